/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/removal.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/offer-moves.h"

void
em_remove_card (EmState *state, guint seat, guint kind)
{
  if (kind < EM_N_ROLE_CARDS)
    {
      state->removed[kind]++;
      return;
    }

  state->removed_technologies |= em_bit (kind - EM_N_ROLE_CARDS);
  em_seat (state, seat)->owned &= ~em_bit (kind - EM_N_ROLE_CARDS);
}

static gboolean
names_itself (const ArbItem *item, const ArbStep *step)
{
  return step->origin == EM_ORIGIN_ACTION && item->card != ARB_NO_CARD
         && (step->words & EM_WORD_ITSELF) != 0;
}

static gboolean
may_scrap (const EmState *state, const ArbItem *item, const ArbStep *step)
{
  return names_itself (item, step)
         && (item->card < EM_N_ROLE_CARDS
             || em_switch (state, EM_SWITCH_SELF_REMOVAL) != EM_SELF_REMOVAL_RESEARCH);
}

gboolean
em_could_scrap (const EmState *state, const ArbItem *item, const ArbStep *step)
{
  return arb_is_open (&state->parent, EM_SWITCH_SELF_REMOVAL) ? names_itself (item, step)
                                                              : may_scrap (state, item, step);
}

guint
em_standing_removals (const EmState *state, guint seat)
{
  EmMoment moment = em_moment (state);

  if (seat != state->leader
      || (moment != EM_MOMENT_ACTION && moment != EM_MOMENT_ROLE && moment != EM_MOMENT_CLEANUP))
    return 0;
  if (em_has (state, seat, EM_STANDING_REMOVE_ANY))
    return ARB_ALL;
  return em_has (state, seat, EM_STANDING_REMOVE_ONE) && !state->streamlined;
}

void
em_list_removals_of_standings (const EmState *state, guint seat, ArbMoves *moves)
{
  if (em_standing_removals (state, seat) > 0)
    em_list_cards (moves, seat, EM_VERB_REMOVE, em_hand_kinds (em_seat_const (state, seat)));
}

gboolean
em_asks_remove (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  return em_seat_const (state, item->seat)->hand.size > 0 || em_could_scrap (state, item, step);
}

void
em_list_remove (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, item->seat, EM_VERB_REMOVE,
                 em_hand_kinds (em_seat_const (state, item->seat)));
  if (may_scrap (state, item, step))
    em_list_move (moves, item->seat, EM_VERB_SCRAP, 0, 0);
}

/* Adds the reason that nothing allows @n cards to be removed, or not so many. Where an effect allows
 * more, but there are no cards, only @held is the reason. */
static void
check_permission (const EmState *state, ArbMove move, guint n, gboolean held, ArbVerdict *verdict)
{
  const ArbStep *step = em_asked (state, EM_EFFECT_REMOVE);
  guint allowed = step != NULL ? em_asked_amount (state, EM_EFFECT_REMOVE)
                               : em_standing_removals (state, move.seat);
  guint given = step != NULL && allowed != ARB_ALL ? (guint) step->amount : allowed;

  if (n <= allowed)
    return;
  if (allowed > 0)
    em_refuse_amount (state, EM_EFFECT_REMOVE, given - allowed + n, given, verdict);
  else if (held || em_last_use (state, move) != EM_LAST_USE_PART)
    {
      em_check_last_effect (state, move, verdict);
      em_refuse (verdict, EM_RULE_REMOVE_PERMISSION, move.arguments[0]);
    }
}

static void
check_remove (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmSeat *owner = em_seat_const (state, move.seat);
  gboolean counted = em_is_counted (move.arguments[0]);
  guint n = counted ? arb_argument_value (move.arguments[0]) : 1;
  guint cards =
      counted ? em_hand_role_cards (owner) : em_hand_most (owner, em_card_of (move.arguments[0]));

  check_permission (state, move, n, n <= cards, verdict);

  /* Technologies are removed by name. */
  if (counted)
    em_check_hand_size (move, n, cards, verdict);
  else
    em_check_held (state, move.seat, em_card_of (move.arguments[0]), 1, verdict);
}

static void
apply_remove (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, move.seat);
  gboolean asked = em_asked (state, EM_EFFECT_REMOVE) != NULL;
  guint n = em_is_counted (move.arguments[0]) ? arb_argument_value (move.arguments[0]) : 1;

  /* Cards without names are role cards, because technologies are always named. */
  if (em_is_counted (move.arguments[0]))
    em_hand_remove_unnamed (owner, n);
  else
    {
      em_hand_take (owner, em_card_of (move.arguments[0]));
      em_remove_card (state, move.seat, em_card_of (move.arguments[0]));
    }

  if (!asked && !em_has (state, move.seat, EM_STANDING_REMOVE_ANY))
    state->streamlined = TRUE;
  em_consume_step (state, EM_EFFECT_REMOVE, n);
}

