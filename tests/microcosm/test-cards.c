/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "engine/core/notation.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/microcosm/cards.h"
#include "systems/microcosm/contract.h"

#include <glib/gstdio.h>
#include <string.h>

#define N_GAMES 600

static const char *const files[] = { "cards.json", "editions.json", "rules.json", "look.json" };

/* A mistake in cards.json, and its message. */
typedef struct
{
  const char *name;
  const char *there;
  const char *instead;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "order", "\"cost\": 2,", "\"cost\": 4,",
    "planets: planet-05 costs 4 and planet-06 costs 2, expected" },
  { "piles", "\"cost\": 0,", "\"cost\": -1,", "planets[0].cost" },
  { "icons", "\"icons\": [\n        \"research\"\n      ]",
    "\"icons\": [\"no-icon\", \"research\"]", "domains[0].icons: “no-icon” beside an icon" },
  { "scored-type", "\"scores\": \"technologies\"",
    "\"scores\": \"technologies\", \"scored-type\": \"red\"",
    "domains[0].scored-type: expected one of four colours" },
  { "scored-wild", "\"scores\": \"type\"", "\"scores\": \"type\", \"scored-type\": \"wild\"",
    "domains[3].scored-type: found the text “wild”, expected one of unknown, red, yellow" },
  { "script", "\"research; again 3\"", "\"invade 3\"",
    "domains[0].action: “invade 3” is not a step" },
};

/* A contradiction to the known structure, and its warning. */
static const Slip doubtful[] = {
  { "families", "\"family\": \"research\"", "\"family\": \"survey\"", "expected 4" },
  { "same-icon", "\"icons\": [\n        \"research\"\n      ]", "\"icons\": [\"warfare\"]",
    "one icon each, all different" },
  { "scoring", "\"scores\": \"technologies\"", "\"scores\": \"spoils\"",
    "counts spoils, expected technologies by its icon" },
  { "wild", "\"type\": \"wild\"", "\"type\": \"red\"", "0 wild, 2 prestige and 1 with +1" },
  { "bonus", "\"bonus\": 1", "\"bonus\": 0", "2 prestige and 0 with +1" },
};

static char *
read_data (const char *file)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "data", "games", "microcosm", file, NULL);
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

/* Loads the game's files with @cards as its cards. */
static ArbCatalogue *
load_cards (const char *cards, char **folder_out, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("arbiter-XXXXXX", NULL);
  ArbCatalogue *catalogue;

  g_assert_nonnull (folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);
      g_autofree char *text = i == 0 ? g_strdup (cards) : read_data (files[i]);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  catalogue = arb_catalogue_load (&arb_microcosm_ruleset, folder, error);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  if (folder_out != NULL)
    *folder_out = g_steal_pointer (&folder);
  return catalogue;
}

static ArbCatalogue *
load_changed (const Slip *slip, char **folder, GError **error)
{
  g_autofree char *text = read_data (files[0]);
  g_autofree char *changed = replace_once (text, slip->there, slip->instead);

  return load_cards (changed, folder, error);
}

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue = load_changed (slip, NULL, &error);

  g_assert_null (catalogue);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("expected “%s”, found “%s”", slip->said, error->message);
}

/* A copy that contradicts the known structure is read, with a warning. */
static void
test_doubt (gconstpointer data)
{
  const Slip *slip = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *all = NULL;
  g_auto (GStrv) doubts = NULL;
  g_autoptr (ArbCatalogue) catalogue = load_changed (slip, &folder, &error);

  g_assert_no_error (error);
  doubts = arb_catalogue_list_doubts (catalogue, folder);
  all = g_strjoinv ("\n", doubts);
  if (strstr (all, slip->said) == NULL)
    g_error ("expected “%s”, found “%s”", slip->said, all);
  g_assert_true (g_str_has_prefix (all, folder));
}

static void
test_no_doubts (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_microcosm_ruleset);
  g_auto (GStrv) doubts = arb_catalogue_list_doubts (catalogue, "built-in");

  g_assert_cmpstr (doubts[0], ==, NULL);
  g_assert_true (arb_makes_up_faces (catalogue));
}

static ArbCatalogue *
load_made_up (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "made-up", "cards.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  ArbCatalogue *catalogue;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  catalogue = load_cards (text, NULL, &error);
  g_assert_no_error (error);
  return catalogue;
}

