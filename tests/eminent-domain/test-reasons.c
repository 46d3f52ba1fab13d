/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-table.h"

#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/rules.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/verbs.h"

/*
 * What refusals say in random games, looked up in the catalogue: a number is what the card gives,
 * whatever was done of it, and “only the leader may” is said only where the leader may.
 */

#define MOMENTS_A_GAME 6
#define NUMBERS 4 /* `#1` … `#4` */
#define MOST 3    /* cards or fighters of a move that counts them */

static gint games = 3;

/* A moment of a game, and what was looked up. */
typedef struct
{
  const ArbGame *game;
  guint at;
  ArbMove once_more; /* only such moves are tried, if it has a seat */
  AnyTable now;
  guint n_leader_only;
  guint n_amounts;
} Moment;

static void
complain (const Moment *moment, ArbMove move, const char *what)
{
  g_autofree char *text = arb_move_to_string (moment->now.parent.catalogue, move);

  g_test_message ("after %u moves, “%s”: %s", moment->at, text, what);
  g_test_fail ();
}

static const ArbVerb *
get_verb (const Moment *moment, ArbMove move)
{
  return arb_game_get_catalogue (moment->game)->ruleset->verbs[move.verb];
}

static void
check_leader_only (Moment *moment, ArbMove move)
{
  const EmState *state = &moment->now.table;
  const EmCatalogue *catalogue = em_catalogue (state);
  EmEffect effect = em_verb_effect (&moment->now.parent, move.verb);

  moment->n_leader_only++;
  if (move.seat == state->leader)
    complain (moment, move, "the leader is told that only the leader may");
  if (arb_program_find (&catalogue->program, catalogue->lead_scripts[state->role], effect) == NULL)
    complain (moment, move, "not even the leader may");
  if (arb_program_find (&catalogue->program, catalogue->follow_scripts[state->role], effect)
      != NULL)
    complain (moment, move, "a follower may, too");
}

/* What @script gives of @effect with so many symbols. */
static gint
sum_steps (const Moment *moment, guint script, guint symbols, EmEffect effect)
{
  /* However many symbols there are, one planet is kept, one technology taken. */
  gboolean is_single = effect == EM_EFFECT_LOOK || effect == EM_EFFECT_ACQUIRE;
  gint sum = 0;

  for (const ArbStep *step = &em_catalogue (&moment->now.table)->program.steps[script];
       step->effect != EM_EFFECT_END; step++)
    if (step->effect == effect)
      sum += is_single ? 1 : (gint) arb_step_amount (step, symbols);
  return sum;
}

/* What the role gives to @seat, who ends boosting after @at moves, or follows; -1 if that ends
 * something else. */
static gint
find_role (const Moment *moment, guint at, guint seat, EmEffect effect)
{
  const EmState *state;
  const EmCatalogue *catalogue;
  AnyTable before;
  guint role, symbols;

  arb_game_state_at (moment->game, at, &before.room.state);
  state = &before.table;
  catalogue = em_catalogue (state);
  role = state->role;
  if (em_moment (state) == EM_MOMENT_ANSWERS)
    symbols = role == EM_COLONIZE ? 0 : em_empire_symbols (state, seat, role, NULL);
  else if (em_moment (state) == EM_MOMENT_BOOST)
    symbols = role == EM_COLONIZE ? em_count_shown_colonies (state, seat)
                                  : em_symbols (state, seat, NULL);
  else
    return -1;
  if (seat == state->leader || em_has_leader_alternative (state, seat))
    return sum_steps (moment, catalogue->lead_scripts[role], symbols, effect);
  return sum_steps (moment, catalogue->follow_scripts[role], symbols, effect);
}

/* What the card or the role gives that @seat began to carry out by its last decision of that kind;
 * -1 if there was none. */
static gint
find_given (const Moment *moment, guint seat, EmEffect effect)
{
  for (guint i = moment->at; i > 0; i--)
    {
      ArbMove move = arb_game_get_entry (moment->game, i - 1)->move;

      if (move.seat != seat || get_verb (moment, move)->kind > ARB_VERB_CLOSING
          || em_verb_effect (&moment->now.parent, move.verb) != EM_EFFECT_END)
        continue;
      if (move.verb == EM_VERB_PLAY)
        return sum_steps (
            moment,
            em_catalogue (&moment->now.table)->card_scripts[arb_argument_value (move.arguments[0])],
            0, effect);
      return move.verb == EM_VERB_DONE || move.verb == EM_VERB_FOLLOW
                 ? find_role (moment, i - 1, seat, effect)
                 : -1;
    }
  return -1;
}

