/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/report.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

static const char *
word_class (const ArbRule *rule)
{
  switch ((ArbRuleClass) rule->rule_class)
    {
    case ARB_RULE_OVERRULABLE:
      return "overrulable";
    case ARB_RULE_UNPLAYABLE:
      return "unplayable";
    case ARB_RULE_NOTE:
      return "note";
    }

  g_return_val_if_reached ("note");
}

/* Finds the systems that have the rule and, if given, the edition. */
static GPtrArray *
find_catalogues (const char *system, const char *id, const char *edition)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  const ArbRuleset *const *systems = arb_systems ();

  for (guint i = 0; systems[i] != NULL; i++)
    {
      const ArbCatalogue *catalogue;

      if (system != NULL && !g_str_equal (systems[i]->id, system))
        continue;

      catalogue = arb_catalogue_get (systems[i]);
      if (arb_catalogue_find_rule (catalogue, id) >= 0
          && (edition == NULL || arb_catalogue_find_edition (catalogue, edition) >= 0))
        g_ptr_array_add (found, (gpointer) catalogue);
    }

  return g_steal_pointer (&found);
}

static void
complain_of_rule (const char *system, const char *id)
{
  g_autoptr (GString) known = g_string_new (NULL);
  const ArbRuleset *const *systems = arb_systems ();

  for (guint i = 0; systems[i] != NULL; i++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (systems[i]);

      for (guint j = 0; j < catalogue->n_rules; j++)
        {
          g_autofree char *separated = g_strconcat (" ", catalogue->rules[j].id, ",", NULL);

          if ((system == NULL || g_str_equal (systems[i]->id, system))
              && strstr (known->str, separated) == NULL)
            g_string_append (known, separated);
        }
    }

  g_string_truncate (known, known->len > 0 ? known->len - 1 : 0);
  arb_complain (id, _ ("no such rule, expected one of%s"), known->str);
}

/* Reports that there is no such rule, or none in that edition. */
static void
complain (const char *system, const char *id, const char *edition)
{
  g_autoptr (GPtrArray) found = find_catalogues (system, id, NULL);
  guint index;

  if (found->len == 0)
    complain_of_rule (system, id);
  else
    arb_choose_edition (found->pdata[0], edition, &index);
}

static void
print_sources (const ArbCatalogue *catalogue, guint rule, const char *edition, JsonBuilder *json)
{
  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      ArbWording wording;
      g_autofree char *source = NULL;

      if (edition != NULL && !g_str_equal (catalogue->editions[i].id, edition))
        continue;

      arb_wording_init (&wording, catalogue, catalogue->editions[i].id);
      source = arb_wording_citation (&wording, rule);
      if (source == NULL)
        continue;

      if (json != NULL)
        arb_report_add_string (json, catalogue->editions[i].id, source);
      else
        printf ("  %s: %s\n", catalogue->editions[i].id, source);
    }
}

/* Prints the switches that change the rule, with their values and sources. */
static void
print_switches (const ArbCatalogue *catalogue, char **switches, const char *edition)
{
  gint chosen = edition != NULL ? arb_catalogue_find_edition (catalogue, edition) : -1;

  for (; switches != NULL && *switches != NULL; switches++)
    {
      gint index = arb_catalogue_find_switch (catalogue, *switches);
      const ArbSwitch *a_switch = &catalogue->switches[index];

      printf ("  %s: %s\n", a_switch->id,
              arb_words_translate ("switches", a_switch->id, "title", a_switch->title));
      for (const ArbPair *pair = a_switch->sources; pair != NULL && pair->key != NULL; pair++)
        if (chosen < 0
            || arb_switch_find_value (a_switch, pair->key)
                   == catalogue->editions[chosen].values[index])
          printf ("    %s: %s\n", pair->key,
                  arb_words_translate ("switches", a_switch->id, "sources", pair->value));
    }
}

