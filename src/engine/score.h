/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

#define ARB_MAX_SCORE_LINES 96

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
 * ArbScoreSheet:
 * @finished: whether the game is over
 * @n_seats: seats in the game
 * @winners: bits of seats (`1 << seat`); none while undecided or where nobody wins
 * @decided_by: static id of what decided: `influence`, `tiebreak`, `shared`, …
 * @totals: by seat
 * @ranks: by seat, equal when still tied
 * @tiebreaks: by seat; -1 where the system has none
 * @lines: every point with its source, ordered by seat
 */
typedef struct
{
  gboolean finished;
  guint8 n_seats;
  guint8 winners;
  const char *decided_by;
  gint totals[ARB_MAX_SEATS + 1];
  gint ranks[ARB_MAX_SEATS + 1];
  gint tiebreaks[ARB_MAX_SEATS + 1];
  guint n_lines;
  ArbScoreLine lines[ARB_MAX_SCORE_LINES];
} ArbScoreSheet;

/** arb_score_sheet_init: empties @sheet for @n_seats seats. */
void arb_score_sheet_init (ArbScoreSheet *sheet, guint n_seats);

/** arb_score_sheet_add: adds a line and its amount to the seat's total. A zero is not listed. */
void arb_score_sheet_add (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject,
                          gint amount);

/** arb_score_sheet_rank: ranks by total, then tie-break; equal seats share a rank. */
void arb_score_sheet_rank (ArbScoreSheet *sheet);

G_END_DECLS
