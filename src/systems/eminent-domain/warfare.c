/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/warfare.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/targets.h"
#include "engine/play/referee.h"
#include "systems/eminent-domain/offer-moves.h"

#define SCORCHED_EARTH_REDUCTION 2

guint
em_warfare_cost (const EmState *state, guint seat, guint planet, EmWarfareCost *cost)
{
  guint printed = (guint) em_catalogue (state)->planets[planet].warfare_cost;
  gboolean scorched = em_has (state, seat, EM_STANDING_SCORCHED_EARTH);
  guint reduction = scorched ? MIN (SCORCHED_EARTH_REDUCTION, printed) : 0;
  guint paid = printed - reduction;
  gboolean stays = scorched && em_switch (state, EM_SWITCH_SCORCHED_MARKER) == EM_MARKER_OWN;

  if (cost != NULL)
    *cost = (EmWarfareCost){ (guint8) printed, (guint8) reduction, (guint8) paid,
                             (guint8) (paid + stays) };
  return paid + stays;
}

guint64
em_warfare_payable (const EmState *state, guint seat)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint fighters = em_seat_const (state, seat)->fighters;

  if (em_has (state, seat, EM_STANDING_SCORCHED_EARTH))
    {
      guint stays = em_switch (state, EM_SWITCH_SCORCHED_MARKER) == EM_MARKER_OWN;

      if (fighters < stays)
        return 0;
      fighters += SCORCHED_EARTH_REDUCTION - stays;
    }
  return catalogue->within_warfare[MIN (fighters, EM_MAX_COST)];
}

gboolean
em_asks_fighter (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return amount > 0;
}

gboolean
em_enter_fighter (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  em_gain_fighters ((EmState *) state, item->seat, amount);
  em_note_use ((EmState *) state, step, item->seat, amount, 0);
  return TRUE;
}

void
em_list_collect (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  em_list_move (moves, item->seat, EM_VERB_COLLECT, 0, 0);
}

/* Whether a follower who has shown cards gets the fighters without a choice: then `collect` implies
 * the end of boosting. */
static gboolean
collects_by_itself (const EmState *state, guint seat)
{
  return em_moment (state) == EM_MOMENT_BOOST && state->role == EM_WARFARE && seat != state->leader
         && em_top_const (state)->seat == seat && !em_has_leader_alternative (state, seat);
}

/* The fighters that @seat gets by collecting now. */
static guint
count_given (const EmState *state, guint seat)
{
  return collects_by_itself (state, seat) ? em_symbols (state, seat, NULL)
                                          : em_asked_amount (state, EM_EFFECT_FIGHTER);
}

static void
canonicalize_collect (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  gboolean by_itself = collects_by_itself (state, move->seat);
  guint given = count_given (state, move->seat);
  gboolean all = move->arguments[0] == ARB_ARGUMENT_NONE
                 || arb_argument_value (move->arguments[0]) == (by_itself ? given : MAX (given, 1));

  if (all && by_itself)
    *move = ARB_MOVE (move->seat, EM_VERB_DONE, 0, 0, 0);
  else if (all)
    move->arguments[0] = ARB_ARGUMENT_NONE;
}

static void
check_collect (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint given = count_given (state, move.seat);

  if (!collects_by_itself (state, move.seat)
      && !em_check_asked (state, move, EM_EFFECT_FIGHTER, verdict))
    return;
  if (move.arguments[0] != ARB_ARGUMENT_NONE && arb_argument_value (move.arguments[0]) != given)
    em_refuse_amount (state, EM_EFFECT_FIGHTER, arb_argument_value (move.arguments[0]), given, verdict);
}

static void
apply_collect (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  gboolean by_itself = collects_by_itself (state, move.seat);
  guint given = count_given (state, move.seat);
  guint amount = given;

  /* The fighters that a ruling gives beyond the amount were already added. */
  if (move.arguments[0] != ARB_ARGUMENT_NONE)
    amount = MIN (amount, arb_argument_value (move.arguments[0]));
  em_gain_fighters (state, move.seat, amount);
  if (!by_itself)
    {
      em_use_up (state, EM_EFFECT_FIGHTER, given);
      return;
    }

  /* Below boosting lies the script of the role, which would give all of them. */
  arb_agenda_pop (&state->agenda);
  em_note_use (state, em_top_step (state), move.seat, given, 0);
  em_close_step (state);
}

