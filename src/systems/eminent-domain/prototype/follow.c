/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/follow.h"

#include "systems/eminent-domain/boost.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define LESS_FOR_FOLLOWERS 2 /* Survey and Research: X - 2 */

/* The fewest icons with which one may follow, as the table reads it. Source: 8.4, 7. */
static guint
minimum (const EmState *state)
{
  gboolean less = state->role == EM_SURVEY || state->role == EM_RESEARCH;

  return less && proto_switch (state, PROTO_SWITCH_SMALL_FOLLOW) == PROTO_SMALL_REFUSED
             ? LESS_FOR_FOLLOWERS + 1
             : 1;
}

/* The most icons that @seat can show besides those that are shown; with @known only those that are
 * known to be in the hand. */
static guint
count_hand (const EmState *state, guint seat, gboolean known)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint n = 0;

  for (guint64 kinds = proto_boosts (state, seat, known); kinds != 0; kinds &= kinds - 1)
    n += (known ? em_pile_count (&owner->hand, em_first (kinds))
                : em_hand_most (owner, em_first (kinds)))
         * proto_count_icon (state, em_first (kinds), state->role);
  return n;
}

static void
refuse_minimum (const EmState *state, guint shown, ArbVerdict *verdict)
{
  gint16 *numbers =
      proto_refuse (verdict, PROTO_RULE_MINIMUM, arb_argument_name (EM_SORT_ROLE, state->role));

  numbers[PROTO_MINIMUM_NEEDED] = (gint16) minimum (state);
  numbers[PROTO_MINIMUM_SHOWN] = (gint16) shown;
}

void
proto_list_answers (const ArbState *parent, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  const EmState *state = (const EmState *) parent;
  guint seat = (guint) __builtin_ctz (em_next_to_answer (state));

  em_list_cards (moves, seat, EM_VERB_BOOST, em_hand_kinds (em_seat_const (state, seat)));
  em_list_move (moves, seat, EM_VERB_FOLLOW, 0, 0);
  em_list_move (moves, seat, EM_VERB_DISSENT, 0, 0);
  em_list_move (moves, seat, PROTO_VERB_PASS, 0, 0);
}

/* Followers' cards go to the discard pile at once, where the table has it so. Source: 8.4, 5. */
gboolean
proto_enter_followed (ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  EmState *state = (EmState *) parent;
  EmSeat *owner = em_seat (state, item->seat);

  if (proto_switch (state, PROTO_SWITCH_FOLLOWER_CARDS) == PROTO_FOLLOWER_AT_ONCE)
    em_pile_move (&owner->discard, &owner->play);
  return TRUE;
}

static void
check_boost (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  guint kind = arb_argument_value (move.arguments[0]);
  gboolean answers = proto_effect (state) == EM_EFFECT_ANSWERS;
  guint most;

  if (!answers && !proto_check_asked (state, EM_EFFECT_BOOST, verdict))
    return;
  if (!proto_check_held (state, move.seat, kind, 1, verdict))
    return;
  proto_check_icon (state, kind, verdict);
  if (!answers || verdict->value != ARB_LEGAL)
    return;
  most = proto_planet_icons (state, move.seat) + count_hand (state, move.seat, FALSE);
  if (most < minimum (state))
    refuse_minimum (state, most, verdict);
}

static void
begin_follow (EmState *state, guint seat)
{
  state->shown = (EmPile){ 0 };
  em_answer (state, seat, EM_ANSWER_FOLLOWS);
  arb_agenda_push (&state->agenda, proto_catalogue (state)->followed, seat, ARB_NO_CARD);
  arb_agenda_push (&state->agenda, em_catalogue (state)->follow_scripts[state->role], seat,
                   ARB_NO_CARD);
  em_push (state, EM_SCRIPT_BOOST, seat);
}

static void
apply_boost (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  if (proto_effect (state) == EM_EFFECT_ANSWERS)
    begin_follow (state, move.seat);
  em_play_shown (state, move.seat, arb_argument_value (move.arguments[0]));
}

const ArbVerb proto_verb_boost = {
  .name = "boost",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_CARD) },
  .implies = EM_VERB_FOLLOW,
  .kinds = { "boost-card", "boost" },
  .why_not = check_boost,
  .apply = apply_boost,
  .episode = EM_EPISODE_MORE,
};

/* Whether a follower has to show more cards that the hand is known to have. If none helps,
 * following was a mistake, but the player must be able to go on. */
