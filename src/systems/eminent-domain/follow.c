/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/follow.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/lead.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-roles.h"

#define DISSENT_DRAW 1

guint
em_follow_potential (const EmState *state, guint seat)
{
  return em_empire_symbols (state, seat, state->role, NULL)
         + em_hand_symbols (state, seat, state->role);
}

/* Whether following takes a card from the hand in this role. Source: DS1. */
static inline gboolean
needs_card (const EmState *state)
{
  guint rule = em_switch (state, EM_SWITCH_FOLLOW_CARD);

  return rule == EM_FOLLOW_CARD_YES
         || (rule == EM_FOLLOW_CARD_COLONIZE && state->role == EM_COLONIZE);
}

/* The script that @seat runs by following; Bureaucracy gives it the leader's alternative. */
static guint
follow_script (const EmState *state, guint seat)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  return em_has_leader_alternative (state, seat) ? catalogue->lead_scripts[state->role]
                                                 : catalogue->follow_scripts[state->role];
}

/* Warns if following with so many cards of Colonize, or symbols, would have no effect. */
static void
check_effect (const EmState *state, guint seat, guint shown, ArbVerdict *verdict)
{
  ArbItem item = { .at = (guint16) follow_script (state, seat),
                   .seat = (guint8) seat,
                   .card = ARB_NO_CARD };

  em_check_script (state, &item, shown, arb_argument_name (EM_SORT_ROLE, state->role), verdict);
}

/* Whether @seat can follow with the symbols of its Empire only. */
static inline gboolean
may_follow_bare (const EmState *state, guint seat)
{
  guint symbols = em_empire_symbols (state, seat, state->role, NULL);

  return symbols >= em_follow_minimum (state) && !needs_card (state);
}

static gboolean
may_follow_with_cards (const EmState *state, guint seat)
{
  guint needed = em_follow_minimum (state);

  return needed <= 1 || em_follow_potential (state, seat) >= needed;
}

gboolean
em_asks_answers (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return ((const EmState *) state)->waiting != 0;
}

gboolean
em_enter_end_role (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  ((EmState *) state)->role_over = TRUE;
  return TRUE;
}

void
em_list_answers (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint seat = item->seat;
  guint64 boosts = em_boosts (state, seat, state->role);

  if (boosts != 0 && !may_follow_with_cards (state, seat))
    boosts = 0;
  em_list_cards (moves, seat, EM_VERB_BOOST, boosts);
  if (may_follow_bare (state, seat))
    em_list_move (moves, seat, EM_VERB_FOLLOW, 0, 0);
  em_list_move (moves, seat, EM_VERB_DISSENT, 0, 0);
}

static void
refuse_minimum (const EmState *state, const EmSymbols *symbols, ArbVerdict *verdict)
{
  gint16 *numbers =
      em_refuse (verdict, EM_RULE_FOLLOW_MINIMUM, arb_argument_name (EM_SORT_ROLE, state->role));

  numbers[EM_FOLLOW_MINIMUM_NEEDED] = (gint16) em_follow_minimum (state);
  numbers[EM_FOLLOW_MINIMUM_SHOWN] = symbols->total;
  numbers[EM_FOLLOW_MINIMUM_CARDS] = symbols->cards;
  numbers[EM_FOLLOW_MINIMUM_PLANETS] = symbols->planets;
  numbers[EM_FOLLOW_MINIMUM_TECHNOLOGIES] = symbols->technologies;
}

void
em_refuse_minimum (const EmState *state, guint seat, ArbVerdict *verdict)
{
  EmSymbols symbols = { 0 };

  em_symbols (state, seat, &symbols);
  refuse_minimum (state, &symbols, verdict);
}

