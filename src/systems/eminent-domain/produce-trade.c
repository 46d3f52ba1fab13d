/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/produce-trade.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/targets.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-slots.h"

/* Notes that the leader has traded or produced another kind of resource; @kinds are those so far.
 * If the edition pays @pays for each kind at once, it does so here. */
static void
count_kind (EmState *state, guint8 *kinds, guint kind, gboolean pays)
{
  if (pays && !(*kinds >> kind & 1)
      && em_switch (state, EM_SWITCH_KINDS_PAID) == EM_KINDS_PAID_AT_ONCE)
    em_gain_influence (state, state->leader, 1);
  *kinds |= (guint8) (1u << kind);
}

static void
fill_slot (EmState *state, EmEmpirePlanet *own, guint slot)
{
  const ArbNicks *slots = &em_catalogue (state)->planets[own->card].slots;

  own->filled |= (guint8) (1u << slot);
  if (own->owner == state->leader)
    count_kind (state, &state->produced, slots->nicks[slot], state->pays_kinds_produced);
}

void
em_produce (EmState *state, EmEmpirePlanet *own, guint resource)
{
  /* A ruling may also fill a slot that Scorched Earth Policy blocks. */
  guint free = em_slots_of (state, own, resource) & ~(guint) own->filled;

  if (free != 0)
    fill_slot (state, own, em_first (free));
}

/* Fills every free slot of @seat. */
static void
fill (EmState *state, guint seat)
{
  for (guint32 rest = em_seat_const (state, seat)->face_up; rest != 0; rest &= rest - 1)
    {
      EmEmpirePlanet *own = em_planet (state, seat, em_first (rest));

      for (guint free = em_free_slots (state, own); free != 0; free &= free - 1)
        fill_slot (state, own, em_first (free));
    }
}

void
em_trigger_abundance (EmState *state, EmEmpirePlanet *own)
{
  if (!em_has (state, own->owner, EM_STANDING_FILL))
    return;

  if (em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    em_insert (state, EM_SCRIPT_FILL_TURNED_UP, own->owner);
  else
    own->filled = (guint8) em_free_slots (state, own);
}

gboolean
em_asks_produce (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  if (amount == 0)
    return FALSE;
  for (guint32 rest = em_seat_const (state, item->seat)->face_up; rest != 0; rest &= rest - 1)
    if (em_free_slots (state, em_planet_const (state, item->seat, em_first (rest))) != 0)
      return TRUE;

  return FALSE;
}

/* Produces at once what leaves no choice, if the script says so; the rest waits for its player. */
gboolean
em_enter_produce (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  if (!(step->words & EM_WORD_AT_ONCE) || em_seat_free_slots (state, item->seat) > amount)
    return FALSE;

  fill (state, item->seat);
  return TRUE;
}

void
em_list_produce (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  for (guint32 rest = em_seat_const (state, item->seat)->face_up; rest != 0; rest &= rest - 1)
    {
      const EmEmpirePlanet *own = em_planet_const (state, item->seat, em_first (rest));

      for (guint kinds = em_slots_kinds (state, own, em_free_slots (state, own)); kinds != 0;
           kinds &= kinds - 1)
        em_list_move (moves, item->seat, EM_VERB_PRODUCE, arb_argument_number (em_first (rest)),
                      arb_argument_name (EM_SORT_RESOURCE, em_first (kinds)));
    }
}

static void
canonicalize_produce (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own;
  guint kinds;

  em_number_planet (state, move, 0);
  if (move->arguments[1] != ARB_ARGUMENT_NONE
      || arb_argument_kind (move->arguments[0]) != ARB_ARGUMENT_NUMBER)
    return;

  own = em_find_planet (state, move->seat, arb_argument_value (move->arguments[0]));
  if (own == NULL || !own->face_up)
    return;

  /* The only kind for which it has room. */
  kinds = em_slots_kinds (state, own, em_free_slots (state, own));
  if (em_is_single (kinds))
    move->arguments[1] = arb_argument_name (EM_SORT_RESOURCE, em_first (kinds));
}

static void
refuse_slot (const EmState *state, ArbMove move, const EmEmpirePlanet *own, ArbVerdict *verdict)
{
  gint16 *numbers = em_refuse (verdict, EM_RULE_PRODUCE_SLOT, move.arguments[1]);
  guint n = em_catalogue (state)->planets[own->card].slots.n;

  numbers[EM_PRODUCE_SLOT_SLOTS] = (gint16) n;
  numbers[EM_PRODUCE_SLOT_FILLED] = (gint16) em_count (own->filled);
  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    numbers[EM_PRODUCE_SLOT_OTHERS] =
        (gint16) (n - em_count (em_slots_of (state, own, arb_argument_value (move.arguments[1]))));
}

static void
check_produce (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmEmpirePlanet *own;

  em_check_asked (state, move, EM_EFFECT_PRODUCE, verdict);
  own = em_check_planet (state, move, move.arguments[0], verdict);
  if (own == NULL)
    return;

  if (!own->face_up)
    em_refuse (verdict, EM_RULE_PLANET_FACE_DOWN, move.arguments[0])[EM_PLANET_FACE_DOWN_NUMBER] =
        (gint16) arb_argument_value (move.arguments[0]);
  else if (own->blocked)
    em_refuse (verdict, EM_RULE_PRODUCE_BLOCKED, arb_argument_name (EM_SORT_PLANET, own->card));
  else if (move.arguments[1] == ARB_ARGUMENT_NONE
           || !(em_slots_of (state, own, arb_argument_value (move.arguments[1]))
                & em_free_slots (state, own)))
    refuse_slot (state, move, own, verdict);
}

static void
apply_produce (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_produce (state, em_planet (state, move.seat, arb_argument_value (move.arguments[0])),
              arb_argument_value (move.arguments[1]));
  em_consume_step (state, EM_EFFECT_PRODUCE, 1);
}

static void
about_produce (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_asked ((const EmState *) parent, EM_EFFECT_PRODUCE, moves);
}

const ArbVerb em_verb_produce = {
  .name = "produce",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_NUMBER | EM_A_PLANET), ARB_MAY (EM_A_RESOURCE) },
  .asked_by = EM_ASKED_BY (PRODUCE),
  .canonicalize = canonicalize_produce,
  .about = about_produce,
  .kinds = { "produce", "produce-set" },
  .none = "none-produced",
  .unit = "resources",
  .why_not = check_produce,
  .apply = apply_produce,
  .episode = EM_EPISODE_MORE,
};

