/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "wording/proof.h"

#include <glib/gi18n-lib.h>

/* Says `FILE:12: illegal research.prerequisite: …`. */
static void
say_entry (ArbOutput *output, const ArbReport *report, const ArbWording *then, const char *name,
           guint index, const ArbEntry *entry)
{
  g_autofree char *verdict = arb_report_format_verdict (then, entry->move.seat, &entry->verdict);
  g_autofree char *refutation = arb_wording_refutation (then, arb_report_get_game (report), entry);
  g_autofree char *adjustments = arb_wording_adjustments (then, &entry->adjustments);

  arb_output_say (output, "%s:%u: %s%s%s%s", name, index + 1,
                  refutation != NULL ? refutation : verdict,
                  entry->ruled || entry->struck ? " " : "",
                  entry->ruled ? _ ("(the table allowed it)") : "",
                  entry->struck ? _ ("(struck: it changed nothing)") : "");
  if (adjustments != NULL)
    /* Translators: what a move that the table allowed lacked: “Ben, Fighters +1” */
    arb_output_say (output, _ (" (adjusted: %s)"), adjustments);
  arb_output_say (output, "\n");
}

/* Adds an entry in the words of the state before its move. */
static void
add_entry (ArbOutput *flagged, const ArbReport *report, const char *name, guint index,
           gboolean remedy)
{
  const ArbGame *game = arb_report_get_game (report);
  const ArbCatalogue *catalogue = report->wording.catalogue;
  const ArbEntry *entry = arb_game_get_entry (game, index);
  ArbOutput *output = arb_output_add_object (flagged, NULL);
  g_autofree char *message = NULL;
  ArbStateRoom room;
  ArbWording then;

  arb_game_state_at (game, index, &room.state);
  then = arb_wording_at (&report->wording, &room.state);
  message = arb_wording_verdict (&then, entry->move.seat, &entry->verdict);
  say_entry (output, report, &then, name, index, entry);
  arb_output_add_number (output, "move", index + 1);
  arb_report_add_move (output, catalogue, entry->move);
  arb_output_add_string (output, "verdict", arb_wording_verdict_value (entry->verdict.value));
  arb_output_add_boolean (output, "ruled", entry->ruled);
  arb_output_add_boolean (output, "struck", entry->struck);
  arb_report_add_reasons (output, catalogue, &entry->verdict);
  arb_output_add_string (output, "message", message);
  arb_report_add_refutation (output, entry);
  arb_report_add_adjustments (output, catalogue, &entry->adjustments);
  if (!remedy)
    return;
  arb_report_add_earlier (output, &then, game, index, entry->move, &entry->verdict);
  arb_report_add_remedies (output, &then, then.state, entry->move, &entry->verdict);
}

static int
check_report (const ArbReport *report, const char *file, ArbOutput *outputs, gpointer data)
{
  const ArbGame *game = arb_report_get_game (report);
  const gboolean *remedy = data;
  guint end = arb_game_find_end (game);
  g_autofree char *name = g_filename_display_name (file);
  ArbOutput *output = arb_output_add_object (outputs, NULL);
  ArbOutput *flagged;
  int status = ARB_STATUS_GOOD;

  arb_output_add_string (output, "file", file);
  arb_output_add_number (output, "moves", arb_game_get_length (game));
  arb_report_add_end (output, game);
  flagged = arb_output_add_list (output, "flagged");
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      /* Draws a line where the game had ended. */
      if (i == end)
        arb_output_say (flagged, "%s:%u: %s\n", name, end, arb_wording_end_here ());
      if (entry->verdict.value == ARB_LEGAL && !entry->struck)
        continue;

      if ((!arb_verdict_allows (&entry->verdict) && !entry->ruled) || entry->refuted_by > 0)
        status = ARB_STATUS_FLAGGED;
      add_entry (flagged, report, name, i, *remedy);
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
