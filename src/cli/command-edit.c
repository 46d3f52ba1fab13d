/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/facts.h"
#include "cli/outcome.h"
#include "cli/owner.h"
#include "cli/report.h"
#include "engine/help/repair-edit.h"
#include "engine/core/notation.h"
#include "wording/notation.h"

#include <glib/gi18n-lib.h>

#define USAGE N_ ("FILE N remove|insert|replace [MOVE]…")

/* The edit to make. */
typedef struct
{
  guint index;
  guint n_removed;
  ArbMove moves[ARB_MAX_EDIT_MOVES];
  guint n_moves;
  gboolean allow;
  gboolean incomplete;     /* whether to write it even if its next move is missing */
  gboolean strike;         /* whether to write it even if it strikes later moves */
  ArbCatalogue *catalogue; /* (nullable): cards to be entered, instead of all else */
} Edit;

static gboolean
parse_action (Edit *edit, const char *action, gboolean has_move)
{
  gboolean is_remove = g_str_equal (action, "remove");
  gboolean is_insert = g_str_equal (action, "insert");

  if ((!is_remove && !is_insert && !g_str_equal (action, "replace")) || has_move == is_remove)
    {
      arb_complain (action, _ ("expected remove, or insert or replace and a move"));
      return FALSE;
    }

  edit->n_removed = is_insert ? 0 : 1;
  return TRUE;
}

static gboolean
parse_move (Edit *edit, const ArbReport *report, const char *word)
{
  guint n_seats = arb_game_get_options (arb_report_get_game (report))->n_seats;
  g_autoptr (GError) error = NULL;

  if (arb_wording_parse_move (report->wording.catalogue, n_seats, word, &edit->moves[edit->n_moves],
                              &error))
    {
      edit->n_moves++;
      return TRUE;
    }
  arb_complain (word, "%s", error->message);
  return FALSE;
}

/* Reads `N ACTION [MOVE]…`. */
static gboolean
parse_edit (Edit *edit, const ArbReport *report, char **words, guint n_words)
{
  guint length = arb_game_get_length (arb_report_get_game (report));
  guint64 number;

  if (n_words < 2)
    {
      arb_complain ("edit", _ ("something is missing, expected: arbiter-cli %s %s"), "edit",
                    _ (USAGE));
      return FALSE;
    }
  if (!parse_action (edit, words[1], n_words > 2)
      || !arb_parse_number (_ ("number of the move"), words[0], 1,
                            length + (edit->n_removed == 0 ? 1 : 0), &number))
    return FALSE;

  edit->index = (guint) number - 1;
  for (guint i = 2; i < n_words; i++)
    if (!parse_move (edit, report, words[i]))
      return FALSE;
  return TRUE;
}

/* Whether all moves that are new, from the first changed line on, are valid or may be allowed; refused
 * ones are never written. */
static gboolean
is_accepted (const Edit *edit, const ArbGame *before, const ArbGame *after)
{
  guint32 last_id = arb_game_log_get_last_id (arb_game_get_log (before));

  for (guint i = 0; edit->catalogue == NULL && i < arb_game_get_length (after); i++)
    {
      ArbEntry entry = arb_game_judge_line (after, i);

      if (entry.id > last_id
          && (entry.struck || (!edit->allow && !arb_verdict_allows (&entry.verdict))))
        return FALSE;
    }
  return TRUE;
}