/* Whether Weapon Emporium allows @seat to trade a fighter now. */
static gboolean
can_trade_fighter (const EmState *state, guint seat)
{
  return em_has (state, seat, EM_STANDING_TRADE_FIGHTERS)
         && em_seat_const (state, seat)->fighters > 0;
}

gboolean
em_asks_trade (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  if (amount == 0)
    return FALSE;
  for (guint32 rest = em_seat_const (state, item->seat)->face_up; rest != 0; rest &= rest - 1)
    if (em_planet_const (state, item->seat, em_first (rest))->filled != 0)
      return TRUE;

  return can_trade_fighter (state, item->seat);
}

guint
em_tradable_kinds (const EmState *state, const EmEmpirePlanet *own)
{
  return em_slots_kinds (state, own, own->filled);
}

void
em_list_trade (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  for (guint32 rest = em_seat_const (state, item->seat)->face_up; rest != 0; rest &= rest - 1)
    for (guint kinds =
             em_tradable_kinds (state, em_planet_const (state, item->seat, em_first (rest)));
         kinds != 0; kinds &= kinds - 1)
      em_list_move (moves, item->seat, EM_VERB_TRADE,
                    arb_argument_name (EM_SORT_RESOURCE, em_first (kinds)),
                    arb_argument_number (em_first (rest)));
  if (can_trade_fighter (state, item->seat))
    em_list_move (moves, item->seat, EM_VERB_TRADE,
                  arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER), 0);
}

/* It makes no difference from which planet a resource comes, so the first one that has it is filled
 * in. */
