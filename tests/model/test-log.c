/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/simulate.h"
#include "model/log-line.h"
#include "model/reversed-list.h"
#include "model/session.h"
#include "systems/systems.h"

#define AT_FIRST 20

static guint n_lines_made;
static void (*constructed) (GObject *line);

static void
count_constructed (GObject *line)
{
  n_lines_made++;
  constructed (line);
}

/* From now on every line of a log that is made is counted. */
static void
count_lines (void)
{
  GObjectClass *klass = g_type_class_ref (ARB_TYPE_LOG_LINE);

  constructed = klass->constructed;
  klass->constructed = count_constructed;
}

/* A whole game, as a person finds it again. */
static ArbSession *
session_new_over (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, NULL, names, &error);
  g_autoptr (ArbGame) record = NULL;
  ArbSimulation simulation = { 0 };

  g_assert_no_error (error);
  g_assert_true (arb_simulate (catalogue, arb_game_get_options (arb_document_get_game (document)),
                               1, ARB_TELL_ALL, ARB_CHECK_NONE, &simulation, &record));
  arb_simulation_clear (&simulation);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (record, i);

      arb_game_append (arb_document_get_game (document), entry->said, entry->ruled, entry->implied,
                       entry->opens);
    }
  return arb_session_new (document, "/nowhere/over.arbiter");
}

static void
test_words_for_who_asks (void)
{
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbLogLine) line = NULL;
  g_autoptr (ArbLogLine) again = NULL;
  GListModel *log;

  n_lines_made = 0;
  session = session_new_over ();
  log = arb_session_get_log (session);
  g_assert_cmpuint (g_list_model_get_n_items (log), >, 100);
  g_assert_cmpuint (n_lines_made, ==, 0);

  line = g_list_model_get_item (log, 99);
  again = g_list_model_get_item (log, 99);
  g_assert_true (line == again);
  g_assert_cmpuint (arb_log_line_get_number (line), ==, 100);
  g_assert_cmpstr (arb_log_line_get_text (line), !=, "");
  g_assert_cmpuint (n_lines_made, ==, 1);
  g_assert_null (g_list_model_get_item (log, g_list_model_get_n_items (log)));
}

static void
test_lines_outlive_their_game (void)
{
  ArbSession *session = session_new_over ();
  g_autoptr (GListModel) log = g_object_ref (arb_session_get_log (session));
  g_autoptr (ArbLogLine) line = g_list_model_get_item (log, 0);

  g_object_unref (session);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, 0);
  g_assert_null (g_list_model_get_item (log, 0));
  g_assert_cmpuint (arb_log_line_get_number (line), ==, 1);
}

static void
test_reworded (void)
{
  g_autoptr (ArbSession) session = session_new_over ();
  GListModel *log = arb_session_get_log (session);
  g_autoptr (ArbLogLine) before = g_list_model_get_item (log, 0);
  g_autoptr (ArbLogLine) after = NULL;

  arb_session_reword (session);
  after = g_list_model_get_item (log, 0);
  g_assert_true (before != after);
  g_assert_cmpstr (arb_log_line_get_text (before), ==, arb_log_line_get_text (after));
}

/* --- The reversed list --- */

/* What somebody has who only listens. */
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

  g_assert_cmpuint (n_shown, >=, MIN (n, AT_FIRST));
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

  for (gint i = g_test_rand_int_range (0, 60); i > 0; i--)
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
      reversed = arb_reversed_list_new (G_LIST_MODEL (list), AT_FIRST);
      on_items_changed (reversed, 0, 0, g_list_model_get_n_items (reversed), heard);
      g_signal_connect (reversed, "items-changed", G_CALLBACK (on_items_changed), heard);
      for (guint j = 0; j < 10; j++)
        {
          check_reversed (reversed, G_LIST_MODEL (list), heard);
          if (g_test_rand_bit ())
            arb_reversed_list_show_more (ARB_REVERSED_LIST (reversed));
          else
            splice_at_random (list);
        }
    }
}

static void
test_reversed_shows_more (void)
{
  g_autoptr (ArbSession) session = session_new_over ();
  GListModel *log = arb_session_get_log (session);
  g_autoptr (GListModel) reversed = arb_reversed_list_new (log, AT_FIRST);

  g_assert_cmpuint (g_list_model_get_n_items (reversed), ==, AT_FIRST);
  arb_reversed_list_show_more (ARB_REVERSED_LIST (reversed));
  g_assert_cmpuint (g_list_model_get_n_items (reversed), ==, 2 * AT_FIRST);
  for (guint i = 0; i < 20; i++)
    arb_reversed_list_show_more (ARB_REVERSED_LIST (reversed));
  g_assert_cmpuint (g_list_model_get_n_items (reversed), ==, g_list_model_get_n_items (log));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  count_lines ();

  g_test_add_func ("/model/log/words-for-who-asks", test_words_for_who_asks);
  g_test_add_func ("/model/log/lines-outlive-their-game", test_lines_outlive_their_game);
  g_test_add_func ("/model/log/reworded", test_reworded);
  g_test_add_func ("/model/log/reversed-at-random", test_reversed_at_random);
  g_test_add_func ("/model/log/reversed-shows-more", test_reversed_shows_more);

  return g_test_run ();
}
