/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/score.h"

#include <string.h>

void
arb_score_sheet_init (ArbScoreSheet *sheet, const ArbState *state)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->n_seats = state->n_seats;
  sheet->finished = state->over;
  sheet->counts = TRUE;
  sheet->absent = state->absent;
  for (guint seat = 1; seat <= state->n_seats; seat++)
    sheet->left[seat] = state->left[seat - 1];
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (arb_get_stated (state, seat) >= 0)
      {
        sheet->stated |= (guint8) (1u << seat);
        sheet->words[seat] = arb_get_stated (state, seat);
      }
  for (guint seat = 0; seat <= ARB_MAX_SEATS; seat++)
    {
      sheet->tiebreaks[seat] = -1;
      sheet->ranks[seat] = 1;
    }
}

gboolean
arb_is_only_end (const ArbState *state)
{
  return state->ended_by_table && !state->played;
}

const char *
arb_score_adjustment_source (const ArbState *state)
{
  return arb_is_only_end (state) ? "stated" : "adjustment";
}

static gboolean
lines_are_equal (const ArbScoreLine *a, const ArbScoreLine *b, guint n)
{
  for (guint i = 0; i < n; i++)
    if (a[i].seat != b[i].seat || a[i].amount != b[i].amount || a[i].subject != b[i].subject
        || g_strcmp0 (a[i].source, b[i].source) != 0)
      return FALSE;
  return TRUE;
}

gboolean
arb_score_sheet_equal (const ArbScoreSheet *a, const ArbScoreSheet *b)
{
  return a->finished == b->finished && a->n_seats == b->n_seats && a->winners == b->winners
         && g_strcmp0 (a->decided_by, b->decided_by) == 0
         && memcmp (a->totals, b->totals, sizeof a->totals) == 0
         && memcmp (a->ranks, b->ranks, sizeof a->ranks) == 0
         && memcmp (a->tiebreaks, b->tiebreaks, sizeof a->tiebreaks) == 0
         && a->n_lines == b->n_lines && lines_are_equal (a->lines, b->lines, a->n_lines)
         && a->n_tiebreak_lines == b->n_tiebreak_lines
         && lines_are_equal (a->tiebreak_lines, b->tiebreak_lines, a->n_tiebreak_lines);
}

void
arb_score_sheet_add (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject,
                     gint amount)
{
  g_assert (seat >= 1 && seat <= sheet->n_seats);

  sheet->totals[seat] += amount;
  sheet->least[seat] += amount;
  sheet->most[seat] += amount;
  if (amount != 0 && sheet->n_lines < ARB_MAX_SCORE_LINES)
    sheet->lines[sheet->n_lines++] =
        (ArbScoreLine){ (guint8) seat, (gint16) amount, subject, source };
}

void
arb_score_sheet_add_unknown (ArbScoreSheet *sheet, guint seat, const char *source,
                             ArbArgument subject, gint least, gint most)
{
  g_assert (seat >= 1 && seat <= sheet->n_seats);
  g_assert (least <= most);

  sheet->least[seat] += least;
  sheet->most[seat] += most;
  if (sheet->n_lines < ARB_MAX_SCORE_LINES)
    sheet->lines[sheet->n_lines++] =
        (ArbScoreLine){ .seat = (guint8) seat, .subject = subject, .source = source };
}

void
arb_score_sheet_add_tiebreak (ArbScoreSheet *sheet, guint seat, const char *source,
                              ArbArgument subject, gint amount)
{
  g_assert (seat >= 1 && seat <= sheet->n_seats);

  sheet->tiebreaks[seat] = MAX (sheet->tiebreaks[seat], 0) + amount;
  if (amount != 0 && sheet->n_tiebreak_lines < ARB_MAX_TIEBREAK_LINES)
    sheet->tiebreak_lines[sheet->n_tiebreak_lines++] =
        (ArbScoreLine){ (guint8) seat, (gint16) amount, subject, source };
}

void
arb_score_sheet_compare (ArbScoreSheet *sheet, const char *what, guint seats, const gint *values)
{
  ArbScoreStep *step = &sheet->steps[sheet->n_steps];
  gint most = G_MININT;

  g_assert (sheet->n_steps < ARB_MAX_SCORE_STEPS);
  sheet->n_steps++;
  *step = (ArbScoreStep){ .what = what, .seats = (guint8) seats };
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      step->values[seat] = seats >> seat & 1 ? values[seat] : 0;
      for (guint other = 1; other <= sheet->n_seats; other++)
        sheet->ranks[seat] += (seats >> seat & seats >> other & 1) && values[other] > values[seat];
      if (seats >> seat & 1)
        most = MAX (most, values[seat]);
    }
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if ((seats >> seat & 1) && values[seat] == most)
      step->ahead |= (guint8) (1u << seat);
}

void
arb_score_sheet_settle (ArbScoreSheet *sheet)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->stated >> seat & 1)
      {
        arb_score_sheet_add (sheet, seat, "stated", ARB_ARGUMENT_NONE,
                             sheet->words[seat] - sheet->totals[seat]);
        sheet->least[seat] = sheet->most[seat] = sheet->words[seat];
      }
}

guint
arb_score_sheet_get_contenders (const ArbScoreSheet *sheet)
{
  return ((1u << sheet->n_seats) - 1) << 1 & ~(guint) sheet->absent;
}

