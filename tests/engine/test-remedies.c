/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/notation.h"
#include "engine/remedy.h"
#include "engine/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/*
 * What would make a move legal, in random games of every system and edition. Nothing may be kept
 * back: where a single legal move is enough to make a refused one legal, a remedy must be named.
 * And nothing may be promised in vain: where a remedy is enough and can be carried out now, the
 * reason is gone after that.
 */

#define MOMENTS_A_GAME 3
#define NUMBERS 6 /* `#1` … `#6` */
#define MAX_CLOSING 32

/* The remedies that moves can carry out, and how. */
static const struct
{
  const char *source;
  const char *verb;
} ways[] = {
  { "boost", "boost" },     { "boost-possible", "boost" }, { "collect", "collect" },
  { "discard", "discard" }, { "tuck", "colony" },          { "place", "place" },
};

static gint games = 9;

/* A refused move, and what the seats could do instead. */
typedef struct
{
  ArbStateRoom room;
  ArbMove legal[ARB_MAX_MOVES];
  guint n_legal;
  guint tried;
  guint carried_out;
} Moment;

static const ArbState *
get_state (const Moment *moment)
{
  return &moment->room.state;
}

static void G_GNUC_PRINTF (4, 5)
    complain (const ArbState *state, ArbMove move, ArbMove by, const char *format, ...)
{
  g_autofree char *said = arb_move_to_string (state->catalogue, move);
  g_autofree char *other = arb_move_to_string (state->catalogue, by);
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("“%s” after “%s”: %s", said, other, what);
  g_test_fail ();
}

/* Whether @move, refused in this state, is legal after @by, within the same turn. */
static gboolean
is_made_legal (const ArbState *state, ArbMove move, ArbMove by)
{
  ArbStateRoom room;
  ArbState *after = &room.state;
  ArbVerdict verdict;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  arb_apply (after, by, FALSE);
  return !after->over && after->turn == state->turn && arb_check (after, move, &verdict);
}

static void
check_items (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
             const ArbRemedies *remedies)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  for (guint i = 0; i < remedies->n; i++)
    {
      const ArbRemedy *remedy = &remedies->items[i];

      if (!g_strv_contains (ruleset->help.sources, remedy->source)
          || remedy->reason >= verdict->n_reasons || remedy->seat > state->n_seats
          || remedy->seat == ARB_TABLE || remedy->missing < 0 || remedy->amount < 0
          || (remedy->missing > 0 && remedy->amount == 0)
          || (i > 0 && remedy->reason < remedy[-1].reason))
        complain (state, move, move, "remedy %s of seat %u: %d of %d", remedy->source, remedy->seat,
                  remedy->amount, remedy->missing);
    }
}

static const char *
find_verb (const ArbRemedy *remedy)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].source, remedy->source))
      return ways[i].verb;

  return NULL;
}

/* Whether @by is a move of this verb, about @subject and the same planet if @move is about one. */
static gboolean
is_way (const ArbState *state, ArbMove move, const char *verb, ArbArgument subject, ArbMove by)
{
  gboolean found = subject == ARB_ARGUMENT_NONE;

  if (g_strcmp0 (arb_ruleset_of (state)->verbs[by.verb].name, verb) != 0)
    return FALSE;
  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    found = found || by.arguments[i] == subject;

  return found
         && (arb_argument_kind (by.arguments[0]) != ARB_ARGUMENT_NUMBER
             || by.arguments[0] == move.arguments[0]);
}