/* The first boost of a follower implies following: refuses it if it could never have an effect. */
void
em_check_follow_with_cards (const EmState *state, guint seat, ArbVerdict *verdict)
{
  guint potential = em_follow_potential (state, seat);
  EmSymbols symbols = { .total = (guint8) potential };

  if (!may_follow_with_cards (state, seat))
    {
      symbols.cards = (guint8) (potential - em_empire_symbols (state, seat, state->role, &symbols));
      refuse_minimum (state, &symbols, verdict);
    }
  else
    check_effect (state, seat,
                  state->role == EM_COLONIZE ? em_could_tuck (state, seat, FALSE) : potential,
                  verdict);
}

/* Checks following with symbols of the Empire only. Source: DS1. */
static void
check_follow (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument role = arb_argument_name (EM_SORT_ROLE, state->role);
  EmSymbols symbols = { 0 };
  gint16 *numbers;

  if (em_moment (state) != EM_MOMENT_ANSWERS)
    {
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      return;
    }

  symbols.total = (guint8) em_empire_symbols (state, move.seat, state->role, &symbols);
  if (symbols.total == 0)
    em_refuse (verdict, EM_RULE_FOLLOW_SYMBOL, role);
  else if (needs_card (state))
    {
      numbers = em_refuse (verdict, EM_RULE_FOLLOW_CARD, role);
      numbers[EM_FOLLOW_CARD_PLANETS] = symbols.planets;
      numbers[EM_FOLLOW_CARD_TECHNOLOGIES] = symbols.technologies;
    }
  else if (!may_follow_bare (state, move.seat))
    refuse_minimum (state, &symbols, verdict);
  /* The symbols of the Empire are not colonies. */
  else
    check_effect (state, move.seat, state->role == EM_COLONIZE ? 0 : symbols.total, verdict);
}

gboolean
em_check_answered (const EmState *state, ArbMove move, ArbVerdict *verdict)
{
  gboolean answers =
      move.verb == EM_VERB_FOLLOW || move.verb == EM_VERB_DISSENT || move.verb == EM_VERB_BOOST;

  if (!answers || move.seat == state->leader || state->answers[move.seat - 1] == EM_ANSWER_NONE)
    return FALSE;
  em_refuse (verdict, EM_RULE_ANSWERED, arb_argument_name (EM_SORT_ROLE, state->role));
  return TRUE;
}

void
em_begin_follow (EmState *state, guint seat)
{
  em_clear_shown (state);
  em_answer (state, seat, EM_ANSWER_FOLLOWS);
  arb_agenda_push (&state->agenda, follow_script (state, seat), seat, ARB_NO_CARD);
  em_push (state, EM_SCRIPT_BOOST, seat);
}

static void
apply_follow (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_forget_use (state, move.seat);
  em_begin_follow (state, move.seat);
  em_close_step (state);
}

void
em_miss_symbols (const EmState *state, guint seat, guint shown, ArbAdjustments *adjustments)
{
  arb_adjustments_add_missing (adjustments, em_symbol_ids[state->role], ARB_ARGUMENT_NONE, seat,
                               em_follow_minimum (state), shown);
}

static void
follow_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_miss_symbols (state, move.seat, em_empire_symbols (state, move.seat, state->role, NULL),
                   adjustments);
}

const ArbVerb em_verb_follow = {
  .name = "follow",
  .kind = ARB_VERB_DECISION,
  .asked_by = EM_ASKED_BY (ANSWERS),
  .kinds = { "answer" },
  .why_not = check_follow,
  .apply = apply_follow,
  .shortfall = follow_shortfall,
  .episode = EM_EPISODE_FOLLOW,
};

static void
check_dissent (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmSeat *owner = em_seat_const (state, move.seat);

  if (em_check_answered (state, move, verdict))
    return;
  if (em_moment (state) != EM_MOMENT_ANSWERS)
    em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
  else if (owner->deck.size == 0 && owner->discard.size == 0)
    em_note_nothing (verdict, ARB_ARGUMENT_NONE, EM_LACK_CARDS);
}

static void
apply_dissent (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_forget_use (state, move.seat);
  em_answer (state, move.seat, EM_ANSWER_DISSENTS);
  em_draw (em_seat (state, move.seat),
           DISSENT_DRAW + em_has (state, move.seat, EM_STANDING_DISSENT_DRAW));
}

