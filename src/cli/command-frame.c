/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/outcome.h"
#include "cli/report.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The change, as given on the command line. */
typedef struct
{
  char *edition;
  char **variants;
  gboolean no_variants;
  char **switches;
  char **names;
  char *order;
  char *first;
  char **left;
  char *back;
  gboolean dry_run;
  gboolean strike;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->edition);
  g_strfreev (options->variants);
  g_strfreev (options->switches);
  g_strfreev (options->names);
  g_free (options->order);
  g_free (options->first);
  g_strfreev (options->left);
  g_free (options->back);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Whether nothing that holds for the whole game changes. */
static gboolean
is_empty (const Options *options)
{
  return options->edition == NULL && options->variants == NULL && !options->no_variants
         && options->switches == NULL && options->names == NULL && options->order == NULL
         && options->first == NULL;
}

/* Reads `SEAT=NAME`. */
static gboolean
parse_name (const char *text, guint n_seats, ArbFrameChange *change)
{
  const char *equals = strchr (text, '=');
  g_autofree char *seat = equals != NULL ? g_strndup (text, (gsize) (equals - text)) : NULL;
  guint64 number;

  if (seat == NULL)
    {
      arb_complain ("--name", _ ("found “%s”, expected SEAT=NAME"), text);
      return FALSE;
    }
  if (!arb_parse_number ("--name", seat, 1, n_seats, &number))
    return FALSE;
  change->names[number - 1] = equals + 1;
  return TRUE;
}

/* Reads the seats in their new order, like `2,3,1`. */
static gboolean
parse_order (const char *text, guint n_seats, ArbFrameChange *change)
{
  g_auto (GStrv) seats = g_strsplit (text, ",", -1);
  guint64 number;

  if (g_strv_length (seats) != n_seats)
    {
      arb_complain ("--order", _ ("found “%s”, expected each of %u seats once, like 2,1"), text,
                    n_seats);
      return FALSE;
    }
  for (guint i = 0; i < n_seats; i++)
    {
      if (!arb_parse_number ("--order", seats[i], 1, n_seats, &number))
        return FALSE;
      change->order[i] = (guint) number;
    }
  return TRUE;
}

/* The order in which @text, a seat, is the first, and the others follow it as before. */
static gboolean
parse_first (const char *text, guint n_seats, ArbFrameChange *change)
{
  guint64 first;

  if (!arb_parse_number ("--first", text, 1, n_seats, &first))
    return FALSE;
  for (guint i = 0; i < n_seats; i++)
    change->order[i] = ((guint) first - 1 + i) % n_seats + 1;
  return TRUE;
}

static gboolean
parse_seats (const Options *options, guint n_seats, ArbFrameChange *change)
{
  for (guint i = 0; options->names != NULL && options->names[i] != NULL; i++)
    if (!parse_name (options->names[i], n_seats, change))
      return FALSE;
  if (options->order != NULL && options->first != NULL)
    {
      arb_complain ("--first", _ ("cannot be combined with %s"), "--order");
      return FALSE;
    }
  return (options->order == NULL || parse_order (options->order, n_seats, change))
         && (options->first == NULL || parse_first (options->first, n_seats, change));
}

static gboolean
parse_change (const Options *options, guint n_seats, ArbFrameChange *change)
{
  static const char *const none[] = { NULL };

  if (is_empty (options))
    {
      arb_complain ("frame", _ ("nothing to change, expected an option; --help lists them"));
      return FALSE;
    }
  if (options->variants != NULL && options->no_variants)
    {
      arb_complain ("--no-variants", _ ("cannot be combined with %s"), "--variant");
      return FALSE;
    }
  *change =
      (ArbFrameChange){ .edition = options->edition,
                        .variants =
                            options->no_variants ? none : (const char *const *) options->variants,
                        .switches = (const char *const *) options->switches };
  return parse_seats (options, n_seats, change);
}

/* What the head of a saved game says, in words. */
typedef struct
{
  char *edition;
  char *variants;
  char *players;
  ArbOptions options;
} Head;

static void
head_init (Head *head, const ArbReport *report)
{
  char **variants = (char **) (guintptr) arb_document_get_variants (report->document);

  head->edition = g_strdup (arb_document_get_edition (report->document));
  head->variants = g_strjoinv (", ", variants);
  head->players = g_strjoinv (", ", report->names + 1);
  head->options = *arb_game_get_options (arb_report_get_game (report));
}