void
arb_score_sheet_leave_out (ArbScoreSheet *sheet)
{
  guint present = arb_score_sheet_get_contenders (sheet);

  if (sheet->absent == 0)
    return;
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->left[seat] != 0)
      sheet->ranks[seat] = 0;
  sheet->winners &= (guint8) present;
  if ((present & (present - 1)) != 0)
    return;
  sheet->winners = (guint8) present;
  sheet->decided_by = "left";
  sheet->open = ARB_ARGUMENT_NONE;
  sheet->n_steps = 0;
  sheet->ranks[g_bit_nth_lsf (present, -1)] = 1;
}

void
arb_score_sheet_sort (const ArbScoreSheet *sheet, guint8 seats[ARB_MAX_SEATS])
{
  guint n = 0;

  for (guint left = 0; left < 2; left++)
    for (gint rank = 0; rank <= sheet->n_seats; rank++)
      for (guint seat = 1; seat <= sheet->n_seats; seat++)
        if (sheet->ranks[seat] == rank && (sheet->absent >> seat & 1) == left)
          seats[n++] = (guint8) seat;
}

/* Returns the seats with the total of @seat, if it is the first of several. */
static guint
find_tie (const ArbScoreSheet *sheet, guint seat)
{
  guint contenders = arb_score_sheet_get_contenders (sheet);
  guint seats = 0;

  if (!(contenders >> seat & 1))
    return 0;
  for (guint other = 1; other <= sheet->n_seats; other++)
    if ((contenders >> other & 1) && sheet->least[other] == sheet->least[seat])
      seats |= 1u << other;

  return seats >> seat == 1 || (seats & ((1u << seat) - 1)) != 0 ? 0 : seats;
}

void
arb_score_sheet_rank (ArbScoreSheet *sheet)
{
  arb_score_sheet_settle (sheet);
  sheet->n_steps = 0;
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    sheet->ranks[seat] = sheet->left[seat] == 0;

  arb_score_sheet_compare (sheet, "total", arb_score_sheet_get_contenders (sheet), sheet->least);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      guint tie = find_tie (sheet, seat);

      if (tie != 0 && sheet->tiebreaks[seat] >= 0)
        arb_score_sheet_compare (sheet, "tiebreak", tie, sheet->tiebreaks);
    }
}

gboolean
arb_score_sheet_is_known (const ArbScoreSheet *sheet)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->least[seat] != sheet->most[seat])
      return FALSE;
  return TRUE;
}

/* Whether @seat is before @other, whatever turns out. */
static gboolean
is_certainly_before (const ArbScoreSheet *sheet, guint seat, guint other)
{
  return sheet->least[seat] > sheet->most[other]
         || (sheet->least[seat] == sheet->most[other]
             && sheet->tiebreaks[seat] > sheet->tiebreaks[other]);
}

static gboolean
is_certainly_equal (const ArbScoreSheet *sheet, guint seat, guint other)
{
  return sheet->least[seat] == sheet->most[seat] && sheet->least[other] == sheet->most[other]
         && sheet->least[seat] == sheet->least[other]
         && sheet->tiebreaks[seat] == sheet->tiebreaks[other];
}

guint
arb_score_sheet_find_first (const ArbScoreSheet *sheet)
{
  guint contenders = arb_score_sheet_get_contenders (sheet);
  guint first = 0;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      gboolean beaten = !(contenders >> seat & 1);

      for (guint other = 1; other <= sheet->n_seats; other++)
        beaten |= (contenders >> other & 1) && is_certainly_before (sheet, other, seat);
      if (!beaten)
        first |= 1u << seat;
    }
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    for (guint other = seat + 1; other <= sheet->n_seats; other++)
      if ((first >> seat & first >> other & 1) && !is_certainly_equal (sheet, seat, other))
        return 0;
  return first;
}

void
arb_score_sheet_decide (ArbScoreSheet *sheet)
{
  arb_score_sheet_rank (sheet);
  if (!sheet->finished)
    return;
  sheet->winners = (guint8) arb_score_sheet_find_first (sheet);
  sheet->decided_by = (sheet->winners & (sheet->winners - 1)) == 0 ? "points" : "shared";
}

void
arb_score_sheet_stop_counting (ArbScoreSheet *sheet)
{
  g_return_if_fail (sheet != NULL);

  if (!sheet->finished)
    return;
  sheet->counts = FALSE;
  sheet->winners = 0;
  sheet->decided_by = "not-counted";
  sheet->n_steps = 0;
  memset (sheet->ranks, 0, sizeof sheet->ranks);
}

const ArbScoreStep *
arb_score_sheet_find_deciding (const ArbScoreSheet *sheet)
{
  for (guint i = 0; i < sheet->n_steps; i++)
    if (sheet->steps[i].ahead == sheet->winners && sheet->steps[i].seats != sheet->winners)
      return &sheet->steps[i];

  return NULL;
}

gint
arb_score_sheet_get_best (const ArbScoreSheet *sheet)
{
  const ArbScoreStep *step = arb_score_sheet_find_deciding (sheet);
  gint winner = g_bit_nth_lsf (sheet->winners, -1);

  return step == sheet->steps ? step->values[winner] : sheet->totals[winner];
}
