/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ARB_MAX_SCORE_LINES 96
#define ARB_MAX_TIEBREAK_LINES 48
#define ARB_MAX_SCORE_STEPS 4

/**
 * ArbScoreLine:
 * @seat: the seat
 * @source: static id of the source: `influence-tokens`, `planet`, `technology`
 * @subject: the card, or %ARB_ARGUMENT_NONE
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
 * @what: static id of the compared number: `total`, `tiebreak`, `elements`
 * @seats: the compared seats, as bits: those that are equal by the steps before
 * @ahead: those of them with the most
 * @values: the numbers, by seat
 *
 * One step of the ranking.
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
 * @last_turn: the last turn that counts, if the game had ended although it went on; otherwise 0; see
 *   arb_score()
 * @ended_by_table: whether the table ended it, not the rules; see arb_score()
 * @only_end: whether only the end of a game was recorded, which was played without the program; see
 *   arb_score()
 * @counts: %FALSE if the game is over and does not count, so that nobody wins and nobody has a place;
 *   see arb_game_set_counts()
 * @n_ruled: the number of rulings; see arb_score()
 * @n_adjusted: the number of adjustments, with those of rulings; 0 if @only_end, because counting
 *   corrects nothing; see arb_score()
 * @n_seats: seats in the game
 * @winners: bits of seats (`1 << seat`); none if undecided or if nobody wins
 * @decided_by: static id of the deciding step: `influence`, `tiebreak`, `shared`, …; `left` if nobody
 *   else is at the table
 * @open: if the winners depend on a rule that the edition leaves open, its switch; see
 *   engine/play/open-rules.h
 * @absent: bits of seats whose players have left the table: they have no place and cannot win
 * @left: by seat, the turn in which they left; 0 for none
 * @stated: bits of seats whose total the table has stated, see engine/play/count.h
 * @words: by seat, those totals
 * @totals: by seat, the points that are known
 * @least: by seat, the fewest points that the total can turn out to be
 * @most: by seat, the most
 * @ranks: by seat, equal when still tied; 0 unless @counts, and of a player who has left
 * @tiebreaks: by seat; -1 if the system has none
 * @lines: every point with its source, ordered by seat
 * @tiebreak_lines: the parts of the tiebreaks, ordered by seat
 * @steps: the comparisons in their order: the rank of a seat is 1 plus the seats that had more in a
 *   step
 */
typedef struct
{
  gboolean finished;
  guint last_turn;
  gboolean ended_by_table;
  gboolean only_end;
  gboolean counts;
  guint n_ruled;
  guint n_adjusted;
  guint8 n_seats;
  guint8 winners;
  guint8 absent;
  guint8 stated;
  const char *decided_by;
  ArbArgument open;
  guint left[ARB_MAX_SEATS + 1];
  gint words[ARB_MAX_SEATS + 1];
  gint totals[ARB_MAX_SEATS + 1];
  gint least[ARB_MAX_SEATS + 1];
  gint most[ARB_MAX_SEATS + 1];
  gint ranks[ARB_MAX_SEATS + 1];
  gint tiebreaks[ARB_MAX_SEATS + 1];
  guint n_lines;
  ArbScoreLine lines[ARB_MAX_SCORE_LINES];
  guint n_tiebreak_lines;
  ArbScoreLine tiebreak_lines[ARB_MAX_TIEBREAK_LINES];
  guint n_steps;
  ArbScoreStep steps[ARB_MAX_SCORE_STEPS];
} ArbScoreSheet;

/**
 * arb_score_sheet_init: empties @sheet for the seats of @state, and notes whether the game is over and
 * which totals the table has stated.
 */
void arb_score_sheet_init (ArbScoreSheet *sheet, const ArbState *state);

/**
 * arb_score_sheet_equal: whether two sheets say the same about points, ranks and winners, whatever
 * was allowed and adjusted, and whatever was recorded after the end.
 */
gboolean arb_score_sheet_equal (const ArbScoreSheet *a, const ArbScoreSheet *b);