/* A complete set of faces within the known structure causes no doubts. */
static void
test_made_up (void)
{
  g_autoptr (ArbCatalogue) catalogue = load_made_up ();
  g_auto (GStrv) doubts = arb_catalogue_list_doubts (catalogue, "made-up");
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  g_assert_cmpstr (doubts[0], ==, NULL);
  g_assert_false (arb_makes_up_faces (catalogue));
  arb_options_init (&options, catalogue, 2, 0);
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    if (!arb_simulate (catalogue, &options, seed, (ArbRecordDetail) (seed % 3), ARB_CHECK_ALL,
                       &simulation, NULL))
      g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  g_assert_cmpuint (simulation.turns, ==, 18 * N_GAMES);
  arb_simulation_clear (&simulation);
}

/* What a Domain card counts in a hand with two research icons, one warfare icon and three colonize
 * icons, at two points each. */
typedef struct
{
  const char *scores;
  gint total;
} OwnScoring;

static const OwnScoring own_scoring[] = {
  { "research-icons", 4 },
  { "warfare-icons", 2 },
  { "colonize-icons", 6 },
  { "points-alone", 2 },
};

static ArbVerdictValue
play (ArbState *state, const char *text)
{
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (state->catalogue, state->n_seats, text, &move, NULL));
  if (arb_check (state, move, &verdict))
    arb_apply (state, move, FALSE);
  return verdict.value;
}

/* A copy can print another scoring condition than the sources know. Then the table sees it, too. */
static void
test_own_scoring (gconstpointer data)
{
  static const char *const hand[] = { "domain-17", "domain-01", "domain-05", "domain-02",
                                      "domain-03", "domain-07", "domain-11" };
  const OwnScoring *own = data;
  g_autofree char *text = read_data (files[0]);
  g_autofree char *instead =
      g_strdup_printf ("\"scores\": \"%s\",\n      \"points\": 2", own->scores);
  g_autofree char *changed =
      replace_once (text, "\"scores\": \"capital-icons\",\n      \"points\": 1", instead);
  g_autofree char *seen = g_strdup_printf ("domain-17 shows scores %s", own->scores);
  g_autoptr (ArbCatalogue) catalogue = load_cards (changed, NULL, NULL);
  ArbOptions options;
  ArbScoreSheet sheet;
  ArbStateRoom room;

  g_assert_nonnull (catalogue);
  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  for (guint i = 0; i < G_N_ELEMENTS (hand); i++)
    {
      g_autofree char *taken = g_strdup_printf ("1 adjust %s hand", hand[i]);

      g_assert_cmpint (play (&room.state, taken), ==, ARB_LEGAL);
    }
  g_assert_cmpint (play (&room.state, "domain-17 shows icon no-icon"), ==, ARB_LEGAL);
  g_assert_cmpint (play (&room.state, seen), ==, ARB_VOID);
  g_assert_cmpint (play (&room.state, "domain-17 shows points 2"), ==, ARB_VOID);
  g_assert_cmpint (play (&room.state, "domain-17 shows points 3"), ==, ARB_ILLEGAL);
  g_assert_cmpint (play (&room.state, "domain-17 shows scores red"), ==, ARB_ILLEGAL);
  arb_score (&room.state, &sheet);
  g_assert_cmpint (sheet.totals[1], ==, own->total);
  g_assert_cmpint (sheet.least[1], ==, sheet.most[1]);
}

/* Nothing that the shipped file does not know is played by. */
static void
test_shipped (void)
{
  const MicroCatalogue *micro = (const MicroCatalogue *) arb_catalogue_get (&arb_microcosm_ruleset);

  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    {
      for (guint number = 0; number < MICRO_N_PLANET_NUMBERS; number++)
        g_assert_cmpuint (micro->planets[i].numbers[number], ==, 0);
      g_assert_cmpuint (micro->planets[i].icons.n, ==, 0);
    }
  g_assert_cmphex (micro->bonus_planets, ==, 1u << 9);
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    g_assert_cmpuint (micro->domains[i].type, ==, MICRO_TYPE_UNKNOWN);
}

static void
add_slips (const char *group, const Slip *list, guint n, GTestDataFunc func)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/microcosm/cards/%s/%s", group, list[i].name);

      g_test_add_data_func (path, &list[i], func);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (own_scoring); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/microcosm/cards/own-scoring/%s", own_scoring[i].scores);

      g_test_add_data_func (path, &own_scoring[i], test_own_scoring);
    }
  add_slips ("slip", slips, G_N_ELEMENTS (slips), test_slip);
  add_slips ("doubt", doubtful, G_N_ELEMENTS (doubtful), test_doubt);
  g_test_add_func ("/microcosm/cards/no-doubts", test_no_doubts);
  g_test_add_func ("/microcosm/cards/made-up", test_made_up);
  g_test_add_func ("/microcosm/cards/shipped", test_shipped);
  return g_test_run ();
}
