/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "engine/help/offer.h"

#include "systems/microcosm/state.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

const char *const micro_offer_kinds[] = { "face", "target-influence", "target-type", "target-icon",
                                          NULL };

static void
offer_move (ArbOffering *offering, const char *kind, ArbMove move, ArbArgument row)
{
  arb_offering_begin (offering, kind, move.seat, row, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

/* Offers turning up a planet; it is named if several different ones are possible. */
static void
offer_turning_up (ArbOffering *offering, const MicroState *state, const char *kind, ArbMove move)
{
  guint slot = (guint) micro_slot_argument (move.arguments[0]);
  guint planet = (guint) micro_planet_argument (move.arguments[1]);
  ArbArgument row = micro_name_slot (state, slot, planet);

  if (!micro_is_first_look (state, slot, planet))
    {
      kind = ARB_OFFER_OTHER;
      row = move.arguments[1];
    }
  else if (micro_count_looks (state, slot) > 1 && !g_str_equal (kind, ARB_OFFER_OTHER))
    kind = "identify";
  offer_move (offering, kind, move, row);
}

/* Returns the kind of the offer that leaves the open step. */
static const char *
find_closing (const MicroState *state)
{
  switch ((gint) micro_effect (state))
    {
    case MICRO_EFFECT_ATTACK:
      return "fails";
    case MICRO_EFFECT_COLONIZE:
      return "give-up";
    case MICRO_EFFECT_AGAIN:
      return "no-repeat";
    case MICRO_EFFECT_SWAP:
      return "no-swap";
    case MICRO_EFFECT_PICKING:
    case MICRO_EFFECT_PICK_UP:
      return "picked-up";
    default:
      return "done";
    }
}

/* Whether the icons of the card that a move shows would help; unknown ones may. */
static gboolean
may_help (const MicroState *state, ArbMove move)
{
  ArbArgument card = move.arguments[micro_slot_argument (move.arguments[0]) >= 0];

  return micro_can_show (state, card, micro_asked_role (state)) > 0;
}

/* Returns the kind of the offer of icons; of numbers of icons on cards that nobody names, only the
 * missing one is shown. */
static const char *
find_reveal_kind (const MicroState *state, ArbMove move)
{
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gboolean again = micro_effect (state) == MICRO_EFFECT_AGAIN;

  if (arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT)
    return micro_needed (state) == state->n_shown + arb_argument_value (move.arguments[0])
               ? "reveal-count"
               : ARB_OFFER_OTHER;
  if (slot >= 0 && !state->slots[slot].face_up && !may_help (state, move))
    return ARB_OFFER_OTHER;
  if (state->target == 0 && !again)
    return micro_effect (state) == MICRO_EFFECT_COLONIZE ? "colonize-icons-first"
                                                         : "attack-icons-first";
  if (domain >= 0 && state->places[domain] == MICRO_UNSEEN)
    return "reveal-unseen";
  return slot >= 0 && !state->slots[slot].face_up ? "reveal-up" : "reveal";
}

/* A Colony that is turned up without a need is offered where a turn is at rest. */
static const char *
find_turn_up_kind (const MicroState *state)
{
  MicroEffect now = micro_effect (state);

  return now == MICRO_EFFECT_TAKE || now == MICRO_EFFECT_CHOOSE ? "turn-up" : ARB_OFFER_OTHER;
}

/* Returns the kind of the offer of @move. Unseen cards have a kind of their own, because each has
 * many candidates. */
static const char *
find_kind (const MicroState *state, ArbMove move)
{
  gint domain = micro_domain_argument (move.arguments[0]);
  gboolean unseen = domain >= 0 && state->places[domain] == MICRO_UNSEEN;

  switch ((gint) move.verb)
    {
    case MICRO_VERB_TAKE:
      return unseen ? "take-unsaid" : "take";
    case MICRO_VERB_PLAY:
      return unseen ? "play-unseen" : "play";
    case MICRO_VERB_PICK_UP:
      return domain < 0 ? "pick-up-all" : "pick-up";
    case MICRO_VERB_REVEAL:
      return micro_shows_icons (state, move.seat) ? find_reveal_kind (state, move)
                                                  : find_turn_up_kind (state);
    case MICRO_VERB_DONE:
      return find_closing (state);
    default:
      return arb_ruleset_of (&state->parent)->verbs[move.verb]->kinds[0];
    }
}

static void
offer_choices (ArbOffering *offering, const MicroState *state, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = micro_list_step (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      const char *kind = find_kind (state, moves[i]);

      if (micro_planet_argument (moves[i].arguments[1]) >= 0)
        offer_turning_up (offering, state, kind, moves[i]);
      else
        offer_move (offering, kind, moves[i], moves[i].arguments[0]);
    }
}

/* Whether nobody has taken a card yet, so that the whole supply is being recorded. */
static gboolean
is_first_supply (const MicroState *state)
{
  return micro_n_left (state) == MICRO_N_DOMAINS;
}

/* Offers the cards of the supply that were not recorded yet. Those of the first supply that were
 * keep their places until it is complete, so that no other card comes under the pointer. */
static void
offer_supply (ArbOffering *offering, const MicroState *state)
{
  gboolean keeps = is_first_supply (state);

  if (state->unseen[MICRO_IN_SUPPLY] == 0)
    return;
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    {
      gboolean known = state->places[domain] == MICRO_IN_SUPPLY;
      ArbArgument card = micro_domain_name (domain);

      if (state->places[domain] != MICRO_UNSEEN && !(known && keeps))
        continue;
      arb_offering_begin (offering, "supply", ARB_TABLE, card, 0);
      offering->current.over = offering->current.made = known;
      arb_offering_play (offering, ARB_MOVE (ARB_TABLE, MICRO_VERB_SUPPLY, card));
      arb_offering_end (offering, NULL, 0);
    }
}

/* At the end, hands and Colonies are shown, because they score. */
static void
offer_hands (ArbOffering *offering, const MicroState *state)
{
  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    for (guint domain = 0; domain < MICRO_N_DOMAINS && micro_n_unseen (state, seat) > 0; domain++)
      if (state->places[domain] == MICRO_UNSEEN)
        offer_move (offering, "holds",
                    ARB_MOVE (seat, MICRO_VERB_HOLDS, micro_domain_name (domain)),
                    micro_domain_name (domain));
}

/* Offers the planets of one Colony after the other. */
static void
offer_planets (ArbOffering *offering, const MicroState *state)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    {
      guint16 candidates = micro_candidates (state, slot);

      if (micro_owner (state, slot) == 0 || __builtin_popcount (candidates) == 1)
        continue;
      for (guint planet = 0; planet < MICRO_N_PLANETS; planet++)
        if ((candidates & 1u << planet) != 0)
          offer_move (offering, "is",
                      ARB_MOVE (micro_owner (state, slot), MICRO_VERB_IS, micro_slot_number (slot),
                                micro_planet_name (planet)),
                      micro_planet_name (planet));
      return;
    }
}

/* Offers values for an unknown feature of @card; returns whether it is unknown. */
static gboolean
offer_feature (ArbOffering *offering, const MicroState *state, const char *kind, ArbArgument card,
               MicroFeature feature)
{
  ArbMove moves[ARB_MAX_FACE_VALUES];
  ArbMoves list = { moves, 0, G_N_ELEMENTS (moves) };

  if (micro_knows (state, card, feature))
    return FALSE;
  arb_shows_list (&state->parent, card, feature, &list);
  for (guint i = 0; i < list.n; i++)
    offer_move (offering, kind, moves[i], moves[i].arguments[2]);
  return TRUE;
}

/* Offers the scoring features of the planet under attack, which lies open. */
static void
offer_target (ArbOffering *offering, const MicroState *state)
{
  ArbArgument planet;

  if (state->target == 0 || state->slots[state->target - 1].planet == 0)
    return;
  planet = micro_planet_name (state->slots[state->target - 1].planet - 1u);
  offer_feature (offering, state, "target-influence", planet, MICRO_FEATURE_INFLUENCE);
  offer_feature (offering, state, "target-type", planet, MICRO_FEATURE_TYPE);
  offer_feature (offering, state, "target-icon", planet, MICRO_FEATURE_ICON);
}

/* At the end, offers the missing features of a scoring planet one after the other. */
static gboolean
offer_planet_faces (ArbOffering *offering, const MicroState *state)
{
  static const MicroFeature features[] = { MICRO_FEATURE_INFLUENCE, MICRO_FEATURE_TYPE,
                                           MICRO_FEATURE_ICON };

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    {
      guint16 candidates = micro_candidates (state, slot);

      if (micro_owner (state, slot) == 0 || __builtin_popcount (candidates) != 1)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (features); i++)
        if (offer_feature (offering, state, "face",
                           micro_planet_name ((guint) __builtin_ctz (candidates)), features[i]))
          return TRUE;
    }
  return FALSE;
}

static gboolean
offer_domain_faces (ArbOffering *offering, const MicroState *state)
{
  static const MicroFeature features[] = { MICRO_FEATURE_TYPE, MICRO_FEATURE_ICON,
                                           MICRO_FEATURE_SCORES };

  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    {
      if (state->places[domain] == MICRO_UNSEEN)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (features); i++)
        if (offer_feature (offering, state, "face", micro_domain_name (domain), features[i]))
          return TRUE;
    }
  return FALSE;
}

static void
offer_technology_faces (ArbOffering *offering, const MicroState *state)
{
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] != 0
        && offer_feature (offering, state, "face", micro_technology_name (i), MICRO_FEATURE_ICON))
      return;
}

void
micro_offers (const ArbState *state, ArbOffering *offering)
{
  const MicroState *self = micro_state (state);

  if (!state->over)
    {
      offer_choices (offering, self, micro_decider (self));
      offer_choices (offering, self, micro_opponent (micro_decider (self)));
      offer_supply (offering, self);
      offer_target (offering, self);
      return;
    }
  offer_hands (offering, self);
  offer_planets (offering, self);
  if (!offer_planet_faces (offering, self) && !offer_domain_faces (offering, self))
    offer_technology_faces (offering, self);
}