/** arb_score_sheet_add: adds a line and its amount to the seat's total. A zero is not listed. */
void arb_score_sheet_add (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject,
                          gint amount);

/**
 * arb_score_sheet_add_unknown: adds a line for points that nobody knows yet; they are at least @least
 * and at most @most. The line has no points.
 */
void arb_score_sheet_add_unknown (ArbScoreSheet *sheet, guint seat, const char *source,
                                  ArbArgument subject, gint least, gint most);

/** arb_score_sheet_add_tiebreak: adds to the tiebreak of @seat. */
void arb_score_sheet_add_tiebreak (ArbScoreSheet *sheet, guint seat, const char *source,
                                   ArbArgument subject, gint amount);

/** arb_is_only_end: whether only the end of a game was recorded, which was played without the program. */
gboolean arb_is_only_end (const ArbState *state);

/**
 * arb_score_adjustment_source: the source of points that the table has adjusted. They are counted at
 * the table if only the end was recorded: then they correct nothing.
 */
const char *arb_score_adjustment_source (const ArbState *state);

/**
 * arb_score_sheet_compare:
 * @sheet: a sheet
 * @what: static id of the compared number
 * @seats: bits of the seats that are still equal
 * @values: the numbers, by seat
 *
 * Adds a step: each of @seats is ranked after those of them that have more.
 */
void arb_score_sheet_compare (ArbScoreSheet *sheet, const char *what, guint seats,
                              const gint *values);

/**
 * arb_score_sheet_settle: puts the table's word in the place of the totals that it has stated. The
 * difference becomes a line, `stated`, so that the lines still add up. arb_score_sheet_rank() and
 * arb_score() do so themselves; doing it again changes nothing.
 */
void arb_score_sheet_settle (ArbScoreSheet *sheet);

/**
 * arb_score_sheet_leave_out: takes the places of players who have left. If only one is at the table, the
 * game is over, and that one wins. arb_score() does so itself.
 */
void arb_score_sheet_leave_out (ArbScoreSheet *sheet);

/** arb_score_sheet_get_contenders: bits of the seats that are compared: all but those that left. */
guint arb_score_sheet_get_contenders (const ArbScoreSheet *sheet);

/**
 * arb_score_sheet_sort:
 * @sheet: a sheet
 * @seats: (out) (array fixed-size=5): the seats
 *
 * Lists the seats, the best first, those of equal rank in the order of play, and players who have left
 * last.
 */
void arb_score_sheet_sort (const ArbScoreSheet *sheet, guint8 seats[ARB_MAX_SEATS]);

/**
 * arb_score_sheet_rank: compares totals, then tie-breaks; equal seats share a rank. Of totals that are
 * not known, the least possible ones are compared.
 */
void arb_score_sheet_rank (ArbScoreSheet *sheet);

/**
 * arb_score_sheet_decide: ranks the seats; if the game is over, those that are first win, by `points`,
 * or together, `shared`.
 */
void arb_score_sheet_decide (ArbScoreSheet *sheet);

/** arb_score_sheet_is_known: whether no points of any seat are unknown. */
gboolean arb_score_sheet_is_known (const ArbScoreSheet *sheet);

/**
 * arb_score_sheet_find_first: the seats that are first, as bits: several if they are equal in points
 * and tie-breaks. 0 as long as what is unknown can change it.
 */
guint arb_score_sheet_find_first (const ArbScoreSheet *sheet);

/**
 * arb_score_sheet_stop_counting: takes the winners, the places and the steps from a finished sheet,
 * because its game does not count.
 */
void arb_score_sheet_stop_counting (ArbScoreSheet *sheet);

/** arb_score_sheet_find_deciding: (nullable): the step that ranks the winners above other seats. */
const ArbScoreStep *arb_score_sheet_find_deciding (const ArbScoreSheet *sheet);

/**
 * arb_score_sheet_get_best: the result of the winners in the step that decides: points, unless
 * another step comes first. The sheet must have winners.
 */
gint arb_score_sheet_get_best (const ArbScoreSheet *sheet);

G_END_DECLS
