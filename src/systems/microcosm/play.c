/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/play.h"

#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

/* Whether @effect finds nothing for @seat, a case that the rules do not describe. */
static gboolean
finds_nothing (const MicroState *state, guint seat, guint domain, MicroEffect effect,
               gboolean *anything)
{
  const ArbProgram *program = &micro_catalogue (state)->program;
  ArbItem item = { .seat = (guint8) seat, .card = (guint8) domain };
  gboolean found = FALSE;

  for (const ArbStep *step = &program->steps[micro_script (state, domain)];
       step->effect != MICRO_EFFECT_END; step++)
    {
      if (arb_program_could_do (program, &state->parent, &item, step, 1))
        *anything = TRUE;
      else if (step->effect == effect)
        found = TRUE;
    }
  return found;
}

static void
check_empty (const MicroState *state, MicroSwitch which, ArbArgument card, ArbVerdict *verdict)
{
  if (micro_switch (state, which) == MICRO_EMPTY_REFUSED)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_PLAY_NOTHING, card);
  else
    arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_NOTHING, card);
}

/* Research without a technology, and an effect on an empty hand, are open rules. Source: A.3, 18
 * and 19. */
static void
check_use (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  ArbArgument card = micro_domain_name (domain);
  gboolean anything = FALSE;
  gboolean research = finds_nothing (state, seat, domain, MICRO_EFFECT_RESEARCH, &anything);
  gboolean discard = finds_nothing (state, seat, domain, MICRO_EFFECT_DISCARD, &anything);

  if (anything)
    return;
  if (research)
    check_empty (state, MICRO_SWITCH_EMPTY_RESEARCH, card, verdict);
  else if (discard)
    check_empty (state, MICRO_SWITCH_EMPTY_HAND, card, verdict);
  else
    arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_NOTHING, card);
}

/* A card that is played before taking one can only be played then. Source: states online. */
static gboolean
check_time (const MicroState *state, guint domain, ArbVerdict *verdict)
{
  MicroEffect now = micro_effect (state);
  guint time = micro_domain_face (state, domain, MICRO_DOMAIN_TIME);
  guint expected = now == MICRO_EFFECT_TAKE ? MICRO_TIME_BEFORE_TAKING : MICRO_TIME_IN_TURN;

  if ((now != MICRO_EFFECT_TAKE && now != MICRO_EFFECT_CHOOSE)
      || (time != MICRO_TIME_UNKNOWN && time != expected))
    {
      micro_add_phase (state, verdict);
      return FALSE;
    }
  return TRUE;
}

static void
check_play (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  if (!check_time (state, domain, verdict))
    return;
  if (!micro_can_hold (state, move.seat, domain))
    {
      micro_add_not_held (state, move.seat, domain, verdict);
      return;
    }
  if (micro_domain_face (state, domain, MICRO_DOMAIN_TIME) == MICRO_TIME_UNKNOWN)
    arb_shows_add_unknown (&state->parent, verdict, move.arguments[0], MICRO_FEATURE_TIME);
  if (micro_domain_face (state, domain, MICRO_DOMAIN_ACTION) == MICRO_ACTION_UNKNOWN)
    arb_shows_add_unknown (&state->parent, verdict, move.arguments[0], MICRO_FEATURE_ACTION);
  else
    check_use (state, move.seat, domain, verdict);
}

static void
apply_play (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint domain = (guint) micro_domain_argument (move.arguments[0]);

  micro_take_out (state, move.seat, domain, MICRO_IN_PLAY);
  state->played |= 1u << domain;
  if (micro_effect (state) == MICRO_EFFECT_CHOOSE)
    arb_agenda_close (&state->agenda, &micro_catalogue (state)->program);
  arb_agenda_push (&state->agenda, micro_script (state, domain), move.seat, domain);
  micro_run (state);
}

const ArbVerb micro_verb_play = {
  .name = "play",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN) },
  .kinds = { "play", "play-unseen" },
  .why_not = check_play,
  .apply = apply_play,
  .episode = "play",
};

void
micro_finish_card (ArbState *state, const ArbItem *item)
{
  MicroState *self = (MicroState *) state;

  if (self->places[item->card] == MICRO_IN_PLAY)
    self->places[item->card] = micro_place (MICRO_IN_DISCARD, item->seat);
}

static gboolean
may_pick_up (const MicroState *state)
{
  MicroEffect now = micro_effect (state);

  return now == MICRO_EFFECT_CHOOSE || now == MICRO_EFFECT_PICKING || now == MICRO_EFFECT_PICK_UP;
}

