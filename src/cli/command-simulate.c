/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/owner.h"
#include "cli/report.h"
#include "cli/tournament.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static const char *const details[] = { "all", "public", "counts", NULL };

/* The options of the command line, as text and as numbers. */
typedef struct
{
  ArbChoice choice;
  char *players;
  char *games;
  char *seed;
  char *tell;
  char *jobs;
  char *catalogue;
  char *record;
  guint64 n_players;
  guint64 n_games;
  guint64 n_jobs;
  guint64 first_seed;
  guint detail;
  gboolean leaving;
} Options;

static void
options_clear (Options *options)
{
  arb_choice_clear (&options->choice);
  g_free (options->players);
  g_free (options->games);
  g_free (options->seed);
  g_free (options->tell);
  g_free (options->jobs);
  g_free (options->catalogue);
  g_free (options->record);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_detail (Options *options)
{
  g_autofree char *known = NULL;

  if (options->tell == NULL)
    return TRUE;

  for (options->detail = 0; details[options->detail] != NULL; options->detail++)
    if (g_str_equal (details[options->detail], options->tell))
      return TRUE;

  known = g_strjoinv (", ", (char **) (guintptr) details);
  arb_complain ("--tell", _ ("found “%s”, expected one of %s"), options->tell, known);
  return FALSE;
}

static gboolean
parse_optional (const char *option, const char *text, guint64 minimum, guint64 maximum,
                guint64 otherwise, guint64 *number)
{
  *number = otherwise;
  return text == NULL || arb_parse_number (option, text, minimum, maximum, number);
}

/* Parses the seed; the seeds of all games of the run must fit the numbers of JSON. */
static gboolean
parse_seed (Options *options)
{
  return parse_optional ("--seed", options->seed, 0, G_MAXINT64 - options->n_games, 1,
                         &options->first_seed);
}

static gboolean
parse_numbers (Options *options, const ArbRuleset *ruleset)
{
  return parse_optional ("--players", options->players, ruleset->min_seats, ruleset->max_seats,
                         ruleset->min_seats, &options->n_players)
         && parse_optional ("--games", options->games, 1, G_MAXUINT32, 1, &options->n_games)
         && parse_seed (options)
         && parse_optional ("--jobs", options->jobs, 1, 256, 1, &options->n_jobs)
         && parse_detail (options);
}

/* Makes a new game only to check its options, as for any game. */
static ArbDocument *
begin (const Options *options, const ArbCatalogue *catalogue)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint64 seat = 1; seat <= options->n_players; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Player %" G_GUINT64_FORMAT, seat);

      g_strv_builder_add (builder, name);
    }

  names = g_strv_builder_end (builder);
  return arb_choice_begin (&options->choice, catalogue, (const char *const *) names);
}

static void
append_word (GString *command, const char *option, const char *value)
{
  g_autofree char *quoted = NULL;

  if (value == NULL)
    return;

  quoted = g_shell_quote (value);
  g_string_append_printf (command, " --%s=%s", option, quoted);
}

/* Returns the command that repeats the game with @seed. */
static char *
format_command (const Options *options, const ArbRuleset *ruleset, guint64 seed)
{
  GString *command = g_string_new ("arbiter-cli simulate");

  append_word (command, "system", ruleset->id);
  append_word (command, "edition", options->choice.edition);
  for (char **word = options->choice.variants; word != NULL && *word != NULL; word++)
    append_word (command, "variant", *word);
  for (char **word = options->choice.switches; word != NULL && *word != NULL; word++)
    append_word (command, "switch", *word);
  append_word (command, "tell", options->tell);
  append_word (command, "catalogue", options->catalogue);
  g_string_append (command, options->leaving ? " --leave" : "");
  g_string_append_printf (command,
                          " --players=%" G_GUINT64_FORMAT " --games=1 --seed=%" G_GUINT64_FORMAT,
                          options->n_players, seed);
  return g_string_free (command, FALSE);
}

static double
divide (double number, double by)
{
  return by > 0 ? number / by : 0;
}

static gboolean
makes_up_faces (const ArbTournament *tournament)
{
  return arb_makes_up_faces (arb_game_get_catalogue (arb_document_get_game (tournament->document)));
}

/* Returns the path of the given catalogue even if some files are the built-in ones. */
static const char *
name_catalogue (const Options *options, const ArbTournament *tournament)
{
  if (options->catalogue != NULL)
    return options->catalogue;
  return makes_up_faces (tournament) ? "made-up" : "built-in";
}

