/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/check.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

EmEffect
em_verb_effect (EmVerb verb)
{
  static const guint8 effects[EM_N_VERBS] = {
    [EM_VERB_COLLECT] = EM_EFFECT_FIGHTER, [EM_VERB_ATTACK] = EM_EFFECT_ATTACK,
    [EM_VERB_SETTLE] = EM_EFFECT_SETTLE,   [EM_VERB_COLONY] = EM_EFFECT_COLONY,
    [EM_VERB_KEEP] = EM_EFFECT_LOOK,       [EM_VERB_PRODUCE] = EM_EFFECT_PRODUCE,
    [EM_VERB_TRADE] = EM_EFFECT_TRADE,     [EM_VERB_ACQUIRE] = EM_EFFECT_ACQUIRE,
    [EM_VERB_REMOVE] = EM_EFFECT_REMOVE,   [EM_VERB_SCRAP] = EM_EFFECT_REMOVE,
    [EM_VERB_TAKE] = EM_EFFECT_TAKE,       [EM_VERB_NAME] = EM_EFFECT_NAME,
  };

  return (EmEffect) effects[verb];
}

void
em_check_spent (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  EmEffect effect = em_verb_effect ((EmVerb) move.verb);
  gint16 *numbers;

  if (effect == EM_EFFECT_END || state->spent_effect != effect || state->spent_seat != move.seat
      || em_asked (state, effect) != NULL)
    return;

  numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);
  numbers[0] = (gint16) (state->spent_amount + 1);
  numbers[1] = state->spent_amount;
}

/* Says that no effect asks for the move now; what else is wrong with it follows. */
static gboolean
check_asked (const EmState *state, EmEffect effect, ArbVerdict *verdict)
{
  if (em_asked (state, effect) != NULL)
    return TRUE;

  em_refuse (verdict, EM_RULE_UNASKED, ARB_ARGUMENT_NONE);
  return FALSE;
}

/* The leader's alternative is not a follower's, unless Bureaucracy gives it to him. */
static void
check_alternative (const EmState *state, ArbMove move, EmEffect effect, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);

  if (em_asked (state, effect) == NULL && move.seat != state->leader
      && ((top->task == EM_TASK_SCRIPT && top->source == EM_SOURCE_FOLLOW)
          || top->task == EM_TASK_BOOST || top->task == EM_TASK_ANSWERS)
      && !(em_has (state, move.seat, EM_STANDING_LEADER_BONUS)
           && (state->role == EM_WARFARE || state->role == EM_COLONIZE)))
    em_refuse (verdict, EM_RULE_LEADER_ONLY, arb_argument_name (EM_SORT_ROLE, state->role));
  else
    check_asked (state, effect, verdict);
}

/* The planet that @argument names, in the Empire of the seat; or the reason. */
static const EmWorld *
check_named_world (const EmState *state, ArbMove move, ArbArgument argument, ArbVerdict *verdict)
{
  const EmWorld *world;

  if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER)
    {
      world = em_world_const (state, move.seat, arb_argument_value (argument));
      if (world == NULL)
        em_refuse (verdict, EM_RULE_PLANET_NONE, argument)[0]
            = em_seat_const (state, move.seat)->n_worlds;
      return world;
    }

  /* A name that is still a name here is no planet of this seat. */
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    if (em_world_find (state, seat, arb_argument_value (argument)) != 0)
      {
        em_refuse (verdict, EM_RULE_PLANET_OWN, argument)[0] = (gint16) seat;
        return NULL;
      }

  em_refuse (verdict, EM_RULE_PLANET_NONE, argument)[0]
      = em_seat_const (state, move.seat)->n_worlds;
  return NULL;
}

static const EmWorld *
check_world (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  return check_named_world (state, move, move.arguments[0], verdict);
}

static const EmWorld *
check_face_down (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world = check_world (state, move, verdict);

  if (world == NULL || !world->face_up)
    return world;

  em_refuse (verdict, EM_RULE_PLANET_FACE_UP, arb_argument_name (EM_SORT_PLANET, world->card))[0]
      = (gint16) arb_argument_value (move.arguments[0]);
  return NULL;
}

