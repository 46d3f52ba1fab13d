/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/boost.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/stacks.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/offer-roles.h"

/* Whether the hand is known to hold a card that could boost. */
static inline gboolean
can_boost_more (const EmState *state, guint seat)
{
  return (em_pile_kinds (&em_seat_const (state, seat)->hand)
          & em_with_symbol (state, seat, state->role))
         != 0;
}

/* Whether a follower has to show more cards. If no further card can help, following was a mistake,
 * but the player must be able to go on. */
static inline gboolean
must_boost_more (const EmState *state, guint seat)
{
  return seat != state->leader && em_symbols (state, seat, NULL) < em_follow_minimum (state)
         && can_boost_more (state, seat);
}

void
em_list_boost (const ArbState *parent, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, item->seat, EM_VERB_BOOST, em_boosts (state, item->seat, state->role));
  if (!must_boost_more (state, item->seat))
    em_list_move (moves, item->seat, EM_VERB_DONE, 0, 0);
}

static void
canonicalize_boost (const ArbState *parent, ArbMove *move)
{
  const EmState *state = (const EmState *) parent;

  if (move->arguments[0] == arb_argument_count (1))
    move->arguments[0] = arb_argument_name (EM_SORT_CARD, em_stack_of (state->role));
}

/* Returns the kind of the cards that @move shows, and sets their number. */
static guint
shown_kind (const EmState *state, ArbMove move, guint *n)
{
  gboolean counted = em_is_counted (move.arguments[0]);

  *n = counted ? arb_argument_value (move.arguments[0]) : 1;
  return counted ? em_stack_of (state->role) : em_card_of (move.arguments[0]);
}

static void
check_boost (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  EmMoment moment = em_moment (state);
  guint n, kind = shown_kind (state, move, &n);

  if (moment != EM_MOMENT_BOOST && moment != EM_MOMENT_ANSWERS)
    {
      em_refuse_phase (state, move.arguments[0], verdict);
      return;
    }

  em_check_held (state, move.seat, kind, n, verdict);
  if (!(em_with_symbol (state, move.seat, state->role) >> kind & 1))
    em_refuse (verdict, EM_RULE_BOOST_SYMBOL, move.arguments[0]);
  if (moment == EM_MOMENT_ANSWERS && verdict->value == ARB_LEGAL)
    em_check_follow_with_cards (state, move.seat, verdict);
}

/* @seat shows a card of @kind from the hand. */
static void
show_card (EmState *state, guint seat, guint kind)
{
  em_play_shown (state, seat, kind);
  state->answers[seat - 1] += seat != state->leader;
  state->shown_symbols += (guint8) em_card_symbols (state, seat, kind, state->role);
}

static void
apply_boost (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_forget_use (state, move.seat);
  guint n, kind = shown_kind (state, move, &n);

  if (em_top_step (state)->effect == EM_EFFECT_ANSWERS)
    em_begin_follow (state, move.seat);
  for (; n > 0; n--)
    show_card (state, move.seat, kind);
}

static void
boost_shortfall (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  if (em_moment (state) == EM_MOMENT_ANSWERS)
    em_miss_symbols (state, move.seat, em_follow_potential (state, move.seat), adjustments);
}

static void
about_boost (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;

  em_list_cards (moves, seat, EM_VERB_BOOST, em_boosts (state, seat, state->role));
}

const ArbVerb em_verb_boost = {
  .name = "boost",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_COUNT) },
  .asked_by = EM_ASKED_BY (BOOST) | EM_ASKED_BY (ANSWERS),
  .canonicalize = canonicalize_boost,
  .implies = EM_VERB_FOLLOW,
  .about = about_boost,
  .kinds = { "boost", "boost-card" },
  .why_not = check_boost,
  .apply = apply_boost,
  .shortfall = boost_shortfall,
  .episode = EM_EPISODE_MORE,
};

/* Returns the symbols, or the cards to tuck, that @seat shows for the role, or could show with
 * @more. */
static guint
count_shown (const EmState *state, guint seat, gboolean more)
{
  if (state->role == EM_COLONIZE)
    return em_count_shown_colonies (state, seat) + (more ? em_could_tuck (state, seat, FALSE) : 0);
  return em_symbols (state, seat, NULL) + (more ? em_hand_symbols (state, seat, state->role) : 0);
}

void
em_check_end_boost (const EmState *state, guint seat, ArbVerdict *verdict)
{
  /* The item of boosting is on top of the script of the role. */
  const ArbItem *role = &state->agenda.items[state->agenda.n - 2];

  if (must_boost_more (state, seat))
    em_refuse_minimum (state, seat, verdict);
  /* If leading could have no effect at all, the warning came when the role was led. */
  else if (seat != state->leader
           || em_script_could_do (state, role, count_shown (state, seat, TRUE)))
    em_check_script (state, role, count_shown (state, seat, FALSE),
                     arb_argument_name (EM_SORT_ROLE, state->role), verdict);
}

void
em_end_boost_shortfall (EmState *state, guint seat, ArbAdjustments *adjustments)
{
  em_miss_symbols (state, seat, em_symbols (state, seat, NULL), adjustments);
}

void
em_offer_boosts (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmState *state = em_offer_table (offering);

  for (guint n = 0; n <= MAX (EM_COLUMNS, em_hand_size (state, seat)); n++)
    {
      arb_offering_begin (offering, "boost", seat, em_role_name (state->role), n);
      if (n > 0)
        em_offer_own_boosts (offering, seat, state->role, n);
      em_offer_end_role (offering, seat);
    }
  em_offer_boost_cards (offering, seat);
}
