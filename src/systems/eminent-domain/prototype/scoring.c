/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"

/* Adds the points of a planet: if nobody knows which one it is, or what it shows, those of any planet
 * that it can be. */
static void
add_planet (const EmState *state, guint seat, guint number, ArbScoreSheet *sheet)
{
  const ProtoPlanet *own = proto_find (state, seat, number);
  ArbArgument name =
      own->card != EM_UNKNOWN ? proto_planet_name (own->card) : arb_argument_number (number);
  gint least = PROTO_MAX_NUMBER, most = 0;

  for (guint card = 0; card < PROTO_N_PLANETS; card++)
    if (proto_can_be (state, own, card))
      {
        gint influence = proto_number (state, card, PROTO_FEATURE_INFLUENCE);

        least = MIN (least, MAX (influence, 0));
        most = MAX (most, influence >= 0 ? influence : PROTO_MAX_NUMBER);
      }
  if (least == most)
    arb_score_sheet_add (sheet, seat, "planet", name, least);
  else
    arb_score_sheet_add_unknown (sheet, seat, "unknown-planet", name, MIN (least, most), most);
}

static void
add_technology (ArbScoreSheet *sheet, guint seat, ArbArgument card, gint influence)
{
  if (influence < 0)
    arb_score_sheet_add_unknown (sheet, seat, "unknown-technology", card, 0, PROTO_MAX_NUMBER);
  else
    arb_score_sheet_add (sheet, seat, "technology", card, influence);
}

/* Whoever only counts at the end counts the start planet, too, if it lies face up. */
static guint32
scored_planets (const EmState *state, guint seat)
{
  return arb_is_only_end (&state->parent) ? em_seat_const (state, seat)->face_up
                                          : proto_face_up (state, seat);
}

static void
score_seat (const EmState *state, guint seat, ArbScoreSheet *sheet)
{
  const EmSeat *owner = em_seat_const (state, seat);

  arb_score_sheet_add (sheet, seat, "influence-tokens", ARB_ARGUMENT_NONE, owner->influence);
  for (guint32 rest = scored_planets (state, seat); rest != 0; rest &= rest - 1)
    add_planet (state, seat, em_first (rest), sheet);
  for (guint64 rest = owner->owned; rest != 0; rest &= rest - 1)
    add_technology (sheet, seat, proto_card_name (EM_N_ROLES + em_first (rest)),
                    proto_technology_influence (state, em_first (rest)));
  arb_score_sheet_add_tiebreak (sheet, seat, "armies", ARB_ARGUMENT_NONE, owner->fighters);
  arb_score_sheet_add_tiebreak (sheet, seat, "resources", ARB_ARGUMENT_NONE,
                                (gint) proto_resources (state, seat));
}

/* Decides among the first players: one of them wins, or the table has answered about such a tie.
 * Source: 8.4, 9. */
static void
decide (const EmState *state, ArbScoreSheet *sheet)
{
  guint n_total = 0;

  sheet->winners = (guint8) arb_score_sheet_find_first (sheet);
  if (sheet->winners == 0)
    {
      sheet->decided_by = "unknown";
      return;
    }
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    n_total += sheet->left[seat] == 0
               && sheet->totals[seat] == sheet->totals[__builtin_ctz (sheet->winners)];
  if ((sheet->winners & (sheet->winners - 1)) == 0)
    {
      sheet->decided_by = !arb_score_sheet_is_known (sheet) ? "certain"
                          : n_total > 1                     ? "tiebreak"
                                                            : "influence";
      return;
    }
  if (proto_switch (state, PROTO_SWITCH_SECOND_TIE) == PROTO_TIE_NOBODY)
    sheet->winners = 0;
  sheet->decided_by = sheet->winners != 0 ? "shared" : "nobody";
}

void
proto_score (const ArbState *parent, ArbScoreSheet *sheet)
{
  arb_score_sheet_init (sheet, parent);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    score_seat ((const EmState *) parent, seat, sheet);
  arb_score_sheet_rank (sheet);
  if (parent->over)
    decide ((const EmState *) parent, sheet);
}