/* The planet that is to be turned up: the play itself may tell which one it is. */
static gboolean
check_identity (const EmState *state, ArbMove move, const EmWorld *world, guint *planet,
                ArbVerdict *verdict)
{
  guint64 candidates = em_world_candidates (state, world);
  gint16 *numbers;

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    {
      *planet = arb_argument_value (move.arguments[1]);
      if (candidates >> *planet & 1)
        return TRUE;
      em_refuse (verdict, EM_RULE_CONTRADICTION, move.arguments[1]);
      return FALSE;
    }

  if (world->card != EM_UNTOLD)
    {
      *planet = world->card;
      return TRUE;
    }

  numbers = arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_PLANET_UNTOLD, move.arguments[0]);
  numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[1] = (gint16) em_count (candidates);
  return FALSE;
}

static void
check_attack (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  EmWarfareCost cost;
  gint16 *numbers;
  guint planet;

  check_alternative (state, move, EM_EFFECT_ATTACK, verdict);
  world = check_face_down (state, move, verdict);
  if (world == NULL || !check_identity (state, move, world, &planet, verdict))
    return;

  if (em_has (state, move.seat, EM_STANDING_SCORCHED_EARTH)
      && em_switch (state, EM_SWITCH_SCORCHED_MARKER) == EM_MARKER_ASK)
    arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_OPEN,
                     arb_argument_name (ARB_SORT_SWITCH, EM_SWITCH_SCORCHED_MARKER));

  if (em_warfare_cost (state, move.seat, planet, &cost)
      <= em_seat_const (state, move.seat)->fighters)
    return;

  numbers = em_refuse (verdict, EM_RULE_WARFARE_COST, arb_argument_name (EM_SORT_PLANET, planet));
  numbers[0] = cost.needed;
  numbers[1] = (gint16) em_seat_const (state, move.seat)->fighters;
  numbers[2] = cost.printed;
  numbers[3] = cost.reduction;
}

static void
check_settle (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  EmSettleCost cost;
  gint16 *numbers;
  guint planet;

  check_alternative (state, move, EM_EFFECT_SETTLE, verdict);
  world = check_face_down (state, move, verdict);
  if (world == NULL || !check_identity (state, move, world, &planet, verdict)
      || em_settle_cost (state, world, planet, &cost))
    return;

  numbers = em_refuse (verdict, EM_RULE_SETTLE_COST, arb_argument_name (EM_SORT_PLANET, planet));
  numbers[0] = cost.needed;
  numbers[1] = cost.shown;
  numbers[2] = cost.colonies;
  numbers[3] = cost.planets;
  numbers[4] = cost.technologies;
}

guint64
em_not_terraformed (const EmState *state, const EmWorld *world, guint kind)
{
  guint64 left = 0;

  for (guint64 rest = em_world_candidates (state, world); rest != 0; rest &= rest - 1)
    if (!em_terraforms (state, world, kind, em_first (rest)))
      left |= em_bit (em_first (rest));

  return left;
}

/* A planet that was never told must be told when Terraforming settles it. */
static void
check_terraform (const EmState *state, ArbMove move, const EmWorld *world, ArbVerdict *verdict)
{
  guint64 candidates = em_world_candidates (state, world);
  guint64 not_settled = em_not_terraformed (state, world, em_card_of (move.arguments[1]));
  gint16 *numbers;

  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    {
      if (!((candidates & ~not_settled) >> arb_argument_value (move.arguments[2]) & 1))
        em_refuse (verdict, EM_RULE_CONTRADICTION, move.arguments[2]);
    }
  else if (world->card == EM_UNTOLD && not_settled == 0)
    {
      numbers = arb_verdict_add (verdict, ARB_UNDECIDABLE, EM_RULE_PLANET_UNTOLD,
                                 move.arguments[0]);
      numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
      numbers[1] = (gint16) em_count (candidates);
    }
}