static void
add_tournament (ArbOutput *output, const Options *options, const ArbRuleset *ruleset,
                const ArbTournament *tournament)
{
  const ArbSimulation *sum = &tournament->sum;
  const char *const *triggers = ruleset->presentation.triggers;
  double mean_turns = divide ((double) sum->turns, sum->games);
  double games = divide (sum->games, tournament->seconds);
  double decisions = divide ((double) sum->decisions, tournament->seconds);
  ArbOutput *ends;

  arb_output_add_string (output, "system", ruleset->id);
  arb_output_add_number (output, "players", (gint64) options->n_players);
  arb_output_add_number (output, "games", sum->games);
  arb_output_add_number (output, "seed", (gint64) options->first_seed);
  arb_output_add_number (output, "decisions", (gint64) sum->decisions);
  arb_output_add_double (output, "seconds", tournament->seconds);
  arb_output_add_double (output, "games-per-second", games);
  arb_output_add_double (output, "decisions-per-second", decisions);
  arb_output_add_double (output, "mean-turns", mean_turns);
  /* Translators: the game system, how many players, how many games were played. */
  arb_output_say (output,
                  ngettext ("%s, %u players: %u game, %.1f turns a game\n",
                            "%s, %u players: %u games, %.1f turns a game\n", sum->games),
                  ruleset->id, (guint) options->n_players, sum->games, mean_turns);
  arb_output_say (output,
                  _ ("%" PRIu64 " decisions in %.2f s: %.0f games and %.0f decisions a second, "
                     "all invariants checked\n"),
                  sum->decisions, tournament->seconds, games, decisions);

  ends = arb_output_add_object (output, "end-triggers");
  for (guint i = 0; triggers != NULL && triggers[i] != NULL; i++)
    {
      arb_output_add_number (ends, triggers[i], sum->triggers[i]);
      arb_output_say (ends, "  %s: %u\n", triggers[i], sum->triggers[i]);
    }
  arb_output_add_string (output, "catalogue", name_catalogue (options, tournament));
  if (makes_up_faces (tournament))
    arb_output_say (output, "%s\n", _ ("the unknown faces of cards are made up"));
  arb_output_add_number (output, "violations", tournament->n_violations);
  arb_output_say (output, _ ("violations: %u\n"), tournament->n_violations);
}

static int
report (const Options *options, gboolean json, const ArbRuleset *ruleset,
        const ArbTournament *tournament)
{
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  g_autofree char *command = NULL;

  add_tournament (output, options, ruleset, tournament);
  arb_output_print (output, json);

  if (tournament->error != NULL)
    {
      arb_complain (NULL, "%s", tournament->error->message);
      return ARB_STATUS_FAILED;
    }
  if (tournament->n_violations == 0)
    return ARB_STATUS_GOOD;

  command = format_command (options, ruleset, tournament->seed);
  arb_complain ("simulate", _ ("%s; to repeat it: %s"), tournament->sum.violation, command);
  return ARB_STATUS_FLAGGED;
}

static gboolean
make_folder (const char *folder)
{
  if (folder == NULL || g_mkdir_with_parents (folder, 0777) == 0)
    return TRUE;

  arb_complain (folder, _ ("cannot be made, expected a folder for the records"));
  return FALSE;
}

static int
simulate (Options *options, gboolean json)
{
  const ArbRuleset *ruleset = arb_choose_system (options->choice.system);
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (ArbDocument) document = NULL;
  g_auto (ArbTournament) tournament = { .games = 0 };

  if (ruleset == NULL || !parse_numbers (options, ruleset))
    return ARB_STATUS_FAILED;
  if (options->catalogue != NULL
      && (catalogue = arb_open_catalogue (ruleset, options->catalogue)) == NULL)
    return ARB_STATUS_FAILED;

  document = begin (options, catalogue);
  if (document == NULL || !make_folder (options->record))
    return ARB_STATUS_FAILED;

  tournament.document = document;
  tournament.variants = (const char *const *) options->choice.variants;
  tournament.switches = (const char *const *) options->choice.switches;
  tournament.games = (guint) options->n_games;
  tournament.jobs = (guint) options->n_jobs;
  tournament.first_seed = options->first_seed;
  tournament.detail = (ArbRecordDetail) options->detail;
  tournament.leaving = options->leaving;
  tournament.folder = options->record;
  arb_tournament_play (&tournament);
  return report (options, json, ruleset, &tournament);
}

int
arb_command_simulate (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (Options) options = { .detail = ARB_DETAIL_ALL };
  const GOptionEntry own[] = {
    ARB_CHOICE_ENTRIES (&options.choice),
    { "players", 0, 0, G_OPTION_ARG_FILENAME, &options.players, N_ ("How many play"), "N" },
    { "games", 0, 0, G_OPTION_ARG_FILENAME, &options.games, N_ ("How many games"), "G" },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &options.seed, N_ ("Seed of the first game"), "S" },
    { "tell", 0, 0, G_OPTION_ARG_FILENAME, &options.tell,
      N_ ("How much the table records: all, public or counts"), N_ ("WHAT") },
    { "leave", 0, 0, G_OPTION_ARG_NONE, &options.leaving,
      N_ ("A player leaves each game at a random moment"), NULL },
    ARB_CATALOGUE_ENTRY (&options.catalogue),
    { "jobs", 0, 0, G_OPTION_ARG_FILENAME, &options.jobs, N_ ("How many games at once"), "J" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &options.record, N_ ("Keep each game in this folder"),
      N_ ("DIR") },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own,
                            N_ ("--system=ID --players=N --games=G --seed=S"),
                            N_ ("Plays whole random games and checks every invariant."), 0, 0))
    return ARB_STATUS_FAILED;

  return simulate (&options, arguments.json);
}