static void
head_clear (Head *head)
{
  g_free (head->edition);
  g_free (head->variants);
  g_free (head->players);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Head, head_clear)

static void
add_head (ArbOutput *output, const ArbCatalogue *catalogue, const Head *before, const Head *after)
{
  ArbOutput *list = arb_output_add_list (output, "frame");

  arb_report_add_fact (list, "edition", before->edition, after->edition);
  arb_report_add_fact (list, "variants", before->variants, after->variants);
  arb_report_add_fact (list, "players", before->players, after->players);
  for (guint i = 0; i < catalogue->n_switches; i++)
    arb_report_add_fact (list, catalogue->switches[i].id,
                         catalogue->switches[i].values[before->options.switches[i]],
                         catalogue->switches[i].values[after->options.switches[i]]);
}

/* A player who leaves, or did not. */
typedef struct
{
  guint seat;
  guint index; /* of the line at which they leave, or left */
  gboolean back;
} Leaving;

/* Reads `SEAT`, or `SEAT@N`: they leave before move N. */
static gboolean
parse_left (const char *text, const ArbGame *game, Leaving *leaving)
{
  guint length = arb_game_get_length (game);
  g_auto (GStrv) parts = g_strsplit (text, "@", 2);
  guint64 seat, number = length + 1;

  if (!arb_parse_number ("--left", parts[0], 1, arb_game_get_options (game)->n_seats, &seat)
      || (parts[0] != NULL && parts[1] != NULL
          && !arb_parse_number ("--left", parts[1], 1, length + 1, &number)))
    return FALSE;
  *leaving = (Leaving){ .seat = (guint) seat, .index = (guint) number - 1 };
  return TRUE;
}

static gboolean
parse_back (const char *text, const ArbGame *game, Leaving *leaving)
{
  guint64 seat;

  if (!arb_parse_number ("--back", text, 1, arb_game_get_options (game)->n_seats, &seat))
    return FALSE;
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      ArbMove move = arb_game_get_entry (game, i)->said;

      *leaving = (Leaving){ .seat = (guint) seat, .index = i, .back = TRUE };
      if (move.verb == ARB_VERB_LEAVE && move.seat == seat)
        return TRUE;
    }
  arb_complain ("--back", _ ("found “%s”, expected the seat of a player who left"), text);
  return FALSE;
}

static gboolean
parse_leaving (const Options *options, const ArbGame *game, Leaving *leaving)
{
  /* One player after the other: each of them changes the lines after the move. */
  if (!is_empty (options) || (options->left != NULL && options->back != NULL)
      || (options->left != NULL && options->left[1] != NULL))
    {
      arb_complain (options->left != NULL ? "--left" : "--back",
                    _ ("cannot be combined with another change"));
      return FALSE;
    }
  return options->left != NULL ? parse_left (options->left[0], game, leaving)
                               : parse_back (options->back, game, leaving);
}

/* Whether the player can leave; if not, it prints why. */
static gboolean
can_leave (const ArbReport *report, const char *file, const Leaving *leaving)
{
  const ArbMove move = ARB_MOVE (leaving->seat, ARB_VERB_LEAVE, ARB_ARGUMENT_NONE);
  g_autofree char *why = NULL;
  ArbStateRoom room;
  ArbWording then;
  ArbVerdict verdict;

  arb_game_state_at (arb_report_get_game (report), leaving->index, &room.state);
  if (arb_check (&room.state, move, &verdict))
    return TRUE;
  then = arb_wording_at (&report->wording, &room.state);
  why = arb_report_format_verdict (&then, move.seat, &verdict);
  /* Translators: a verdict with its reason */
  arb_complain (file, _ ("nothing was written: %s"), why);
  return FALSE;
}

static void
change_leaving (ArbGame *game, const Leaving *leaving)
{
  const ArbMove move = ARB_MOVE (leaving->seat, ARB_VERB_LEAVE, ARB_ARGUMENT_NONE);
  ArbVerdict verdict;

  if (leaving->back)
    arb_game_edit (game, leaving->index, 1, NULL, 0, FALSE);
  else if (leaving->index < arb_game_get_length (game))
    arb_game_edit (game, leaving->index, 0, &move, 1, FALSE);
  else
    arb_game_play (game, move, FALSE, &verdict);
}

