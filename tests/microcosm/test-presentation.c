/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/narrate.h"
#include "engine/core/notation.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "store/document.h"
#include "systems/microcosm/contract.h"
#include "systems/microcosm/rules.h"
#include "wording/story.h"
#include "wording/wording.h"

#include <string.h>

/* How a table is shown: what is decided, the story, where numbers come from, what is in reach. */

static const char *const records[] = { "defended.arbiter", "second-player.arbiter" };

static ArbDocument *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "records", name, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);

  g_assert_no_error (error);
  return document;
}

static ArbGame *
game_new (const ArbCatalogue *catalogue)
{
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  return arb_game_new (catalogue, &options);
}

static gboolean
play (ArbGame *game, const char *text, ArbVerdict *verdict)
{
  ArbNotationDefect defect;
  ArbMove move;

  g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, text, &move, &defect));
  return arb_game_play (game, move, FALSE, verdict);
}

static void
play_all (ArbGame *game, const char *const *moves)
{
  ArbVerdict verdict;

  for (guint i = 0; moves[i] != NULL; i++)
    if (!play (game, moves[i], &verdict))
      g_error ("%s is refused", moves[i]);
}

/* While something is decided, the game says what, and whose decision that is. */
static void
check_moment (const ArbState *state)
{
  ArbWording wording;
  ArbMoment moment;
  g_autofree char *title = NULL, *about = NULL;

  arb_find_moment (state, &moment);
  if (state->over)
    {
      g_assert_null (moment.id);
      return;
    }
  arb_wording_init (&wording, state->catalogue, "published");
  wording = arb_wording_at (&wording, state);
  title = arb_wording_moment (&wording, &moment, FALSE);
  about = arb_wording_moment (&wording, &moment, TRUE);
  g_assert_nonnull (title);
  g_assert_nonnull (about);
  g_assert_cmpuint (arb_to_decide (state), ==, 1u << moment.seat);
}

static const ArbViewCounter *
get_counter (const ArbView *view, const ArbViewCard *card, const char *id)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (g_str_equal (counter->id, id))
        return counter;
    }
  return NULL;
}

/* Each planet that lies in a pile is a prospect of both, and in reach of who can show what it
 * costs. */
static void
check_prospects (const ArbState *state)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (ArbView) table = arb_view_new ();

  arb_prospects (state, view);
  arb_describe (state, table);
  g_assert_cmpuint (view->zones->len, ==, 6);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      g_assert_cmpuint (zone->n_cards, ==,
                        g_array_index (view->zones, ArbViewZone, i ^ 1u).n_cards);
      for (guint j = 0; j < zone->n_cards; j++)
        {
          const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + j);
          const ArbViewCounter *icons = get_counter (view, card, "colonize-icons");

          g_assert_cmpint (icons->limit, ==, get_counter (view, card, "cost")->value);
          g_assert_cmpint (icons->value, ==,
                           arb_view_get_counter (table, "colonize-icons", zone->seat, -1));
          g_assert_cmpint (get_counter (view, card, "affordable")->value, ==,
                           icons->value >= icons->limit);
        }
    }
}

/* All that can be done now is a question, and what cannot is asked about, too. */
static guint
check_questions (const ArbState *state)
{
  ArbMove questions[ARB_MAX_MOVES], legal[ARB_MAX_MOVES];
  guint n = state->over ? 0 : arb_questions (state, 1, questions, ARB_MAX_MOVES);
  guint n_legal = arb_list (state, 1, legal, ARB_MAX_MOVES);

  for (guint i = 0; i < n_legal; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < n; j++)
        found = found || arb_move_equal (legal[i], questions[j]);
      g_assert_true (found);
    }
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (arb_move_equal (questions[i], questions[j]));
  return n - n_legal;
}

static void
test_tables (gconstpointer data)
{
  g_autoptr (ArbDocument) document = load (data);
  ArbGame *game = arb_document_get_game (document);
  guint n_asked = 0;

  for (guint i = 0; i <= arb_game_get_length (game); i++)
    {
      ArbStateRoom room;
      ArbClock clock = { 0 };

      arb_game_state_at (game, i, &room.state);
      check_moment (&room.state);
      check_prospects (&room.state);
      n_asked += check_questions (&room.state);
      arb_microcosm_ruleset.presentation.clock (&room.state, NULL, &clock);
      g_assert_cmpuint (clock.turn, ==, room.state.turn);
      g_assert_cmpuint (clock.n_turns, ==, 18);
    }
  g_assert_cmpuint (n_asked, >, 0);
}

/* The sentence of the part of the story to which the line with @text belongs. */
static char *
record (const ArbGame *game, const char *text)
{
  g_autoptr (GArray) episodes = g_array_new (FALSE, FALSE, sizeof (ArbEpisode));
  ArbWording wording;

  arb_wording_init (&wording, arb_game_get_catalogue (game), "published");
  arb_narrate (episodes, arb_game_get_log (game), 0);
  for (guint i = 0; i < episodes->len; i++)
    {
      const ArbEpisode *episode = &g_array_index (episodes, ArbEpisode, i);

      for (guint j = episode->first; j < episode->first + episode->n; j++)
        {
          g_autofree char *line = arb_move_to_string (arb_game_get_catalogue (game),
                                                      arb_game_get_entry (game, j)->move);

          if (g_str_equal (line, text))
            {
              ArbStateRoom room;
              ArbWording then = arb_wording_at (&wording, &room.state);

              arb_game_state_at (game, j + 1, &room.state);
              return arb_wording_episode (&then, game, episode);
            }
        }
    }
  g_error ("no line %s", text);
}

