/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/turn/turn-panel.h"
#include "played-table.h"

#include <string.h>

/*
 * A turn stands still: the Actions, the roles, the answers and the discards have the same place and size
 * before and after a tap, for the length of a turn. The lists of planets and technologies before the
 * answers close up when something in them is used.
 */

static const char *const places[] = { "actions", "roles", "answers", "discards" };

/* What people see there, whoever it belongs to: the row of a player, or a role. */
static char *
dup_key (const ArbOfferCell *cell)
{
  const ArbOffer *offer = &cell->offered->offer;
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);

  return g_strdup_printf ("%s/%u/%u/%u", offer->kind, look->by_seat ? offer->seat : 0, offer->row,
                          offer->column);
}

/* Whether it is in a list of planets or technologies. */
static gboolean
is_listed (ArbOfferButton *button)
{
  ArbOfferForm form =
      (ArbOfferForm) arb_offer_cell_get_look (arb_offer_button_get_cell (button))->form;

  return form == ARB_FORM_ROWS || form == ARB_FORM_COLUMNS;
}

static void
collect (GtkWidget *widget, GtkWidget *panel, GHashTable *bounds)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (ARB_IS_OFFER_BUTTON (widget) && !is_listed (ARB_OFFER_BUTTON (widget)))
    {
      graphene_rect_t *rect = g_new0 (graphene_rect_t, 1);

      g_assert_true (gtk_widget_compute_bounds (widget, panel, rect));
      g_hash_table_insert (bounds, dup_key (arb_offer_button_get_cell (ARB_OFFER_BUTTON (widget))),
                           rect);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, panel, bounds);
}

/* Returns the bounds of the cells in the places of the panel, by what they are. */
static GHashTable *
look_at (PlayedTable *table)
{
  GHashTable *bounds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  gtk_test_widget_wait_for_draw (table->window);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    collect (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (table->panel),
                                                        ARB_TYPE_TURN_PANEL, places[i])),
             GTK_WIDGET (table->panel), bounds);
  return bounds;
}

/* Columns may share so many pixels among themselves otherwise; nobody notices them. */
#define LENIENCY 6

static gboolean
is_near (float was, float is)
{
  return ABS (was - is) <= LENIENCY;
}

/* Whether it is in the same place. The numbers of discards begin with the least that is allowed, so each
 * keeps its row only. */
static gboolean
is_still (const char *key, const graphene_rect_t *was, const graphene_rect_t *is)
{
  if (was->origin.y != is->origin.y || was->size.height != is->size.height)
    return FALSE;
  return strstr (key, "discard/") != NULL
         || (is_near (was->origin.x, is->origin.x) && is_near (was->size.width, is->size.width));
}

/* Fails if anything that is in both has moved. */
static void
compare (GHashTable *before, GHashTable *after, const char *name)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const graphene_rect_t *was = value, *is = g_hash_table_lookup (after, key);

      if (is == NULL || is_still (key, was, is))
        continue;
      g_test_message ("%s: %s was at %g, %g (%g×%g), and is at %g, %g (%g×%g)", name, (char *) key,
                      was->origin.x, was->origin.y, was->size.width, was->size.height, is->origin.x,
                      is->origin.y, is->size.width, is->size.height);
      g_test_fail ();
    }
}

static void
tap (PlayedTable *table, guint index, ArbOfferItem *item, guint *taps, guint *keys)
{
  ArbTurnState *state = arb_turn_panel_get_state (table->panel);
  guint turn = played_table_get_n_turns (table);
  g_autoptr (GHashTable) before = look_at (table);
  g_autoptr (GHashTable) after = NULL;
  gboolean plain = arb_offer_item_is_plain (item);
  gint part;

  while ((part = played_table_find_part (table)) >= 0)
    arb_turn_state_take (state, state->sheet->cells->pdata[part]);
  arb_turn_state_take (state, state->sheet->cells->pdata[index]);
  if (!plain)
    arb_turn_state_take (state, state->sheet->cells->pdata[index]);
  after = look_at (table);
  if (played_table_get_n_turns (table) == turn)
    compare (before, after, arb_offer_item_get_name (item));
}

static void
test_record (gconstpointer name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "records", name, NULL);
  PlayedTable table = { 0 };

  played_table_play (&table, path, tap);
  played_table_close (&table);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/app/still/four-players", "four-players-logistics.arbiter", test_record);
  g_test_add_data_func ("/app/still/two-players", "two-players-bureaucracy.arbiter", test_record);
  return g_test_run ();
}