static void
print_reference (const ArbCatalogue *catalogue, const ArbRule *rule, const char *edition)
{
  g_autofree char *related = NULL;

  if (rule->examples != NULL && rule->examples->key != NULL)
    printf ("%s\n", _ ("Examples:"));
  for (const ArbPair *pair = rule->examples; pair != NULL && pair->key != NULL; pair++)
    {
      g_autofree char *example = arb_wording_example (rule, pair);

      printf ("  %s (%s)\n    %s\n", arb_wording_question (rule, pair->key), pair->key, example);
    }
  if (rule->switches != NULL && *rule->switches != NULL)
    printf ("%s\n", _ ("Editions differ:"));
  print_switches (catalogue, rule->switches, edition);
  if (rule->related == NULL || *rule->related == NULL)
    return;
  related = g_strjoinv (" ", rule->related);
  /* Translators: ids of rules follow */
  printf (_ ("See also: %s\n"), related);
}

static void
add_list (JsonBuilder *json, const char *name, char **items)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (; items != NULL && *items != NULL; items++)
    json_builder_add_string_value (json, *items);
  json_builder_end_array (json);
}

static void
add_reference (const ArbCatalogue *catalogue, const ArbRule *rule, JsonBuilder *json)
{
  const ArbChapter *chapter =
      arb_catalogue_find_chapter (catalogue, (guint) (rule - catalogue->rules));

  if (chapter != NULL)
    arb_report_add_string (json, "chapter", chapter->id);
  json_builder_set_member_name (json, "examples");
  json_builder_begin_object (json);
  for (const ArbPair *pair = rule->examples; pair != NULL && pair->key != NULL; pair++)
    {
      g_autofree char *example = arb_wording_example (rule, pair);

      arb_report_add_string (json, pair->key, example);
    }
  json_builder_end_object (json);
  json_builder_set_member_name (json, "questions");
  json_builder_begin_object (json);
  for (const ArbPair *pair = rule->questions; pair != NULL && pair->key != NULL; pair++)
    arb_report_add_string (json, pair->key, arb_wording_question (rule, pair->key));
  json_builder_end_object (json);
  add_list (json, "switches", rule->switches);
  add_list (json, "related", rule->related);
}

static void
report_rule (const ArbCatalogue *catalogue, guint index, const char *edition, JsonBuilder *json)
{
  const ArbRule *rule = &catalogue->rules[index];
  const char *title = arb_words_translate ("rules", rule->id, "title", rule->title);
  const char *text = arb_words_translate ("rules", rule->id, "text", rule->text);

  if (json == NULL)
    {
      printf ("%s — %s (%s)\n%s\n%s\n", rule->id, title, catalogue->ruleset->id, text,
              arb_wording_rule_class (catalogue, rule));
      print_sources (catalogue, index, edition, NULL);
      print_reference (catalogue, rule, edition);
      return;
    }

  json_builder_begin_object (json);
  arb_report_add_string (json, "id", rule->id);
  arb_report_add_string (json, "system", catalogue->ruleset->id);
  arb_report_add_string (json, "class", word_class (rule));
  arb_report_add_string (json, "title", title);
  arb_report_add_string (json, "text", text);
  json_builder_set_member_name (json, "sources");
  json_builder_begin_object (json);
  print_sources (catalogue, index, edition, json);
  json_builder_end_object (json);
  add_reference (catalogue, rule, json);
  json_builder_end_object (json);
}

int
arb_command_rule (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_autofree char *system = NULL;
  g_autofree char *edition = NULL;
  const GOptionEntry own[] = {
    { "system", 0, 0, G_OPTION_ARG_FILENAME, &system, N_ ("Of this game only"), "ID" },
    { "edition", 0, 0, G_OPTION_ARG_FILENAME, &edition, N_ ("Sources of this edition only"), "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (JsonBuilder) json = NULL;
  g_autoptr (GPtrArray) found = NULL;
  const char *id;

  if (!arb_arguments_parse (&arguments, words, own, "ID",
                            N_ ("Shows a rule in words, with its sources."), 1, 1)
      || (system != NULL && arb_choose_system (system) == NULL))
    return ARB_STATUS_FAILED;

  id = arguments.files[0];
  found = find_catalogues (system, id, edition);
  if (found->len == 0)
    {
      complain (system, id, edition);
      return ARB_STATUS_FAILED;
    }

  if (arguments.json)
    {
      json = json_builder_new ();
      json_builder_begin_array (json);
    }
  for (guint i = 0; i < found->len; i++)
    report_rule (found->pdata[i], (guint) arb_catalogue_find_rule (found->pdata[i], id), edition,
                 json);
  if (arguments.json)
    {
      json_builder_end_array (json);
      arb_report_print_json (json);
    }

  return ARB_STATUS_GOOD;
}
