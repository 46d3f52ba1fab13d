/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-table.h"

#include "engine/notation.h"
#include "engine/simulate.h"
#include "store/catalogues.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/ruleset.h"
#include "systems/eminent-domain/rules.h"
#include "systems/eminent-domain/symbols.h"
#include "systems/eminent-domain/verbs.h"

/*
 * What refusals say in random games, looked up in the catalogue: a number is what the card gives,
 * whatever was done of it, and “only the leader may” is said only where the leader may.
 */

#define MOMENTS_A_GAME 12
#define NUMBERS 4 /* `#1` … `#4` */
#define MOST 3    /* cards or fighters of a move that counts them */

static gint games = 12;

/* A moment of a game, and what was looked up. */
typedef struct
{
  const ArbGame *game;
  guint at;
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

static void
check_leader_only (Moment *moment, ArbMove move)
{
  const EmState *state = &moment->now.table;
  const EmCatalogue *catalogue = em_catalogue (state);
  EmEffect effect = em_verb_effect (move.verb);

  moment->n_leader_only++;
  if (move.seat == state->leader)
    complain (moment, move, "the leader is told that only the leader may");
  if (arb_program_find (&catalogue->program, catalogue->lead_scripts[state->role], effect) == NULL)
    complain (moment, move, "not even the leader may");
  if (arb_program_find (&catalogue->program, catalogue->follow_scripts[state->role], effect)
      != NULL)
    complain (moment, move, "a follower may, too");
}

/* The script of the card that @seat plays for its Action, by its last decision that began something;
 * 0 if that was no Action. */
static guint
find_action (const Moment *moment, guint seat)
{
  for (guint i = moment->at; i > 0; i--)
    {
      ArbMove move = arb_game_get_entry (moment->game, i - 1)->move;

      if (move.seat == seat && move.verb == EM_VERB_PLAY)
        return em_catalogue (&moment->now.table)->card_scripts[arb_argument_value (move.arguments[0])];
      if (move.seat == seat && em_verbs[move.verb].kind <= ARB_VERB_CLOSING
          && em_verb_effect (move.verb) == EM_EFFECT_END)
        return 0;
    }
  return 0;
}

static void
check_amount (Moment *moment, ArbMove move, const gint16 *numbers)
{
  const ArbStep *steps = em_catalogue (&moment->now.table)->program.steps;
  guint script = find_action (moment, move.seat);
  gint given = 0;

  if (numbers[EM_EFFECT_AMOUNT_TOLD] == numbers[EM_EFFECT_AMOUNT_AMOUNT])
    complain (moment, move, "refused for the number that is given");
  if (script == 0)
    return;
  for (const ArbStep *step = &steps[script]; step->effect != EM_EFFECT_END; step++)
    if (step->effect == em_verb_effect (move.verb))
      given += step->amount;
  moment->n_amounts++;
  if (given != numbers[EM_EFFECT_AMOUNT_AMOUNT])
    complain (moment, move, "the card gives another number");
}

static void
try_move (ArbMove move, gpointer data)
{
  Moment *moment = data;
  ArbVerdict verdict;

  if (g_test_failed () || em_verbs[move.verb].kind > ARB_VERB_CLOSING)
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
