/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"
#include "systems/eminent-domain/supply.h"

/*
 * Harvest puts resources on face-up planets, Trade returns them for influence, one for each icon.
 * They are two roles with a pile each. Source: 8.2; 8.4, 10 and 11.
 */

/* Gives @seat @n tokens; a switch decides about those that the supply lacks. */
static void
gain_influence (EmState *state, guint seat, guint n)
{
  if (n > state->supply && proto_switch (state, PROTO_SWITCH_INFLUENCE_OWED) == PROTO_OWED_LOST)
    n = state->supply;
  em_gain_influence (state, seat, n);
}

gboolean
proto_enter_influence (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  gain_influence ((EmState *) state, item->seat, amount);
  return TRUE;
}

static gboolean
is_slots_known (const EmState *state, const ProtoPlanet *own)
{
  return own->card != EM_UNKNOWN && proto_knows_slots (state, own->card);
}

static guint
count_on_table (const EmState *state, guint colour)
{
  guint n = 0;

  for (guint i = 0; i < state->n_planets; i++)
    n += state->proto_planets[i].resources[colour];
  return n;
}

/* The only colour that has a free place, or a resource; none where there are several. */
static ArbArgument
only_colour (const EmState *state, const ProtoPlanet *own, guint verb)
{
  ArbArgument only = ARB_ARGUMENT_NONE;

  for (guint colour = 0; colour < PROTO_N_COLOURS; colour++)
    {
      gboolean can = verb == EM_VERB_TRADE
                         ? own->resources[colour] > 0
                         : own->resources[colour] < proto_slots (state, own->card, colour);

      if (can && only != ARB_ARGUMENT_NONE)
        return ARB_ARGUMENT_NONE;
      if (can)
        only = arb_argument_name (EM_SORT_RESOURCE, colour);
    }
  return only;
}

/* Fills in the colour if only one is possible. */
static void
canonicalize_colour (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  const ProtoPlanet *own = proto_find_known (state, move);

  if (own != NULL && move->arguments[1] == ARB_ARGUMENT_NONE
      && (move->verb == EM_VERB_TRADE || proto_knows_slots (state, own->card)))
    move->arguments[1] = only_colour (state, own, move->verb);
}

/* The planet of @move, which must lie face up and be known. */
static const ProtoPlanet *
check_face_up (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const ProtoPlanet *own = proto_check_own (state, move, TRUE, verdict);

  if (own == NULL || own->card != EM_UNKNOWN)
    return own;
  proto_add_identity (move.arguments[0], verdict);
  return NULL;
}

gboolean
proto_asks_produce (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  for (guint32 rest = proto_face_up (state, item->seat); rest != 0 && amount > 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, item->seat, em_first (rest));

      if (!is_slots_known (state, own))
        return TRUE;
      for (guint colour = 0; colour < PROTO_N_COLOURS; colour++)
        if (own->resources[colour] < proto_slots (state, own->card, colour))
          return TRUE;
    }
  return FALSE;
}

gboolean
proto_can_produce (const EmState *state, guint seat)
{
  guint most = proto_switch (state, PROTO_SWITCH_DISC_LIMIT) == PROTO_DISCS_LIMITED
                   ? (guint) proto_catalogue (state)->setups[0].discs
                   : G_MAXUINT;

  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, seat, em_first (rest));

      for (guint colour = 0; colour < PROTO_N_COLOURS && is_slots_known (state, own); colour++)
        if (own->resources[colour] < proto_slots (state, own->card, colour)
            && count_on_table (state, colour) < most)
          return TRUE;
    }
  return FALSE;
}

static void
list_colours (const EmState *state, guint seat, guint verb, ArbMoves *moves)
{
  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    for (guint colour = 0; colour < PROTO_N_COLOURS; colour++)
      em_list_move (moves, seat, verb, arb_argument_number (em_first (rest)),
                    arb_argument_name (EM_SORT_RESOURCE, colour));
}

void
proto_list_produce (const ArbState *state, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  list_colours ((const EmState *) state, item->seat, EM_VERB_PRODUCE, moves);
}

static void
check_produce (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  gint limit = proto_catalogue (state)->setups[0].discs;
  const ProtoPlanet *own;
  guint colour;

  if (!proto_check_asked (state, EM_EFFECT_PRODUCE, verdict))
    return;
  own = check_face_up (state, move, verdict);
  if (own == NULL)
    return;
  if (!is_slots_known (state, own))
    {
      arb_shows_add_unknown (&state->parent, verdict, proto_planet_name (own->card),
                             PROTO_FEATURE_SLOT);
      return;
    }
  if (move.arguments[1] == ARB_ARGUMENT_NONE)
    {
      proto_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  colour = arb_argument_value (move.arguments[1]);
  if (own->resources[colour] >= proto_slots (state, own->card, colour))
    proto_refuse (verdict, PROTO_RULE_SLOT, proto_planet_name (own->card))[PROTO_SLOT_FILLED] =
        own->resources[colour];
  else if (proto_switch (state, PROTO_SWITCH_DISC_LIMIT) == PROTO_DISCS_LIMITED
           && (gint) count_on_table (state, colour) >= limit)
    proto_refuse (verdict, PROTO_RULE_DISCS, move.arguments[1])[PROTO_DISCS_LIMIT] = (gint16) limit;
}

static void
apply_produce (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  ProtoPlanet *own = proto_planet (state, move.seat, arb_argument_value (move.arguments[0]));

  own->resources[arb_argument_value (move.arguments[1])]++;
  em_consume_step (state, EM_EFFECT_PRODUCE, 1);
}

const ArbVerb proto_verb_produce = {
  .name = "produce",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MAY (EM_A_RESOURCE) },
  .asked_by = EM_ASKED_BY (PRODUCE),
  .canonicalize = canonicalize_colour,
  .unit = "resources",
  .kinds = { "produce" },
  .why_not = check_produce,
  .apply = apply_produce,
  .episode = EM_EPISODE_MORE,
};

gboolean
proto_asks_trade (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0 && proto_resources ((const EmState *) state, item->seat) > 0;
}

void
proto_list_trade (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  list_colours ((const EmState *) state, item->seat, EM_VERB_TRADE, moves);
}

static void
check_trade (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const ProtoPlanet *own;

  if (!proto_check_asked (state, EM_EFFECT_TRADE, verdict))
    return;
  own = check_face_up (state, move, verdict);
  if (own == NULL)
    return;
  if (move.arguments[1] == ARB_ARGUMENT_NONE)
    proto_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (own->resources[arb_argument_value (move.arguments[1])] == 0)
    proto_refuse (verdict, PROTO_RULE_RESOURCE, move.arguments[1]);
}

static void
apply_trade (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  ProtoPlanet *own = proto_planet (state, move.seat, arb_argument_value (move.arguments[0]));

  own->resources[arb_argument_value (move.arguments[1])]--;
  gain_influence (state, move.seat, 1);
  em_consume_step (state, EM_EFFECT_TRADE, 1);
}

const ArbVerb proto_verb_trade = {
  .name = "trade",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER), ARB_MAY (EM_A_RESOURCE) },
  .asked_by = EM_ASKED_BY (TRADE),
  .canonicalize = canonicalize_colour,
  .unit = "trades",
  .kinds = { "trade" },
  .why_not = check_trade,
  .apply = apply_trade,
  .episode = EM_EPISODE_MORE,
};
