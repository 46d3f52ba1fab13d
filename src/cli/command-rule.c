/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/report.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
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
add_sources (ArbOutput *output, const ArbCatalogue *catalogue, guint rule, const char *edition)
{
  ArbOutput *sources = arb_output_add_object (output, "sources");

  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      const char *id = catalogue->editions[i].id;
      ArbWording wording;
      g_autofree char *source = NULL;

      if (edition != NULL && !g_str_equal (id, edition))
        continue;

      arb_wording_init (&wording, catalogue, id);
      source = arb_wording_citation (&wording, rule);
      if (source == NULL)
        continue;

      arb_output_add_string (sources, id, source);
      arb_output_say (sources, "  %s: %s\n", id, source);
    }
}

/* Says the values of a switch that changes the rule, with their sources. */
static void
say_switch (ArbOutput *output, const ArbCatalogue *catalogue, guint index, gint edition)
{
  const ArbSwitch *a_switch = &catalogue->switches[index];

  arb_output_say (output, "  %s: %s\n", a_switch->id,
                  arb_words_translate ("switches", a_switch->id, "title", a_switch->title));
  for (const ArbPair *pair = a_switch->sources; pair != NULL && pair->key != NULL; pair++)
    if (edition < 0
        || arb_switch_find_value (a_switch, pair->key)
               == catalogue->editions[edition].values[index])
      arb_output_say (output, "    %s: %s\n", pair->key,
                      arb_words_translate ("switches", a_switch->id, "sources", pair->value));
}

static void
add_examples (ArbOutput *output, const ArbRule *rule)
{
  ArbOutput *examples = arb_output_add_object (output, "examples");
  ArbOutput *questions = arb_output_add_object (output, "questions");

  if (rule->examples != NULL && rule->examples->key != NULL)
    arb_output_say (examples, "%s\n", _ ("Examples:"));
  for (const ArbPair *pair = rule->examples; pair != NULL && pair->key != NULL; pair++)
    {
      g_autofree char *example = arb_wording_example (rule, pair);

      arb_output_add_string (examples, pair->key, example);
      arb_output_say (examples, "  %s (%s)\n    %s\n", arb_wording_question (rule, pair->key),
                      pair->key, example);
    }
  for (const ArbPair *pair = rule->questions; pair != NULL && pair->key != NULL; pair++)
    arb_output_add_string (questions, pair->key, arb_wording_question (rule, pair->key));
}

static void
add_reference (ArbOutput *output, const ArbCatalogue *catalogue, const ArbRule *rule,
               const char *edition)
{
  const ArbChapter *chapter =
      arb_catalogue_find_chapter (catalogue, (guint) (rule - catalogue->rules));
  gint chosen = edition != NULL ? arb_catalogue_find_edition (catalogue, edition) : -1;
  g_autofree char *related =
      rule->related != NULL ? g_strjoinv (" ", rule->related) : g_strdup ("");

  if (chapter != NULL)
    arb_output_add_string (output, "chapter", chapter->id);
  add_examples (output, rule);
  arb_output_add_strings (output, "switches", (const char *const *) rule->switches);
  if (rule->switches != NULL && *rule->switches != NULL)
    arb_output_say (output, "%s\n", _ ("Editions differ:"));
  for (char **id = rule->switches; id != NULL && *id != NULL; id++)
    say_switch (output, catalogue, (guint) arb_catalogue_find_switch (catalogue, *id), chosen);
  arb_output_add_strings (output, "related", (const char *const *) rule->related);
  if (*related != '\0')
    /* Translators: ids of rules follow */
    arb_output_say (output, _ ("See also: %s\n"), related);
}

static void
add_rule (ArbOutput *outputs, const ArbCatalogue *catalogue, const char *id, const char *edition)
{
  guint index = (guint) arb_catalogue_find_rule (catalogue, id);
  const ArbRule *rule = &catalogue->rules[index];
  const char *title = arb_words_translate ("rules", rule->id, "title", rule->title);
  const char *text = arb_words_translate ("rules", rule->id, "text", rule->text);
  ArbOutput *output = arb_output_add_object (outputs, NULL);

  arb_output_say (output, "%s — %s (%s)\n%s\n%s\n", rule->id, title, catalogue->ruleset->id, text,
                  arb_wording_rule_class (catalogue, rule));
  arb_output_add_string (output, "id", rule->id);
  arb_output_add_string (output, "system", catalogue->ruleset->id);
  arb_output_add_string (output, "class", word_class (rule));
  arb_output_add_string (output, "title", title);
  arb_output_add_string (output, "text", text);
  add_sources (output, catalogue, index, edition);
  add_reference (output, catalogue, rule, edition);
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
  g_autoptr (ArbOutput) outputs = arb_output_new_list ();
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

  for (guint i = 0; i < found->len; i++)
    add_rule (outputs, found->pdata[i], id, edition);
  arb_output_print (outputs, arguments.json);
  return ARB_STATUS_GOOD;
}
