/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/catalogue-compile.h"

#include "engine/core/faces.h"

#include <string.h>

static gboolean
has_rules (const ArbRules *rules)
{
  return rules->setup != NULL && rules->to_decide != NULL && rules->score != NULL;
}

ArbCatalogue *
arb_catalogue_new (const ArbRuleset *ruleset)
{
  ArbCatalogue *catalogue;

  g_assert (ruleset->catalogue_size >= sizeof (ArbCatalogue));
  g_assert (ruleset->state_size >= sizeof (ArbState) && ruleset->state_size <= ARB_STATE_MAX);
  g_assert (has_rules (&ruleset->rules));

  catalogue = g_malloc0 (ruleset->catalogue_size);
  catalogue->ruleset = ruleset;
  g_atomic_ref_count_init (&catalogue->n_references);
  catalogue->strings = g_string_chunk_new (16384);
  catalogue->blocks = g_ptr_array_new_with_free_func (g_free);
  return catalogue;
}

/* The code depends on its own order of values, so a file must have exactly these readings. After them
 * it may have `ask`, which no game knows: the referee tries the readings. */
static void
check_values (ArbSwitch *a_switch, const ArbSwitchDefinition *definition, ArbDefects *defects)
{
  g_autofree char *path = g_strdup_printf ("switches.%s.values", definition->id);
  g_autofree char *expected = g_strjoinv (", ", (char **) (guintptr) definition->values);
  guint n = g_strv_length ((char **) (guintptr) definition->values);
  guint n_listed = g_strv_length (a_switch->values);
  gboolean same = n_listed == n || (n_listed == n + 1 && g_str_equal (a_switch->values[n], "ask"));

  a_switch->n_readings = MIN (n, n_listed);
  for (guint i = 0; i < a_switch->n_readings; i++)
    same = same && g_str_equal (definition->values[i], a_switch->values[i]);
  if (!same)
    arb_defects_add (defects, path, "expected exactly: %s; only ask may come after them", expected);
}

static void
order_switches (ArbCatalogue *catalogue, ArbDefects *defects)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  ArbSwitch *ordered = arb_catalogue_alloc (catalogue, ruleset->n_switches * sizeof (ArbSwitch));

  defects->file = "editions.json";
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      gint own = arb_catalogue_find_switch (catalogue, ruleset->switches[i].id);

      if (own < 0)
        {
          arb_defects_add (defects, "switches", "expected a switch “%s”", ruleset->switches[i].id);
          continue;
        }
      ordered[i] = catalogue->switches[own];
      check_values (&ordered[i], &ruleset->switches[i], defects);
    }

  if (catalogue->n_switches > ruleset->n_switches)
    arb_defects_add (defects, "switches", "%u switches, but the game knows only %u",
                     catalogue->n_switches, ruleset->n_switches);
  catalogue->switches = ordered;
  catalogue->n_switches = ruleset->n_switches;
}

static void
order_rules (ArbCatalogue *catalogue, ArbDefects *defects)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  ArbRule *ordered = arb_catalogue_alloc (catalogue, ruleset->n_rules * sizeof (ArbRule));

  defects->file = "rules.json";
  for (guint i = 0; i < ruleset->n_rules; i++)
    {
      gint own = arb_catalogue_find_rule (catalogue, ruleset->rule_definitions[i].id);

      if (own >= 0)
        ordered[i] = catalogue->rules[own];
      else
        arb_defects_add (defects, "rules", "expected a rule “%s”", ruleset->rule_definitions[i].id);
    }

  if (catalogue->n_rules > ruleset->n_rules)
    arb_defects_add (defects, "rules", "%u rules, but the game knows only %u", catalogue->n_rules,
                     ruleset->n_rules);
  catalogue->rules = ordered;
  catalogue->n_rules = ruleset->n_rules;
}

