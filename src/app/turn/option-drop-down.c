/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/option-drop-down.h"

#include "app/turn/option-picker.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/focus.h"
#include "app/widgets/rows.h"

/* Enter chooses the first item that was found. */
static void
on_search_entered (GtkListView *found)
{
  GtkSelectionModel *model = gtk_list_view_get_model (found);

  if (g_list_model_get_n_items (G_LIST_MODEL (model)) == 0)
    return;
  gtk_selection_model_select_item (model, 0, TRUE);
  g_signal_emit_by_name (found, "activate", 0);
}

/* On a phone, the list appears without the keyboard on the screen, see arb_window_is_fitted(). */
static void
on_list (GtkWidget *entry)
{
  GtkWidget *popover = gtk_widget_get_ancestor (entry, GTK_TYPE_POPOVER);
  GtkRoot *root = gtk_widget_get_root (popover);

  if (!GTK_IS_WINDOW (root) || !arb_window_is_fitted (GTK_WINDOW (root)))
    gtk_widget_grab_focus (entry);
}

/* A #GtkDropDown opens with the focus on the chosen item: people who want to search would have to
 * tap the entry first, and then the item that was found. This one opens with the focus in the
 * entry, and Enter chooses. */
static void
search_at_once (GtkWidget *names)
{
  GObject *popover = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "popup");
  GObject *entry = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "search_entry");
  GObject *found = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "popup_list");

  if (popover == NULL || entry == NULL || found == NULL)
    return;
  g_signal_connect_object (popover, "show", G_CALLBACK (on_list), entry,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  arb_focus_type_into (GTK_WIDGET (popover), GTK_EDITABLE (entry));
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_search_entered), found,
                           G_CONNECT_SWAPPED);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tile = arb_card_tile_new ();
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *chosen = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), chosen);
  g_object_bind_property (item, "selected", chosen, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, ArbSession *session)
{
  GtkWidget *tile = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_next_sibling (tile);
  ArbOption *option = gtk_list_item_get_item (item);
  g_autoptr (ArbZoneCard) card = arb_option_dup_card (session, option);

  gtk_widget_set_visible (tile, card != NULL);
  gtk_widget_set_visible (label, card == NULL);
  gtk_label_set_text (GTK_LABEL (label), option->label);
  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_BAR);
}

/* Cards are picked as they look on the table. */
static GtkListItemFactory *
card_factory_new (ArbSession *session)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), session, 0);
  return factory;
}

static char *
dup_label (ArbOption *option)
{
  return g_strdup (option->label);
}

GtkWidget *
arb_option_drop_down_new (ArbSession *session, GListModel *options)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  GtkWidget *names;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  names = gtk_drop_down_new (g_object_ref (options),
                             gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL,
                                                          G_CALLBACK (dup_label), NULL, NULL));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (names),
                                   g_list_model_get_n_items (options) > ARB_OPTIONS_AT_ONCE);
  arb_drop_down_fit (GTK_DROP_DOWN (names));
  factory = card_factory_new (session);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (names), factory);
  search_at_once (names);
  gtk_widget_set_hexpand (names, TRUE);
  return names;
}
