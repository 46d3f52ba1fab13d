/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/warfare.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/targets.h"

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
