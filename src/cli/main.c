/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"

#include "wording/language.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct
{
  const char *name;
  int (*run) (char **words);
  const char *usage;
} commands[] = {
  { "new", arb_command_new, N_ ("begins a record: --players A,B,… FILE") },
  { "record", arb_command_record, N_ ("reads moves and judges each: FILE") },
  { "check", arb_command_check,
    N_ ("replays records and shows what was against the rules: FILE…") },
  { "score", arb_command_score, N_ ("shows who won, and why: FILE…") },
  { "moves", arb_command_moves, N_ ("lists the legal moves: FILE…") },
  { "state", arb_command_state, N_ ("shows the table as it stands: FILE…") },
  { "audit", arb_command_audit,
    N_ ("compares a record with counts of the table: FILE COUNTER=VALUE…") },
  { "edit", arb_command_edit,
    N_ ("changes an earlier move: FILE N remove|insert|replace [MOVE]…") },
  { "frame", arb_command_frame,
    N_ ("changes edition, variants, house rules, order of seats, names: FILE") },
  { "faces", arb_command_faces,
    N_ ("shows, or types in, cards never published: SYSTEM [CARD FIELD=VALUE…]") },
  { "clock", arb_command_clock, N_ ("shows how far the end is: FILE…") },
  { "compare", arb_command_compare, N_ ("judges a record under other rules: FILE --edition ID") },
  { "rule", arb_command_rule, N_ ("shows a rule and its sources: ID") },
  { "simulate", arb_command_simulate,
    N_ ("plays random games: --system ID --players N --games G") },
  { "systems", arb_command_systems, N_ ("lists games, editions, variants and switches") },
};

static void
print_usage (FILE *stream)
{
  fprintf (stream, "%s\n",
           _ ("usage: arbiter-cli COMMAND [--format=text|json] [--language=en|fr|it|ja] …"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  %-9s %s\n", commands[i].name, _ (commands[i].usage));
  fprintf (stream, "%s\n",
           _ ("arbiter-cli COMMAND --help says more about a command, arbiter-cli --version shows "
              "the version."));
  fprintf (stream, "%s\n",
           _ ("A command that fails returns 2 and writes the reason to standard error. Standard "
              "output is empty then,\nunless other files were reported or moves answered before."));
}

static gboolean
is_pipe (int file)
{
  struct stat about;

  return fstat (file, &about) == 0 && (S_ISFIFO (about.st_mode) || S_ISSOCK (about.st_mode));
}

/* Flushes the output. A closed pipe is no failure, because its reader may have seen enough; a full
 * disk is one. */
static int
finish (int status)
{
  gboolean failed = fflush (stdout) != 0 || ferror (stdout);

  if (!failed || is_pipe (STDOUT_FILENO))
    return status;

  arb_complain (_ ("standard output"), _ ("not all could be written"));
  return ARB_STATUS_FAILED;
}

/* Moves common options that come before the command after it. */
static void
put_command_first (char **words)
{
  static const char *const options[] = { "--language", "--format" };
  guint n = 0;

  for (guint i = 0; words[n] != NULL && i < G_N_ELEMENTS (options);)
    {
      gsize length = strlen (options[i]);

      if (!g_str_has_prefix (words[n], options[i]))
        {
          i++;
          continue;
        }
      n += words[n][length] == '\0' && words[n + 1] != NULL ? 2 : 1;
      i = 0;
    }
  if (n == 0 || words[n] == NULL)
    return;
  for (char *command = words[n]; n > 0; n--)
    {
      words[n] = words[n - 1];
      words[n - 1] = command;
    }
}

static int
run_command (char **words)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_str_equal (words[0], commands[i].name))
        return commands[i].run (words);
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", commands[i].name);
    }

  arb_complain (words[0], _ ("no such command, expected one of %s"), known->str);
  return ARB_STATUS_FAILED;
}

int
main (int argc, char **argv)
{
  /* A failed write is reported as an error, and does not end the program. */
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
  arb_language_init ();
  g_set_prgname ("arbiter-cli");
  arb_choose_language (argv);

  if (argc < 2)
    {
      print_usage (stderr);
      return ARB_STATUS_FAILED;
    }

  put_command_first (argv + 1);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    {
      print_usage (stdout);
      return finish (ARB_STATUS_GOOD);
    }

  if (g_str_equal (argv[1], "--version"))
    {
      puts ("arbiter-cli " ARB_VERSION);
      return finish (ARB_STATUS_GOOD);
    }

  return finish (run_command (argv + 1));
}
