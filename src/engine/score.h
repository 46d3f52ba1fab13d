/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

#define ARB_MAX_SCORE_LINES 96
#define ARB_MAX_TIEBREAK_LINES 48
#define ARB_MAX_SCORE_STEPS 4

/**
 * ArbScoreLine:
 * @seat: whose
 * @source: static id of where it comes from: `influence-tokens`, `planet`, `technology`
 * @subject: the card it is, or %ARB_ARGUMENT_NONE
 * @amount: points
 */
typedef struct
{
  guint8 seat;
  gint16 amount;
  ArbArgument subject;
  const char *source;
} ArbScoreLine;

/**
 * ArbScoreStep:
 * @what: static id of what is compared: `total`, `tiebreak`, `elements`
 * @seats: among whom, as bits; those that the steps before left equal
 * @ahead: those of them that have the most
 * @values: what each has, by seat
 *
 * One step on the way to the ranks.
 */
typedef struct
{
  const char *what;
  guint8 seats;
  guint8 ahead;
  gint values[ARB_MAX_SEATS + 1];
} ArbScoreStep;

/**
 * ArbScoreSheet:
 * @finished: whether the game is over
 * @ended_by_table: whether the table ended it, not the rules; see arb_score()
 * @counted: whether the table told only what there was at the end of a game that was played without
 *   a record; see arb_score()
 * @n_ruled: moves that happened although a rule forbids them; see arb_score()
 * @n_adjusted: adjustments, those of rulings among them; none where the end was @counted, which
 *   puts nothing right; see arb_score()
 * @n_seats: seats in the game
 * @winners: bits of seats (`1 << seat`); none while undecided or where nobody wins
 * @decided_by: static id of what decided: `influence`, `tiebreak`, `shared`, …
 * @totals: by seat
 * @ranks: by seat, equal when still tied
 * @tiebreaks: by seat; -1 where the system has none
 * @lines: every point with its source, ordered by seat
 * @tiebreak_lines: what the tie-breaks consist of, ordered by seat
 * @steps: what was compared, in order: a seat's rank is 1 and, for each step, those who had more
 */
typedef struct
{
  gboolean finished;
  gboolean ended_by_table;
  gboolean counted;
  guint n_ruled;
  guint n_adjusted;
  guint8 n_seats;
  guint8 winners;
  const char *decided_by;
  gint totals[ARB_MAX_SEATS + 1];
  gint ranks[ARB_MAX_SEATS + 1];
  gint tiebreaks[ARB_MAX_SEATS + 1];
  guint n_lines;
  ArbScoreLine lines[ARB_MAX_SCORE_LINES];
  guint n_tiebreak_lines;
  ArbScoreLine tiebreak_lines[ARB_MAX_TIEBREAK_LINES];
  guint n_steps;
  ArbScoreStep steps[ARB_MAX_SCORE_STEPS];
} ArbScoreSheet;

/** arb_score_sheet_init: empties @sheet for @n_seats seats. */
void arb_score_sheet_init (ArbScoreSheet *sheet, guint n_seats);

/** arb_score_sheet_add: adds a line and its amount to the seat's total. A zero is not listed. */
void arb_score_sheet_add (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject,
                          gint amount);

/** arb_score_sheet_add_tiebreak: adds to what counts for @seat at equal totals. */
void arb_score_sheet_add_tiebreak (ArbScoreSheet *sheet, guint seat, const char *source,
                                   ArbArgument subject, gint amount);

/**
 * arb_score_sheet_compare:
 * @sheet: a sheet
 * @what: static id of what is compared
 * @seats: bits of the seats that are still equal
 * @values: what each has, by seat
 *
 * Takes a step: every one of @seats comes after those of them that have more.
 */
void arb_score_sheet_compare (ArbScoreSheet *sheet, const char *what, guint seats,
                              const gint *values);

/** arb_score_sheet_rank: compares totals, then tie-breaks; equal seats share a rank. */
void arb_score_sheet_rank (ArbScoreSheet *sheet);

/** arb_score_sheet_find_deciding: (nullable): the step that puts the winners before somebody. */
const ArbScoreStep *arb_score_sheet_find_deciding (const ArbScoreSheet *sheet);

G_END_DECLS
