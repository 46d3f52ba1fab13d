/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "wording/proof.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

/* Adds the remedies of the move. */
static void
add_remedies (JsonBuilder *json, const ArbWording *then, const ArbEntry *entry)
{
  arb_report_add_remedies (json, then, then->state, entry->move, &entry->verdict);
}

static void
add_entry (JsonBuilder *json, const ArbWording *then, guint index, const ArbEntry *entry,
           gboolean remedy)
{
  const ArbCatalogue *catalogue = then->catalogue;
  g_autofree char *message = arb_wording_verdict (then, entry->move.seat, &entry->verdict);

  json_builder_begin_object (json);
  arb_report_add_number (json, "move", index + 1);
  arb_report_add_move (json, catalogue, entry->move);
  arb_report_add_string (json, "verdict", arb_wording_verdict_value (entry->verdict.value));
  arb_report_add_boolean (json, "ruled", entry->ruled);
  arb_report_add_boolean (json, "struck", entry->struck);
  arb_report_add_reasons (json, catalogue, &entry->verdict);
  arb_report_add_string (json, "message", message);
  arb_report_add_refutation (json, entry);
  arb_report_add_adjustments (json, catalogue, &entry->adjustments);
  if (remedy)
    add_remedies (json, then, entry);
  json_builder_end_object (json);
}

static void
print_entry (const ArbReport *report, const ArbWording *then, const char *file, guint index,
             const ArbEntry *entry)
{
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *verdict = arb_report_format_verdict (then, entry->move.seat, &entry->verdict);
  g_autofree char *refutation = arb_wording_refutation (then, arb_report_get_game (report), entry);
  g_autofree char *adjustments = arb_wording_adjustments (then, &entry->adjustments);

  printf ("%s:%u: %s%s%s%s", name, index + 1, refutation != NULL ? refutation : verdict,
          entry->ruled || entry->struck ? " " : "",
          entry->ruled ? _ ("(the table allowed it)") : "",
          entry->struck ? _ ("(struck: it changed nothing)") : "");
  if (adjustments != NULL)
    /* Translators: what a move that the table allowed lacked: “Ben, Fighters +1” */
    printf (_ (" (adjusted: %s)"), adjustments);
  putchar ('\n');
}

/* Reports an entry in the words of the state before its move. */
static void
report_entry (const ArbReport *report, const char *file, guint index, JsonBuilder *json,
              gboolean remedy)
{
  const ArbGame *game = arb_report_get_game (report);
  const ArbEntry *entry = arb_game_get_entry (game, index);
  ArbStateRoom room;
  ArbWording then;

  arb_game_state_at (game, index, &room.state);
  then = arb_wording_at (&report->wording, &room.state);
  if (json != NULL)
    add_entry (json, &then, index, entry, remedy);
  else
    print_entry (report, &then, file, index, entry);
  if (json == NULL && remedy)
    add_remedies (NULL, &then, entry);
}

/* Draws a line where the game had ended. */
static void
print_end (const char *file, guint end)
{
  g_autofree char *name = g_filename_display_name (file);

  printf ("%s:%u: %s\n", name, end, arb_wording_end_here ());
}

static int
check_report (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  const ArbGame *game = arb_report_get_game (report);
  const gboolean *remedy = data;
  guint end = arb_game_find_end (game);
  int status = ARB_STATUS_GOOD;

  if (json != NULL)
    {
      json_builder_begin_object (json);
      arb_report_add_string (json, "file", file);
      arb_report_add_number (json, "moves", arb_game_get_length (game));
      arb_report_add_end (json, game);
      json_builder_set_member_name (json, "flagged");
      json_builder_begin_array (json);
    }

  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      if (i == end && json == NULL)
        print_end (file, end);
      if (entry->verdict.value == ARB_LEGAL && !entry->struck)
        continue;

      if ((!arb_verdict_allows (&entry->verdict) && !entry->ruled) || entry->refuted_by > 0)
        status = ARB_STATUS_FLAGGED;
      report_entry (report, file, i, json, *remedy);
    }

  if (json != NULL)
    {
      json_builder_end_array (json);
      json_builder_end_object (json);
    }

  return status;
}

int
arb_command_check (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_autofree char *as = NULL;
  gboolean remedy = FALSE;
  const GOptionEntry own[] = {
    ARB_REMEDY_ENTRY (&remedy),
    ARB_AS_ENTRY (&as),
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE…"),
                            N_ ("Replays records and shows every move that is not plainly legal."),
                            1, G_MAXUINT))
    return ARB_STATUS_FAILED;

  return arb_report_each (arguments.files, arguments.json, as, check_report, &remedy);
}
