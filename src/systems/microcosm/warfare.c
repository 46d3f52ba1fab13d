/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/warfare.h"

#include "systems/microcosm/colonize.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"

/* The big shield of a planet in its pile, the small one of a Colony. */
static MicroPlanetFace
shield_of (const MicroState *state, guint slot)
{
  return state->slots[slot].place == MICRO_IN_PILE ? MICRO_PLANET_SHIELD
                                                   : MICRO_PLANET_COLONY_SHIELD;
}

/* Whether the card with that slot adds to the defence of its owner's Colonies. */
static gboolean
defends (const MicroState *state, guint slot)
{
  const MicroSlot *self = &state->slots[slot];
  gboolean in_spoils = self->place >= MICRO_SPOILS;

  if ((!self->face_up && !in_spoils) || self->planet == 0
      || (micro_catalogue (state)->bonus_planets & 1u << (self->planet - 1)) == 0)
    return FALSE;
  if (slot + 1 == state->target && micro_switch (state, MICRO_SWITCH_SELF_PROTECTION) == MICRO_NO)
    return FALSE;
  return !in_spoils || micro_switch (state, MICRO_SWITCH_SPOILS_BONUS) == MICRO_YES;
}

/* Counts the bonuses for the Colony under attack; planets in piles have none. */
static guint
count_bonuses (const MicroState *state)
{
  guint defender = micro_owner (state, state->target - 1u);
  guint n = 0;

  if (defender == 0)
    return 0;
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    n += micro_defends (state, slot);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    n += state->owners[i] == defender && micro_catalogue (state)->technologies[i].bonus > 0;
  return n;
}

gboolean
micro_defends (const MicroState *state, guint slot)
{
  guint defender = micro_owner (state, state->target - 1u);

  return defender != 0 && micro_owner (state, slot) == defender && defends (state, slot);
}

guint
micro_bonus (const MicroState *state)
{
  guint n = count_bonuses (state);

  return micro_switch (state, MICRO_SWITCH_BONUSES) == MICRO_NO ? MIN (n, 1) : n;
}

static guint
find_shield (const MicroState *state)
{
  guint slot = state->target - 1u;

  return (guint) micro_number (state, state->slots[slot].planet - 1u, shield_of (state, slot));
}

guint
micro_needed (const MicroState *state)
{
  if (micro_effect (state) == MICRO_EFFECT_AGAIN)
    return arb_agenda_top_const (&state->agenda)->left;
  if (state->target == 0)
    return 0;
  if (micro_effect (state) == MICRO_EFFECT_COLONIZE)
    return micro_cost (state, state->target - 1u);
  return find_shield (state) + micro_bonus (state);
}

/* Whether the defender may be able to turn up a planet that defends, by what all players have
 * seen. */
static gboolean
can_surprise (const MicroState *state)
{
  guint defender = micro_owner (state, state->target - 1u);

  for (guint slot = 0; defender != 0 && slot < MICRO_N_PLANETS; slot++)
    if (micro_is_face_down_colony (state, defender, slot)
        && (micro_public_candidates (state, slot) & micro_catalogue (state)->bonus_planets) != 0)
      return TRUE;
  return FALSE;
}

void
micro_settle_attack (MicroState *state)
{
  guint slot = state->target - 1u;

  if (state->defence == MICRO_ASKED || state->n_shown < micro_needed (state))
    return;
  if (state->defence == MICRO_NOT_ASKED && can_surprise (state))
    {
      state->defence = MICRO_ASKED;
      return;
    }
  state->slots[slot].place =
      micro_planet_place (MICRO_SPOILS, arb_agenda_top_const (&state->agenda)->seat);
  micro_close_step (state);
}

gboolean
micro_is_attacked (const MicroState *state, guint seat)
{
  return micro_effect (state) == MICRO_EFFECT_ATTACK && state->target != 0
         && micro_owner (state, state->target - 1u) == seat;
}

void
micro_answer_attack (MicroState *state)
{
  state->defence = MICRO_ANSWERED;
  micro_settle_attack (state);
}

void
micro_settle_defence (MicroState *state)
{
  if (state->defence == MICRO_ASKED && !can_surprise (state))
    micro_answer_attack (state);
}

gboolean
micro_is_defence (const MicroState *state, guint seat, ArbArgument planet)
{
  gint index = micro_planet_argument (planet);

  return index >= 0 && micro_is_attacked (state, seat)
         && (micro_catalogue (state)->bonus_planets & 1u << index) != 0;
}

