/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/colonize.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/targets.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/piles.h"

gboolean
em_settlement_cost (const EmState *state, const EmEmpirePlanet *own, guint planet,
                    EmSettleCost *cost)
{
  const EmSeat *owner = em_seat_const (state, own->owner);
  guint needed = (guint) em_catalogue (state)->planets[planet].settle_cost;
  guint colonies = em_count_colonies (state, own);
  guint planets = owner->planet_symbols[EM_COLONIZE];
  guint technologies = owner->technology_symbols[EM_COLONIZE];
  guint shown = colonies + planets + technologies;

  if (cost != NULL)
    *cost = (EmSettleCost){ (guint8) needed, (guint8) colonies, (guint8) planets,
                            (guint8) technologies, (guint8) shown };
  return shown >= needed;
}

static guint64
within_settle (const EmState *state, const EmEmpirePlanet *own, guint more, gboolean symbols)
{
  const EmSeat *owner = em_seat_const (state, own->owner);
  guint shown = em_count_colonies (state, own) + more;

  if (symbols)
    shown += owner->planet_symbols[EM_COLONIZE] + owner->technology_symbols[EM_COLONIZE];
  return em_catalogue (state)->within_settle[MIN (shown, EM_MAX_COST)];
}

guint64
em_settle_payable (const EmState *state, const EmEmpirePlanet *own)
{
  return within_settle (state, own, 0, TRUE);
}

guint64
em_terraform_payable (const EmState *state, const EmEmpirePlanet *own, guint kind)
{
  return within_settle (state, own, em_colonies_of (state, kind),
                        em_switch (state, EM_SWITCH_ERRATA) == EM_ON);
}

void
em_come_into_play (EmState *state, EmEmpirePlanet *own)
{
  em_turn_up (state, own);
  em_trigger_abundance (state, own);
}

gboolean
em_could_settle (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  for (guint32 rest = em_seat_const (state, item->seat)->face_down; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, item->seat, em_first (rest));

      if (em_candidates_of (own) & em_settle_payable (state, own))
        return TRUE;
    }
  return FALSE;
}

void
em_list_settle (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  for (guint32 rest = em_seat_const (state, item->seat)->face_down; rest != 0; rest &= rest - 1)
    em_list_target (state, item->seat, EM_VERB_SETTLE, em_first (rest),
                    em_settle_payable (state, em_planet_const (state, item->seat, em_first (rest))),
                    moves);
}

static void
refuse_cost (const EmState *state, const EmEmpirePlanet *own, guint planet, ArbArgument subject,
             ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_SETTLE_COST, subject);
  EmSettleCost cost;

  em_settlement_cost (state, own, planet, &cost);
  numbers[EM_SETTLE_COST_NEEDED] = cost.needed;
  numbers[EM_SETTLE_COST_SHOWN] = cost.shown;
  numbers[EM_SETTLE_COST_COLONIES] = cost.colonies;
  numbers[EM_SETTLE_COST_PLANETS] = cost.planets;
  numbers[EM_SETTLE_COST_TECHNOLOGIES] = cost.technologies;
}

/* Says why Terraforming has not settled a planet for which the symbols in the Empire would be enough:
 * as printed, it does not count them. Source: DS15. */
static void
check_terraformed (const EmState *state, ArbMove move, const EmEmpirePlanet *own,
                   ArbVerdict *verdict)
{
  EmSettleCost cost;
  gint16 *numbers;

  if (em_asked (state, EM_EFFECT_SETTLE) != NULL || state->last_effect_seat != move.seat
      || em_catalogue (state)->program.steps[state->last_step].effect != EM_EFFECT_TERRAFORM)
    return;
  em_settlement_cost (state, own, own->card, &cost);
  if (cost.colonies >= cost.needed)
    return;
  numbers =
      em_refuse (verdict, EM_RULE_TERRAFORMING, arb_argument_name (EM_SORT_PLANET, own->card));
  numbers[EM_TERRAFORMING_NEEDED] = cost.needed;
  numbers[EM_TERRAFORMING_COLONIES] = cost.colonies;
  numbers[EM_TERRAFORMING_IGNORED] = (gint16) (cost.planets + cost.technologies);
  em_put_moment_last (state, move, verdict);
}

static void
check_settle (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own;
  guint unpaid;

  em_check_leader_alternative (state, move, EM_EFFECT_SETTLE, verdict);
  own = em_check_face_down (state, move, verdict);
  if (own == NULL)
    return;

  unpaid = em_check_target (state, move, own, em_settle_payable (state, own), verdict);
  if (unpaid != EM_UNKNOWN)
    refuse_cost (state, own, unpaid, em_target_subject (move, own, unpaid), verdict);
  else if (verdict->value == ARB_ILLEGAL && own->card != EM_UNKNOWN)
    check_terraformed (state, move, own, verdict);
}

