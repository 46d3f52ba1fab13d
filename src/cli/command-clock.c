/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/record/game-clock.h"
#include "wording/clock.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
print_line (const ArbReport *report, const ArbClockLine *line)
{
  g_autofree char *label = arb_wording_countdown (&report->wording, line);

  printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d to go", "%s: %d to go", (gulong) line->distance),
          label, line->distance);
  if (line->turns > 0)
    printf (g_dngettext (GETTEXT_PACKAGE, ", at this pace in %d turn", ", at this pace in %d turns",
                         (gulong) line->turns),
            line->turns);
  putchar ('\n');
}

static void
print_clock (const ArbReport *report, const ArbClock *clock)
{
  for (guint i = 0; i < clock->n_lines; i++)
    print_line (report, &clock->lines[i]);

  puts (clock->triggered ? _ ("The end has been triggered. Turns after this one:")
                         : _ ("If the end is triggered now, turns after this one:"));
  for (guint i = 0; i < clock->n_turns_left; i++)
    {
      g_autofree char *name = arb_wording_seat (&report->wording, clock->turns_left[i]);

      printf ("  %s\n", name);
    }
  if (clock->n_turns_left == 0)
    printf ("  %s\n", _ ("none"));
}

static void
add_clock (JsonBuilder *json, const char *file, const ArbClock *clock)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "file", file);
  json_builder_set_member_name (json, "triggered");
  json_builder_add_boolean_value (json, clock->triggered);
  json_builder_set_member_name (json, "triggers");
  json_builder_begin_array (json);
  for (guint i = 0; i < clock->n_lines; i++)
    {
      json_builder_begin_object (json);
      arb_report_add_string (json, "id", clock->lines[i].id);
      arb_report_add_number (json, "distance", clock->lines[i].distance);
      json_builder_set_member_name (json, "turns");
      if (clock->lines[i].turns < 0)
        json_builder_add_null_value (json);
      else
        json_builder_add_int_value (json, clock->lines[i].turns);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_set_member_name (json, "turns-left");
  json_builder_begin_array (json);
  for (guint i = 0; i < clock->n_turns_left; i++)
    json_builder_add_int_value (json, clock->turns_left[i]);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static int
report_clock (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  ArbClock clock;

  if (!arb_game_clock (arb_report_get_game (report), &clock))
    {
      arb_complain (file, _ ("this game has no end clock"));
      return ARB_STATUS_FAILED;
    }

  if (json != NULL)
    add_clock (json, file, &clock);
  else
    print_clock (report, &clock);
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