/* The cards that a move picks up: one, or all. */
static guint32
find_picked (const MicroState *state, ArbMove move)
{
  gint named = micro_domain_argument (move.arguments[0]);
  guint32 picked = 0;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == micro_place (MICRO_IN_DISCARD, move.seat)
        && (named < 0 || (guint) named == i))
      picked |= 1u << i;
  return picked;
}

/* All cards of which there is only one are called by its name; to pick up none is to pass. Source: rules,
 * A.3, 12. */
static void
canonicalize_pick_up (const ArbState *parent, ArbMove *move)
{
  ArbArgument all = arb_argument_name (MICRO_SORT_ZONE, MICRO_ZONE_ALL);
  guint32 picked = move->arguments[0] == all ? find_picked (micro_state (parent), *move) : 0;

  if (picked != 0 && (picked & (picked - 1)) == 0)
    move->arguments[0] = micro_domain_name ((guint) __builtin_ctz (picked));
  else if (picked == 0 && move->arguments[0] == all)
    *move = ARB_MOVE (move->seat, MICRO_VERB_PASS, ARB_ARGUMENT_NONE);
}

static void
check_pick_up (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint place = micro_place (MICRO_IN_DISCARD, move.seat);

  if (micro_domain_argument (move.arguments[0]) < 0
      && move.arguments[0] != arb_argument_name (MICRO_SORT_ZONE, MICRO_ZONE_ALL))
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (!may_pick_up (state))
    micro_add_phase (state, verdict);
  else if (find_picked (state, move) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_DISCARD,
                     move.arguments[0])[MICRO_DISCARD_CARDS] = (gint16) micro_n_at (state, place);
}

static void
apply_pick_up (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint place = micro_place (MICRO_IN_DISCARD, move.seat);

  for (guint32 rest = find_picked (state, move); rest != 0; rest &= rest - 1)
    state->places[__builtin_ctz (rest)] = micro_place (MICRO_IN_HAND, move.seat);
  if (micro_effect (state) == MICRO_EFFECT_CHOOSE)
    {
      state->picking = TRUE;
      arb_agenda_close (&state->agenda, &micro_catalogue (state)->program);
      micro_run (state);
      state->picking = micro_effect (state) == MICRO_EFFECT_PICKING;
    }
  else if (micro_n_at (state, place) == 0)
    micro_close_step (state);
}

const ArbVerb micro_verb_pick_up = {
  .name = "pick-up",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN | MICRO_A_ZONE) },
  .canonicalize = canonicalize_pick_up,
  .kinds = { "pick-up", "pick-up-all" },
  .why_not = check_pick_up,
  .apply = apply_pick_up,
  .episode = "pick-up",
};

/* Judges playing a card that @seat is known to hold; a card that nobody saw may be any, so it settles
 * nothing. */
static void
check_known_card (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  arb_verdict_init (verdict);
  if (state->places[domain] == micro_place (MICRO_IN_HAND, seat))
    check_play (&state->parent, ARB_MOVE (seat, MICRO_VERB_PLAY, micro_domain_name (domain)),
                verdict);
  else
    verdict->value = ARB_ILLEGAL;
}

/* A player who can play or pick up a card must. Where that depends on something unknown, so does
 * this. */
static void
check_must_act (const MicroState *state, guint seat, ArbVerdict *verdict)
{
  gboolean must = micro_n_at (state, micro_place (MICRO_IN_DISCARD, seat)) > 0;
  ArbVerdict open, found;

  arb_verdict_init (&open);
  for (guint domain = 0; domain < MICRO_N_DOMAINS && !must; domain++)
    {
      check_known_card (state, seat, domain, &found);
      must = arb_verdict_allows (&found);
      if (found.value == ARB_UNDECIDABLE)
        open = found;
    }
  if (must)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_PASS, ARB_ARGUMENT_NONE);
  else if (open.value == ARB_UNDECIDABLE)
    *verdict = open;
}

static void
check_pass (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  if (micro_check_moment (state, MICRO_EFFECT_CHOOSE, verdict)
      && micro_switch (state, MICRO_SWITCH_PASS) == MICRO_PASS_FORBIDDEN)
    check_must_act (state, move.seat, verdict);
}

static void
apply_pass (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  micro_close_step (state);
}

