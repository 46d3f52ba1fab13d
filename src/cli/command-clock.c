/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/record/game-clock.h"
#include "wording/clock.h"

#include <glib/gi18n-lib.h>

static void
add_line (ArbOutput *triggers, const ArbReport *report, const ArbClockLine *line)
{
  g_autofree char *label = arb_wording_countdown (&report->wording, line);
  ArbOutput *output = arb_output_add_object (triggers, NULL);

  arb_output_say (output,
                  g_dngettext (GETTEXT_PACKAGE, "%s: %d to go", "%s: %d to go",
                               (gulong) line->distance),
                  label, line->distance);
  if (line->turns > 0)
    arb_output_say (output,
                    g_dngettext (GETTEXT_PACKAGE, ", at this pace in %d turn",
                                 ", at this pace in %d turns", (gulong) line->turns),
                    line->turns);
  arb_output_say (output, "\n");
  arb_output_add_string (output, "id", line->id);
  arb_output_add_number (output, "distance", line->distance);
  arb_output_add_number_or_null (output, "turns", line->turns >= 0, line->turns);
}

static void
add_turns_left (ArbOutput *output, const ArbReport *report, const ArbClock *clock)
{
  ArbOutput *list = arb_output_add_list (output, "turns-left");

  arb_output_say (list, "%s\n",
                  clock->triggered ? _ ("The end has been triggered. Turns after this one:")
                                   : _ ("If the end is triggered now, turns after this one:"));
  for (guint i = 0; i < clock->n_turns_left; i++)
    {
      g_autofree char *name = arb_wording_seat (&report->wording, clock->turns_left[i]);

      arb_output_add_number (list, NULL, clock->turns_left[i]);
      arb_output_say (list, "  %s\n", name);
    }
  if (clock->n_turns_left == 0)
    arb_output_say (list, "  %s\n", _ ("none"));
}

static int
report_clock (const ArbReport *report, const char *file, ArbOutput *outputs, gpointer data)
{
  ArbOutput *output, *triggers;
  ArbClock clock;

  if (!arb_game_clock (arb_report_get_game (report), &clock))
    {
      arb_complain (file, _ ("this game has no end clock"));
      return ARB_STATUS_FAILED;
    }

  output = arb_output_add_object (outputs, NULL);
  arb_output_add_string (output, "file", file);
  arb_output_add_boolean (output, "triggered", clock.triggered);
  triggers = arb_output_add_list (output, "triggers");
  for (guint i = 0; i < clock.n_lines; i++)
    add_line (triggers, report, &clock.lines[i]);
  add_turns_left (output, report, &clock);
  return ARB_STATUS_GOOD;
}

int
arb_command_clock (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };

  if (!arb_arguments_parse (&arguments, words, NULL, N_ ("FILE…"),
                            N_ ("Shows how far the end is, and who still has a turn then."), 1,
                            G_MAXUINT))
    return ARB_STATUS_FAILED;

  return arb_report_each (arguments.files, arguments.json, NULL, report_clock, NULL);
}