/* Gives fighters that a ruling adds beyond the rules. */
static void
advance_fighters (EmState *state, guint seat, guint n, ArbAdjustments *adjustments)
{
  em_adjust_fighters (state, seat, (gint) n);
  arb_adjustments_add (adjustments, "fighters", ARB_ARGUMENT_NONE, seat, (gint) n);
}

static void
collect_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint given = count_given (state, move.seat);
  guint recorded =
      move.arguments[0] != ARB_ARGUMENT_NONE ? arb_argument_value (move.arguments[0]) : 1;

  if (recorded > given)
    advance_fighters (state, move.seat, recorded - given, adjustments);
}

static void
about_collect (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_asked ((const EmState *) parent, EM_EFFECT_FIGHTER, moves);
}

const ArbVerb em_verb_collect = {
  .name = "collect",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MAY (EM_A_COUNT) },
  .asked_by = EM_ASKED_BY (FIGHTER),
  .canonicalize = canonicalize_collect,
  .about = about_collect,
  .kinds = { "collect" },
  .unit = "fighters",
  .why_not = check_collect,
  .apply = apply_collect,
  .shortfall = collect_shortfall,
  .episode = EM_EPISODE_MORE,
};

gboolean
em_could_attack (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;
  guint64 payable = em_warfare_payable (state, item->seat);

  for (guint32 rest = em_seat_const (state, item->seat)->face_down; rest != 0; rest &= rest - 1)
    if (em_candidates_of (em_planet_const (state, item->seat, em_first (rest))) & payable)
      return TRUE;

  return FALSE;
}

void
em_list_attack (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint64 payable = em_warfare_payable (state, item->seat);

  for (guint32 rest = em_seat_const (state, item->seat)->face_down; rest != 0; rest &= rest - 1)
    em_list_target (state, item->seat, EM_VERB_ATTACK, em_first (rest), payable, moves);
}

static void
refuse_cost (const EmState *state, guint seat, guint planet, ArbArgument subject,
             ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_WARFARE_COST, subject);
  EmWarfareCost cost;

  em_warfare_cost (state, seat, planet, &cost);
  numbers[EM_WARFARE_COST_NEEDED] = cost.needed;
  numbers[EM_WARFARE_COST_FIGHTERS] = (gint16) em_seat_const (state, seat)->fighters;
  numbers[EM_WARFARE_COST_PRINTED] = cost.printed;
  numbers[EM_WARFARE_COST_SCORCHED_EARTH] = cost.reduction;
  numbers[EM_WARFARE_COST_STAYS] = (gint16) (cost.needed - cost.paid);
}

static void
check_attack (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own;
  guint unpaid;

  em_check_leader_alternative (state, move, EM_EFFECT_ATTACK, verdict);
  own = em_check_face_down (state, move, verdict);
  if (own == NULL)
    return;

  unpaid = em_check_target (state, move, own, em_warfare_payable (state, move.seat), verdict);
  if (unpaid != EM_UNKNOWN)
    refuse_cost (state, move.seat, unpaid, em_target_subject (move, own, unpaid), verdict);
}

static void
apply_attack (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmEmpirePlanet *own = em_move_planet (state, move);

  /* Mobilization grants only one attack, even if there are several moments for it. */
  if (em_top_step (state)->origin == EM_ORIGIN_MOBILIZED)
    state->mobilized = FALSE;
  em_pay_fighters (state, move.seat, em_warfare_cost (state, move.seat, own->card, NULL));
  /* Set before Abundance, because the fighter that stays leaves no room for resources. */
  own->blocked = em_has (state, move.seat, EM_STANDING_SCORCHED_EARTH);
  em_come_into_play (state, own);
  em_consume_step (state, EM_EFFECT_ATTACK, 1);
}

static void
attack_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint needed = em_warfare_cost (state, move.seat, em_target_card (state, move), NULL);
  guint present = em_seat_const (state, move.seat)->fighters;

  if (needed > present)
    advance_fighters (state, move.seat, needed - present, adjustments);
}

static void
about_attack (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_all_targets ((const EmState *) parent, seat, EM_VERB_ATTACK, moves);
}