static void
apply_settle (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_come_into_play (state, em_move_planet (state, move));
  em_consume_step (state, EM_EFFECT_SETTLE, 1);
}

static void
settle_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint planet = em_target_card (state, move);
  EmSettleCost cost;

  em_settlement_cost (state, em_planet (state, move.seat, arb_argument_value (move.arguments[0])),
                      planet, &cost);
  arb_adjustments_add_missing (adjustments, "colonies", arb_argument_name (EM_SORT_PLANET, planet),
                               move.seat, cost.needed, cost.shown);
}

static void
about_settle (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_all_targets ((const EmState *) parent, seat, EM_VERB_SETTLE, moves);
}

const ArbVerb em_verb_settle = {
  .name = "settle",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER | EM_A_PLANET), ARB_MAY (EM_A_PLANET) },
  .asked_by = EM_ASKED_BY (SETTLE),
  .canonicalize = em_canonicalize_target,
  .about = about_settle,
  .kinds = { "settle", "settle-action", "settle-role" },
  .none = "none-settled",
  .why_not = check_settle,
  .apply = apply_settle,
  .shortfall = settle_shortfall,
  .episode = EM_EPISODE_MORE,
  .deed = "settles",
};

/* Returns the shown kinds that can be colonies; a ruling may have allowed others to be shown. */
static guint64
shown_colonies (const EmState *state, guint seat)
{
  return em_pile_kinds (&state->shown) & em_with_symbol (state, seat, EM_COLONIZE);
}

guint64
em_tuckable (const EmState *state)
{
  const ArbItem *item = em_top_const (state);
  const ArbStep *step;

  if (state->agenda.n == 0)
    return 0;

  step = em_top_step (state);
  if (step->origin == EM_ORIGIN_TURN)
    return 0;
  if (step->origin != EM_ORIGIN_ACTION)
    return shown_colonies (state, item->seat);
  return item->card != ARB_NO_CARD
             ? em_bit (item->card) & em_catalogue (state)->with_symbol[EM_COLONIZE]
             : 0;
}

guint
em_count_shown_colonies (const EmState *state, guint seat)
{
  guint64 kinds = shown_colonies (state, seat);
  guint n = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (&state->shown, em_first (kinds));

  return n;
}

guint
em_could_tuck (const EmState *state, guint seat, gboolean leads)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint64 kinds = em_boosts (state, seat, EM_COLONIZE);
  guint n = leads && state->stacks[EM_STACK_COLONIZE] > 0;

  for (; kinds != 0; kinds &= kinds - 1)
    n += em_hand_most (owner, em_first (kinds));

  return n;
}

gboolean
em_asks_colony (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0 && em_seat_const ((const EmState *) state, item->seat)->face_down != 0
         && (step->origin != EM_ORIGIN_ACTION || item->card != ARB_NO_CARD);
}

guint
em_amount_colony (const ArbState *parent, const ArbItem *item, const ArbStep *step)
{
  const EmState *state = (const EmState *) parent;

  return step->flags & ARB_STEP_PER_SYMBOL ? em_count_shown_colonies (state, item->seat)
                                           : (guint) step->amount;
}

/* If Terraforming would settle an unknown planet, the move says which planet it is: returns the
 * planets that are possible then. */
static guint64
terraformed (const EmState *state, const EmEmpirePlanet *own, guint kind)
{
  return em_candidates_of (own) & em_terraform_payable (state, own, kind);
}

static void
list_colony (const EmState *state, guint seat, guint number, guint kind, gboolean terraforms,
             ArbMoves *moves)
{
  const EmEmpirePlanet *own = em_planet_const (state, seat, number);
  ArbMove move = ARB_MOVE (seat, EM_VERB_COLONY, arb_argument_number (number),
                           arb_argument_name (EM_SORT_CARD, kind), 0);
  guint64 settled = terraforms && own->card == EM_UNKNOWN ? terraformed (state, own, kind) : 0;

  if (settled != own->candidates || own->card != EM_UNKNOWN)
    arb_moves_add (moves, move);
  for (; settled != 0; settled &= settled - 1)
    {
      move.arguments[2] = arb_argument_name (EM_SORT_PLANET, em_first (settled));
      arb_moves_add (moves, move);
    }
}

