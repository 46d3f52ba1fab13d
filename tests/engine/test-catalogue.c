/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tally.h"

#include <string.h>

typedef struct
{
  ArbCatalogue *catalogue;
  GPtrArray *lines;
  ArbDefects defects;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->catalogue = tally_catalogue_new_raw ();
  fixture->lines = g_ptr_array_new_with_free_func (g_free);
  fixture->defects = (ArbDefects){ .lines = fixture->lines };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  arb_catalogue_unref (fixture->catalogue);
  g_ptr_array_unref (fixture->lines);
}

static void
assert_defect (Fixture *fixture, const char *expected)
{
  g_assert_false (arb_catalogue_compile (fixture->catalogue, &fixture->defects));
  for (guint i = 0; i < fixture->lines->len; i++)
    if (strstr (fixture->lines->pdata[i], expected) != NULL)
      return;

  g_test_message ("no defect says “%s”", expected);
  g_test_fail ();
}

static void
test_orders_and_resolves (Fixture *fixture, gconstpointer data)
{
  const ArbCatalogue *catalogue = fixture->catalogue;

  g_assert_true (arb_catalogue_compile (fixture->catalogue, &fixture->defects));
  for (guint i = 0; i < TALLY_N_RULES; i++)
    g_assert_cmpstr (catalogue->rules[i].id, ==, tally_ruleset.rule_definitions[i].id);
  g_assert_cmpuint (catalogue->rules[TALLY_RULE_EMPTY].rule_class, ==, ARB_RULE_UNPLAYABLE);
  g_assert_cmpuint (catalogue->editions[0].values[0], ==, TALLY_LIMIT_3);
  g_assert_cmpuint (catalogue->editions[1].values[0], ==, TALLY_LIMIT_ASK);
  g_assert_cmpint (arb_catalogue_find (catalogue, ARB_SORT_SWITCH_VALUE, "ask"), >=, 0);
  g_assert_cmpint (arb_catalogue_find (catalogue, TALLY_SORT_COLOUR, "blue"), ==, -1);
  g_assert_cmpint (arb_catalogue_find_edition (catalogue, "second"), ==, 1);
  g_assert_cmpint (arb_catalogue_find_variant (catalogue, "short"), ==, 0);
  g_assert_cmpint (arb_catalogue_find_rule (catalogue, "heap.full"), ==, -1);
}

static void
test_variant_turns_switch (Fixture *fixture, gconstpointer data)
{
  ArbOptions options;

  g_assert_true (arb_catalogue_compile (fixture->catalogue, &fixture->defects));
  arb_options_init (&options, fixture->catalogue, 2, 0);
  g_assert_cmpuint (options.switches[0], ==, TALLY_LIMIT_3);
  arb_options_add_variant (&options, fixture->catalogue, 0);
  g_assert_cmpuint (options.switches[0], ==, TALLY_LIMIT_2);
}

static void
test_missing_switch (Fixture *fixture, gconstpointer data)
{
  fixture->catalogue->n_switches = 0;
  assert_defect (fixture, "limit");
}

static void
test_other_values (Fixture *fixture, gconstpointer data)
{
  char *values[] = { (char *) "3", (char *) "4", NULL };

  fixture->catalogue->switches[0].values = values;
  assert_defect (fixture, "exactly: 3, 2; only ask");
}

static void
test_other_values_with_ask (Fixture *fixture, gconstpointer data)
{
  char *values[] = { (char *) "2", (char *) "3", (char *) "ask", NULL };

  fixture->catalogue->switches[0].values = values;
  assert_defect (fixture, "exactly: 3, 2; only ask");
}

static void
test_missing_rule (Fixture *fixture, gconstpointer data)
{
  fixture->catalogue->rules[0].id = "heap.full";
  assert_defect (fixture, "heap.empty");
}

static void
test_edition_without_value (Fixture *fixture, gconstpointer data)
{
  static const ArbPair none[] = { { NULL, NULL } };

  fixture->catalogue->editions[0].switches = none;
  assert_defect (fixture, "editions.first.switches");
}

static void
test_edition_inherits_forwards (Fixture *fixture, gconstpointer data)
{
  fixture->catalogue->editions[0].inherits = "second";
  assert_defect (fixture, "second");
}

static void
test_variant_with_unknown_switch (Fixture *fixture, gconstpointer data)
{
  static const ArbPair unknown[] = { { "speed", "3" }, { NULL, NULL } };

  fixture->catalogue->variants[0].switches = unknown;
  assert_defect (fixture, "speed");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/catalogue/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("orders-and-resolves", test_orders_and_resolves);
  ADD ("variant-turns-switch", test_variant_turns_switch);
  ADD ("missing-switch", test_missing_switch);
  ADD ("other-values", test_other_values);
  ADD ("other-values-with-ask", test_other_values_with_ask);
  ADD ("missing-rule", test_missing_rule);
  ADD ("edition-without-value", test_edition_without_value);
  ADD ("edition-inherits-forwards", test_edition_inherits_forwards);
  ADD ("variant-with-unknown-switch", test_variant_with_unknown_switch);
  return g_test_run ();
}
