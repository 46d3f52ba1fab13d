/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "store/json-text.h"
#include "store/schema.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

static void
add_values (JsonBuilder *json, char **values)
{
  json_builder_set_member_name (json, "values");
  json_builder_begin_array (json);
  for (guint i = 0; values[i] != NULL; i++)
    json_builder_add_string_value (json, values[i]);
  json_builder_end_array (json);
}

static void
add_sources (JsonBuilder *json, const ArbSwitch *a_switch)
{
  json_builder_set_member_name (json, "sources");
  json_builder_begin_object (json);
  for (const ArbPair *pair = a_switch->sources; pair != NULL && pair->key != NULL; pair++)
    arb_report_add_string (json, pair->key,
                           arb_words_translate ("switches", a_switch->id, "sources", pair->value));
  json_builder_end_object (json);
}

static void
add_switch (JsonBuilder *json, const ArbCatalogue *catalogue, guint index)
{
  const ArbSwitch *a_switch = &catalogue->switches[index];

  json_builder_begin_object (json);
  arb_report_add_string (json, "id", a_switch->id);
  add_values (json, a_switch->values);
  arb_report_add_string (json, "default", a_switch->values[catalogue->editions[0].values[index]]);
  add_sources (json, a_switch);
  json_builder_end_object (json);
}

static void
add_topic (JsonBuilder *json, const ArbTopic *topic)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "id", topic->id);
  arb_report_add_string (json, "title",
                         arb_words_translate ("topics", topic->id, "title", topic->title));
  arb_report_add_string (json, "reason",
                         arb_words_translate ("topics", topic->id, "reason", topic->reason));
  json_builder_end_object (json);
}

static void
add_system (JsonBuilder *json, const ArbCatalogue *catalogue)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "id", catalogue->ruleset->id);
  json_builder_set_member_name (json, "editions");
  json_builder_begin_array (json);
  for (guint i = 0; i < catalogue->n_editions; i++)
    json_builder_add_string_value (json, catalogue->editions[i].id);
  json_builder_end_array (json);

  json_builder_set_member_name (json, "variants");
  json_builder_begin_array (json);
  for (guint i = 0; i < catalogue->n_variants; i++)
    json_builder_add_string_value (json, catalogue->variants[i].id);
  json_builder_end_array (json);

  json_builder_set_member_name (json, "switches");
  json_builder_begin_array (json);
  for (guint i = 0; i < catalogue->n_switches; i++)
    add_switch (json, catalogue, i);
  json_builder_end_array (json);

  json_builder_set_member_name (json, "topics");
  json_builder_begin_array (json);
  for (guint i = 0; i < catalogue->n_topics; i++)
    add_topic (json, &catalogue->topics[i]);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_switch (const ArbCatalogue *catalogue, guint index)
{
  const ArbSwitch *a_switch = &catalogue->switches[index];
  g_autofree char *values = g_strjoinv (" | ", a_switch->values);

  printf ("    %s = %s\n      %s\n", a_switch->id, values,
          arb_words_translate ("switches", a_switch->id, "title", a_switch->title));
  for (guint i = 0; i < catalogue->n_editions; i++)
    printf ("%s%s: %s", i == 0 ? "      " : ", ", catalogue->editions[i].id,
            a_switch->values[catalogue->editions[i].values[index]]);
  putchar ('\n');
}

static void
print_system (const ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  guint most = ruleset->max_seats;

  if (ruleset->min_seats == most)
    printf (ngettext ("%s, %u player\n", "%s, %u players\n", most), ruleset->id, most);
  else
    printf (ngettext ("%s, %u to %u player\n", "%s, %u to %u players\n", most), ruleset->id,
            ruleset->min_seats, most);
  printf ("  %s\n", _ ("Editions:"));
  for (guint i = 0; i < catalogue->n_editions; i++)
    printf ("    %s: %s\n", catalogue->editions[i].id,
            arb_words_translate ("editions", catalogue->editions[i].id, "title",
                                 catalogue->editions[i].title));

  printf ("  %s\n", _ ("Variants:"));
  for (guint i = 0; i < catalogue->n_variants; i++)
    printf ("    %s: %s\n", catalogue->variants[i].id,
            arb_words_translate ("variants", catalogue->variants[i].id, "title",
                                 catalogue->variants[i].title));

  printf ("  %s\n", _ ("Switches:"));
  for (guint i = 0; i < catalogue->n_switches; i++)
    print_switch (catalogue, i);
}

/* Describes a file of a game, `GAME/cards`, `GAME/editions` or `GAME/rules`. */
static int
print_schema (const char *name)
{
  static const char *const files[] = { "cards", "editions", "rules" };
  const ArbRuleset *const *systems = arb_systems ();
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; systems[i] != NULL; i++)
    for (guint f = 0; f < G_N_ELEMENTS (files); f++)
      {
        g_autofree char *file = g_strconcat (systems[i]->id, "/", files[f], NULL);
        g_autoptr (JsonNode) schema = NULL;
        g_autofree char *text = NULL;

        g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", file);
        if (!g_str_equal (file, name))
          continue;

        schema = arb_schema_for (systems[i], files[f]);
        text = arb_json_to_text (schema, NULL);
        fputs (text, stdout);
        return ARB_STATUS_GOOD;
      }

  arb_complain ("--schema", _ ("found “%s”, expected one of %s"), name, known->str);
  return ARB_STATUS_FAILED;
}

int
arb_command_systems (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  const ArbRuleset *const *systems = arb_systems ();
  g_autoptr (JsonBuilder) json = NULL;
  g_autofree char *schema = NULL;
  const GOptionEntry own[] = {
    { "schema", 0, 0, G_OPTION_ARG_STRING, &schema,
      N_ ("Instead, the JSON Schema of a game's file, for people who edit it"), N_ ("GAME/FILE") },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, "",
                            N_ ("Lists the games, their editions, variants and switches."), 0, 0))
    return ARB_STATUS_FAILED;
  if (schema != NULL)
    return print_schema (schema);

  if (arguments.json)
    {
      json = json_builder_new ();
      json_builder_begin_array (json);
    }

  for (guint i = 0; systems[i] != NULL; i++)
    if (arguments.json)
      add_system (json, arb_catalogue_get (systems[i]));
    else
      print_system (arb_catalogue_get (systems[i]));

  if (arguments.json)
    {
      json_builder_end_array (json);
      arb_report_print_json (json);
    }

  return ARB_STATUS_GOOD;
}
