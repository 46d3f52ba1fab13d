/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/lead.h"

#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

gboolean
proto_shows_role (const EmState *state, guint kind)
{
  return proto_count_icon (state, kind, state->role) > 0;
}

guint32
proto_icon_planets (const EmState *state, guint seat)
{
  guint32 planets = 0;

  if (proto_switch (state, PROTO_SWITCH_PLANET_ICONS) == PROTO_ICONS_NO)
    return 0;
  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;

      if (card != EM_UNKNOWN && proto_count_planet_icon (state, card, state->role) > 0)
        planets |= 1u << em_first (rest);
    }
  return planets;
}

guint
proto_planet_icons (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = proto_icon_planets (state, seat); rest != 0; rest &= rest - 1)
    n += proto_count_planet_icon (state, proto_find (state, seat, em_first (rest))->card,
                                  state->role);
  return n;
}

guint
proto_count_icons (const EmState *state, guint seat)
{
  guint n = proto_planet_icons (state, seat);

  for (guint64 kinds = em_pile_kinds (&state->shown); kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (&state->shown, em_first (kinds))
         * proto_count_icon (state, em_first (kinds), state->role);
  return n;
}

guint
proto_symbols (const ArbState *state, const ArbItem *item)
{
  return proto_count_icons ((const EmState *) state, item->seat);
}

guint64
proto_boosts (const EmState *state, guint seat, gboolean known)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint64 kinds = known ? em_pile_kinds (&owner->hand) : em_hand_kinds (owner);
  guint64 boosts = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    if (proto_shows_role (state, em_first (kinds)))
      boosts |= em_bit (em_first (kinds));
  return boosts;
}

void
proto_check_icon (const EmState *state, guint kind, ArbVerdict *verdict)
{
  if (!proto_knows_icons (state, kind))
    arb_shows_add_unknown (&state->parent, verdict, proto_card_name (kind), PROTO_FEATURE_ICON);
  else if (!proto_shows_role (state, kind))
    proto_refuse (verdict, PROTO_RULE_ICON, proto_card_name (kind));
}

void
proto_list_action (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                   ArbMoves *moves)
{
  em_list_cards (moves, item->seat, EM_VERB_PLAY,
                 em_hand_kinds (em_seat_const ((const EmState *) parent, item->seat)));
  em_list_move (moves, item->seat, EM_VERB_SKIP, 0, 0);
}

void
proto_list_role (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  for (guint role = 0; role < EM_N_ROLES; role++)
    em_list_move (moves, item->seat, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, role), 0);
}

void
proto_list_boost (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  em_list_cards (moves, item->seat, EM_VERB_BOOST,
                 em_hand_kinds (em_seat_const ((const EmState *) parent, item->seat)));
  em_list_move (moves, item->seat, EM_VERB_DONE, 0, 0);
}

/* The Action of a card is on its face, which was not published. Source: 8.4, 1. */
static void
check_play (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);
  ProtoAction action = proto_action (state, kind);

  if (!proto_check_asked (state, EM_EFFECT_ACTION, verdict)
      || !proto_check_held (state, move.seat, kind, 1, verdict))
    return;
  if (action == PROTO_ACTION_UNKNOWN)
    arb_shows_add_unknown (&state->parent, verdict, move.arguments[0], PROTO_FEATURE_ACTION);
  else if (action == PROTO_ACTION_NONE)
    proto_refuse (verdict, PROTO_RULE_NO_ACTION, move.arguments[0]);
}

static void
apply_play (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);
  guint script = proto_action (state, kind) == PROTO_ACTION_BY_HAND
                     ? proto_catalogue (state)->by_hand
                     : em_catalogue (state)->card_scripts[kind];

  state->shown = (EmPile){ 0 };
  em_play_shown (state, move.seat, kind);
  em_close_step (state);
  arb_agenda_push (&state->agenda, script, move.seat, ARB_NO_CARD);
}

const ArbVerb proto_verb_play = {
  .name = "play",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .kinds = { "play", "play-technology" },
  .why_not = check_play,
  .apply = apply_play,
  .episode = EM_EPISODE_ACTION,
};

static void
check_lead (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint role = arb_argument_value (move.arguments[0]);

  if (!proto_check_asked (state, EM_EFFECT_ROLE, verdict))
    return;
  if (proto_pile_is_empty (state, role))
    proto_refuse (verdict, PROTO_RULE_PILE, move.arguments[0]);
}

static void
apply_lead (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint role = arb_argument_value (move.arguments[0]);

  state->role = (guint8) role;
  state->shown = (EmPile){ 0 };
  if (!proto_pile_is_empty (state, role))
    {
      if (state->piles[role] != PROTO_NOT_COUNTED)
        state->piles[role]--;
      state->taken[role]++;
      em_pile_add (&em_seat (state, move.seat)->play, role, 1);
      em_pile_add (&state->shown, role, 1);
    }
  em_await_answers (state, move.seat);
  em_close_step (state);
  em_push (state, EM_SCRIPT_ANSWERS, 0);
  arb_agenda_push (&state->agenda, em_catalogue (state)->lead_scripts[role], move.seat,
                   ARB_NO_CARD);
  em_push (state, EM_SCRIPT_BOOST, move.seat);
}

const ArbVerb proto_verb_lead = {
  .name = "lead",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_ROLE) },
  .kinds = { "lead", "lead-open" },
  .why_not = check_lead,
  .apply = apply_lead,
  .episode = EM_EPISODE_LEAD,
};
