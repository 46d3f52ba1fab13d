/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"

const ArbVerb micro_verb_supply = {
  .name = "supply",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .of_seat = ARB_SEAT_ALLOWED,
  .kinds = { "supply" },
  .why_not = arb_why_not_named,
  .apply = arb_name_card,
  .episode = "supply",
};

const ArbVerb micro_verb_holds = {
  .name = "holds",
  .kind = ARB_VERB_OBSERVATION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .of_seat = ARB_SEAT_ALLOWED,
  .kinds = { "holds" },
  .why_not = arb_why_not_named,
  .apply = arb_name_card,
};

static void
check_is (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint slot = micro_slot_argument (move.arguments[0]);
  guint planet = (guint) micro_planet_argument (move.arguments[1]);

  if (slot < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (micro_candidates (state, (guint) slot) == 1u << planet)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[1]);
  else
    micro_check_planet (state, move, verdict);
}

static void
apply_is (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  state->slots[micro_slot_argument (move.arguments[0])].planet =
      (guint8) (micro_planet_argument (move.arguments[1]) + 1);
}

const ArbVerb micro_verb_is = {
  .name = "is",
  .kind = ARB_VERB_OBSERVATION,
  .infix = TRUE,
  .slots = { ARB_MUST (MICRO_A_NUMBER), ARB_MUST (MICRO_A_PLANET) },
  .of_seat = ARB_SEAT_ALLOWED,
  .kinds = { "is" },
  .why_not = check_is,
  .apply = apply_is,
};

/* Returns the place for a Domain card in a zone; -1 if the zone has none, or if its player is
 * missing. */
static gint
domain_place (guint zone, guint seat)
{
  if (zone == MICRO_ZONE_DECK && seat == ARB_TABLE)
    return MICRO_IN_DECK;
  if (zone == MICRO_ZONE_SUPPLY && seat == ARB_TABLE)
    return MICRO_IN_SUPPLY;
  if (seat == ARB_TABLE)
    return -1;
  if (zone == MICRO_ZONE_HAND)
    return micro_place (MICRO_IN_HAND, seat);
  return zone == MICRO_ZONE_DISCARD ? micro_place (MICRO_IN_DISCARD, seat) : -1;
}

static gint
planet_place (guint zone, guint seat)
{
  if (zone == MICRO_ZONE_PILE && seat == ARB_TABLE)
    return MICRO_IN_PILE;
  if (seat == ARB_TABLE)
    return -1;
  if (zone == MICRO_ZONE_COLONIES)
    return micro_planet_place (MICRO_COLONY, seat);
  return zone == MICRO_ZONE_SPOILS ? micro_planet_place (MICRO_SPOILS, seat) : -1;
}

/* Returns the owner of a technology in a zone. */
static gint
technology_owner (guint zone, guint seat)
{
  if (zone == MICRO_ZONE_CENTRE && seat == ARB_TABLE)
    return 0;
  return zone == MICRO_ZONE_TECHNOLOGIES && seat != ARB_TABLE ? (gint) seat : -1;
}

/* Finds the present place of the card and the new one; %FALSE if the move makes no sense. */
static gboolean
find_places (const MicroState *state, ArbMove move, gint *from, gint *to)
{
  guint zone = arb_argument_value (move.arguments[1]);
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gint technology = micro_technology_argument (move.arguments[0]);

  if (!arb_argument_is_name (move.arguments[1], MICRO_SORT_ZONE))
    return FALSE;
  *from = domain >= 0       ? state->places[domain]
          : slot >= 0       ? state->slots[slot].place
          : technology >= 0 ? state->owners[technology]
                            : -1;
  *to = domain >= 0       ? domain_place (zone, move.seat)
        : slot >= 0       ? planet_place (zone, move.seat)
        : technology >= 0 ? technology_owner (zone, move.seat)
                          : -1;
  return *from >= 0 && *to >= 0;
}

/* Whether the card is used by the present attempt, and so cannot be moved. */
static gboolean
is_in_use (const MicroState *state, ArbMove move)
{
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gint technology = micro_technology_argument (move.arguments[0]);

  if (domain >= 0)
    return state->places[domain] == MICRO_IN_PLAY || (state->shown_domains & 1u << domain) != 0;
  return (slot >= 0 && state->target == slot + 1)
         || (technology >= 0 && (state->shown_technologies & 1u << technology) != 0)
         || (slot >= 0 && (state->shown_slots & 1u << slot) != 0);
}

static void
check_adjust (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint from, to;

  if (!find_places (state, move, &from, &to))
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (is_in_use (state, move))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_ADJUST, move.arguments[0]);
  else if (from == to)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
}

static void
apply_adjust (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gint from, to;

  if (!find_places (state, move, &from, &to) || from == to)
    return;
  if (domain >= 0)
    arb_pile_put_right (parent, micro_pools, (guint) domain, (guint) to);
  else if (slot >= 0)
    state->slots[slot].place = (guint8) to;
  else
    state->owners[micro_technology_argument (move.arguments[0])] = (guint8) to;
  arb_adjustments_add (adjustments,
                       domain >= 0 ? "domain"
                       : slot >= 0 ? "planet"
                                   : "technology",
                       move.arguments[0], move.seat, 1);
}

const ArbVerb micro_verb_adjust = {
  .name = "adjust",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (MICRO_A_DOMAIN | MICRO_A_NUMBER | MICRO_A_TECHNOLOGY | ARB_A_COUNTER),
             ARB_MUST (MICRO_A_ZONE | MICRO_A_CHANGE) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_adjust,
  .apply = apply_adjust,
};
