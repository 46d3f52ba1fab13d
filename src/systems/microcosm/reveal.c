/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/reveal.h"

#include "systems/microcosm/colonize.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

static gboolean
check_domain (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  ArbArgument card = micro_domain_name (domain);
  guint place = state->places[domain];

  if ((state->shown_domains & 1u << domain) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, card);
  else if ((state->played & 1u << domain) != 0 || micro_can_hold (state, seat, domain))
    return TRUE;
  else if (place == micro_place (MICRO_IN_DISCARD, seat))
    {
      if (micro_switch (state, MICRO_SWITCH_REVEAL_DISCARD) == MICRO_NO)
        arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_DISCARD, card);
      return TRUE;
    }
  else if (place == MICRO_UNSEEN)
    micro_add_not_held (state, seat, domain, verdict);
  else
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, card);
  return FALSE;
}

static gboolean
check_slot (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  guint slot = (guint) micro_slot_argument (move.arguments[0]);
  guint place = state->slots[slot].place;

  if ((state->shown_slots & 1u << slot) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, move.arguments[0]);
  else if (place != micro_planet_place (MICRO_COLONY, move.seat)
           && place != micro_planet_place (MICRO_SPOILS, move.seat))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else
    {
      if (place == micro_planet_place (MICRO_SPOILS, move.seat))
        arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SPOILS, move.arguments[0]);
      return micro_check_planet (state, move, verdict);
    }
  return FALSE;
}

static gboolean
check_technology (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  guint technology = (guint) micro_technology_argument (move.arguments[0]);

  if ((state->shown_technologies & 1u << technology) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, move.arguments[0]);
  else if (state->owners[technology] != move.seat)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else
    return TRUE;
  return FALSE;
}

/* Returns the card whose icons are revealed; for a planet, its name. */
static ArbArgument
card_of (ArbMove move)
{
  return micro_slot_argument (move.arguments[0]) >= 0 ? move.arguments[1] : move.arguments[0];
}

/* The same as people call it. */
static ArbArgument
called_of (const MicroState *state, ArbMove move)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  return slot >= 0 ? micro_name_slot (state, (guint) slot,
                                      (guint) micro_planet_argument (move.arguments[1]))
                   : move.arguments[0];
}

/* How many icons the move reveals: a card with two equal ones shows both. One without the icon counts
 * as one if the table allows it. */
static guint
count_shown (const MicroState *state, ArbMove move)
{
  return MAX (micro_count_icon (micro_icons (state, card_of (move)), micro_asked_role (state)), 1);
}

static void
check_icon (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  MicroRole role = micro_asked_role (state);
  ArbArgument card = card_of (move);
  guint16 icons = micro_icons (state, card);
  gint16 *numbers;

  if (icons == MICRO_ICONS_UNKNOWN)
    micro_add_unknown (verdict, called_of (state, move), MICRO_FEATURE_ICON);
  else if (micro_count_icon (icons, role) == 0)
    {
      numbers = arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_ICON, card);
      numbers[MICRO_REVEAL_ICON_NEEDED] = (gint16) micro_needed (state);
      numbers[MICRO_REVEAL_ICON_SHOWN] = (gint16) state->n_shown;
    }
}

/* Checks turning up a Colony, which needs no reason. Source: rules, a note on timing. */
static void
check_turning_up (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  MicroEffect now = micro_effect (state);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (slot < 0 || (now != MICRO_EFFECT_TAKE && now != MICRO_EFFECT_CHOOSE))
    micro_add_phase (state, verdict);
  else if (state->slots[slot].place != micro_planet_place (MICRO_COLONY, move.seat)
           || state->slots[slot].face_up)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else if (micro_check_planet (state, move, verdict)
           && micro_switch (state, MICRO_SWITCH_TURN_UP) == MICRO_TURN_UP_FOR_ICONS)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_NEEDLESS, move.arguments[0]);
}

static void
check_reveal (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gboolean there;

  /* A planet whose place is unknown has no number. */
  if (slot < 0
      && (move.arguments[1] != ARB_ARGUMENT_NONE || micro_planet_argument (move.arguments[0]) >= 0))
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  if (micro_asked_role (state) == MICRO_N_ROLES)
    {
      if (state->defence == MICRO_ASKED)
        micro_add_phase (state, verdict);
      else
        check_turning_up (state, move, verdict);
      return;
    }
  there = domain >= 0 ? check_domain (state, move.seat, (guint) domain, verdict)
          : slot >= 0 ? check_slot (state, move, verdict)
                      : check_technology (state, move, verdict);
  if (!there)
    return;
  check_icon (state, move, verdict);
}

static void
note_shown (MicroState *state, ArbMove move)
{
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (domain >= 0)
    {
      state->shown_domains |= 1u << domain;
      if (state->places[domain] == MICRO_UNSEEN)
        micro_take_out (state, move.seat, (guint) domain, micro_place (MICRO_IN_HAND, move.seat));
    }
  else if (slot >= 0)
    {
      state->shown_slots |= (guint16) (1u << slot);
      micro_turn_up (state, (guint) slot, (guint) micro_planet_argument (move.arguments[1]));
    }
  else
    state->shown_technologies |= (guint8) (1u << micro_technology_argument (move.arguments[0]));
}

static void
apply_reveal (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint n;

  if (micro_asked_role (state) == MICRO_N_ROLES)
    {
      micro_turn_up (state, (guint) micro_slot_argument (move.arguments[0]),
                     (guint) micro_planet_argument (move.arguments[1]));
      return;
    }

  n = count_shown (state, move);
  note_shown (state, move);
  state->n_shown = (guint8) (state->n_shown + n);
  if (micro_effect (state) == MICRO_EFFECT_COLONIZE)
    micro_settle_colony (state);
  else if (micro_effect (state) == MICRO_EFFECT_ATTACK)
    micro_settle_attack (state);
  else
    micro_settle_repeat (state);
}

const ArbVerb micro_verb_reveal = {
  .name = "reveal",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN | MICRO_A_NUMBER | MICRO_A_PLANET | MICRO_A_TECHNOLOGY),
             ARB_MAY (MICRO_A_PLANET) },
  .canonicalize = micro_canonicalize_planet,
  .why_not = check_reveal,
  .apply = apply_reveal,
};