const ArbVerb em_verb_attack = {
  .name = "attack",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER | EM_A_PLANET), ARB_MAY (EM_A_PLANET) },
  .asked_by = EM_ASKED_BY (ATTACK),
  .canonicalize = em_canonicalize_target,
  .about = about_attack,
  .kinds = { "attack", "attack-action", "attack-role" },
  .none = "none-attacked",
  .why_not = check_attack,
  .apply = apply_attack,
  .shortfall = attack_shortfall,
  .episode = EM_EPISODE_MORE,
  .deed = "attacks",
};

gboolean
em_enter_mobilize (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  /* If the role phase is already over, the edition decides whether the attack still comes. */
  if (!state->role_over || em_switch (state, EM_SWITCH_MOBILIZATION) == EM_MOBILIZATION_AFTER_ANY)
    state->mobilized = TRUE;
  else if (em_switch (state, EM_SWITCH_MOBILIZATION) == EM_MOBILIZATION_AFTER_ROLE)
    em_push (state, EM_SCRIPT_MOBILIZED, item->seat);
  return TRUE;
}

void
em_push_mobilized (EmState *state, guint windows)
{
  if (state->mobilized && (windows >> em_switch (state, EM_SWITCH_MOBILIZATION) & 1) != 0)
    em_push (state, EM_SCRIPT_MOBILIZED, state->leader);
}

/* Offers an attack, and says how many fighters are left after it. */
static void
offer_attack (ArbOffering *offering, ArbMove move)
{
  ArbOffer *offer;

  arb_offering_begin (offering, "attack", move.seat, move.arguments[0], 0);
  arb_offering_play (offering, move);
  offer = arb_offering_end (offering, NULL, 0);
  if (offer != NULL && offer->verdict.value != ARB_ILLEGAL)
    arb_offer_set_remaining (offer, "fighters",
                             em_seat_const (em_offered (offering), move.seat)->fighters);
}

/* Whether the last offer is an attack on the planet @number; questions come planet by planet. */
static gboolean
has_attack (const ArbOffering *offering, ArbArgument number)
{
  const ArbOffer *last = offering->n > 0 ? &offering->offers[offering->n - 1] : NULL;

  return last != NULL && last->row == number && g_str_equal (last->kind, "attack");
}

static gboolean
is_refused (const ArbOffering *offering, ArbMove move)
{
  ArbVerdict verdict;

  arb_check (offering->state, move, &verdict);
  return verdict.value == ARB_ILLEGAL;
}

/* While fighters can be collected instead, a planet that cannot be attacked, whatever its card is, is
 * offered once as refused, to show how many fighters are missing. Otherwise it is left out: the
 * offers that come after the attack need the room. */
void
em_offer_attacks (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  gboolean all = em_asked (state, EM_EFFECT_FIGHTER) != NULL;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbMove any = ARB_MOVE (seat, EM_VERB_ATTACK, moves[i].arguments[0]);

      if (moves[i].verb != EM_VERB_ATTACK)
        continue;
      if (!is_refused (offering, moves[i]))
        offer_attack (offering, moves[i]);
      else if (all && !has_attack (offering, any.arguments[0]) && is_refused (offering, any))
        offer_attack (offering, any);
    }
}

void
em_end_warfare (ArbOffering *offering, guint seat)
{
  guint before = em_seat_const ((const EmState *) offering->state, seat)->fighters;

  if (em_asked (em_offered (offering), EM_EFFECT_FIGHTER) != NULL)
    em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  arb_offering_end (offering, "fighters",
                    (gint) (em_seat_const (em_offered (offering), seat)->fighters - before));
}

void
em_offer_collect (ArbOffering *offering, guint seat, EmEffect effect)
{
  arb_offering_begin (offering, "collect", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  em_end_warfare (offering, seat);
}

void
em_act_warfare (ArbOffering *offering, guint seat, guint hand)
{
  em_offer_move (offering, seat, EM_VERB_COLLECT, 0, 0);
  arb_offering_end (offering, "fighters", 1);
}

void
em_offer_attacking (ArbOffering *offering, ArbMove first)
{
  em_offer_targets (offering, first.verb == EM_VERB_LEAD ? "attack-role" : "attack-action",
                    EM_VERB_ATTACK, first);
}