/* Sets @values from @pairs and marks the set ones in @known; reports every defect with @path. */
static void
set_switches (const ArbCatalogue *catalogue, const ArbPair *pairs, guint8 *values, gboolean *known,
              const char *path, ArbDefects *defects)
{
  for (; pairs != NULL && pairs->key != NULL; pairs++)
    {
      gint index = arb_catalogue_find_switch (catalogue, pairs->key);
      gint value =
          index < 0 ? -1 : arb_switch_find_value (&catalogue->switches[index], pairs->value);

      if (index < 0)
        arb_defects_add (defects, path, "no switch “%s”", pairs->key);
      else if (value < 0)
        arb_defects_add (defects, path, "“%s” has no value “%s”", pairs->key, pairs->value);
      else
        {
          values[index] = (guint8) value;
          known[index] = TRUE;
        }
    }
}

/* Checks that @n records of @size, which begin with their ids, are the looks of exactly the ids
 * that the ruleset declares. */
static void
check_look_table (const char *path, const char *const *ids, gconstpointer looks, guint n,
                  gsize size, ArbDefects *defects)
{
  static const char *const none[] = { NULL };
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  if (ids == NULL)
    ids = none;
  for (guint i = 0; i < n; i++)
    {
      const char *id = *(const char *const *) ((const char *) looks + i * size);

      g_ptr_array_add (found, (gpointer) id);
      if (!g_strv_contains (ids, id))
        arb_defects_add (defects, path, "the game has no “%s”", id);
    }
  g_ptr_array_add (found, NULL);
  for (; *ids != NULL; ids++)
    if (!g_strv_contains ((const char *const *) found->pdata, *ids))
      arb_defects_add (defects, path, "expected a look of “%s”", *ids);
}

/* Checks that the counter named by `below` has a look. */
static void
check_below (ArbCatalogue *catalogue, const char *path, const ArbTableLook *looks, guint n,
             ArbDefects *defects)
{
  for (guint i = 0; i < n; i++)
    if (looks[i].below != NULL
        && arb_catalogue_find_counter_look (catalogue, looks[i].below) == NULL)
      arb_defects_add (defects, path, "names “%s”, which is not there", looks[i].below);
}

/* Returns the ids of the counters of a game that have a look. */
static GPtrArray *
find_counters (const ArbRuleset *ruleset)
{
  GPtrArray *ids = g_ptr_array_new ();
  const ArbCounterDefinition *counter = ruleset->counters;

  for (; counter != NULL && counter->id != NULL; counter++)
    if (counter->form != ARB_COUNTER_UNSEEN)
      g_ptr_array_add (ids, (gpointer) counter->id);
  g_ptr_array_add (ids, NULL);
  return ids;
}

static void
add_kind (GPtrArray *kinds, const char *kind)
{
  if (kind != NULL && !g_ptr_array_find_with_equal_func (kinds, kind, g_str_equal, NULL))
    g_ptr_array_add (kinds, (gpointer) kind);
}

/* Returns the kinds of offers of a game: its own, those of its verbs, and that of the engine if it has a
 * rule that can be open. */
static GPtrArray *
find_offer_kinds (const ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  GPtrArray *kinds = g_ptr_array_new ();
  gboolean open = FALSE;

  for (guint i = 0; i < catalogue->n_switches; i++)
    open = open || arb_switch_can_be_open (&catalogue->switches[i]);
  for (const char *const *own = ruleset->help.offer_kinds; own != NULL && *own != NULL; own++)
    add_kind (kinds, *own);
  for (guint verb = ARB_VERB_OWN; verb < ruleset->n_verbs; verb++)
    {
      add_kind (kinds, ruleset->verbs[verb]->offer);
      for (guint i = 0; i < ARB_MAX_KINDS; i++)
        add_kind (kinds, ruleset->verbs[verb]->kinds[i]);
    }
  if (open && kinds->len > 0)
    add_kind (kinds, ARB_OFFER_RULE);
  g_ptr_array_add (kinds, NULL);
  return kinds;
}