const ArbVerb em_verb_dissent = {
  .name = "dissent",
  .kind = ARB_VERB_ANSWER,
  .asked_by = EM_ASKED_BY (ANSWERS),
  .kinds = { "dissent", "everyone-dissents" },
  .why_not = check_dissent,
  .apply = apply_dissent,
  .episode = EM_EPISODE_DISSENT,
};

/* Supposes that everybody before @seat has answered, if only that refuses the first move of an
 * answer, so that the answer has a result before its turn. */
static void
suppose_in_order (ArbOffering *offering, guint seat)
{
  EmState *state = (EmState *) &offering->table;

  if (arb_offering_is_allowed (offering) || offering->supposed || !(state->waiting >> seat & 1))
    return;
  state->waiting = (guint8) (1u << seat);
  arb_offering_suppose (offering);
}

/* Begins an offer to answer, which keeps its place when @seat has answered; @answer says which
 * answer it is. */
static void
begin_answer (ArbOffering *offering, const char *kind, guint seat, guint answer, guint n)
{
  const EmState *state = em_offer_table (offering);

  arb_offering_begin (offering, kind, seat, em_role_name (state->role), n);
  offering->current.over = !(state->waiting >> seat & 1);
  offering->current.made = offering->current.over && state->answers[seat - 1] == answer + n;
}

static void
offer_follow (ArbOffering *offering, guint seat, guint n)
{
  guint role = em_offer_table (offering)->role;

  begin_answer (offering, "answer", seat, EM_ANSWER_FOLLOWS, n);
  if (n == 0)
    em_offer_move (offering, seat, EM_VERB_FOLLOW, 0, 0);
  else
    em_offer_move (offering, seat, EM_VERB_BOOST, arb_argument_count (n), 0);
  suppose_in_order (offering, seat);
  if (n > 0)
    em_suppose_cards (offering, seat, em_stack_of (role), n);
  em_offer_end_role (offering, seat);
}

static void
offer_dissent (ArbOffering *offering, guint seat)
{
  guint before = em_hand_size (em_offer_table (offering), seat);

  begin_answer (offering, "dissent", seat, EM_ANSWER_DISSENTS, 0);
  em_offer_move (offering, seat, EM_VERB_DISSENT, 0, 0);
  suppose_in_order (offering, seat);
  arb_offering_end (offering, "drawn",
                    (gint) (em_hand_size (em_offered (offering), seat) - before));
}

static void
offer_answer (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offer_table (offering);

  offer_dissent (offering, seat);
  for (guint n = 0; n <= MAX (EM_COLUMNS, em_hand_size (state, seat)); n++)
    offer_follow (offering, seat, n);
  if (state->waiting >> seat & 1)
    em_offer_boost_cards (offering, seat);
}

/* Offers the only gesture for several players: the person who taps it has asked all of them. */
static void
offer_everyone_dissents (ArbOffering *offering)
{
  const EmState *state = em_offer_table (offering);
  guint leader = state->leader, drawn = 0;

  arb_offering_begin (offering, "everyone-dissents", arb_next_seat (&state->parent, leader),
                      ARB_ARGUMENT_NONE, 0);
  for (guint seat = em_next_seat (state, leader); seat != leader; seat = em_next_seat (state, seat))
    if (state->waiting >> seat & 1)
      {
        em_offer_move (offering, seat, EM_VERB_DISSENT, 0, 0);
        drawn += em_hand_size (em_offered (offering), seat) - em_hand_size (state, seat);
      }
  arb_offering_end (offering, drawn > 0 ? "cards" : NULL, (gint) drawn);
}

void
em_offer_answers (ArbOffering *offering)
{
  const EmState *state = em_offer_table (offering);

  for (guint seat = em_next_seat (state, state->leader); seat != state->leader;
       seat = em_next_seat (state, seat))
    if (!arb_has_left (&state->parent, seat))
      offer_answer (offering, seat);
  if (state->waiting != 0)
    offer_everyone_dissents (offering);
}
