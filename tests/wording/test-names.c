/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/language.h"
#include "wording/names.h"

/* The names of seats: distinguished, and not reordering the text around them. */

#define ISOLATED(name) "\u200e\u2068" name "\u2069"

static void
assert_called (char **called, const char *const *expected, guint n)
{
  g_assert_cmpuint (g_strv_length (called), ==, n + 1);
  g_assert_cmpstr (called[0], ==, "");
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (called[i + 1], ==, expected[i]);
}

static void
test_apart (void)
{
  static const struct
  {
    const char *names[4];
    const char *called[4];
  } cases[] = {
    { { "Ann", "Bob", "Cleo", "<b>x</b>" }, { "Ann", "Bob", "Cleo", "<b>x</b>" } },
    { { "Ann", "ann", " Ann ", "Bob" }, { "Ann (1)", "ann (2)", " Ann  (3)", "Bob" } },
    { { "", "  ", "Ann", "" }, { "Player 1", "Player 2", "Ann", "Player 4" } },
    /* A name that equals the default name of another seat. */
    { { "Player 2", "", "Ann", "Bob" }, { "Player 2 (1)", "Player 2 (2)", "Ann", "Bob" } },
    /* Equal names are distinguished. */
    { { "Ann", "Ann", "Ann (1)", "Bob" }, { "Ann (1)", "Ann (2)", "Ann (1) (3)", "Bob" } },
    /* The same letters, composed and decomposed. */
    { { "Zo\u00eb", "Zoe\u0308", "Zoe", "👩‍🚀 Zoë" },
      { "Zo\u00eb (1)", "Zoe\u0308 (2)", "Zoe", "👩‍🚀 Zoë" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) called = arb_names_call (cases[i].names, 4);
      g_auto (GStrv) shown = arb_names_call_isolated (cases[i].names, 4);

      assert_called (called, cases[i].called, 4);
      assert_called (shown, cases[i].called, 4);
    }
}

static void
test_isolated (void)
{
  static const char *const names[] = { "דנה", "مريم", "Ann", "דנה", "a\u202eb" };
  static const char *const plain[] = { "דנה (1)", "مريم", "Ann", "דנה (4)", "a\u202eb" };
  static const char *const isolated[] = { ISOLATED ("דנה") " (1)", ISOLATED ("مريم"), "Ann",
                                          ISOLATED ("דנה") " (4)", ISOLATED ("a\u202eb") };
  g_auto (GStrv) called = arb_names_call (names, G_N_ELEMENTS (names));
  g_auto (GStrv) shown = arb_names_call_isolated (names, G_N_ELEMENTS (names));

  assert_called (called, plain, G_N_ELEMENTS (plain));
  assert_called (shown, isolated, G_N_ELEMENTS (isolated));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *stripped = arb_names_strip_isolates (shown[i + 1]);

      g_assert_cmpstr (stripped, ==, plain[i]);
    }
}

/* Marks within a name do not undo those around it. */
static void
test_marks (void)
{
  g_autofree char *name = arb_names_isolate ("a\u2069\u2067b");
  g_autofree char *plain = arb_names_isolate ("Zoë");

  g_assert_cmpstr (name, ==, ISOLATED ("ab"));
  g_assert_cmpstr (plain, ==, "Zoë");
}

/* The default names of seats, in any language in which the game was begun. */
static void
test_made_up (void)
{
  static const char *const made_up[] = { "", " ", "Player 1", " Player 4 " };
  static const char *const real[] = { "Ada", "Player", "Player One", "Player 12", "1" };

  for (guint i = 0; i < G_N_ELEMENTS (made_up); i++)
    g_assert_true (arb_names_is_made_up (made_up[i]));
  for (guint i = 0; i < G_N_ELEMENTS (real); i++)
    g_assert_false (arb_names_is_made_up (real[i]));
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_auto (GStrv) names = NULL;

      if (!arb_language_set (*language))
        continue;
      names = arb_names_call ((const char *[]){ "", "" }, 2);
      g_assert_true (arb_names_is_made_up (names[2]));
      g_assert_true (arb_language_set ("en"));
      g_assert_true (arb_names_is_made_up (names[2]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  arb_language_init ();
  g_test_add_func ("/names/apart", test_apart);
  g_test_add_func ("/names/isolated", test_isolated);
  g_test_add_func ("/names/marks", test_marks);
  g_test_add_func ("/names/made-up", test_made_up);
  return g_test_run ();
}