static void
check_colony (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint64 tuckable = em_tuckable (state);
  const EmWorld *world;

  if (em_asked (state, EM_EFFECT_COLONY) == NULL && em_asked (state, EM_EFFECT_TERRAFORM) == NULL)
    em_refuse (verdict, EM_RULE_UNASKED, ARB_ARGUMENT_NONE);
  world = check_face_down (state, move, verdict);

  /* Without a card there is nothing to tuck, whatever the table allows. */
  if (move.arguments[1] == ARB_ARGUMENT_NONE || !(tuckable >> em_card_of (move.arguments[1]) & 1))
    em_refuse (verdict, EM_RULE_COLONY_CARD, move.arguments[1])[0] = (gint16) em_count (tuckable);
  else if (world != NULL && em_asked (state, EM_EFFECT_TERRAFORM) != NULL)
    check_terraform (state, move, world, verdict);
  else if (move.arguments[2] != ARB_ARGUMENT_NONE)
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[2]);
}

static void
check_collect (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmStep *step = em_asked (state, EM_EFFECT_FIGHTER);
  guint amount = step != NULL ? em_amount (state, em_top_const (state), step) : 1;
  gint16 *numbers;

  check_asked (state, EM_EFFECT_FIGHTER, verdict);
  if (move.arguments[0] == ARB_ARGUMENT_NONE
      || arb_argument_value (move.arguments[0]) == amount)
    return;

  numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);
  numbers[0] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[1] = (gint16) amount;
}

static guint64
planets_of_back (const EmState *state, guint type, ArbArgument costs)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 planets = 0;

  for (guint i = 0; i < catalogue->n_planets; i++)
    if (catalogue->planets[i].type == type
        && arb_argument_pair ((guint) catalogue->planets[i].settle_cost,
                              (guint) catalogue->planets[i].warfare_cost)
               == costs)
      planets |= em_bit (i);

  return planets;
}

guint64
em_told_planets (const EmState *state, ArbArgument first, ArbArgument second)
{
  if (arb_argument_kind (first) == ARB_ARGUMENT_UNKNOWN)
    return ~G_GUINT64_CONSTANT (0);
  if (arb_argument_is_name (first, EM_SORT_PLANET))
    return em_bit (arb_argument_value (first));
  return planets_of_back (state, arb_argument_value (first), second);
}

/* A back is a type and two costs; everything else is one word. */
static gboolean
check_told_form (ArbArgument first, ArbArgument second, ArbVerdict *verdict)
{
  gboolean type = arb_argument_is_name (first, EM_SORT_TYPE);

  if (type == (arb_argument_kind (second) == ARB_ARGUMENT_PAIR))
    return TRUE;

  em_refuse (verdict, EM_RULE_MALFORMED, first);
  return FALSE;
}

static void
check_keep (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (em_asked (state, EM_EFFECT_LOOK) == NULL)
    em_refuse (verdict, EM_RULE_PHASE, ARB_ARGUMENT_NONE);
  else if (check_told_form (move.arguments[0], move.arguments[1], verdict)
           && !(em_look_candidates (state)
                & em_told_planets (state, move.arguments[0], move.arguments[1])))
    em_refuse (verdict, EM_RULE_SURVEY_OFFERED, move.arguments[0])[0]
        = (gint16) em_look_size (state);
}

static void
check_produce (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmWorld *world;
  const ArbNicks *slots;
  gint16 *numbers;

  check_asked (state, EM_EFFECT_PRODUCE, verdict);
  world = check_world (state, move, verdict);
  if (world == NULL)
    return;
  if (!world->face_up)
    {
      em_refuse (verdict, EM_RULE_PLANET_FACE_DOWN, move.arguments[0])[0]
          = (gint16) arb_argument_value (move.arguments[0]);
      return;
    }
  if (world->blocked)
    {
      em_refuse (verdict, EM_RULE_PRODUCE_BLOCKED,
                 arb_argument_name (EM_SORT_PLANET, world->card));
      return;
    }

  slots = &em_catalogue (state)->planets[world->card].slots;
  for (guint free = em_free_slots (state, world); free != 0; free &= free - 1)
    if (move.arguments[1] != ARB_ARGUMENT_NONE
        && slots->nicks[em_first (free)] == arb_argument_value (move.arguments[1]))
      return;

  numbers = em_refuse (verdict, EM_RULE_PRODUCE_SLOT, move.arguments[1]);
  numbers[0] = slots->n;
  numbers[1] = (gint16) em_count (world->filled);
}