/* Reports what has changed since @before, when the head was @former, and writes it. */
static int
report_change (ArbReport *report, const ArbArguments *arguments, const Options *options,
               const ArbGame *before, const Head *former)
{
  const char *file = arguments->files[0];
  g_auto (Head) now = { NULL, NULL, NULL, { 0, 0, { 0 } } };
  g_auto (ArbOutcome) outcome = { NULL, NULL, NULL, NULL, NULL, 0 };
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  g_autoptr (GError) error = NULL;
  gboolean good;

  arb_report_learn (report);
  head_init (&now, report);
  outcome = arb_outcome_of (report, before, NULL);
  good = outcome.n_struck == 0 || options->strike;
  if (good && !options->dry_run
      && !arb_document_save (report->document, file, &report->stamp, &error))
    {
      arb_complain (NULL, "%s", error->message);
      return ARB_STATUS_FAILED;
    }

  add_head (output, report->wording.catalogue, former, &now);
  arb_outcome_add (output, &outcome, file, good && !options->dry_run);
  arb_output_print (output, arguments->json);
  if (!good && !options->dry_run)
    arb_outcome_complain_of_struck (&outcome, file);
  return good ? ARB_STATUS_GOOD : ARB_STATUS_FLAGGED;
}

/* Makes the change; returns %ARB_STATUS_GOOD, or that of an error, which it prints. */
static int
make_change (ArbReport *report, const char *file, const Options *options)
{
  ArbGame *game = arb_report_get_game (report);
  g_autofree char *name = g_filename_display_name (file);
  g_autoptr (GError) error = NULL;
  ArbFrameChange change;
  Leaving leaving;

  if (options->left != NULL || options->back != NULL)
    {
      if (!parse_leaving (options, game, &leaving))
        return ARB_STATUS_FAILED;
      if (!leaving.back && !can_leave (report, file, &leaving))
        return ARB_STATUS_FAILED;
      change_leaving (game, &leaving);
      return ARB_STATUS_GOOD;
    }
  if (!parse_change (options, arb_game_get_options (game)->n_seats, &change))
    return ARB_STATUS_FAILED;
  if (arb_document_change_frame (report->document, &change, name, &error))
    return ARB_STATUS_GOOD;
  arb_complain (NULL, "%s", error->message);
  return ARB_STATUS_FAILED;
}

int
arb_command_frame (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (Options) options = { 0 };
  g_autoptr (ArbReport) report = NULL;
  g_autoptr (ArbGame) before = NULL;
  g_auto (Head) former = { NULL, NULL, NULL, { 0, 0, { 0 } } };
  int status;
  const GOptionEntry own[] = {
    { "edition", 0, 0, G_OPTION_ARG_FILENAME, &options.edition, N_ ("Which rulebook"), "ID" },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.variants,
      N_ ("A way of playing, instead of those until now; may be given several times"), "ID" },
    { "no-variants", 0, 0, G_OPTION_ARG_NONE, &options.no_variants,
      N_ ("Without the ways of playing until now"), NULL },
    { "switch", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.switches,
      N_ ("A house rule; may be given several times"), "KEY=VALUE" },
    { "name", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.names,
      N_ ("The name of the player at a seat; may be given several times"), N_ ("SEAT=NAME") },
    { "order", 0, 0, G_OPTION_ARG_FILENAME, &options.order,
      N_ ("The seats in their new order; the players take their moves along"), N_ ("SEAT,SEAT,…") },
    { "first", 0, 0, G_OPTION_ARG_FILENAME, &options.first,
      N_ ("Whose turn is the first; the others follow in the same order"), N_ ("SEAT") },
    { "left", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.left,
      N_ ("This player left, before move N or now; the others play on"), N_ ("SEAT[@N]") },
    { "back", 0, 0, G_OPTION_ARG_FILENAME, &options.back,
      N_ ("This player did not leave after all"), N_ ("SEAT") },
    { "strike", 0, 0, G_OPTION_ARG_NONE, &options.strike,
      N_ ("Write it even if it strikes later moves"), NULL },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &options.dry_run, N_ ("Only show what would change"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE"),
                            N_ ("Changes what belongs to no move, and judges all moves again."), 1,
                            1))
    return ARB_STATUS_FAILED;

  report = arb_report_open (arguments.files[0]);
  if (report == NULL)
    return ARB_STATUS_FAILED;
  before = arb_game_copy (arb_report_get_game (report));
  head_init (&former, report);
  status = make_change (report, arguments.files[0], &options);
  return status != ARB_STATUS_GOOD ? status
                                   : report_change (report, &arguments, &options, before, &former);
}
