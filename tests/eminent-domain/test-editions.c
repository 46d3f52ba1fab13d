/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

#define N_TOPICS 36 /* rows of the table of disagreements */

static const ArbCatalogue *
the_catalogue (void)
{
  return arb_catalogue_get (arb_systems_find ("eminent-domain"));
}

/* Notes the rows that @text names: `DS7`, `DS5, DS5b`, `DS15–DS18`. */
static void
note_topics (const char *text, guint *noted)
{
  guint last = 0;

  for (const char *at = text; at != NULL && (at = strstr (at, "DS")) != NULL; at += 2)
    {
      guint number = (guint) g_ascii_strtoull (at + 2, NULL, 10);
      gboolean range = last != 0 && strstr (text, "–") != NULL;

      g_assert_cmpuint (number, >=, 1);
      g_assert_cmpuint (number, <=, N_TOPICS);
      for (guint i = range ? last + 1 : number; i <= number; i++)
        noted[i]++;
      last = number;
    }
}

/* Every row is either a switch or says why it needs none. */
static void
test_every_topic (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  guint noted[N_TOPICS + 1] = { 0 };

  for (guint i = 0; i < catalogue->n_switches; i++)
    note_topics (catalogue->switches[i].topic, noted);
  for (guint i = 0; i < catalogue->n_topics; i++)
    {
      g_assert_cmpstr (catalogue->topics[i].reason, !=, "");
      note_topics (catalogue->topics[i].topic, noted);
    }

  for (guint i = 1; i <= N_TOPICS; i++)
    if (noted[i] == 0)
      {
        g_test_message ("DS%u is neither a switch nor listed without one", i);
        g_test_fail ();
      }
}

/* Whoever names no edition plays the first one. */
static void
test_order (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  g_assert_cmpuint (catalogue->n_editions, ==, 3);
  g_assert_cmpstr (catalogue->editions[0].id, ==, "it");
  g_assert_cmpstr (catalogue->editions[1].id, ==, "jp");
  g_assert_cmpstr (catalogue->editions[2].id, ==, "bga");
}

static const char *
value_of (const ArbSwitch *a_switch, const char *edition)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  gint index = arb_catalogue_find_edition (catalogue, edition);

  g_assert_cmpint (index, >=, 0);
  return a_switch->values[catalogue->editions[index].values[a_switch - catalogue->switches]];
}

/* What somebody plays by must be said to come from somewhere; `off` may be silence. */
static void
test_sources (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_switches; i++)
    for (guint j = 0; catalogue->switches[i].values[j] != NULL; j++)
      {
        const ArbSwitch *a_switch = &catalogue->switches[i];
        const ArbPair *pair = a_switch->sources;

        while (pair->key != NULL && !g_str_equal (pair->key, a_switch->values[j]))
          pair++;
        if (pair->key == NULL && !g_str_equal (a_switch->values[j], "off"))
          g_error ("%s=%s has no source", a_switch->id, a_switch->values[j]);
      }
}

/* In what the first printing differs from the later one, and in nothing else. */
static void
test_first_printing (void)
{
  static const char *const different[] = { "follow-needs-card", "final-tie", "mobilization-window",
                                           "learning-deck", NULL };
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];

      if (g_strv_contains (different, a_switch->id))
        g_assert_cmpstr (value_of (a_switch, "jp"), !=, value_of (a_switch, "it"));
      else
        g_assert_cmpstr (value_of (a_switch, "jp"), ==, value_of (a_switch, "it"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editions/every-topic", test_every_topic);
  g_test_add_func ("/editions/order", test_order);
  g_test_add_func ("/editions/sources", test_sources);
  g_test_add_func ("/editions/first-printing", test_first_printing);
  return g_test_run ();
}
