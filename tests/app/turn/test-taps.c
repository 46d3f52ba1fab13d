/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "played-table.h"

/*
 * Whole recorded games, told by pressing the real buttons, at the level on which people tell a
 * game. The score must come out as recorded, and a turn must not take more taps than this.
 */

/* Taps a turn may take beyond one for each fact told. A player who dissents before another follows
 * has to say so, since nobody answers for another: that made it one more. */
#define DOUBT 4

/* The taps of half of all turns, and of nine in ten. */
typedef struct
{
  guint median;
  guint most;
} Bar;

/* By the number of players. */
static const Bar bars[] = { { 0, 0 }, { 0, 0 }, { 5, 8 }, { 6, 10 }, { 7, 10 } };

/* A button that is not shown tells nothing. */
static GVariant *
get_target (GtkWidget *widget, const char *action)
{
  if (!GTK_IS_BUTTON (widget) || !gtk_widget_is_visible (widget)
      || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) != 0)
    return NULL;
  return gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
}

static void
collect_drawers (GtkWidget *root, GPtrArray *drawers)
{
  GVariant *target = get_target (root, "turn.more");

  if (target != NULL)
    g_ptr_array_add (drawers, g_variant_dup_string (target, NULL));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_drawers (child, drawers);
}

static GtkWidget *
find_drawer (GtkWidget *root, const char *drawer)
{
  GVariant *target = get_target (root, "turn.more");

  if (target != NULL && g_str_equal (g_variant_get_string (target, NULL), drawer))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_drawer (child, drawer);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Opens the drawers one after the other until the button is there; the right one is one tap. */
static GtkWidget *
search_drawers (const ToldTable *table, guint index)
{
  g_autoptr (GPtrArray) drawers = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *root = GTK_WIDGET (table->panel);

  collect_drawers (root, drawers);
  for (guint i = 0; i < drawers->len; i++)
    {
      GtkWidget *button;

      click (find_drawer (root, drawers->pdata[i]));
      button = told_table_find_button (root, index);
      if (button != NULL)
        return button;
      click (find_drawer (root, drawers->pdata[i]));
    }

  return NULL;
}

static void
tap (ToldTable *table, guint index, ArbOfferItem *item, guint *taps, guint *keys)
{
  gboolean plain = arb_offer_item_is_plain (item);
  GtkWidget *button = told_table_find_button (GTK_WIDGET (table->panel), index);

  if (button == NULL)
    {
      button = search_drawers (table, index);
      ++*taps;
    }
  click (button);
  ++*taps;
  if (plain)
    return;
  /* It said that nothing more would happen. */
  click (told_table_find_button (GTK_WIDGET (table->panel), index));
  ++*taps;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

/* Adds the turns of a game to those of all games with as many players. */
static void
play_record (const char *path, gpointer data)
{
  GArray **turns = data;
  ToldTable table = { 0 };

  told_table_play (&table, path, tap);
  for (guint turn = 1; turn <= told_table_get_n_turns (&table); turn++)
    {
      guint facts = told_game_n_facts (table.told, turn);

      if (table.taps[turn] > facts + DOUBT)
        {
          g_test_message ("turn %u: %u taps for %u facts", turn, table.taps[turn], facts);
          g_test_fail ();
        }
      g_array_append_val (turns[arb_session_get_n_seats (table.session)], table.taps[turn]);
    }
  told_table_close (&table);
}

static void
report (GArray *turns, guint players, const Bar *bar)
{
  guint median, most, last;

  g_array_sort (turns, compare);
  median = g_array_index (turns, guint, turns->len / 2);
  most = g_array_index (turns, guint, turns->len * 9 / 10);
  last = g_array_index (turns, guint, turns->len - 1);
  g_test_message ("%u players, %u turns: taps median %u, 90 %% at most %u, all at most %u", players,
                  turns->len, median, most, last);
  g_assert_cmpuint (median, <=, bar->median);
  g_assert_cmpuint (most, <=, bar->most);
}

/* A card is taken and one played, and what it does is shown card by card. */
static const Bar microcosm_bar = { 4, 8 };

static void
test_taps (gconstpointer data)
{
  const char *folder = data;
  gboolean microcosm = g_str_has_prefix (folder, "microcosm");
  GArray *turns[ARB_MAX_SEATS + 1] = { NULL };

  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    turns[n] = g_array_new (FALSE, FALSE, sizeof (guint));
  told_table_foreach_record (folder, play_record, turns);
  for (guint n = 0; n <= ARB_MAX_SEATS; n++)
    {
      if (turns[n]->len > 0)
        report (turns[n], n, microcosm ? &microcosm_bar : &bars[n]);
      g_array_unref (turns[n]);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_data_func ("/taps/records", "records", test_taps);
  g_test_add_data_func ("/taps/microcosm", "microcosm/records", test_taps);
  return g_test_run ();
}