static void
check_attack (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint slot = micro_slot_argument (move.arguments[0]);
  guint planet;

  if (!micro_check_moment (state, MICRO_EFFECT_ATTACK, verdict))
    return;
  if (state->target != 0)
    micro_add_phase (state, verdict);
  else if (slot < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (state->slots[slot].place != MICRO_IN_PILE
           && !micro_is_colony (state, micro_opponent (move.seat), (guint) slot))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_ATTACK_TARGET,
                     move.arguments[0])[MICRO_ATTACK_TARGET_OWNER] =
        (gint16) micro_owner (state, (guint) slot);
  else
    {
      if (state->slots[slot].place == MICRO_IN_PILE)
        micro_check_top (state, (guint) slot, MICRO_PILE_TOP, verdict);
      if (!micro_check_planet (state, move, verdict))
        return;
      planet = (guint) micro_planet_argument (move.arguments[1]);
      if (micro_number (state, planet, shield_of (state, (guint) slot)) < 0)
        arb_shows_add_unknown (&state->parent, verdict,
                               micro_name_slot (state, (guint) slot, planet),
                               shield_of (state, (guint) slot));
    }
}

static void
apply_attack (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint slot = (guint) micro_slot_argument (move.arguments[0]);

  micro_turn_up (state, slot, (guint) micro_planet_argument (move.arguments[1]));
  state->target = (guint8) (slot + 1);
  micro_settle_attack (state);
}

const ArbVerb micro_verb_attack = {
  .name = "attack",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_NUMBER | MICRO_A_PLANET), ARB_MAY (MICRO_A_PLANET) },
  .canonicalize = micro_canonicalize_planet,
  .kinds = { "attack", "identify" },
  .why_not = check_attack,
  .apply = apply_attack,
};

static void
check_defend (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (!micro_is_attacked (state, move.seat))
    micro_add_phase (state, verdict);
  else if (slot < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (!micro_is_face_down_colony (state, move.seat, (guint) slot))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DEFEND, move.arguments[0]);
  else if (micro_check_planet (state, move, verdict)
           && !micro_is_defence (state, move.seat, move.arguments[1]))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DEFEND, move.arguments[1]);
}

static void
apply_defend (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  micro_turn_up (state, (guint) micro_slot_argument (move.arguments[0]),
                 (guint) micro_planet_argument (move.arguments[1]));
  /* Said before the attacker has shown enough, it only raises what is needed. */
  if (state->defence == MICRO_ASKED)
    micro_answer_attack (state);
}

const ArbVerb micro_verb_defend = {
  .name = "defend",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_NUMBER | MICRO_A_PLANET), ARB_MAY (MICRO_A_PLANET) },
  .canonicalize = micro_canonicalize_planet,
  .kinds = { "defend" },
  .why_not = check_defend,
  .apply = apply_defend,
};

static void
check_concede (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  if (state->defence != MICRO_ASKED)
    micro_add_phase (state, verdict);
}

static void
apply_concede (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  micro_answer_attack (state);
}

const ArbVerb micro_verb_concede = {
  .name = "concede",
  .kind = ARB_VERB_ANSWER,
  .kinds = { "concede" },
  .why_not = check_concede,
  .apply = apply_concede,
};

gboolean
micro_asks_attack (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  const MicroState *self = micro_state (state);

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (self->slots[slot].place == MICRO_IN_PILE
        || micro_is_colony (self, micro_opponent (item->seat), slot))
      return TRUE;
  return FALSE;
}

void
micro_list_defences (const MicroState *state, guint seat, ArbMoves *moves)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (micro_is_face_down_colony (state, seat, slot)
        && (micro_candidates (state, slot) & micro_catalogue (state)->bonus_planets) != 0)
      micro_list_planet (state, seat, MICRO_VERB_DEFEND, slot, moves);
}

void
micro_list_attack (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  if (self->defence == MICRO_ASKED)
    {
      micro_list_defences (self, micro_opponent (item->seat), moves);
      arb_moves_add (moves, ARB_MOVE (micro_opponent (item->seat), MICRO_VERB_CONCEDE, 0));
    }
  else if (self->target != 0)
    {
      micro_list_reveals (self, item->seat, G_MAXUINT, moves);
      arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DONE, 0));
    }
  else
    {
      for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
        if (self->slots[slot].place == MICRO_IN_PILE
            || micro_is_colony (self, micro_opponent (item->seat), slot))
          micro_list_planet (self, item->seat, MICRO_VERB_ATTACK, slot, moves);
      micro_list_reveals (self, item->seat, G_MAXUINT, moves);
    }
}
