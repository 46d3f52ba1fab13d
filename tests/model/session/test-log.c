/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/log-line.h"
#include "model/session/reversed-list.h"
#include "model/session/session.h"
#include "model/session/story.h"

static void
test_words_for_who_asks (void)
{
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbLogLine) line = NULL;
  g_autoptr (ArbLogLine) again = NULL;
  const guint *n_lines_made;

  n_lines_made = session_fixture_count_lines ();
  session = session_fixture_new_over ();
  g_assert_cmpuint (arb_session_get_length (session), >, 100);
  g_assert_cmpuint (*n_lines_made, ==, 0);

  line = arb_session_dup_line (session, 100);
  again = arb_session_dup_line (session, 100);
  g_assert_true (line == again);
  g_assert_cmpuint (line->number, ==, 100);
  g_assert_cmpstr (line->text, !=, "");
  g_assert_cmpuint (*n_lines_made, ==, 1);
  g_assert_null (arb_session_dup_line (session, arb_session_get_length (session) + 1));
}

static void
test_lines_outlive_their_game (void)
{
  ArbSession *session = session_fixture_new_over ();
  g_autoptr (ArbStory) story = ARB_STORY (g_object_ref (arb_session_get_story (session)));
  g_autoptr (ArbLogLine) line = arb_session_dup_line (session, 1);

  g_object_unref (session);
  g_assert_null (arb_story_dup_move (story, 0));
  g_assert_cmpuint (line->number, ==, 1);
}

static void
test_reworded (void)
{
  g_autoptr (ArbSession) session = session_fixture_new_over ();
  g_autoptr (ArbLogLine) before = arb_session_dup_line (session, 1);
  g_autoptr (ArbLogLine) after = NULL;

  arb_session_reword (session);
  after = arb_session_dup_line (session, 1);
  g_assert_true (before != after);
  g_assert_cmpstr (before->text, ==, after->text);
}

/* --- The reversed list --- */

/* The state of an observer that only listens to the list. */
static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, GPtrArray *heard)
{
  if (removed > 0)
    g_ptr_array_remove_range (heard, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (heard, (gint) (position + i), g_list_model_get_item (model, position + i));
}

static void
check_reversed (GListModel *reversed, GListModel *list, GPtrArray *heard)
{
  guint n = g_list_model_get_n_items (list);
  guint n_shown = g_list_model_get_n_items (reversed);

  g_assert_true (g_list_model_get_item_type (reversed) == g_list_model_get_item_type (list));
  g_assert_cmpuint (n_shown, >=, MIN (n, ARB_REVERSED_AT_FIRST));
  g_assert_cmpuint (n_shown, <=, n);
  g_assert_cmpuint (n_shown, ==, heard->len);
  for (guint i = 0; i < n_shown; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, n - 1 - i);
      g_autoptr (GObject) shown = g_list_model_get_item (reversed, i);

      g_assert_true (item == shown);
      g_assert_true (item == heard->pdata[i]);
    }
  g_assert_null (g_list_model_get_item (reversed, n_shown));
}

static void
splice_at_random (GListStore *list)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  guint position = (guint) g_test_rand_int_range (0, (gint) n + 1);
  guint removed = (guint) g_test_rand_int_range (0, (gint) (n - position) + 1);

  for (gint i = g_test_rand_int_range (0, 150); i > 0; i--)
    g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (list, position, removed, items->pdata, items->len);
}

static void
test_reversed_at_random (void)
{
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GListStore) list = g_list_store_new (G_TYPE_OBJECT);
      g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GListModel) reversed = NULL;

      splice_at_random (list);
      reversed = G_LIST_MODEL (arb_reversed_list_new (G_LIST_MODEL (list)));
      on_items_changed (reversed, 0, 0, g_list_model_get_n_items (reversed), heard);
      g_signal_connect (reversed, "items-changed", G_CALLBACK (on_items_changed), heard);
      for (guint j = 0; j < 10; j++)
        {
          check_reversed (reversed, G_LIST_MODEL (list), heard);
          if (g_test_rand_bit ())
            arb_reversed_list_show_more (G_LIST_STORE (reversed), G_LIST_MODEL (list));
          else
            splice_at_random (list);
        }
    }
}

static void
test_reversed_shows_more (void)
{
  g_autoptr (GListStore) list = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GListStore) reversed = arb_reversed_list_new (G_LIST_MODEL (list));
  GListModel *shown = G_LIST_MODEL (reversed);
  guint n = 3 * ARB_REVERSED_AT_FIRST;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_insert (list, 0, item);
    }
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, ARB_REVERSED_AT_FIRST);
  arb_reversed_list_show_more (reversed, G_LIST_MODEL (list));
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 2 * ARB_REVERSED_AT_FIRST);
  for (guint i = 0; i < 20; i++)
    arb_reversed_list_show_more (reversed, G_LIST_MODEL (list));
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/log/words-for-who-asks", test_words_for_who_asks);
  g_test_add_func ("/model/log/lines-outlive-their-game", test_lines_outlive_their_game);
  g_test_add_func ("/model/log/reworded", test_reworded);
  g_test_add_func ("/model/log/reversed-at-random", test_reversed_at_random);
  g_test_add_func ("/model/log/reversed-shows-more", test_reversed_shows_more);

  return g_test_run ();
}