/* Reports why an edit is not written, and what to type instead. */
static void
complain_of_edit (const ArbOutcome *outcome, const char *file, const Edit *edit, gboolean accepted)
{
  const ArbCatalogue *catalogue = outcome->report->wording.catalogue;
  g_autofree char *last = NULL;
  g_autofree char *next = NULL;

  if (!accepted)
    {
      arb_complain (file, _ ("nothing was written: the new move is refused"));
      return;
    }
  if (outcome->pending->len == 0 || edit->incomplete)
    {
      arb_outcome_complain_of_struck (outcome, file);
      return;
    }
  next = arb_move_to_string (catalogue, g_array_index (outcome->pending, ArbMove, 0));
  if (edit->n_moves == 0)
    {
      /* Translators: a move in the notation */
      arb_complain (file,
                    _ ("nothing was written: without that move another one is missing, like “%s”; "
                       "expected replace and moves, or --incomplete to write without it"),
                    next);
      return;
    }
  last = arb_move_to_string (catalogue, edit->moves[edit->n_moves - 1]);
  /* Translators: two moves in the notation, the one that was said and one that has to follow it */
  arb_complain (file,
                _ ("nothing was written: the next move is missing; expected it after the other "
                   "one, like “%s” “%s”, or --incomplete to write without it"),
                last, next);
}

/* Makes the edit: the likeliest of what it may mean, or exactly what was said if it may stay incomplete.
 * Returns (element-type ArbMove): the choices of which one has to be said, too. */
static GArray *
make_edit (ArbGame *game, const Edit *edit)
{
  g_autoptr (ArbRepairs) repairs = NULL;
  ArbMove moves[ARB_MAX_EDIT_PROPOSALS];
  GArray *open = g_array_new (FALSE, FALSE, sizeof (ArbMove));

  if (edit->catalogue != NULL)
    arb_game_enter_faces (game, edit->catalogue);
  else if (edit->incomplete)
    arb_game_edit (game, edit->index, edit->n_removed, edit->moves, edit->n_moves, edit->allow);
  else
    {
      repairs = arb_repairs_edit (game, edit->index, edit->n_removed, edit->moves, edit->n_moves,
                                  edit->allow);
      g_array_append_vals (open, moves, arb_repairs_list_open (repairs, moves));
      arb_repair_make (repairs->proposals->pdata[0], game);
    }
  return open;
}

static int
edit_report (ArbReport *report, const ArbArguments *arguments, const Edit *edit, gboolean dry_run)
{
  const char *file = arguments->files[0];
  ArbGame *game = arb_report_get_game (report);
  g_autoptr (ArbGame) before = arb_game_copy (game);
  g_autoptr (GArray) pending = make_edit (game, edit);
  g_auto (ArbOutcome) outcome = arb_outcome_of (report, before, pending);
  gboolean accepted = is_accepted (edit, before, game);
  gboolean good = accepted && (pending->len == 0 || edit->incomplete)
                  && (outcome.n_struck == 0 || edit->strike);
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  g_autoptr (GError) error = NULL;

  if (good && !dry_run && !arb_document_save (report->document, file, &report->stamp, &error))
    {
      arb_complain (NULL, "%s", error->message);
      return ARB_STATUS_FAILED;
    }

  arb_outcome_add (output, &outcome, file, good && !dry_run);
  arb_output_print (output, arguments->json);
  if (!good && !dry_run)
    complain_of_edit (&outcome, file, edit, accepted);
  return good ? ARB_STATUS_GOOD : ARB_STATUS_FLAGGED;
}

/* Reads the cards of `--faces`, which take the place of an action. */
static gboolean
open_faces (Edit *edit, const ArbReport *report, const char *path, guint n_words)
{
  g_autoptr (ArbCatalogue) catalogue = NULL;
  const ArbCatalogue *own = report->wording.catalogue;

  if (n_words > 1)
    {
      arb_complain ("--faces", _ ("cannot be combined with a number or an action"));
      return FALSE;
    }
  if (!arb_faces_can_be_entered (own->ruleset))
    {
      arb_complain (own->ruleset->id,
                    _ ("all cards of this game are known, expected another game"));
      return FALSE;
    }
  catalogue = arb_open_catalogue (own->ruleset, path);
  if (catalogue != NULL)
    edit->catalogue = arb_faces_merge (own, catalogue);
  if (catalogue != NULL && edit->catalogue == NULL)
    arb_complain (path, _ ("contradicts the cards that are typed in already"));
  return edit->catalogue != NULL;
}