static gboolean
must_show_more (const EmState *state, guint seat)
{
  return proto_count_icons (state, seat) < minimum (state) && proto_boosts (state, seat, TRUE) != 0;
}

void
proto_check_end_boost (const EmState *state, guint seat, ArbVerdict *verdict)
{
  /* Boosting lies on top of the script of the role. */
  const ArbItem *role = &state->agenda.items[state->agenda.n - 2];
  guint icons = proto_count_icons (state, seat);

  if (seat != state->leader && must_show_more (state, seat))
    refuse_minimum (state, icons, verdict);
  else if (!em_script_could_do (state, role, icons))
    arb_verdict_add (verdict, ARB_VOID, PROTO_RULE_NOTHING,
                     arb_argument_name (EM_SORT_ROLE, state->role));
}

/* Following without a card: the icons of planets, where they count. Source: 8.4, 8 and 13. */
static void
check_follow (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument role = arb_argument_name (EM_SORT_ROLE, state->role);
  guint icons;

  if (!proto_check_asked (state, EM_EFFECT_ANSWERS, verdict))
    return;
  icons = proto_planet_icons (state, move.seat);
  if (proto_switch (state, PROTO_SWITCH_FOLLOW_CARD) == PROTO_CARD_NEEDED)
    proto_refuse (verdict, PROTO_RULE_FOLLOW_CARD, role);
  else if (minimum (state) > 1 && icons < minimum (state))
    refuse_minimum (state, icons, verdict);
  else if (icons == 0)
    arb_verdict_add (verdict, ARB_VOID, PROTO_RULE_NOTHING, role);
}

static void
apply_follow (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  begin_follow (state, move.seat);
  em_close_step (state);
}

const ArbVerb proto_verb_follow = {
  .name = "follow",
  .kind = ARB_VERB_DECISION,
  .kinds = { "answer" },
  .why_not = check_follow,
  .apply = apply_follow,
  .episode = EM_EPISODE_FOLLOW,
};

/* Whether @seat is known to have another answer than to draw. */
static gboolean
has_other_answer (const EmState *state, guint seat)
{
  return proto_planet_icons (state, seat) + count_hand (state, seat, TRUE) >= minimum (state)
         && proto_boosts (state, seat, TRUE) != 0;
}

/* Drawing where deck and discard pile are empty. Source: 8.4, 14. */
static void
check_dissent (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  const EmSeat *owner;

  if (!proto_check_asked (state, EM_EFFECT_ANSWERS, verdict))
    return;
  owner = em_seat_const (state, move.seat);
  if (owner->deck.size > 0 || owner->discard.size > 0)
    return;
  if (proto_switch (state, PROTO_SWITCH_EMPTY_DRAW) == PROTO_DRAW_REFUSED
      && (has_other_answer (state, move.seat)
          || proto_switch (state, PROTO_SWITCH_DECLINE) == PROTO_DECLINE_ALLOWED))
    proto_refuse (verdict, PROTO_RULE_EMPTY_DRAW, ARB_ARGUMENT_NONE);
  else
    arb_verdict_add (verdict, ARB_VOID, PROTO_RULE_NOTHING, ARB_ARGUMENT_NONE);
}

static void
apply_dissent (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_answer (state, move.seat, EM_ANSWER_DISSENTS);
  em_draw (em_seat (state, move.seat), 1);
}

const ArbVerb proto_verb_dissent = {
  .name = "dissent",
  .kind = ARB_VERB_ANSWER,
  .kinds = { "dissent", "everyone-draws" },
  .why_not = check_dissent,
  .apply = apply_dissent,
  .episode = EM_EPISODE_DISSENT,
};

/* Neither to follow nor to draw. Source: 8.4, 16. */
static void
check_pass (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;

  if (proto_check_asked (state, EM_EFFECT_ANSWERS, verdict)
      && proto_switch (state, PROTO_SWITCH_DECLINE) == PROTO_DECLINE_FORBIDDEN)
    proto_refuse (verdict, PROTO_RULE_DECLINE, ARB_ARGUMENT_NONE);
}

static void
apply_pass (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_answer (state, move.seat, EM_ANSWER_DISSENTS);
}

const ArbVerb proto_verb_pass = {
  .name = "pass",
  .kind = ARB_VERB_DECISION,
  .kinds = { "pass" },
  .why_not = check_pass,
  .apply = apply_pass,
  .episode = EM_EPISODE_PASS,
};