static void
check_looks (ArbCatalogue *catalogue, ArbDefects *defects)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  g_autoptr (GPtrArray) kinds = find_offer_kinds (catalogue);
  g_autoptr (GPtrArray) counters = find_counters (ruleset);

  defects->file = "look.json";
  check_look_table ("offers", (const char *const *) kinds->pdata, catalogue->offer_looks,
                    catalogue->n_offer_looks, sizeof (ArbOfferLook), defects);
  check_look_table ("zones", ruleset->presentation.zones, catalogue->zone_looks,
                    catalogue->n_zone_looks, sizeof (ArbTableLook), defects);
  check_below (catalogue, "zones", catalogue->zone_looks, catalogue->n_zone_looks, defects);
  check_look_table ("counters", (const char *const *) counters->pdata, catalogue->counter_looks,
                    catalogue->n_counter_looks, sizeof (ArbTableLook), defects);
  check_below (catalogue, "counters", catalogue->counter_looks, catalogue->n_counter_looks,
               defects);
  check_look_table ("card-counters", ruleset->presentation.card_counters,
                    catalogue->card_counter_looks, catalogue->n_card_counter_looks,
                    sizeof (ArbCardCounterLook), defects);
}

static void
resolve_edition (ArbCatalogue *catalogue, guint number, ArbDefects *defects)
{
  ArbEdition *edition = &catalogue->editions[number];
  g_autofree char *path = g_strdup_printf ("editions.%s.switches", edition->id);
  gboolean known[ARB_MAX_SWITCHES] = { FALSE };

  if (edition->inherits != NULL)
    {
      gint from = arb_catalogue_find_edition (catalogue, edition->inherits);

      /* An edition can inherit only from an earlier one, so that there are no cycles. */
      if (from < 0 || (guint) from >= number)
        arb_defects_add (defects, path, "inherits “%s”, which does not come before it",
                         edition->inherits);
      else
        {
          memcpy (edition->values, catalogue->editions[from].values, sizeof edition->values);
          memset (known, 0xff, sizeof known);
        }
    }

  set_switches (catalogue, edition->switches, edition->values, known, path, defects);
  for (guint i = 0; i < catalogue->n_switches; i++)
    if (!known[i])
      arb_defects_add (defects, path, "expected a value of “%s”", catalogue->switches[i].id);
}

static void
check_variants (ArbCatalogue *catalogue, ArbDefects *defects)
{
  guint8 values[ARB_MAX_SWITCHES];
  gboolean known[ARB_MAX_SWITCHES];

  for (guint i = 0; i < catalogue->n_variants; i++)
    {
      g_autofree char *path = g_strdup_printf ("variants.%s.switches", catalogue->variants[i].id);

      set_switches (catalogue, catalogue->variants[i].switches, values, known, path, defects);
    }
}

static void
fill_sort (ArbCatalogue *catalogue, guint sort, const char *id, guint max)
{
  catalogue->sorts[sort].id = id;
  catalogue->sorts[sort].names = arb_catalogue_alloc (catalogue, max * sizeof (char *));
  catalogue->sorts[sort].n_names = 0;
}

/* Names each value of a switch once, also if other switches have it. */
static void
name_values (ArbCatalogue *catalogue, ArbSwitch *a_switch)
{
  ArbSort *values = &catalogue->sorts[ARB_SORT_SWITCH_VALUE];

  for (guint i = 0; a_switch->values[i] != NULL; i++)
    {
      gint name = arb_catalogue_find (catalogue, ARB_SORT_SWITCH_VALUE, a_switch->values[i]);

      if (name < 0)
        {
          name = (gint) values->n_names++;
          values->names[name] = a_switch->values[i];
        }
      a_switch->names[i] = (guint16) name;
    }
}

