/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "engine/play/dispatch.h"
#include "engine/play/shows.h"
#include "systems/microcosm/colonize.h"
#include "systems/microcosm/effects.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/peek.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/politics.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/reveal.h"
#include "systems/microcosm/state.h"
#include "systems/microcosm/take.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

#define EFFECT(name, its_word, its_asks, its_enter, its_list) \
  [MICRO_EFFECT_## \
      name] = { .word = its_word, .asks = its_asks, .enter = its_enter, .list = its_list },

static const ArbEffect effects[] = { MICRO_EFFECTS (EFFECT) };

static const char *const words[] = { NULL };

/* No amount in this game depends on symbols. */
static guint
count_symbols (const ArbState *state, const ArbItem *item)
{
  return 0;
}

const ArbScripts micro_scripts = {
  .effects = effects,
  .n_effects = G_N_ELEMENTS (effects),
  .words = words,
  .symbols = count_symbols,
  .finish = micro_finish_card,
};

const ArbVerb micro_verb_shows =
    ARB_VERB_SHOWS (MICRO_A_DOMAIN | MICRO_A_PLANET | MICRO_A_TECHNOLOGY, MICRO_A_FEATURE,
                    MICRO_A_VALUE);

const ArbVerb *const micro_verbs[] = { ARB_COMMON_VERBS, MICRO_VERBS (ARB_LIST_VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (micro_verbs) == MICRO_N_VERBS);

/* Whether a player who is not asked may make @move: a Colony can be turned up at any moment, in defence
 * before the attacker has finished, and the attacker can show more icons before the defender has
 * answered. */
static gboolean
comes_at_any_moment (const MicroState *state, ArbMove move)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  if (move.verb == MICRO_VERB_DEFEND)
    return micro_is_attacked (state, move.seat);
  if (move.verb != MICRO_VERB_REVEAL)
    return FALSE;
  return micro_shows_icons (state, move.seat)
         || (slot >= 0 && micro_is_face_down_colony (state, move.seat, (guint) slot));
}

gboolean
micro_check_seat (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint decider = micro_decider (state);

  if (move.seat == decider || comes_at_any_moment (state, move))
    return TRUE;
  arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_SEAT, ARB_ARGUMENT_NONE)[MICRO_SEAT_DECIDES] =
      (gint16) decider;
  return FALSE;
}

static gboolean
has_closing (const ArbMoves *list)
{
  return list->n > 0 && list->moves[list->n - 1].verb == MICRO_VERB_DONE;
}

/* Lists what a player can do at any moment: turn up a Colony, in defence too. */
static void
list_any_moment (const MicroState *state, guint seat, ArbMoves *list)
{
  if (micro_is_attacked (state, seat) && seat != micro_decider (state))
    micro_list_defences (state, seat, list);
  if (!micro_shows_icons (state, seat))
    micro_list_turning_up (state, seat, list);
  else if (seat != micro_decider (state))
    micro_list_reveals (state, seat, G_MAXUINT, list);
}

/* Lists what the open step asks @seat for. */
static void
list_step (const MicroState *state, guint seat, ArbMoves *list)
{
  const ArbProgram *program = &micro_catalogue (state)->program;

  arb_program_list (program, &state->parent, arb_agenda_top_const (&state->agenda),
                    arb_agenda_step (&state->agenda, program), list);
  /* An adjustment can remove the card for which the step waits. */
  if (micro_may_close (state) && !has_closing (list))
    arb_moves_add (list, ARB_MOVE (seat, MICRO_VERB_DONE, 0));
}

guint
micro_list_step (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const MicroState *self = micro_state (state);
  ArbMoves list = { moves, 0, max };

  if (micro_performer (self) == ARB_TABLE)
    return 0;
  if (seat == micro_decider (self))
    list_step (self, seat, &list);
  list_any_moment (self, seat, &list);
  return list.n;
}

static void
add_question (ArbMoves *list, guint n_step, ArbMove move)
{
  for (guint i = 0; i < n_step; i++)
    if (arb_move_equal (list->moves[i], move))
      return;
  arb_moves_add (list, move);
}

/* Adds the moves that people would ask about a Domain card at its place. */
static void
ask_about_domain (const MicroState *state, guint seat, guint domain, ArbMoves *list, guint n_step)
{
  ArbArgument card = micro_domain_name (domain);
  guint place = state->places[domain];

  if (place == MICRO_IN_SUPPLY)
    add_question (list, n_step, ARB_MOVE (seat, MICRO_VERB_TAKE, card));
  else if (place == micro_place (MICRO_IN_HAND, seat))
    add_question (list, n_step, ARB_MOVE (seat, MICRO_VERB_PLAY, card));
  else if (place == micro_place (MICRO_IN_DISCARD, seat))
    add_question (list, n_step, ARB_MOVE (seat, MICRO_VERB_PICK_UP, card));
}

/* What can be done with a planet card: a known one is named, as the canonical form has it. */
static void
ask_about_slot (const MicroState *state, guint seat, guint slot, ArbMoves *list, guint n_step)
{
  static const MicroVerb verbs[] = { MICRO_VERB_COLONIZE, MICRO_VERB_ATTACK, MICRO_VERB_REVEAL };
  gboolean own = micro_owner (state, slot) == seat;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      ArbMove move = ARB_MOVE (seat, verbs[i], micro_slot_number (slot));

      if ((verbs[i] == MICRO_VERB_REVEAL) != own
          || (verbs[i] == MICRO_VERB_COLONIZE && micro_owner (state, slot) != 0))
        continue;
      micro_canonicalize_planet (&state->parent, &move);
      add_question (list, n_step, move);
    }
}

guint
micro_questions (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const MicroState *self = micro_state (state);
  guint n_step = micro_list_step (state, seat, moves, max);
  ArbMoves list = { moves, n_step, max };

  add_question (&list, n_step, ARB_MOVE (seat, MICRO_VERB_DRAW, 0));
  for (guint domain = 0; domain < MICRO_N_DOMAINS; domain++)
    ask_about_domain (self, seat, domain, &list, n_step);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    ask_about_slot (self, seat, slot, &list, n_step);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (self->owners[i] != seat)
      add_question (&list, n_step,
                    ARB_MOVE (seat, self->owners[i] == 0 ? MICRO_VERB_ACQUIRE : MICRO_VERB_RETURN,
                              micro_technology_name (i)));
  add_question (&list, n_step, ARB_MOVE (seat, MICRO_VERB_PASS, 0));
  return list.n;
}

/* The questions that are legal. */
guint
micro_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  return arb_dispatch_keep_legal (state, moves, micro_list_step (state, seat, moves, max));
}
