/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "store/json-text.h"
#include "store/schema.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

/* Says the values of a switch by the editions. */
static void
say_switch (ArbOutput *output, const ArbCatalogue *catalogue, guint index)
{
  const ArbSwitch *a_switch = &catalogue->switches[index];
  g_autofree char *values = g_strjoinv (" | ", a_switch->values);

  arb_output_say (output, "    %s = %s\n      %s\n", a_switch->id, values,
                  arb_words_translate ("switches", a_switch->id, "title", a_switch->title));
  for (guint i = 0; i < catalogue->n_editions; i++)
    arb_output_say (output, "%s%s: %s", i == 0 ? "      " : ", ", catalogue->editions[i].id,
                    a_switch->values[catalogue->editions[i].values[index]]);
  arb_output_say (output, "\n");
}

static void
add_switch (ArbOutput *switches, const ArbCatalogue *catalogue, guint index)
{
  const ArbSwitch *a_switch = &catalogue->switches[index];
  ArbOutput *output = arb_output_add_object (switches, NULL);
  ArbOutput *sources;

  say_switch (output, catalogue, index);
  arb_output_add_string (output, "id", a_switch->id);
  arb_output_add_strings (output, "values", (const char *const *) a_switch->values);
  arb_output_add_string (output, "default", a_switch->values[catalogue->editions[0].values[index]]);
  sources = arb_output_add_object (output, "sources");
  for (const ArbPair *pair = a_switch->sources; pair != NULL && pair->key != NULL; pair++)
    arb_output_add_string (sources, pair->key,
                           arb_words_translate ("switches", a_switch->id, "sources", pair->value));
}

static void
add_topic (ArbOutput *topics, const ArbTopic *topic)
{
  ArbOutput *output = arb_output_add_object (topics, NULL);

  arb_output_add_string (output, "id", topic->id);
  arb_output_add_string (output, "title",
                         arb_words_translate ("topics", topic->id, "title", topic->title));
  arb_output_add_string (output, "reason",
                         arb_words_translate ("topics", topic->id, "reason", topic->reason));
}

static void
say_players (ArbOutput *output, const ArbRuleset *ruleset)
{
  guint most = ruleset->max_seats;

  if (ruleset->min_seats == most)
    arb_output_say (output, ngettext ("%s, %u player\n", "%s, %u players\n", most), ruleset->id,
                    most);
  else
    arb_output_say (output, ngettext ("%s, %u to %u player\n", "%s, %u to %u players\n", most),
                    ruleset->id, ruleset->min_seats, most);
}

/* Adds the id of an edition or a variant. */
static void
add_titled (ArbOutput *list, const char *table, const char *id, const char *title)
{
  arb_output_add_string (list, NULL, id);
  arb_output_say (list, "    %s: %s\n", id, arb_words_translate (table, id, "title", title));
}

static void
add_system (ArbOutput *outputs, const ArbCatalogue *catalogue)
{
  ArbOutput *output = arb_output_add_object (outputs, NULL);
  ArbOutput *list;

  say_players (output, catalogue->ruleset);
  arb_output_add_string (output, "id", catalogue->ruleset->id);
  list = arb_output_add_list (output, "editions");
  arb_output_say (list, "  %s\n", _ ("Editions:"));
  for (guint i = 0; i < catalogue->n_editions; i++)
    add_titled (list, "editions", catalogue->editions[i].id, catalogue->editions[i].title);

  list = arb_output_add_list (output, "variants");
  arb_output_say (list, "  %s\n", _ ("Variants:"));
  for (guint i = 0; i < catalogue->n_variants; i++)
    add_titled (list, "variants", catalogue->variants[i].id, catalogue->variants[i].title);

  list = arb_output_add_list (output, "switches");
  arb_output_say (list, "  %s\n", _ ("Switches:"));
  for (guint i = 0; i < catalogue->n_switches; i++)
    add_switch (list, catalogue, i);

  list = arb_output_add_list (output, "topics");
  for (guint i = 0; i < catalogue->n_topics; i++)
    add_topic (list, &catalogue->topics[i]);
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
  g_autoptr (ArbOutput) outputs = arb_output_new_list ();
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

  for (guint i = 0; systems[i] != NULL; i++)
    add_system (outputs, arb_catalogue_get (systems[i]));
  arb_output_print (outputs, arguments.json);
  return ARB_STATUS_GOOD;
}