static void
canonicalize_trade (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;
  guint resource = arb_argument_value (move->arguments[0]);

  if (resource == EM_FIGHTER)
    {
      move->arguments[1] = ARB_ARGUMENT_NONE;
      return;
    }

  em_number_planet (state, move, 1);
  if (move->arguments[1] != ARB_ARGUMENT_NONE)
    return;

  for (guint32 rest = em_seat_const (state, move->seat)->face_up; rest != 0; rest &= rest - 1)
    if (em_tradable_kinds (state, em_planet_const (state, move->seat, em_first (rest))) >> resource
        & 1)
      {
        move->arguments[1] = arb_argument_number (em_first (rest));
        return;
      }
}

static void
check_trade_fighter (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  if (!em_has (state, move.seat, EM_STANDING_TRADE_FIGHTERS))
    em_refuse (verdict, EM_RULE_TRADE_FIGHTER, move.arguments[0]);
  if (em_seat_const (state, move.seat)->fighters == 0)
    em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0]);
}

static void
check_trade (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint resource = arb_argument_value (move.arguments[0]);
  const EmEmpirePlanet *own = NULL;

  em_check_asked (state, move, EM_EFFECT_TRADE, verdict);
  if (resource == EM_FIGHTER)
    {
      check_trade_fighter (state, move, verdict);
      return;
    }

  if (move.arguments[1] != ARB_ARGUMENT_NONE)
    own = em_check_planet (state, move, move.arguments[1], verdict);
  if (own == NULL || !own->face_up || !(em_tradable_kinds (state, own) >> resource & 1))
    em_refuse (verdict, EM_RULE_TRADE_NONE, move.arguments[0])[EM_TRADE_NONE_FIGHTERS] =
        em_has (state, move.seat, EM_STANDING_TRADE_FIGHTERS)
            ? (gint16) em_seat_const (state, move.seat)->fighters
            : 0;
}

static void
trade_resource (EmState *state, ArbMove move, guint resource)
{
  EmEmpirePlanet *own = em_planet (state, move.seat, arb_argument_value (move.arguments[1]));
  guint slots = em_slots_of (state, own, resource) & own->filled;

  own->filled &= (guint8) ~(slots & -slots);
  if (move.seat != state->leader)
    return;

  count_kind (state, &state->traded, resource, state->pays_kinds_traded);
  if (state->named == resource)
    em_gain_influence (state, move.seat, 1);
}

static void
apply_trade (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  guint resource = arb_argument_value (move.arguments[0]);

  em_gain_influence (state, move.seat, 1);
  if (resource == EM_FIGHTER)
    em_pay_fighters (state, move.seat, 1);
  else
    trade_resource (state, move, resource);
  em_consume_step (state, EM_EFFECT_TRADE, 1);
}

static void
about_trade (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_asked (state, EM_EFFECT_TRADE, moves);
  if (!em_has (state, seat, EM_STANDING_TRADE_FIGHTERS))
    em_list_move (moves, seat, EM_VERB_TRADE, arb_argument_name (EM_SORT_RESOURCE, EM_FIGHTER), 0);
}

const ArbVerb em_verb_trade = {
  .name = "trade",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_RESOURCE), ARB_MAY (EM_A_NUMBER | EM_A_PLANET) },
  .asked_by = EM_ASKED_BY (TRADE),
  .canonicalize = canonicalize_trade,
  .about = about_trade,
  .kinds = { "trade", "trade-set" },
  .none = "none-traded",
  .unit = "trades",
  .why_not = check_trade,
  .apply = apply_trade,
  .episode = EM_EPISODE_MORE,
};

void
em_list_name (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  for (guint resource = 0; resource < EM_N_RESOURCES; resource++)
    em_list_move (moves, item->seat, EM_VERB_NAME, arb_argument_name (EM_SORT_RESOURCE, resource),
                  0);
}

static void
check_name (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (arb_argument_value (move.arguments[0]) == EM_FIGHTER)
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  em_check_asked (state, move, EM_EFFECT_NAME, verdict);
}

static void
apply_name (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  state->named = (guint8) arb_argument_value (move.arguments[0]);
  em_use_up (state, EM_EFFECT_NAME, 1);
}

static void
about_name (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_asked ((const EmState *) parent, EM_EFFECT_NAME, moves);
}

