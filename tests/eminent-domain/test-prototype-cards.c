/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "changed-cards.h"
#include "engine/core/notation.h"
#include "engine/play/referee.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/eminent-domain/prototype/cards.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/contract.h"
#include "systems/eminent-domain/prototype/state.h"

#include <string.h>

#define N_GAMES 200

/* A slip in cards.json, and what must be said of it. */
typedef struct
{
  const char *name;
  const char *there;
  const char *instead;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "order", "\"id\": \"survey\"", "\"id\": \"surveys\"", "expected “survey” at place 1" },
  { "pile", "\"starting\": 2", "\"starting\": 2, \"cards\": 7",
    "7 cards, expected at least those of 4 starting decks" },
  { "start", "\"pile\": \"start\"", "\"pile\": \"deck\"", "3 start planets, expected 4" },
  { "icons", "\"title\": \"Planet 1\"",
    "\"title\": \"Planet 1\", \"icons\": [\"no-icon\", \"trade\"]", "planet-01: none beside some" },
  { "slots", "\"title\": \"Planet 1\"",
    "\"title\": \"Planet 1\", \"slots\": [\"no-slot\", \"colour-1\"]",
    "planet-01: none beside some" },
  { "script", "\"look n\"", "\"stare n\"", "“stare n” is not a step of a script" },
};

static char *
read_made_up (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "prototype-made-up", "cards.json", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  g_autofree char *changed =
      changed_cards_replace (&arb_prototype_2010_ruleset, slip->there, slip->instead);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      changed_cards_load (&arb_prototype_2010_ruleset, changed, &error);

  g_assert_null (catalogue);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("“%s” does not say “%s”", error->message, slip->said);
}

/* Whole games by a made-up set of faces and numbers: nothing is told in them but what was drawn. */
static void
test_made_up (void)
{
  g_autofree char *text = read_made_up ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      changed_cards_load (&arb_prototype_2010_ruleset, text, &error);
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  g_assert_no_error (error);
  g_assert_false (arb_makes_up_faces (catalogue));
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      arb_options_init (&options, catalogue, 2 + seed % 3, 0);
      if (!arb_simulate (catalogue, &options, seed, (ArbRecordDetail) (seed % 3), ARB_CHECK_ALL,
                         &simulation, NULL))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
    }
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  arb_simulation_clear (&simulation);
}

/* A copy with few victory points: games end by the supply, too, whatever is said of the cards and when. */
static void
test_few_points (void)
{
  g_autofree char *text = changed_cards_replace (
      &arb_prototype_2010_ruleset, "\"influence-supply\": 30", "\"influence-supply\": 3");
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      changed_cards_load (&arb_prototype_2010_ruleset, text, &error);
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  g_assert_no_error (error);
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      arb_options_init (&options, catalogue, 2 + seed % 3, 0);
      if (!arb_simulate (catalogue, &options, seed, (ArbRecordDetail) (seed % 3), ARB_CHECK_ALL,
                         &simulation, NULL))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
    }
  g_assert_cmpuint (simulation.triggers[0], >, 0);
  arb_simulation_clear (&simulation);
}

/* What a player has after an Action of the made-up cards that no published card is known to have. */
typedef struct
{
  const char *card;
  guint hand;      /* of five cards and this one, when it has been played */
  guint influence; /* likewise */
} Action;

static const Action actions[] = {
  { "survey", 5 + 2, 0 },    /* draw 2 */
  { "technology-03", 5, 1 }, /* influence 1 */
};

static void
play (ArbState *state, const char *text)
{
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (state->catalogue, state->n_seats, text, &move, NULL));
  arb_verdict_init (&verdict);
  g_assert_true (arb_check (state, move, &verdict));
  arb_apply (state, move, FALSE);
}

static void
test_actions (void)
{
  g_autofree char *text = read_made_up ();
  g_autoptr (ArbCatalogue) catalogue = changed_cards_load (&arb_prototype_2010_ruleset, text, NULL);
  ArbOptions options;

  g_assert_nonnull (catalogue);
  arb_options_init (&options, catalogue, 2, 0);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ArbStateRoom room;
      const EmSeat *seat;
      g_autofree char *gain = g_strdup_printf ("1 adjust-hand %s +1", actions[i].card);
      g_autofree char *move = g_strdup_printf ("1 play %s", actions[i].card);

      arb_setup (catalogue, &options, &room.state);
      play (&room.state, gain);
      play (&room.state, move);
      seat = em_seat_const ((const EmState *) &room.state, 1);
      g_assert_cmpuint (seat->hand.size, ==, actions[i].hand);
      g_assert_cmpuint (seat->influence, ==, actions[i].influence);
    }
}

/* Two equal icons on one card count twice: the text counts icons, not cards. Source: 8.4. */
static void
test_two_icons (void)
{
  g_autofree char *text =
      changed_cards_replace (&arb_prototype_2010_ruleset, "\"title\": \"Technology 1\"",
                             "\"title\": \"Technology 1\", \"icons\": [\"warfare\", \"warfare\"]");
  g_autoptr (ArbCatalogue) catalogue = changed_cards_load (&arb_prototype_2010_ruleset, text, NULL);
  ArbOptions options;
  ArbStateRoom room;

  g_assert_nonnull (catalogue);
  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  play (&room.state, "1 adjust-hand technology-01 +1");
  play (&room.state, "1 skip");
  play (&room.state, "1 lead warfare");
  g_assert_cmpuint (proto_count_icons ((const EmState *) &room.state, 1), ==, 1);
  play (&room.state, "1 boost technology-01");
  g_assert_cmpuint (proto_count_icons ((const EmState *) &room.state, 1), ==, 3);
}

/* The shipped file knows what the text says, and no face. */
static void
test_shipped (void)
{
  const ArbCatalogue *parent = arb_catalogue_get (&arb_prototype_2010_ruleset);
  const ProtoCatalogue *catalogue = (const ProtoCatalogue *) parent;

  g_assert_true (arb_makes_up_faces (parent));
  g_assert_cmpint (catalogue->setups[0].hand_size, ==, 0);
  for (guint i = 0; i < EM_N_ROLES; i++)
    {
      g_assert_cmpint (catalogue->roles[i].cards, ==, 0);
      g_assert_null (catalogue->roles[i].action);
    }
  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    {
      for (guint number = 0; number < PROTO_N_NUMBERS; number++)
        g_assert_cmpuint (catalogue->planets[i].numbers[number], ==, 0);
      g_assert_cmpuint (catalogue->planets[i].icons.n, ==, 0);
      g_assert_cmpuint (catalogue->planets[i].slots.n, ==, 0);
    }
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    g_assert_null (catalogue->technologies[i].action);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *path = g_strdup_printf ("/prototype-2010/slip/%s", slips[i].name);

      g_test_add_data_func (path, &slips[i], test_slip);
    }
  g_test_add_func ("/prototype-2010/made-up", test_made_up);
  g_test_add_func ("/prototype-2010/few-points", test_few_points);
  g_test_add_func ("/prototype-2010/actions", test_actions);
  g_test_add_func ("/prototype-2010/two-icons", test_two_icons);
  g_test_add_func ("/prototype-2010/shipped", test_shipped);
  return g_test_run ();
}