/* The facts of @document, in their order in the saved game. */
static void
copy_facts (const ArbDocument *document, ArbFacts *facts)
{
  facts->date = g_strdup (arb_document_get_date (document));
  facts->place = g_strdup (arb_document_get_place (document));
  facts->note = g_strdup (arb_document_get_remark (document));
  facts->counts = g_strdup (arb_document_get_counts (document) ? "yes" : "no");
}

static void
print_facts (const ArbArguments *arguments, gboolean written, const ArbFacts *before,
             const ArbFacts *after)
{
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  ArbOutput *facts;

  arb_output_add_string (output, "file", arguments->files[0]);
  arb_output_add_boolean (output, "written", written);
  facts = arb_output_add_list (output, "facts");
  arb_report_add_fact (facts, "date", before->date, after->date);
  arb_report_add_fact (facts, "place", before->place, after->place);
  arb_report_add_fact (facts, "note", before->note, after->note);
  arb_report_add_fact (facts, "counts", before->counts, after->counts);
  arb_output_print (output, arguments->json);
}

/* Sets facts of the game, which take the place of an action. */
static int
edit_facts (ArbReport *report, const ArbArguments *arguments, const ArbFacts *facts,
            gboolean with_action, gboolean dry_run)
{
  const char *file = arguments->files[0];
  g_auto (ArbFacts) before = { NULL, NULL, NULL, NULL };
  g_auto (ArbFacts) after = { NULL, NULL, NULL, NULL };
  g_autoptr (GError) error = NULL;

  if (arguments->n_files > 1 || with_action)
    {
      arb_complain (NULL, _ ("--date, --place, --note and --counts cannot be combined with an "
                             "action or other options"));
      return ARB_STATUS_FAILED;
    }
  copy_facts (report->document, &before);
  if (!arb_facts_set (facts, report->document))
    return ARB_STATUS_FAILED;
  copy_facts (report->document, &after);
  if (!dry_run && !arb_document_save (report->document, file, &report->stamp, &error))
    {
      arb_complain (NULL, "%s", error->message);
      return ARB_STATUS_FAILED;
    }
  print_facts (arguments, !dry_run, &before, &after);
  return ARB_STATUS_GOOD;
}

int
arb_command_edit (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_autoptr (ArbReport) report = NULL;
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autofree char *faces = NULL;
  g_auto (ArbFacts) facts = { NULL, NULL, NULL, NULL };
  gboolean dry_run = FALSE;
  gboolean parsed;
  Edit edit = { 0 };
  const GOptionEntry own[] = {
    { "allow", 0, 0, G_OPTION_ARG_NONE, &edit.allow, N_ ("The table allows it against the rules"),
      NULL },
    { "incomplete", 0, 0, G_OPTION_ARG_NONE, &edit.incomplete,
      N_ ("Write it even if its next move is missing"), NULL },
    { "strike", 0, 0, G_OPTION_ARG_NONE, &edit.strike,
      N_ ("Write it even if it strikes later moves"), NULL },
    { "faces", 0, 0, G_OPTION_ARG_FILENAME, &faces,
      N_ ("Enters the cards of that file, instead of an action"), N_ ("FILE") },
    ARB_FACTS_ENTRIES (&facts),
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_ ("Only show what would change"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, USAGE,
                            N_ ("Changes an earlier move and shows what else changes."), 1,
                            3 + ARB_MAX_EDIT_MOVES))
    return ARB_STATUS_FAILED;

  report = arb_report_open (arguments.files[0]);
  if (report == NULL)
    return ARB_STATUS_FAILED;
  if (arb_facts_any (&facts))
    return edit_facts (report, &arguments, &facts, faces != NULL, dry_run);
  parsed = faces != NULL ? open_faces (&edit, report, faces, arguments.n_files)
                         : parse_edit (&edit, report, arguments.files + 1, arguments.n_files - 1);
  catalogue = edit.catalogue;
  if (!parsed)
    return ARB_STATUS_FAILED;

  return edit_report (report, &arguments, &edit, dry_run);
}
