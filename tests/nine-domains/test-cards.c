/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/state.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const files[] = { "cards.json", "editions.json", "rules.json", "look.json" };

/* A mistake in a file, and its message. */
typedef struct
{
  const char *name;
  const char *file;
  const char *there;
  const char *instead;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "unknown-card", "cards.json", "\"4-\"\n", "\"9\"\n",
    "cards[14].beats: “9”, expected another card" },
  { "both-beat", "cards.json", "\"face\": \"5\",", "\"face\": \"5\", \"beats\": [\"0\"],",
    "cards[5].beats: “5” and “0” beat each other" },
  { "same-face", "cards.json", "\"face\": \"5\",", "\"face\": \"4\",",
    "cards[5].face: “4” is there twice" },
  { "kinds", "cards.json", "\"kind\": \"base\"", "\"kind\": \"special\"",
    "cards: 5 base and 10 special cards, expected 6 and 9" },
  { "marked-blank", "cards.json", "\"blank\": true", "\"blank\": true, \"marks\": [\"red\"]",
    "domains[6].marks: a blank domain, expected no marks" },
  { "no-mark", "cards.json", "\"points\": 2", "\"points\": 2, \"marks\": [\"pink\"]",
    "domains[0].marks" },
  { "no-look", "look.json", "{\"id\": \"hand\", \"place\"", "{\"id\": \"handful\", \"place\"",
    "zones: expected a look of “hand”" },
  { "look-of-nothing", "look.json", "{\"id\": \"round\", \"place\"", "{\"id\": \"lap\", \"place\"",
    "counters: the game has no “lap”" },
  { "below-nothing", "look.json", "{\"id\": \"points\", \"place\"",
    "{\"id\": \"points\", \"below\": \"lap\", \"place\"",
    "counters: names “lap”, which is not there" },
  { "place", "look.json", "\"place\": \"board\"", "\"place\": \"shelf\"", "zones[0].place" },
};

static char *
read_data (const char *file)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "data", "games", "nine-domains", file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static char *
replace_once (const char *text, const char *there, const char *instead)
{
  g_auto (GStrv) parts = g_strsplit (text, there, 2);

  g_assert_nonnull (parts[0]);
  g_assert_nonnull (parts[1]);
  return g_strjoinv (instead, parts);
}

/* Loads the game's files with one place of @file changed. */
static ArbCatalogue *
load_changed (const char *file, const char *there, const char *instead, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("arbiter-XXXXXX", NULL);
  ArbCatalogue *catalogue;

  g_assert_nonnull (folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);
      g_autofree char *text = read_data (files[i]);
      g_autofree char *changed =
          g_str_equal (files[i], file) ? replace_once (text, there, instead) : g_strdup (text);

      g_assert_true (g_file_set_contents (path, changed, -1, NULL));
    }
  catalogue = arb_catalogue_load (&arb_nine_domains_ruleset, folder, error);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  return catalogue;
}

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      load_changed (slip->file, slip->there, slip->instead, &error);

  g_assert_null (catalogue);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("expected “%s”, found “%s”", slip->said, error->message);
}

/* The owner of the game types in values that the shipped files lack. */
static void
test_marks (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      load_changed ("cards.json", "\"points\": 3",
                    "\"points\": 3, \"marks\": [\"red\", \"half-purple\"]", &error);
  ArbOptions options;
  ArbVerdict verdict;
  ArbStateRoom room;
  ArbMove green;

  g_assert_no_error (error);
  arb_options_init (&options, catalogue, NINE_N_SEATS, 0);
  arb_setup (catalogue, &options, &room.state);
  g_assert_cmphex (nine_marks (nine_state (&room.state), 1), ==,
                   1u << NINE_RED | 1u << NINE_HALF_PURPLE);
  g_assert_cmphex (nine_marks (nine_state (&room.state), 0), ==, 0);

  /* All marks of a domain that was typed in are known. */
  green = ARB_MOVE (ARB_TABLE, NINE_VERB_MARK, arb_argument_name (NINE_SORT_DOMAIN, 1),
                    arb_argument_name (NINE_SORT_MARK, NINE_GREEN));
  g_assert_false (arb_check (&room.state, green, &verdict));
  g_assert_cmpuint (verdict.reasons[0].rule, ==, NINE_RULE_CONTRADICTION);
}

static void
test_domains (void)
{
  const NineCatalogue *nine = (const NineCatalogue *) arb_catalogue_get (&arb_nine_domains_ruleset);
  gint total = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    total += nine->domains[i].points;
  g_assert_cmpint (total, ==, 54);
}

/* Which cards beat which others at any strength, for all pairs. */
static void
test_outcomes (void)
{
  static const char *const beaten[][2] = {
    { "0", "5" },  { "1", "4-" }, { "*", "3" },  { "*", "4" },  { "*", "5" },  { "*", "4-" },
    { "0", "*" },  { "1", "*" },  { "2", "*" },  { "1-", "*" }, { "1+", "*" }, { "2-", "*" },
    { "2+", "*" }, { "3-", "*" }, { "3+", "*" }, { "4+", "*" },
  };
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_nine_domains_ruleset);
  const NineCatalogue *nine = (const NineCatalogue *) catalogue;
  guint n = 0;

  for (guint i = 0; i < nine->n_cards; i++)
    n += (guint) __builtin_popcount (nine->cards[i].beats_set);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (beaten));
  for (guint i = 0; i < G_N_ELEMENTS (beaten); i++)
    {
      gint winner = arb_catalogue_find (catalogue, NINE_SORT_CARD, beaten[i][0]);
      gint loser = arb_catalogue_find (catalogue, NINE_SORT_CARD, beaten[i][1]);

      g_assert_cmphex (nine->cards[winner].beats_set & 1u << loser, !=, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *path = g_strdup_printf ("/nine-domains/cards/slip/%s", slips[i].name);

      g_test_add_data_func (path, &slips[i], test_slip);
    }
  g_test_add_func ("/nine-domains/cards/marks", test_marks);
  g_test_add_func ("/nine-domains/cards/domains", test_domains);
  g_test_add_func ("/nine-domains/cards/outcomes", test_outcomes);
  return g_test_run ();
}
