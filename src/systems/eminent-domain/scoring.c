/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"

#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/produce-trade.h"

static void
score_seat (const EmState *state, guint seat, ArbScoreSheet *sheet)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  const EmSeat *owner = em_seat_const (state, seat);

  arb_score_sheet_add (sheet, seat, "influence-tokens", ARB_ARGUMENT_NONE, owner->influence);
  /* Even if the game was ended in the middle of the turn, the influence owed for it counts. */
  if (state->parent.over && seat == state->leader)
    arb_score_sheet_add (sheet, seat, "influence-pending", ARB_ARGUMENT_NONE,
                         (gint) em_pending_influence (state));
  arb_score_sheet_add_tiebreak (sheet, seat, "fighters", ARB_ARGUMENT_NONE, owner->fighters);
  arb_score_sheet_add_tiebreak (sheet, seat, "resources", ARB_ARGUMENT_NONE,
                                owner->sums[EM_SUM_RESOURCES]);
  for (guint32 rest = owner->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, seat, em_first (rest));

      arb_score_sheet_add_tiebreak (sheet, seat, "resources",
                                    arb_argument_name (EM_SORT_PLANET, own->card),
                                    (gint) em_count (own->filled));
      if (own->blocked && em_switch (state, EM_SWITCH_MARKER_TIES) == EM_MARKER_TIES_YES)
        arb_score_sheet_add_tiebreak (sheet, seat, "fighters",
                                      arb_argument_name (EM_SORT_PLANET, own->card), 1);
      arb_score_sheet_add (sheet, seat, "planet", arb_argument_name (EM_SORT_PLANET, own->card),
                           catalogue->planets[own->card].influence);
    }
  for (guint64 rest = owner->owned; rest != 0; rest &= rest - 1)
    arb_score_sheet_add (sheet, seat, "technology",
                         arb_argument_name (EM_SORT_CARD, EM_N_ROLE_CARDS + em_first (rest)),
                         catalogue->technologies[em_first (rest)].influence);
  arb_score_sheet_add (sheet, seat, "planets-counted", ARB_ARGUMENT_NONE,
                       owner->sums[EM_SUM_PLANETS]);
  arb_score_sheet_add (sheet, seat, "technologies-counted", ARB_ARGUMENT_NONE,
                       owner->sums[EM_SUM_TECHNOLOGIES]);
}

static guint
leaders (const ArbScoreSheet *sheet)
{
  guint seats = 0;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->ranks[seat] == 1)
      seats |= 1u << seat;

  return seats;
}

static gboolean
shares_total (const ArbScoreSheet *sheet, guint winner)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (seat != winner && sheet->left[seat] == 0 && sheet->totals[seat] == sheet->totals[winner])
      return TRUE;

  return FALSE;
}

/* Source: 6.2; the last tie is DS14. */
void
em_score (const ArbState *parent, ArbScoreSheet *sheet)
{
  static const char *const ties[] = { "another-game", "draw", "shared" };
  const EmState *state = (const EmState *) parent;
  guint first;

  arb_score_sheet_init (sheet, parent);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    score_seat (state, seat, sheet);
  arb_score_sheet_rank (sheet);

  first = leaders (sheet);
  if ((first & (first - 1)) != 0)
    {
      sheet->decided_by = ties[em_switch (state, EM_SWITCH_FINAL_TIE)];
      if (em_switch (state, EM_SWITCH_FINAL_TIE) != EM_TIE_SHARED)
        first = 0;
    }
  else
    sheet->decided_by =
        shares_total (sheet, (guint) g_bit_nth_lsf (first, -1)) ? "tiebreak" : "influence";
  sheet->winners = (guint8) (sheet->finished ? first : 0);
}
