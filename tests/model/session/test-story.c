/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/story.h"

/* The log by parts of turns, as the window follows it. */

static ArbStoryLine *
get_last (ArbSession *session)
{
  GListModel *story = arb_session_get_story (session);

  return g_list_model_get_item (story, g_list_model_get_n_items (story) - 1);
}

static ArbSession *
begin (void)
{
  ArbSession *session = session_fixture_new ("eminent-domain", "Story", "Ann", "Bob");

  session_fixture_say (session, "1 lead survey", FALSE);
  session_fixture_say (session, "1 done", FALSE);
  return session;
}

static void
test_words_for_who_asks (void)
{
  const guint *n_lines_made = session_fixture_count_lines ();
  g_autoptr (ArbSession) session = session_fixture_new_over ();
  GListModel *story = arb_session_get_story (session);
  g_autoptr (ArbStoryLine) line = NULL;
  g_autoptr (ArbStoryLine) again = NULL;

  g_assert_true (g_list_model_get_item_type (story) == ARB_TYPE_STORY_LINE);
  g_assert_cmpuint (g_list_model_get_n_items (story), >, 20);
  line = g_list_model_get_item (story, 9);
  again = g_list_model_get_item (story, 9);
  g_assert_true (line == again);
  g_assert_cmpuint (line->index, ==, 9);
  g_assert_cmpstr (line->text, !=, "");
  g_assert_null (g_list_model_get_item (story, g_list_model_get_n_items (story)));
  /* A sentence needs none of its moves in words. */
  g_assert_cmpuint (*n_lines_made, ==, 0);
}

/* Every move is listed once, below the part to which it belongs. */
static void
test_moves (void)
{
  g_autoptr (ArbSession) session = session_fixture_new_over ();
  GListModel *story = arb_session_get_story (session);
  guint number = 0;

  for (guint i = 0; i < g_list_model_get_n_items (story); i++)
    {
      g_autoptr (ArbStoryLine) line = g_list_model_get_item (story, i);

      g_assert_cmpuint (line->episode.first + 1, ==, number + 1);
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (line)); j++)
        {
          g_autoptr (ArbLogLine) move = g_list_model_get_item (G_LIST_MODEL (line), j);

          g_assert_cmpuint (move->number, ==, ++number);
        }
    }
  g_assert_cmpuint (number, ==, session_fixture_get_length (session));
}

static void
count_changes (guint *n)
{
  (*n)++;
}

/* A part that continues stays the same object and grows; undone moves leave it. */
static void
test_goes_on (void)
{
  g_autoptr (ArbSession) session = begin ();
  g_autoptr (ArbStoryLine) line = get_last (session);
  g_autoptr (ArbStoryLine) after = NULL;
  g_autofree char *before = g_strdup (line->text);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (line));
  guint n_reported = 0, n_moves_changed = 0;

  g_signal_connect_swapped (line, "changed", G_CALLBACK (count_changes), &n_reported);
  g_signal_connect_swapped (line, "items-changed", G_CALLBACK (count_changes), &n_moves_changed);
  session_fixture_say (session, "1 keep voson", FALSE);
  after = get_last (session);
  g_assert_true (after == line);
  g_assert_cmpstr (line->text, ==, "Ann leads Survey: keeps Voson");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (line)), ==, n + 1);
  g_assert_cmpuint (n_reported, ==, 1);
  g_assert_cmpuint (n_moves_changed, ==, 1);

  g_assert_true (arb_session_undo (session));
  g_assert_cmpstr (line->text, ==, before);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (line)), ==, n);
  g_assert_cmpuint (n_moves_changed, ==, 2);
}

static gboolean
is_saved (ArbSession *session, ArbStoryLine *line)
{
  return line->episode.first + line->episode.n <= arb_session_get_n_saved (session);
}

static void
test_saved (void)
{
  g_autoptr (ArbSession) session = begin ();
  g_autoptr (ArbStoryLine) line = get_last (session);

  g_assert_false (is_saved (session, line));
  session_fixture_wait (session);
  g_assert_true (is_saved (session, line));
  session_fixture_say (session, "1 keep voson", FALSE);
  g_assert_false (is_saved (session, line));
  session_fixture_wait (session);
  g_assert_true (is_saved (session, line));
}

/* Implied parts come after the said ones; the end of a choice in them is left out. */
static void
test_news (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "News", "Ann", "Bob");
  g_autofree char *news = NULL;

  session_fixture_say (session, "1 lead survey", FALSE);
  g_assert_null (arb_session_dup_news (session));
  session_fixture_say (session, "1 keep voson", FALSE);
  g_assert_null (arb_session_dup_news (session));
  session_fixture_say (session, "2 lead warfare", FALSE);
  news = arb_session_dup_news (session);
  g_assert_cmpstr (news, ==, "Bob leads Warfare; Bob dissents; Ann discards nothing, keeps 5");
  session_fixture_say (session, "2 collect", FALSE);
  g_assert_null (arb_session_dup_news (session));
}

/* The move of which most is to be said marks the part. */
static void
test_marked (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Marks", "Ann", "Bob");
  g_autoptr (ArbStoryLine) line = NULL;
  g_autoptr (ArbLogLine) marked = NULL;

  session_fixture_say (session, "1 lead research", FALSE);
  line = get_last (session);
  g_assert_null (arb_story_line_dup_marked (line));
  session_fixture_say (session, "1 acquire abundance", TRUE);
  marked = arb_story_line_dup_marked (line);
  g_assert_nonnull (marked);
  g_assert_true (marked->entry.ruled);
}

static void
test_outlives_its_game (void)
{
  ArbSession *session = begin ();
  g_autoptr (GListModel) story = g_object_ref (arb_session_get_story (session));
  g_autoptr (ArbStoryLine) line = get_last (session);

  session_fixture_wait (session);
  g_object_unref (session);
  g_assert_cmpuint (g_list_model_get_n_items (story), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (line), 0));
  g_assert_null (arb_story_line_dup_marked (line));
  g_assert_cmpstr (line->text, ==, "Ann leads Survey");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/story/words-for-who-asks", test_words_for_who_asks);
  g_test_add_func ("/model/story/moves", test_moves);
  g_test_add_func ("/model/story/goes-on", test_goes_on);
  g_test_add_func ("/model/story/saved", test_saved);
  g_test_add_func ("/model/story/news", test_news);
  g_test_add_func ("/model/story/marked", test_marked);
  g_test_add_func ("/model/story/outlives-its-game", test_outlives_its_game);

  return g_test_run ();
}
