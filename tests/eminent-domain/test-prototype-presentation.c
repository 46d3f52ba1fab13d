/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/notation.h"
#include "engine/referee.h"
#include "store/catalogues.h"
#include "store/document.h"
#include "systems/eminent-domain/prototype-ruleset.h"
#include "wording/wording.h"

/* How the prototype is shown at the table: what is being decided, and how much of it. */

static const char *const records[] = { "three-players-tiebreak.arbiter",
                                       "two-players-face-up.arbiter" };

/* A moment and the moves since the one before it. */
typedef struct
{
  const char *moves[6];
  const char *title;
  const char *about;
  const char *number;
  guint amount;
} Shown;

static const Shown shown[] = {
  { { NULL }, "Player 1 leads", "An Action, or straight to a role", NULL, 0 },
  { { "survey shows action by-hand", "1 play survey" },
    "Player 1 does what the card says",
    "The table records what changes",
    NULL,
    0 },
  { { "1 done" }, "Player 1 leads", "Now a role", NULL, 0 },
  { { "1 lead survey", "1 boost survey" }, "Player 1: Survey", NULL, NULL, 0 },
  { { "1 done" }, "Player 1: Survey", NULL, "planets looked at", 2 },
  { { "rule survey-rest bottom", "1 keep" }, "Player 2 answers", NULL, NULL, 0 },
  { { "rule small-follow nothing", "2 boost survey" }, "Player 2 follows: Survey", NULL, NULL, 0 },
  { { "rule follower-cards at-once", "2 done", "number hand-size 5" },
    "Player 1 ends the turn",
    NULL,
    NULL,
    0 },
  { { "1 done", "2 skip", "2 lead warfare", "2 done" },
    "Player 2: Warfare",
    NULL,
    "army to collect",
    1 },
  { { "2 collect", "1 dissent", "2 done", "1 skip", "1 lead colonize", "1 done" },
    "Player 1: Colonize",
    NULL,
    "card to put under a planet",
    1 },
};

static void
check_moment (const ArbState *state, const Shown *expected)
{
  ArbWording wording;
  ArbMoment moment;
  g_autofree char *title = NULL, *about = NULL, *number = NULL;

  arb_find_moment (state, &moment);
  arb_wording_init (&wording, state->catalogue, "january-2010");
  wording = arb_wording_at (&wording, state);
  title = arb_wording_moment (&wording, &moment, FALSE);
  about = arb_wording_moment (&wording, &moment, TRUE);
  number = arb_wording_subject (&wording, &moment);
  g_assert_cmpstr (title, ==, expected->title);
  g_assert_cmpstr (about, ==, expected->about);
  g_assert_cmpstr (number, ==, expected->number);
  g_assert_cmpuint (moment.amount, ==, expected->amount);
}

static void
play (ArbGame *game, const char *text)
{
  ArbNotationFault fault;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, text, &move, &fault));
  if (!arb_game_play (game, move, FALSE, &verdict))
    g_error ("%s is refused", text);
}

static void
test_moments (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_prototype_2010_ruleset);
  g_autoptr (ArbGame) game = NULL;
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (shown[i].moves) && shown[i].moves[j] != NULL; j++)
        play (game, shown[i].moves[j]);
      check_moment (arb_game_get_state (game), &shown[i]);
    }
}

/* While something is decided, the game says what, and whose decision that is. */
static void
check_any_moment (const ArbState *state)
{
  ArbWording wording;
  ArbMoment moment;
  g_autofree char *title = NULL;

  arb_find_moment (state, &moment);
  if (state->over)
    {
      g_assert_null (moment.id);
      return;
    }
  arb_wording_init (&wording, state->catalogue, "january-2010");
  wording = arb_wording_at (&wording, state);
  title = arb_wording_moment (&wording, &moment, FALSE);
  g_assert_nonnull (title);
  g_assert_cmpuint (arb_to_decide (state) >> moment.seat & 1, ==, 1);
  g_assert_cmpuint (moment.amount, <=, moment.whole);
  if (moment.unit != NULL)
    g_assert_cmpuint (moment.amount, >, 0);
}

static void
test_tables (gconstpointer data)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "prototype-records", (const char *) data, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);
  ArbGame *game;

  g_assert_no_error (error);
  game = arb_document_get_game (document);
  for (guint i = 0; i <= arb_game_get_length (game); i++)
    {
      ArbStateRoom room;

      arb_game_state_at (game, i, &room.state);
      check_any_moment (&room.state);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prototype/presentation/moments", test_moments);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strconcat ("/prototype/presentation/", records[i], NULL);

      g_test_add_data_func (path, records[i], test_tables);
    }
  return g_test_run ();
}