void
em_list_colony (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint64 tuckable = em_tuckable (state);

  for (guint32 rest = em_seat_const (state, item->seat)->face_down; rest != 0; rest &= rest - 1)
    for (guint64 kinds = tuckable; kinds != 0; kinds &= kinds - 1)
      list_colony (state, item->seat, em_first (rest), em_first (kinds),
                   step->effect == EM_EFFECT_TERRAFORM, moves);
}

static void
canonicalize_colony (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  guint64 tuckable = em_tuckable (state);

  em_number_planet (state, move, 0);
  if (move->arguments[1] == ARB_ARGUMENT_NONE && em_is_single (tuckable))
    move->arguments[1] = arb_argument_name (EM_SORT_CARD, em_first (tuckable));
  if (em_is_known_planet (state, move, move->arguments[2]))
    move->arguments[2] = ARB_ARGUMENT_NONE;
}

/* Checks that the move identifies an unknown planet that Terraforming settles. */
static void
check_terraform (const EmState *state, ArbMove move, const EmEmpirePlanet *own, ArbVerdict *verdict)
{
  guint64 settled = terraformed (state, own, em_card_of (move.arguments[1]));

  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    {
      if (!(settled >> arb_argument_value (move.arguments[2]) & 1))
        em_contradict (state, move.arguments[2], 1, 0, verdict);
    }
  else if (own->card == EM_UNKNOWN && settled == own->candidates)
    em_leave_unidentified (move, settled, verdict);
}

static void
check_colony (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint64 tuckable = em_tuckable (state);
  gboolean terraforms = em_asked (state, EM_EFFECT_TERRAFORM) != NULL;
  const EmEmpirePlanet *own;

  if (!terraforms)
    em_check_asked (state, move, EM_EFFECT_COLONY, verdict);
  own = em_check_face_down (state, move, verdict);

  /* Without a card to tuck the move is impossible, and no ruling can allow it. */
  if (move.arguments[1] == ARB_ARGUMENT_NONE || !(tuckable >> em_card_of (move.arguments[1]) & 1))
    em_refuse (verdict, EM_RULE_COLONY_CARD, move.arguments[1])[EM_COLONY_CARD_LEFT] =
        (gint16) em_count (tuckable);
  else if (own != NULL && terraforms)
    check_terraform (state, move, own, verdict);
  else if (move.arguments[2] != ARB_ARGUMENT_NONE)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[2]);
}

/* Moves a card of @kind from the played cards under @own as a colony. */
static void
tuck (EmState *state, guint seat, EmEmpirePlanet *own, guint kind)
{
  ArbItem *item = em_top (state);

  if (item->card == kind)
    item->card = ARB_NO_CARD;
  else
    {
      em_pile_take (&em_seat (state, seat)->play, kind);
      em_pile_take (&state->shown, kind);
    }

  if (kind == EM_STACK_RESEARCH)
    own->research++;
  else if (kind < EM_N_ROLE_CARDS)
    own->colonize++;
  else
    own->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
}

/* Whether Terraforming settles @own at once. If not, that also says which planets it is not. */
static gboolean
resolve_terraforming (EmState *state, EmEmpirePlanet *own, ArbMove move)
{
  guint64 settled = terraformed (state, own, em_card_of (move.arguments[1]));

  if (move.arguments[2] != ARB_ARGUMENT_NONE)
    em_planet_identify (state, own, arb_argument_value (move.arguments[2]));
  if (own->card == EM_UNKNOWN)
    em_planet_narrow (state, own, own->candidates & ~settled);

  return own->card != EM_UNKNOWN && (settled >> own->card & 1) != 0;
}

static void
apply_colony (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmEmpirePlanet *own = em_planet (state, move.seat, arb_argument_value (move.arguments[0]));
  const ArbStep *terraform = em_asked (state, EM_EFFECT_TERRAFORM);
  const ArbStep *step = terraform != NULL ? terraform : em_asked (state, EM_EFFECT_COLONY);
  gboolean settles = terraform != NULL && resolve_terraforming (state, own, move);

  /* Chosen before the card is moved, because the shown cards are counted. */
  if (step != NULL)
    em_choose (state, step);
  tuck (state, move.seat, own, em_card_of (move.arguments[1]));
  if (settles)
    em_come_into_play (state, own);
  em_consume_step (state, terraform != NULL ? EM_EFFECT_TERRAFORM : EM_EFFECT_COLONY, 1);
}

static void
about_colony (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_asked (state, EM_EFFECT_COLONY, moves);
  em_list_asked (state, EM_EFFECT_TERRAFORM, moves);
}