static gboolean
make (ArbState *state, ArbMove move, guint seat, const char *verb, ArbArgument subject)
{
  ArbMove legal[ARB_MAX_MOVES];
  guint n = arb_list (state, seat, legal, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    if (is_way (state, move, verb, subject, legal[i]))
      {
        arb_apply (state, legal[i], FALSE);
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_still (const ArbState *state, ArbMove move, guint rule)
{
  ArbMove closing[MAX_CLOSING];
  ArbVerdict verdict;

  arb_complete (state, &move, closing, MAX_CLOSING, &verdict);
  for (guint i = 0; i < verdict.n_reasons; i++)
    if (verdict.reasons[i].rule == rule)
      return TRUE;

  return FALSE;
}

/* Does what a remedy says, as often as is missing; returns whether that could be done. */
static gboolean
carry_out (const ArbState *state, ArbMove move, const ArbVerdict *verdict, const ArbRemedy *remedy)
{
  ArbStateRoom room;
  ArbState *after = &room.state;
  guint rule = verdict->reasons[remedy->reason].rule;
  gboolean going = TRUE;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  for (gint i = 0; i < remedy->missing; i++)
    if (!make (after, move, remedy->seat, find_verb (remedy), remedy->subject) && i == 0)
      return FALSE;

  /* What was boosted is still to be taken as fighters or colonies. */
  if (is_still (after, move, rule))
    make (after, move, remedy->seat, "done", ARB_ARGUMENT_NONE);
  while (is_still (after, move, rule) && going)
    going = make (after, move, remedy->seat, "collect", ARB_ARGUMENT_NONE)
            || make (after, move, remedy->seat, "colony", ARB_ARGUMENT_NONE);
  if (!going)
    complain (state, move, move, "%s was done, but it is still %s", remedy->source,
              arb_ruleset_of (state)->rule_definitions[rule].id);
  return TRUE;
}

/* As players say it, who leave out closing moves. */
static void
try_promises (Moment *moment, ArbMove move)
{
  ArbMove closing[MAX_CLOSING];
  ArbRemedies remedies;
  ArbVerdict verdict;

  arb_complete (get_state (moment), &move, closing, MAX_CLOSING, &verdict);
  if (arb_verdict_allows (&verdict))
    return;

  arb_remedy (get_state (moment), move, &verdict, &remedies);
  for (guint i = 0; i < remedies.n; i++)
    if (remedies.items[i].missing > 0 && remedies.items[i].amount >= remedies.items[i].missing)
      moment->carried_out += carry_out (get_state (moment), move, &verdict, &remedies.items[i]);
}

/* Only rules that a table can overrule, and those for which remedies are told. */
static gboolean
is_asked (const ArbState *state, const ArbVerdict *verdict)
{
  return verdict->value == ARB_ILLEGAL && verdict->n_reasons == 1
         && (arb_can_overrule (state, verdict)
             || arb_ruleset_of (state)->help.remedies[verdict->reasons[0].rule] != NULL);
}

static void
try_move (ArbMove move, gpointer data)
{
  Moment *moment = data;
  const ArbState *state = get_state (moment);
  ArbRemedies remedies;
  ArbVerdict verdict;

  if (g_test_failed () || arb_ruleset_of (state)->verbs[move.verb].kind > ARB_VERB_CLOSING)
    return;
  arb_canonicalize (state, &move);
  if (arb_check (state, move, &verdict))
    return;

  arb_remedy (state, move, &verdict, &remedies);
  check_items (state, move, &verdict, &remedies);
  try_promises (moment, move);
  if (remedies.n > 0 || !is_asked (state, &verdict))
    return;

  moment->tried++;
  for (guint i = 0; i < moment->n_legal; i++)
    if (is_made_legal (state, move, moment->legal[i]))
      {
        complain (state, move, moment->legal[i], "legal, but nothing is named against %s",
                  arb_ruleset_of (state)->rule_definitions[verdict.reasons[0].rule].id);
        return;
      }
}

static void
find_legal (Moment *moment)
{
  const ArbState *state = get_state (moment);
  guint seats = arb_to_decide (state);

  moment->n_legal = 0;
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if ((seats & 1u << seat) != 0)
      moment->n_legal +=
          arb_list (state, seat, moment->legal + moment->n_legal, ARB_MAX_MOVES - moment->n_legal);
}

static void
try_game (const ArbGame *game, ArbRandom *random, Moment *moment)
{
  for (guint i = 0; i < MOMENTS_A_GAME; i++)
    {
      arb_game_state_at (game, arb_random_below (random, arb_game_get_length (game) + 1),
                         &moment->room.state);
      find_legal (moment);
      arb_vocabulary_foreach (get_state (moment)->catalogue, get_state (moment)->n_seats, NUMBERS,
                              try_move, moment);
    }
}

static void
test_system (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbOptions options;
  Moment moment = { 0 };

  for (guint i = 0; i < (guint) games && !g_test_failed (); i++)
    {
      g_autoptr (ArbGame) game = NULL;
      ArbSimulation result = { 0 };
      ArbRandom random = { i };
      ArbTelling telling = (ArbTelling) (i / catalogue->n_editions % (ARB_TELL_COUNTS + 1));

      arb_options_init (&options, catalogue, catalogue->ruleset->max_seats,
                        i % catalogue->n_editions);
      arb_simulate (catalogue, &options, i, telling, ARB_CHECK_NONE, &result, &game);
      try_game (game, &random, &moment);
      arb_simulation_clear (&result);
    }
  g_test_message ("%u moves without a remedy, %u remedies carried out", moment.tried,
                  moment.carried_out);
  g_assert_cmpuint (moment.carried_out, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games = (gint) g_ascii_strtoll (argv[1], NULL, 10);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strdup_printf ("/remedies/%s", (*system)->id);

      g_test_add_data_func (path, arb_catalogue_get (*system), test_system);
    }
  return g_test_run ();
}