static void
name_switches (ArbCatalogue *catalogue)
{
  ArbSort *keys = &catalogue->sorts[ARB_SORT_SWITCH];

  fill_sort (catalogue, ARB_SORT_SWITCH, "switch", ARB_MAX_SWITCHES);
  fill_sort (catalogue, ARB_SORT_SWITCH_VALUE, "switch-value",
             ARB_MAX_SWITCHES * ARB_MAX_SWITCH_VALUES);

  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      keys->names[keys->n_names++] = catalogue->switches[i].id;
      name_values (catalogue, &catalogue->switches[i]);
    }
}

static void
check_names (const ArbCatalogue *catalogue, char **names,
             gint (*find) (const ArbCatalogue *, const char *), const char *path,
             ArbDefects *defects)
{
  for (; names != NULL && *names != NULL; names++)
    if (find (catalogue, *names) < 0)
      arb_defects_add (defects, path, "names “%s”, which is not there", *names);
}

/* Checks that everything exists to which the pages of the rules reference refer. */
static void
check_reference (const ArbCatalogue *catalogue, ArbDefects *defects)
{
  defects->file = "rules.json";
  for (guint i = 0; i < catalogue->n_rules; i++)
    {
      const ArbRule *rule = &catalogue->rules[i];
      g_autofree char *path = g_strdup_printf ("rules.%s", rule->id);

      check_names (catalogue, rule->switches, arb_catalogue_find_switch, path, defects);
      check_names (catalogue, rule->related, arb_catalogue_find_rule, path, defects);
    }
  for (guint i = 0; i < catalogue->n_chapters; i++)
    {
      const ArbChapter *chapter = &catalogue->chapters[i];
      g_autofree char *path = g_strdup_printf ("chapters.%s", chapter->id);

      check_names (catalogue, chapter->switches, arb_catalogue_find_switch, path, defects);
      check_names (catalogue, chapter->rules, arb_catalogue_find_rule, path, defects);
    }
}

/* Makes a sort of the counters that the table can set. */
static void
name_counters (ArbCatalogue *catalogue)
{
  const ArbCounterDefinition *counter = catalogue->ruleset->counters;
  ArbSort *sort = &catalogue->sorts[ARB_SORT_COUNTER];
  guint n = 0;

  while (counter != NULL && counter[n].id != NULL)
    n++;
  fill_sort (catalogue, ARB_SORT_COUNTER, "counter", n);
  for (; n > 0; n--, counter++)
    if (arb_counter_has_name (counter))
      sort->names[sort->n_names++] = counter->id;
}

/* Makes a sort of the ids of each table of the game's own. */
static void
name_records (ArbCatalogue *catalogue)
{
  const ArbFieldTable *table = catalogue->ruleset->records;
  guint sort = ARB_SORT_OWN;

  for (; table != NULL && table->id != NULL; table++, sort++)
    {
      guint n = *(const guint *) ((const char *) catalogue + table->count_offset);
      const char *const *records =
          (gconstpointer) ((const char *) catalogue + table->records_offset);
      const char **names = arb_catalogue_add_sort (catalogue, sort, table->id, n);

      for (guint i = 0; i < n; i++)
        names[i] = *(const char *const *) (gconstpointer) (*records + i * table->record_size);
    }
}

gboolean
arb_catalogue_compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  guint before = defects->lines->len;

  order_switches (catalogue, defects);
  order_rules (catalogue, defects);
  check_looks (catalogue, defects);

  /* The following steps need complete switches. */
  if (defects->lines->len > before)
    return FALSE;

  defects->file = "editions.json";
  for (guint i = 0; i < catalogue->n_editions; i++)
    resolve_edition (catalogue, i, defects);
  check_variants (catalogue, defects);
  check_reference (catalogue, defects);
  name_switches (catalogue);
  name_counters (catalogue);
  catalogue->n_sorts = ARB_SORT_OWN;

  defects->file = "cards.json";
  arb_faces_compile (catalogue);
  if (catalogue->ruleset->rules.compile != NULL)
    return catalogue->ruleset->rules.compile (catalogue, defects) && defects->lines->len == before;
  name_records (catalogue);
  return defects->lines->len == before;
}