/* What a card does is told with the card, and a new card of the supply with what took its place. */
static void
test_story (void)
{
  static const char *const recorded[][2] = {
    { "1 take domain-11", "Player 1 takes Colonize (colonize icon)" },
    { "1 colonize #3", "Player 1 plays Colonize (colonize icon): colonizes Planet 3 (cost 0)" },
    { "2 done", "Player 2 plays Warfare (warfare icon): fails against Planet 6 (cost 2)" },
    { "2 peek #10", "Player 2 plays Survey Mission: peeks at Prestige planet with +1" },
    { "1 pass", "Player 1 does nothing" },
    { "1 pick-up domain-11", "Player 1 picks up Colonize (colonize icon)" },
  };
  g_autoptr (ArbDocument) document = load ("second-player.arbiter");

  for (guint i = 0; i < G_N_ELEMENTS (recorded); i++)
    {
      g_autofree char *text = record (arb_document_get_game (document), recorded[i][0]);

      g_assert_cmpstr (text, ==, recorded[i][1]);
    }
}

/* A planet that nobody has seen is told by its number, once. */
static void
test_number (void)
{
  g_autoptr (ArbGame) game = game_new (arb_catalogue_get (&arb_microcosm_ruleset));
  g_autofree char *text = NULL;

  play_all (game, (const char *const[]){ "1 adjust domain-11 hand", "1 draw", "1 play domain-11",
                                         "1 colonize #1", NULL });
  text = record (game, "1 colonize #1");
  g_assert_cmpstr (text, ==, "Player 1 plays Colonize (colonize icon): colonizes #1");
}

/* A Colony whose owner has Mobilization: 3 and 1 are needed. */
static const char *const attack[] = {
  "2 adjust tech-1 technologies",
  "2 adjust #1 colonies",
  "planet-01 shows colony-shield 3",
  "planet-01 shows icon no-icon",
  "1 draw",
  "1 play domain-06",
  "1 attack #1 planet-01",
  "1 reveal domain-06",
  NULL,
};

static void
test_contributions (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_microcosm_ruleset);
  g_autoptr (ArbGame) game = game_new (catalogue);
  ArbContribution parts[ARB_MAX_CONTRIBUTIONS];
  g_autofree char *text = NULL;
  ArbWording wording;
  ArbVerdict verdict;

  play_all (game, (const char *const[]){ "1 adjust domain-05 hand", NULL });
  play_all (game, attack);
  g_assert_false (play (game, "1 reveal domain-05", &verdict));
  g_assert_cmpuint (verdict.reasons[0].rule, ==, MICRO_RULE_REVEAL_ICON);
  g_assert_cmpint (verdict.reasons[0].numbers[MICRO_REVEAL_ICON_NEEDED], ==, 4);

  g_assert_cmpuint (arb_contributions (arb_game_get_state (game), 1, &verdict.reasons[0],
                                       MICRO_REVEAL_ICON_NEEDED, parts),
                    ==, 2);
  g_assert_cmpint (parts[0].amount, ==, 3);
  g_assert_cmpint (parts[1].amount, ==, 1);
  arb_wording_init (&wording, catalogue, "published");
  wording = arb_wording_at (&wording, arb_game_get_state (game));
  text = arb_wording_reason (&wording, 1, &verdict.reasons[0]);
  g_assert_nonnull (
      strstr (text, "4 icons are needed: 3 from Planet 1 (cost 0), 1 from Mobilization"));
}

/* The bar over the choices: the parts of what is needed make it up. */
static void
test_attempt (void)
{
  g_autoptr (ArbGame) game = game_new (arb_catalogue_get (&arb_microcosm_ruleset));
  g_autoptr (ArbView) view = arb_view_new ();
  const ArbViewZone *target = NULL;
  const ArbViewCard *card;

  play_all (game, attack);
  arb_describe (arb_game_get_state (game), view);
  for (guint i = 0; i < view->zones->len; i++)
    if (g_str_equal (g_array_index (view->zones, ArbViewZone, i).id, "target"))
      target = &g_array_index (view->zones, ArbViewZone, i);
  g_assert_nonnull (target);
  card = &g_array_index (view->cards, ArbViewCard, target->first_card);
  g_assert_cmpint (get_counter (view, card, "shown")->value, ==, 1);
  g_assert_cmpint (get_counter (view, card, "shown")->limit, ==, 4);
  g_assert_cmpint (get_counter (view, card, "part-colony-shield")->value, ==, 3);
  g_assert_cmpint (get_counter (view, card, "part-bonus")->value, ==, 1);
  g_assert_null (get_counter (view, card, "influence"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strconcat ("/microcosm/presentation/", records[i], NULL);

      g_test_add_data_func (path, records[i], test_tables);
    }
  g_test_add_func ("/microcosm/presentation/story", test_story);
  g_test_add_func ("/microcosm/presentation/number", test_number);
  g_test_add_func ("/microcosm/presentation/contributions", test_contributions);
  g_test_add_func ("/microcosm/presentation/attempt", test_attempt);
  return g_test_run ();
}