static gboolean
has_resource (const EmState *state, const EmWorld *world, guint resource)
{
  const ArbNicks *slots;

  if (world == NULL || !world->face_up)
    return FALSE;

  slots = &em_catalogue (state)->planets[world->card].slots;
  for (guint slot = 0; slot < slots->n; slot++)
    if (slots->nicks[slot] == resource && (world->filled >> slot & 1))
      return TRUE;

  return FALSE;
}

static void
check_trade (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint resource = arb_argument_value (move.arguments[0]);
  guint fighters = em_seat_const (state, move.seat)->fighters;
  const EmWorld *world = NULL;

  check_asked (state, EM_EFFECT_TRADE, verdict);
  if (resource == EM_FIGHTER)
    {
      if (!em_has (state, move.seat, EM_STANDING_TRADE_FIGHTERS))
        em_refuse (verdict, EM_RULE_TRADE_FIGHTER, move.arguments[0]);
      if (fighters == 0)
        em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0])[0] = (gint16) fighters;
      return;
    }

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    world = check_named_world (state, move, move.arguments[1], verdict);
  if (!has_resource (state, world, resource))
    em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0])[0] = (gint16) fighters;
}

static guint
technology_owner (const EmState *state, guint technology)
{
  gint other = em_catalogue (state)->technologies[technology].other;

  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      guint64 owned = em_seat_const (state, seat)->owned;

      if (owned >> technology & 1 || (other >= 0 && owned >> other & 1))
        return seat;
    }

  return 0;
}

static void
check_acquire (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint technology = em_card_of (move.arguments[0]) - EM_N_ROLE_CARDS;
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  const EmSeat *owner = em_seat_const (state, move.seat);
  EmSymbols symbols = { 0 };
  gint16 *numbers;

  if (em_card_of (move.arguments[0]) < EM_N_ROLE_CARDS)
    {
      em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
      return;
    }

  check_asked (state, EM_EFFECT_ACQUIRE, verdict);
  if (state->gone >> technology & 1)
    em_refuse (verdict, EM_RULE_TECHNOLOGY_GONE, move.arguments[0])[0]
        = (gint16) technology_owner (state, technology);
  if (owner->face_up[card->type] < card->prerequisite)
    {
      numbers = em_refuse (verdict, EM_RULE_PREREQUISITE,
                           arb_argument_name (EM_SORT_TYPE, card->type));
      numbers[0] = card->prerequisite;
      numbers[1] = owner->face_up[card->type];
    }
  /* Outside the role nobody has shown a symbol. */
  if (em_asked (state, EM_EFFECT_ACQUIRE) != NULL)
    em_symbols (state, move.seat, &symbols);
  if (symbols.total >= card->cost)
    return;

  numbers = em_refuse (verdict, EM_RULE_RESEARCH_COST, move.arguments[0]);
  numbers[0] = card->cost;
  numbers[1] = symbols.total;
  numbers[2] = symbols.taken;
  numbers[3] = symbols.cards;
  numbers[4] = symbols.planets;
  numbers[5] = symbols.technologies;
  numbers[6] = symbols.bonus;
}

gboolean
em_standing_remove (const EmState *state, guint seat)
{
  const EmItem *top = em_top_const (state);

  if (seat != state->leader
      || (top->task != EM_TASK_ACTION && top->task != EM_TASK_ROLE
          && top->task != EM_TASK_CLEANUP))
    return FALSE;

  return em_has (state, seat, EM_STANDING_REMOVE_ANY)
         || (em_has (state, seat, EM_STANDING_REMOVE_ONE) && !state->streamlined);
}

