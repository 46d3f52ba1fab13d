/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/score.h"

#include <string.h>

void
arb_score_sheet_init (ArbScoreSheet *sheet, guint n_seats)
{
  g_assert (n_seats <= ARB_MAX_SEATS);

  memset (sheet, 0, sizeof *sheet);
  sheet->n_seats = (guint8) n_seats;
  for (guint seat = 0; seat <= ARB_MAX_SEATS; seat++)
    sheet->tiebreaks[seat] = -1;
}

void
arb_score_sheet_add (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject,
                     gint amount)
{
  g_assert (seat >= 1 && seat <= sheet->n_seats);

  sheet->totals[seat] += amount;
  if (amount != 0 && sheet->n_lines < ARB_MAX_SCORE_LINES)
    sheet->lines[sheet->n_lines++] =
        (ArbScoreLine){ (guint8) seat, (gint16) amount, subject, source };
}

static gboolean
is_ahead (const ArbScoreSheet *sheet, guint a, guint b)
{
  if (sheet->totals[a] != sheet->totals[b])
    return sheet->totals[a] > sheet->totals[b];
  return sheet->tiebreaks[a] > sheet->tiebreaks[b];
}

void
arb_score_sheet_rank (ArbScoreSheet *sheet)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      sheet->ranks[seat] = 1;
      for (guint other = 1; other <= sheet->n_seats; other++)
        sheet->ranks[seat] += is_ahead (sheet, other, seat);
    }
}