const ArbVerb em_verb_name = {
  .name = "name",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_RESOURCE) },
  .asked_by = EM_ASKED_BY (NAME),
  .about = about_name,
  .kinds = { "name" },
  .why_not = check_name,
  .apply = apply_name,
  .episode = EM_EPISODE_MORE,
  .deed = "names",
};

/* Makes each kind of @kinds pay from now on; resources that were traded or produced earlier may
 * count, too. */
static void
begin_to_pay (EmState *state, guint8 *kinds)
{
  if (em_switch (state, EM_SWITCH_EARLIER) != EM_EARLIER_COUNTED)
    *kinds = 0;
  else if (em_switch (state, EM_SWITCH_KINDS_PAID) == EM_KINDS_PAID_AT_ONCE)
    em_gain_influence (state, state->leader, em_count (*kinds));
}

gboolean
em_enter_pay_per_kind_traded (ArbState *parent, const ArbItem *item, const ArbStep *step,
                              guint amount)
{
  EmState *state = (EmState *) parent;

  state->pays_kinds_traded = TRUE;
  begin_to_pay (state, &state->traded);
  return TRUE;
}

gboolean
em_enter_pay_per_kind_produced (ArbState *parent, const ArbItem *item, const ArbStep *step,
                                guint amount)
{
  EmState *state = (EmState *) parent;

  state->pays_kinds_produced = TRUE;
  begin_to_pay (state, &state->produced);
  return TRUE;
}

guint
em_pending_influence (const EmState *state)
{
  if (em_switch (state, EM_SWITCH_KINDS_PAID) == EM_KINDS_PAID_AT_ONCE)
    return 0;
  return (state->pays_kinds_traded ? em_count (state->traded) : 0)
         + (state->pays_kinds_produced ? em_count (state->produced) : 0);
}

/* What offers need to know of the two effects. */

static gint
count_resources (const EmState *state, guint seat)
{
  return (gint) em_seat_resources (state, seat);
}

static const EmSlots production = {
  .effect = EM_EFFECT_PRODUCE,
  .verb = EM_VERB_PRODUCE,
  .numbered = TRUE,
  .kind = "produce",
  .set = "produce-set",
  .outcome = "resources",
  .find = em_free_slots,
  .count = count_resources,
};

static guint
find_filled (const EmState *state, const EmEmpirePlanet *own)
{
  return own->filled;
}

static gint
count_influence (const EmState *state, guint seat)
{
  return em_seat_const (state, seat)->influence;
}

static const EmSlots sales = {
  .effect = EM_EFFECT_TRADE,
  .verb = EM_VERB_TRADE,
  .fighters = TRUE,
  .kind = "trade",
  .set = "trade-set",
  .outcome = "influence",
  .find = find_filled,
  .count = count_influence,
};

static const EmSlots *
get_slots (EmEffect effect)
{
  return effect == EM_EFFECT_PRODUCE ? &production : &sales;
}

void
em_offer_production_or_sales (ArbOffering *offering, guint seat, EmEffect effect)
{
  em_offer_slot_choices (offering, seat, get_slots (effect));
}

void
em_offer_slots_of_step (ArbOffering *offering, guint seat)
{
  const ArbStep *step = em_top_step (em_offered (offering));

  if ((step->effect == EM_EFFECT_PRODUCE || step->effect == EM_EFFECT_TRADE)
      && !(step->flags & ARB_STEP_OR_NEXT))
    em_offer_slots (offering, seat, get_slots ((EmEffect) step->effect));
}

void
em_end_production (ArbOffering *offering, guint seat)
{
  em_offer_end_slots (offering, seat, &production);
}

void
em_end_sales (ArbOffering *offering, guint seat)
{
  em_offer_end_slots (offering, seat, &sales);
}

void
em_act_production (ArbOffering *offering, guint seat, guint hand)
{
  em_offer_slots (offering, seat, &production);
  arb_offering_end (offering, production.outcome,
                    em_seat_free_slots (em_offer_table (offering), seat) > 0);
}

void
em_act_sales (ArbOffering *offering, guint seat, guint hand)
{
  em_offer_slots (offering, seat, &sales);
  arb_offering_end (offering, sales.outcome,
                    em_seat_resources (em_offer_table (offering), seat) > 0);
}