const ArbVerb em_verb_colony = {
  .name = "colony",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER | EM_A_PLANET), ARB_MAY (EM_A_CARD), ARB_MAY (EM_A_PLANET) },
  .asked_by = EM_ASKED_BY (COLONY) | EM_ASKED_BY (TERRAFORM),
  .canonicalize = canonicalize_colony,
  .about = about_colony,
  .kinds = { "colony", "colony-card", "terraform" },
  .none = "none-tucked",
  .unit = "colonies",
  .why_not = check_colony,
  .apply = apply_colony,
  .episode = EM_EPISODE_MORE,
  .deed = "tucks",
};

/* Adds all colonies that the open step gives, under planet @number. */
static void
offer_colonies (ArbOffering *offering, guint seat, guint number)
{
  guint64 kinds = em_tuckable (em_offered (offering));

  for (; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = em_first (kinds);
      gboolean role = em_top_step (em_offered (offering))->origin != EM_ORIGIN_ACTION;
      guint n = role ? em_pile_count (&em_offered (offering)->shown, kind) : 1;

      for (guint i = 0; i < n && offering->current.n_moves < ARB_MAX_OFFER_MOVES; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, kind));
    }
}

/* The number of the only face-down planet of @seat, or 0. */
static guint
find_only_face_down (const EmState *state, guint seat)
{
  guint32 numbers = em_seat_const (state, seat)->face_down;

  return em_is_single (numbers) ? em_first (numbers) : 0;
}

/* Counts the colonies that the open step of a role gives. */
static guint
count_colonies (const EmState *state)
{
  guint n = 0;

  for (guint64 kinds = em_tuckable (state); kinds != 0; kinds &= kinds - 1)
    n += em_pile_count (&state->shown, em_first (kinds)) * em_colonies_of (state, em_first (kinds));

  return n;
}

void
em_end_colonize (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offered (offering);
  gboolean asked = em_asked (state, EM_EFFECT_COLONY) != NULL;
  guint n = asked ? count_colonies (state) : 0;
  guint only = find_only_face_down (state, seat);

  if (n > 0 && only != 0)
    offer_colonies (offering, seat, only);
  arb_offering_end (offering, "colonies", (gint) n);
}

void
em_act_colonize (ArbOffering *offering, guint seat, guint hand)
{
  guint only = find_only_face_down (em_offered (offering), seat);

  if (only != 0)
    offer_colonies (offering, seat, only);
  arb_offering_end (offering, "colonies",
                    em_seat_const (em_offered (offering), seat)->face_down != 0);
}

/* Offers parts of the colonies: a number of the role's own cards, or one technology. All colonies
 * together come last. */
static void
offer_some_colonies (ArbOffering *offering, guint seat, guint number)
{
  const EmState *state = (const EmState *) offering->state;
  guint standard = em_pile_count (&state->shown, EM_STACK_COLONIZE);
  guint64 kinds = em_tuckable (state) & ~em_bit (EM_STACK_COLONIZE);
  guint all = MIN (em_count_shown_colonies (state, seat), ARB_MAX_OFFER_MOVES);

  if (all < 2)
    return;
  for (guint n = 1; n <= standard && n < all; n++)
    {
      arb_offering_begin (offering, "colony", seat, arb_argument_number (number), n);
      for (guint i = 0; i < n; i++)
        em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                       arb_argument_name (EM_SORT_CARD, EM_STACK_COLONIZE));
      arb_offering_end (offering, "colonies", (gint) n);
    }
  for (; kinds != 0; kinds &= kinds - 1)
    {
      arb_offering_begin (offering, "colony-card", seat, arb_argument_number (number), 0);
      em_offer_move (offering, seat, EM_VERB_COLONY, arb_argument_number (number),
                     arb_argument_name (EM_SORT_CARD, em_first (kinds)));
      arb_offering_end (offering, "colonies", (gint) em_colonies_of (state, em_first (kinds)));
    }
}

void
em_offer_all_colonies (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  gboolean action = em_top_step (state)->origin == EM_ORIGIN_ACTION;
  guint n = action ? em_tuckable (state) != 0 : count_colonies (state);
  guint32 numbers = n > 0 ? em_seat_const (state, seat)->face_down : 0;

  for (; numbers != 0; numbers &= numbers - 1)
    {
      guint number = em_first (numbers);

      if (n > 1)
        offer_some_colonies (offering, seat, number);
      arb_offering_begin (offering, "colony", seat, arb_argument_number (number), 0);
      offer_colonies (offering, seat, number);
      arb_offering_end (offering, "colonies", (gint) n);
    }
}

void
em_offer_settling (ArbOffering *offering, ArbMove first)
{
  em_offer_targets (offering, first.verb == EM_VERB_LEAD ? "settle-role" : "settle-action",
                    EM_VERB_SETTLE, first);
}
