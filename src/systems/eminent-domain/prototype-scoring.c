/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-scoring.h"

#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-planets.h"

/* A line that says what is missing: it has no points yet. */
static void
add_missing (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject)
{
  if (sheet->n_lines < ARB_MAX_SCORE_LINES)
    sheet->lines[sheet->n_lines++] =
        (ArbScoreLine){ .seat = (guint8) seat, .subject = subject, .source = source };
}

/* Adds the points of a card; returns whether they are unknown. */
static gboolean
add_card (ArbScoreSheet *sheet, guint seat, gboolean is_planet, ArbArgument card, gint influence)
{
  if (influence < 0)
    add_missing (sheet, seat, is_planet ? "unknown-planet" : "unknown-technology", card);
  else
    arb_score_sheet_add (sheet, seat, is_planet ? "planet" : "technology", card, influence);
  return influence < 0;
}

/* All points of a seat; returns whether some are not known. */
static gboolean
score_seat (const ProtoState *state, guint seat, ArbScoreSheet *sheet)
{
  const EmSeat *owner = proto_seat_const (state, seat);
  gboolean unknown = FALSE;

  arb_score_sheet_add (sheet, seat, "influence-tokens", ARB_ARGUMENT_NONE, owner->influence);
  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;

      unknown |=
          add_card (sheet, seat, TRUE,
                    card != EM_UNKNOWN ? proto_planet_name (card)
                                       : arb_argument_number (em_first (rest)),
                    card != EM_UNKNOWN ? proto_number (state, card, PROTO_FEATURE_INFLUENCE) : -1);
    }
  for (guint64 rest = owner->owned; rest != 0; rest &= rest - 1)
    unknown |= add_card (sheet, seat, FALSE, proto_card_name (EM_N_ROLES + em_first (rest)),
                         state->faces.influence[em_first (rest)] - 1);
  arb_score_sheet_add_tiebreak (sheet, seat, "armies", ARB_ARGUMENT_NONE, owner->fighters);
  arb_score_sheet_add_tiebreak (sheet, seat, "resources", ARB_ARGUMENT_NONE,
                                (gint) proto_resources (state, seat));
  return unknown;
}

/* Decides among the first players: one of them wins, or the table has answered about such a tie.
 * Source: 8.4, 9. */
static void
decide (const ProtoState *state, ArbScoreSheet *sheet)
{
  guint n_total = 0;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->ranks[seat] == 1)
      sheet->winners |= (guint8) (1u << seat);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    n_total += sheet->totals[seat] == sheet->totals[__builtin_ctz (sheet->winners)];
  if ((sheet->winners & (sheet->winners - 1)) == 0)
    {
      sheet->decided_by = n_total > 1 ? "tiebreak" : "influence";
      return;
    }
  if (state->parent.switches[PROTO_SWITCH_SECOND_TIE] >= PROTO_TIE_NOBODY)
    sheet->winners = 0;
  sheet->decided_by = state->parent.switches[PROTO_SWITCH_SECOND_TIE] > PROTO_TIE_NOBODY ? "open"
                      : sheet->winners != 0                                              ? "shared"
                                                                                         : "nobody";
}

void
proto_score (const ArbState *parent, ArbScoreSheet *sheet)
{
  const ProtoState *state = proto_state (parent);
  gboolean unknown = FALSE;

  arb_score_sheet_init (sheet, parent);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    unknown |= score_seat (state, seat, sheet) && arb_get_stated (parent, seat) < 0;
  arb_score_sheet_rank (sheet);
  if (!parent->over)
    return;
  if (unknown)
    sheet->decided_by = "unknown";
  else
    decide (state, sheet);
}