static void
about_remove (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  gboolean decides = (em_to_decide (state) >> seat & 1) != 0;

  if (decides
      && (em_asked (state, EM_EFFECT_REMOVE) != NULL || em_has_standing_removals (state, seat)))
    em_list_cards (moves, seat, EM_VERB_REMOVE, em_hand_kinds (em_seat_const (state, seat)));
}

const ArbVerb em_verb_remove = {
  .name = "remove",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_COUNT) },
  .asked_by =
      EM_ASKED_BY (REMOVE) | EM_ASKED_BY (ACTION) | EM_ASKED_BY (ROLE) | EM_ASKED_BY (CLEANUP),
  .about = about_remove,
  .kinds = { "remove", "remove-itself", "remove-standing" },
  .none = "none-removed",
  .why_not = check_remove,
  .apply = apply_remove,
  .episode = EM_EPISODE_DEEDS,
  .deed = "removes",
};

static void
check_scrap (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const ArbItem *top = em_top_const (state);
  const ArbStep *step = em_asked (state, EM_EFFECT_REMOVE);

  if (em_top_step (state)->origin != EM_ORIGIN_ACTION || top->card == ARB_NO_CARD)
    {
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      em_check_last_effect (state, move, verdict);
    }
  else if (step == NULL || !may_scrap (state, top, step))
    em_refuse (verdict, EM_RULE_REMOVE_SELF, arb_argument_name (EM_SORT_CARD, top->card));
}

static void
apply_scrap (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  ArbItem *top = em_top (state);

  em_remove_card (state, move.seat, top->card);
  top->card = ARB_NO_CARD;
  em_consume_step (state, EM_EFFECT_REMOVE, 1);
}

const ArbVerb em_verb_scrap = {
  .name = "scrap",
  .kind = ARB_VERB_DECISION,
  .asked_by = EM_ASKED_BY (REMOVE),
  .why_not = check_scrap,
  .apply = apply_scrap,
  .episode = EM_EPISODE_DEEDS,
  .deed = "removes",
};

gboolean
em_enter_scrap (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;

  /* Another step may have moved it already. */
  if (item->card != ARB_NO_CARD)
    em_remove_card (state, item->seat, item->card);
  em_top (state)->card = ARB_NO_CARD;
  return TRUE;
}

static void
offer_removal (ArbOffering *offering, guint seat, guint n, guint most, gboolean itself)
{
  guint cards = n - itself;

  arb_offering_begin (offering, itself ? "remove-itself" : "remove", seat, ARB_ARGUMENT_NONE, n);
  if (itself)
    em_offer_move (offering, seat, EM_VERB_SCRAP, 0, 0);
  if (cards > 0)
    em_offer_move (offering, seat, EM_VERB_REMOVE, arb_argument_count (cards), 0);
  if (n < most && em_asked (em_offered (offering), EM_EFFECT_REMOVE) != NULL)
    em_offer_move (offering, seat, EM_VERB_DONE, 0, 0);
  arb_offering_end (offering, NULL, 0);
}

void
em_offer_removals (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = (const EmState *) offering->state;
  const ArbItem *top = em_top_const (state);
  gboolean itself = em_could_scrap (state, top, em_asked (state, EM_EFFECT_REMOVE));
  guint most = MIN (top->left, em_seat_const (state, seat)->hand.size);

  for (guint n = 1; n <= most; n++)
    offer_removal (offering, seat, n, top->left, FALSE);
  for (guint n = 1; itself && n <= MIN (top->left, most + 1); n++)
    offer_removal (offering, seat, n, top->left, TRUE);
}

void
em_offer_standing_removals (ArbOffering *offering, guint seat)
{
  const EmState *state = em_offer_table (offering);
  guint most = em_has (state, seat, EM_STANDING_REMOVE_ONE) ? 1 : 0;

  if (em_has (state, seat, EM_STANDING_REMOVE_ANY))
    most = em_hand_size (state, seat);

  for (guint n = 1; n <= most; n++)
    {
      arb_offering_begin (offering, "remove-standing", seat, ARB_ARGUMENT_NONE, n);
      if (em_offer_move (offering, seat, EM_VERB_REMOVE, arb_argument_count (n), 0))
        arb_offering_end (offering, NULL, 0);
    }
}