const ArbVerb micro_verb_pass = {
  .name = "pass",
  .kind = ARB_VERB_DECISION,
  .kinds = { "pass" },
  .why_not = check_pass,
  .apply = apply_pass,
  .episode = "pass",
};

/* The player may close an attempt that falls short, a repeat, picking up, and an effect that finds
 * nothing. */
gboolean
micro_may_close (const MicroState *state)
{
  const ArbProgram *program = &micro_catalogue (state)->program;
  const ArbStep *step = arb_agenda_step (&state->agenda, program);

  if (state->defence == MICRO_ASKED)
    return FALSE;
  if (!arb_program_could_do (program, &state->parent, arb_agenda_top_const (&state->agenda), step,
                             1))
    return TRUE;
  if (step->effect == MICRO_EFFECT_AGAIN || step->effect == MICRO_EFFECT_BY_HAND)
    return TRUE;
  return state->target != 0 || (step->flags & ARB_STEP_OPTIONAL) != 0;
}

/* Notes that an attempt fails for want of icons that the played card has: nobody has said that it
 * shows them, and few people mean that. */
static void
note_left (const MicroState *state, ArbVerdict *verdict)
{
  MicroRole role = micro_asked_role (state);
  guint needed = micro_needed (state);
  gint16 *numbers;

  if (role == MICRO_N_ROLES || needed <= state->n_shown || state->n_unnamed > 0)
    return;
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if ((state->played & ~state->shown_domains & 1u << domain) != 0
        && state->n_shown + micro_count_icon (state, micro_domain_name (domain), role) >= needed)
      {
        numbers =
            arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_REVEAL_LEFT, micro_domain_name (domain));
        numbers[MICRO_REVEAL_LEFT_NEEDED] = (gint16) needed;
        numbers[MICRO_REVEAL_LEFT_SHOWN] = (gint16) state->n_shown;
        return;
      }
}

static void
check_done (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);

  if (!micro_may_close (state))
    micro_add_phase (state, verdict);
  else
    note_left (state, verdict);
}

static void
apply_done (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  micro_close_step (state);
}

const ArbVerb micro_verb_done = {
  .name = "done",
  .kind = ARB_VERB_CLOSING,
  .kinds = { "done", "fails", "give-up", "no-repeat", "no-swap", "picked-up" },
  .why_not = check_done,
  .apply = apply_done,
};

void
micro_list_plays (const MicroState *state, guint seat, gboolean before_taking, ArbMoves *moves)
{
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (micro_can_hold (state, seat, domain)
        && (!before_taking
            || micro_domain_face (state, domain, MICRO_DOMAIN_TIME) != MICRO_TIME_IN_TURN))
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_PLAY, micro_domain_name (domain)));
}

static void
list_picks (const MicroState *state, guint seat, ArbMoves *moves)
{
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    if (state->places[domain] == micro_place (MICRO_IN_DISCARD, seat))
      arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_PICK_UP, micro_domain_name (domain)));
  if (micro_n_at (state, micro_place (MICRO_IN_DISCARD, seat)) > 1)
    arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_PICK_UP,
                                    arb_argument_name (MICRO_SORT_ZONE, MICRO_ZONE_ALL)));
}

void
micro_list_choice (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  const MicroState *self = micro_state (state);

  micro_list_plays (self, item->seat, FALSE, moves);
  list_picks (self, item->seat, moves);
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_PASS, 0));
}

void
micro_list_pick_up (const ArbState *state, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  list_picks (micro_state (state), item->seat, moves);
  micro_list_by_hand (state, item, step, moves);
}

void
micro_list_by_hand (const ArbState *state, const ArbItem *item, const ArbStep *step,
                    ArbMoves *moves)
{
  arb_moves_add (moves, ARB_MOVE (item->seat, MICRO_VERB_DONE, 0));
}

gboolean
micro_asks_picking (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return micro_state (state)->picking && micro_asks_pick_up (state, item, step, amount);
}

gboolean
micro_asks_pick_up (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  const MicroState *self = micro_state (state);

  return micro_n_at (self, micro_place (MICRO_IN_DISCARD, item->seat)) > 0;
}

/* Repeats the action of a turn: a card, or picking up. Source: states online. */
gboolean
micro_enter_another (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  MicroState *self = (MicroState *) state;

  arb_agenda_push (&self->agenda, micro_catalogue (self)->own_scripts[MICRO_SCRIPT_ANOTHER],
                   item->seat, ARB_NO_CARD);
  return TRUE;
}