static void
check_remove (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  gboolean asked = em_asked (state, EM_EFFECT_REMOVE) != NULL;
  gboolean counted = arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT;
  guint n = counted ? arb_argument_value (move.arguments[0]) : 1;

  if (!asked && !em_standing_remove (state, move.seat))
    em_refuse (verdict, EM_RULE_REMOVE_PERMISSION, move.arguments[0]);
  else if (asked && n > top->left)
    {
      gint16 *numbers = em_refuse (verdict, EM_RULE_EFFECT_AMOUNT, ARB_ARGUMENT_NONE);

      numbers[0] = (gint16) n;
      numbers[1] = top->left;
    }

  if (!counted)
    em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
  else if (n > em_seat_const (state, move.seat)->hand.size)
    em_refuse (verdict, EM_RULE_HAND_IMPOSSIBLE, move.arguments[0])[0] = (gint16) n;
}

static void
check_scrap (const EmState *state, ArbVerdict *verdict)
{
  const EmItem *top = em_top_const (state);
  const EmStep *step = em_asked (state, EM_EFFECT_REMOVE);

  if (top->task != EM_TASK_SCRIPT || top->source != EM_SOURCE_ACTION || top->card == EM_UNTOLD)
    em_refuse (verdict, EM_RULE_PHASE, ARB_ARGUMENT_NONE);
  else if (step == NULL || !em_may_scrap (state, top, step))
    em_refuse (verdict, EM_RULE_REMOVE_SELF, arb_argument_name (EM_SORT_CARD, top->card));
}

static void
check_take (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  guint kind = em_card_of (move.arguments[0]);

  check_asked (state, EM_EFFECT_TAKE, verdict);
  if (kind >= EM_N_STACKS)
    em_refuse (verdict, EM_RULE_STACK_NONE, move.arguments[0]);
  else if (state->stacks[kind] == 0)
    em_refuse (verdict, EM_RULE_STACK_EMPTY, move.arguments[0]);
}

static void
check_intrinsic (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  switch ((EmVerb) move.verb)
    {
    case EM_VERB_COLLECT:
      check_collect (state, move, verdict);
      break;
    case EM_VERB_ATTACK:
      check_attack (state, move, verdict);
      break;
    case EM_VERB_SETTLE:
      check_settle (state, move, verdict);
      break;
    case EM_VERB_COLONY:
      check_colony (state, move, verdict);
      break;
    case EM_VERB_KEEP:
      check_keep (state, move, verdict);
      break;
    case EM_VERB_PRODUCE:
      check_produce (state, move, verdict);
      break;
    case EM_VERB_TRADE:
      check_trade (state, move, verdict);
      break;
    case EM_VERB_ACQUIRE:
      check_acquire (state, move, verdict);
      break;
    case EM_VERB_REMOVE:
      check_remove (state, move, verdict);
      break;
    case EM_VERB_SCRAP:
      check_scrap (state, verdict);
      break;
    case EM_VERB_TAKE:
      check_take (state, move, verdict);
      break;
    case EM_VERB_NAME:
      if (arb_argument_value (move.arguments[0]) == EM_FIGHTER)
        em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
      check_asked (state, EM_EFFECT_NAME, verdict);
      break;
    case EM_VERB_RULE:
    case EM_VERB_ADJUST:
    case EM_VERB_START:
    case EM_VERB_PLAY:
    case EM_VERB_LEAD:
    case EM_VERB_BOOST:
    case EM_VERB_FOLLOW:
    case EM_VERB_DISCARD:
    case EM_VERB_DISSENT:
    case EM_VERB_SKIP:
    case EM_VERB_DONE:
    case EM_VERB_DREW:
    case EM_VERB_HOLDS:
    case EM_VERB_DISCARDED:
    case EM_VERB_SAW:
    case EM_VERB_IS:
    case EM_N_VERBS:
      g_assert_not_reached ();
    }
}

void
em_check_effect (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  check_intrinsic (state, move, verdict);
  if (verdict->value == ARB_ILLEGAL)
    em_check_spent (state, move, verdict);
}
