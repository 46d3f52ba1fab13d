/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/help/repair-find.h"
#include "engine/record/log-diff.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Nothing at a table is so many. */
#define MAX_COUNT 9999

static const char *const kinds[] = {
  "insert", "replace", "remove", "exchange", "forgotten-at-table", "move-along", "set"
};

/* Returns the name of a count on the command line: `1.fighters` or `survey-stack`. */
static char *
name_count (const ArbViewCounter *number)
{
  return number->seat == ARB_TABLE ? g_strdup (number->id)
                                   : g_strdup_printf ("%u.%s", number->seat, number->id);
}

/* Reports an unknown counter, with those of the first player as examples. */
static void
complain_of_counter (const char *word, const GArray *numbers)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      g_autofree char *name = name_count (number);

      if (number->seat <= 1)
        g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", name);
    }
  arb_complain (word, _ ("no such counter, expected one of %s, or that of another player"),
                known->str);
}

static const ArbViewCounter *
find_number (const GArray *numbers, const char *name)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      g_autofree char *known = name_count (number);

      if (g_str_equal (known, name))
        return number;
    }

  return NULL;
}

/* Reads `1.fighters=3`. */
static gboolean
parse_count (const char *word, const GArray *numbers, ArbCount *count)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = equals != NULL ? g_strndup (word, (gsize) (equals - word)) : NULL;
  const ArbViewCounter *number;
  guint64 value;

  if (name == NULL)
    {
      arb_complain (word, _ ("expected COUNTER=VALUE, like 1.fighters=3"));
      return FALSE;
    }

  number = find_number (numbers, name);
  if (number == NULL)
    {
      complain_of_counter (name, numbers);
      return FALSE;
    }
  if (!arb_parse_number (name, equals + 1, 0, MAX_COUNT, &value))
    return FALSE;

  *count = (ArbCount){ number->id, number->seat, (gint) value };
  return TRUE;
}