static void
check_amount (Moment *moment, ArbMove move, const gint16 *numbers)
{
  gint given = find_given (moment, move.seat, em_verb_effect (&moment->now.parent, move.verb));

  if (numbers[EM_EFFECT_AMOUNT_TOLD] == numbers[EM_EFFECT_AMOUNT_AMOUNT])
    complain (moment, move, "refused for the number that is given");
  if (given < 0)
    return;
  moment->n_amounts++;
  if (given != numbers[EM_EFFECT_AMOUNT_AMOUNT])
    complain (moment, move, "the card or the role gives another number");
}

static void
try_move (ArbMove move, gpointer data)
{
  Moment *moment = data;
  ArbVerdict verdict;

  if (g_test_failed () || get_verb (moment, move)->kind > ARB_VERB_CLOSING
      || (moment->once_more.seat != 0
          && (moment->once_more.seat != move.seat || moment->once_more.verb != move.verb)))
    return;
  arb_canonicalize (&moment->now.parent, &move);
  arb_check (&moment->now.parent, move, &verdict);
  for (guint i = 0; i < verdict.n_reasons; i++)
    if (verdict.reasons[i].rule == EM_RULE_LEADER_ONLY)
      check_leader_only (moment, move);
    else if (verdict.reasons[i].rule == EM_RULE_EFFECT_AMOUNT)
      check_amount (moment, move, verdict.reasons[i].numbers);
}

static void
try_moment (Moment *moment)
{
  const ArbState *state = &moment->now.parent;

  arb_game_state_at (moment->game, moment->at, &moment->now.room.state);
  arb_vocabulary_foreach (state->catalogue, state->n_seats, NUMBERS, FALSE, try_move, moment);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    for (guint n = 1; n <= MOST; n++)
      {
        try_move (ARB_MOVE (seat, EM_VERB_COLLECT, arb_argument_count (n), 0), moment);
        try_move (ARB_MOVE (seat, EM_VERB_REMOVE, arb_argument_count (n), 0), moment);
      }
}

/* After each use of an effect, one more is said. */
static void
try_once_more (Moment *moment)
{
  for (moment->at = 1; moment->at <= arb_game_get_length (moment->game); moment->at++)
    {
      moment->once_more = arb_game_get_entry (moment->game, moment->at - 1)->move;
      if (get_verb (moment, moment->once_more)->kind <= ARB_VERB_CLOSING
          && em_verb_effect (&moment->now.parent, moment->once_more.verb) != EM_EFFECT_END)
        try_moment (moment);
    }
  moment->once_more = (ArbMove){ 0 };
}

static void
test_edition (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_eminent_domain_ruleset);
  Moment moment = { 0 };
  ArbOptions options;

  arb_options_init (&options, catalogue, 3, GPOINTER_TO_UINT (data));
  for (gint seed = 0; seed < games && !g_test_failed (); seed++)
    {
      g_autoptr (ArbGame) game = NULL;
      ArbSimulation result = { 0 };
      ArbRandom random = { (guint64) seed };

      arb_simulate (catalogue, &options, (guint64) seed, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result,
                    &game);
      moment.game = game;
      for (guint i = 0; i < MOMENTS_A_GAME; i++)
        {
          moment.at = arb_random_below (&random, arb_game_get_length (game) + 1);
          try_moment (&moment);
        }
      try_once_more (&moment);
      arb_simulation_clear (&result);
    }
  g_test_message ("%u for the leader only, %u numbers", moment.n_leader_only, moment.n_amounts);
  g_assert_cmpuint (moment.n_leader_only, >, 0);
  g_assert_cmpuint (moment.n_amounts, >, 0);
}

int
main (int argc, char *argv[])
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_eminent_domain_ruleset);

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games = (gint) g_ascii_strtoll (argv[1], NULL, 10);
  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      g_autofree char *path = g_strdup_printf ("/reasons/%s", catalogue->editions[i].id);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_edition);
    }
  return g_test_run ();
}