/* Refuses a second number for the same counter, because one of them would be ignored. */
static gboolean
check_once (const char *word, const GArray *counts, const ArbCount *count)
{
  for (guint i = 0; i < counts->len; i++)
    {
      const ArbCount *before = &g_array_index (counts, ArbCount, i);

      if (before->seat == count->seat && g_str_equal (before->id, count->id))
        {
          arb_complain (word, _ ("counted twice, expected each counter once"));
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns (nullable) (element-type ArbCount): the counts of the command line. */
static GArray *
parse_counts (const ArbGame *game, char **words)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  arb_describe (state, view);
  numbers = arb_view_dup_counts (view);
  for (; *words != NULL; words++)
    {
      ArbCount count;

      if (!parse_count (*words, numbers, &count) || !check_once (*words, counts, &count))
        return NULL;
      g_array_append_val (counts, count);
    }

  return g_steal_pointer (&counts);
}

/* Whether an entry is a private line of the asking seat that turned out to be wrong. */
static gboolean
is_wrong (const ArbEntry *entry)
{
  return entry->private && entry->struck;
}

static gboolean
any_wrong (const ArbGame *game)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (is_wrong (arb_game_get_entry (game, i)))
      return TRUE;
  return FALSE;
}

static void
add_wrong_entry (ArbOutput *list, const ArbReport *report, guint index, const ArbEntry *entry)
{
  const ArbGame *game = arb_report_get_game (report);
  ArbOutput *item = arb_output_add_object (list, NULL);
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  ArbStateRoom room;
  ArbWording then;

  arb_game_state_at (game, index, &room.state);
  then = arb_wording_at (&report->wording, &room.state);
  text = arb_wording_entry (&then, entry);
  why = arb_wording_refutation (&then, game, entry);
  if (why == NULL)
    why = arb_wording_verdict (&then, entry->move.seat, &entry->verdict);
  /* Translators: the number of a private entry, what it says, and why it is wrong */
  arb_output_say (item, _ ("Private entry %u was wrong, %s: %s"), index + 1, text, why);
  arb_output_say (item, "\n");
  arb_output_add_number (item, "move", index + 1);
  arb_report_add_entry (item, report->wording.catalogue, entry);
  arb_report_add_reasons (item, report->wording.catalogue, &entry->verdict);
  arb_report_add_refutation (item, entry);
}

static void
add_wrong (ArbOutput *output, const ArbReport *report)
{
  const ArbGame *game = arb_report_get_game (report);
  ArbOutput *list = arb_output_add_list (output, "wrong");

  if (!any_wrong (game))
    arb_output_say (list, "%s\n", _ ("No private entry was wrong."));
  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (is_wrong (arb_game_get_entry (game, i)))
      add_wrong_entry (list, report, i, arb_game_get_entry (game, i));
}

static void
add_differences (ArbOutput *output, const GArray *differences)
{
  ArbOutput *list = arb_output_add_list (output, "differences");

  for (guint i = 0; i < differences->len; i++)
    {
      const ArbDifference *difference = &g_array_index (differences, ArbDifference, i);
      ArbOutput *item = arb_output_add_object (list, NULL);

      arb_output_add_string (item, "id", difference->count.id);
      arb_output_add_number (item, "seat", difference->count.seat);
      arb_output_add_number (item, "counted", difference->count.value);
      arb_output_add_number (item, "recorded", difference->recorded);
      arb_output_add_boolean (item, "adjustable", difference->adjustable);
    }
}

/* Adds what a proposal changes: how many moves stay, and the scores. */
static void
add_effects (ArbOutput *item, const ArbWording *wording, const ArbGame *game,
             const ArbRepair *repair)
{
  g_autoptr (ArbGame) after = arb_game_copy (game);
  g_autoptr (GArray) changes = NULL;
  guint n_kept = arb_game_get_length (game);
  ArbScoreSheet before, now;

  arb_repair_make (repair, after);
  changes = arb_game_compare (game, after);
  for (guint i = 0; i < changes->len; i++)
    n_kept -= g_array_index (changes, ArbChange, i).before >= 0;
  arb_game_score (game, &before);
  arb_game_score (after, &now);
  arb_report_say_totals (item, wording, &before, &now);
  arb_output_add_number (item, "kept", n_kept);
  arb_report_add_totals (item, "scores-after", now.n_seats, now.totals);
}

static void
add_repair (ArbOutput *list, const ArbWording *wording, const ArbGame *game, guint number,
            const ArbRepair *repair)
{
  g_autofree char *words = arb_wording_repair (wording, game, repair);
  ArbOutput *item = arb_output_add_object (list, NULL);
  ArbOutput *moves;

  arb_output_say (item, "%u: %s\n", number, words);
  arb_output_add_string (item, "kind", kinds[repair->kind]);
  arb_output_add_number (item, "place", repair->place + 1);
  arb_output_add_number (item, "story", repair->story + 1);
  arb_output_add_number (item, "move", repair->index + 1);
  arb_output_add_number (item, "removed", repair->n_removed);
  moves = arb_output_add_list (item, "moves");
  for (guint i = 0; i < repair->moves->len; i++)
    arb_report_add_move (arb_output_add_object (moves, NULL), wording->catalogue,
                         g_array_index (repair->moves, ArbMove, i));
  arb_output_add_string (item, "message", words);
  arb_output_add_number (item, "unexplained", repair->n_unexplained);
  add_effects (item, wording, game, repair);
}

static guint
count_proposals (const ArbRepairs *repairs)
{
  return repairs->proposals->len + (repairs->set != NULL);
}

/* Returns proposal @number, from 1; the last one is what the table can set. */
static const ArbRepair *
get_proposal (const ArbRepairs *repairs, guint number)
{
  return number <= repairs->proposals->len ? repairs->proposals->pdata[number - 1] : repairs->set;
}

static void
add_question (ArbOutput *output, const ArbCount *question)
{
  ArbOutput *item;

  if (question->id == NULL)
    return;
  item = arb_output_add_object (output, "question");
  arb_output_add_string (item, "id", question->id);
  arb_output_add_number (item, "seat", question->seat);
}

/* Adds the comparison of @game, as it was before proposal number @applied was carried out. */
static void
add_audit (ArbOutput *output, const ArbReport *report, const char *file, const ArbGame *game,
           const ArbRepairs *repairs, gboolean counted, guint64 applied)
{
  const ArbWording *wording = &report->wording;
  g_autofree char *findings = arb_wording_repairs (wording, repairs);
  ArbOutput *proposals;

  arb_output_add_string (output, "file", file);
  arb_output_add_boolean (output, "agrees", repairs->differences->len == 0);
  if (counted)
    arb_output_say (output, "%s\n", findings);
  add_differences (output, repairs->differences);
  proposals = arb_output_add_list (output, "proposals");
  for (guint number = 1; number <= count_proposals (repairs); number++)
    add_repair (proposals, wording, game, number, get_proposal (repairs, number));
  add_question (output, &repairs->question);
  arb_output_add_boolean (output, "miscounted", repairs->miscounted);
  arb_output_add_boolean (output, "complete", repairs->complete);
  if (report->seen != NULL)
    add_wrong (output, report);
  arb_output_add_number_or_null (output, "applied", applied > 0, (gint64) applied);
}

/* Carries out proposal number @applied, if it is not 0, and saves the record. */
static gboolean
apply (ArbReport *report, const char *file, const ArbRepairs *repairs, guint64 applied)
{
  g_autoptr (GError) error = NULL;

  if (applied == 0)
    return TRUE;

  arb_repair_make (get_proposal (repairs, (guint) applied), arb_report_get_game (report));
  if (arb_document_save (report->document, file, &report->stamp, &error))
    return TRUE;

  arb_complain (NULL, "%s", error->message);
  return FALSE;
}

/* Reads the number of a proposal; 0 if none shall be carried out. */
static gboolean
parse_applied (const char *text, const ArbRepairs *repairs, guint64 *applied)
{
  *applied = 0;
  if (text == NULL)
    return TRUE;
  if (count_proposals (repairs) > 0)
    return arb_parse_number ("--apply", text, 1, count_proposals (repairs), applied);

  arb_complain ("--apply", _ ("there is no proposal to carry out"));
  return FALSE;
}

static int
audit_report (ArbReport *report, const ArbArguments *arguments, const GArray *counts,
              const char *text)
{
  const char *file = arguments->files[0];
  ArbGame *game = arb_document_get_game (report->document);
  g_autoptr (ArbGame) before = arb_game_copy (game);
  g_autoptr (ArbRepairs) repairs =
      arb_repairs_find (before, (const ArbCount *) counts->data, counts->len, NULL, NULL);
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  guint64 applied;

  if (!parse_applied (text, repairs, &applied) || !apply (report, file, repairs, applied))
    return ARB_STATUS_FAILED;

  add_audit (output, report, file, before, repairs, counts->len > 0, applied);
  arb_output_print (output, arguments->json);
  if (applied > 0)
    return arb_repairs_agree (game, (const ArbCount *) counts->data, counts->len)
               ? ARB_STATUS_GOOD
               : ARB_STATUS_FLAGGED;
  return repairs->differences->len == 0 && !any_wrong (arb_report_get_game (report))
             ? ARB_STATUS_GOOD
             : ARB_STATUS_FLAGGED;
}

int
arb_command_audit (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_autoptr (ArbReport) report = NULL;
  g_autoptr (GArray) counts = NULL;
  g_autofree char *text = NULL;
  g_autofree char *as = NULL;
  const GOptionEntry own[] = {
    ARB_AS_ENTRY (&as),
    { "apply", 0, 0, G_OPTION_ARG_FILENAME, &text, N_ ("Carries out proposal N and writes it"),
      "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (
          &arguments, words, own, N_ ("FILE COUNTER=VALUE…"),
          N_ ("Compares a record with what was counted at the table, like 1.fighters=3 "
              "survey-stack=12, and\nproposes what may have happened in the last two rounds. "
              "With --as, no counts are needed: it shows what that player recorded wrongly."),
          1, G_MAXUINT))
    return ARB_STATUS_FAILED;
  if (as == NULL && arguments.n_files < 2)
    {
      arb_complain (words[0], _ ("something is missing, expected: arbiter-cli %s %s"), words[0],
                    _ ("FILE COUNTER=VALUE…"));
      return ARB_STATUS_FAILED;
    }

  if (as != NULL && text != NULL)
    {
      arb_complain ("--as", _ ("cannot be used with --apply: it only shows"));
      return ARB_STATUS_FAILED;
    }
  report = arb_report_open (arguments.files[0]);
  if (report == NULL || !arb_report_look_as (report, arguments.files[0], as))
    return ARB_STATUS_FAILED;
  counts = parse_counts (arb_report_get_game (report), arguments.files + 1);
  if (counts == NULL)
    return ARB_STATUS_FAILED;

  return audit_report (report, &arguments, counts, text);
}
