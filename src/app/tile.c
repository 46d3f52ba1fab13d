/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tile.h"

#include "app/resources.h"
#include "app/widgets.h"

#include <glib/gi18n.h>

struct _ArbTile
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkLabel *value_label;
  GtkLabel *caption_label;
};

G_DEFINE_FINAL_TYPE (ArbTile, arb_tile, ADW_TYPE_BIN)

static void
arb_tile_class_init (ArbTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTile, content);
  gtk_widget_class_bind_template_child (widget_class, ArbTile, value_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTile, caption_label);
}

static void
arb_tile_init (ArbTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static ArbTile *
tile_new (const char *value, const char *caption)
{
  ArbTile *self = g_object_new (ARB_TYPE_TILE, NULL);
  g_autofree char *name = g_strdup_printf ("%s: %s", caption, value);

  gtk_label_set_text (self->value_label, value);
  gtk_label_set_text (self->caption_label, caption);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  return self;
}

GtkWidget *
arb_card_label_new (ArbZoneCard *card)
{
  const char *details = arb_zone_card_get_details (card);
  g_autoptr (GString) text = g_string_new (arb_zone_card_get_label (card));
  GtkWidget *label;

  if (arb_zone_card_get_count (card) > 1)
    g_string_append_printf (text, " × %u", arb_zone_card_get_count (card));
  if (details[0] != '\0')
    g_string_append_printf (text, "\n%s", details);

  label = gtk_label_new (text->str);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "card-label");
  if (arb_zone_card_get_face (card) == ARB_FACE_DOWN)
    gtk_widget_add_css_class (label, "face-down");
  return label;
}

GtkWidget *
arb_cards_popover_new (ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *popover = gtk_popover_new ();

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      gtk_box_append (GTK_BOX (list), arb_card_label_new (card));
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_widget_set_size_request (list, 220, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  return popover;
}

/* The list is made when it is asked for: a table has many zones, and most stay closed. */
static void
fill_popover (GtkMenuButton *button, gpointer zone)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, arb_cards_popover_new (zone));
}

static void
make_openable (ArbTile *self, ArbZone *zone)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GtkWidget) content = g_object_ref (self->content);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), content);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_popover,
                                         g_object_ref (zone), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_widget_get_tooltip (GTK_WIDGET (self)), -1);
  adw_bin_set_child (ADW_BIN (self), button);
}

GtkWidget *
arb_tile_new_for_zone (ArbZone *zone)
{
  g_autofree char *amount = g_strdup_printf ("%u", arb_zone_get_n_cards (zone));
  ArbTile *self = tile_new (amount, arb_zone_get_title (zone));

  if (arb_zone_get_n_cards (zone) == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
  else
    make_openable (self, zone);
  return GTK_WIDGET (self);
}

GtkWidget *
arb_tile_new_for_counter (ArbCounter *counter, ArbZone *zone)
{
  g_autofree char *amount = arb_counter_dup_amount (counter);
  ArbTile *self = tile_new (amount, arb_counter_get_title (counter));

  if (arb_counter_get_value (counter) == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
  if (zone != NULL && arb_zone_get_n_cards (zone) > 0)
    make_openable (self, zone);
  return GTK_WIDGET (self);
}

gboolean
arb_zone_lies_open (ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      if (arb_zone_card_get_face (card) != ARB_FACE_ANY)
        return TRUE;
    }
  return FALSE;
}

/* Piles that are counted one by one: each card of the zone bears a counter of its own. */
static gboolean
has_piles (ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      if (arb_zone_card_get_face (card) != ARB_FACE_ANY
          || arb_zone_card_get_details (card)[0] == '\0')
        return FALSE;
    }
  return TRUE;
}

static void
append_piles (GtkBox *box, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      g_autofree char *amount = g_strdup_printf ("%u", arb_zone_card_get_count (card));
      g_autofree char *tooltip =
          g_strdup_printf ("%s: %s × %u, %s", arb_zone_get_title (zone),
                           arb_zone_card_get_label (card), arb_zone_card_get_count (card),
                           arb_zone_card_get_details (card));
      ArbTile *self = tile_new (amount, arb_zone_card_get_label (card));

      arb_widget_set_tooltip (GTK_WIDGET (self), tooltip);
      gtk_widget_add_css_class (GTK_WIDGET (self), "pile");
      gtk_box_append (box, GTK_WIDGET (self));
    }
}

/* Zero is worth a place only where it is the end of something. */
static gboolean
is_shown (ArbCounter *counter, ArbZone *zone)
{
  return zone != NULL || arb_counter_get_value (counter) != 0 || arb_counter_has_limit (counter);
}

static gboolean
has_counter (GListModel *counters, ArbZone *zone)
{
  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (ArbCounter) counter = g_list_model_get_item (counters, i);

      if (arb_counter_get_seat (counter) == arb_zone_get_seat (zone)
          && g_str_equal (arb_counter_get_id (counter), arb_zone_get_id (zone)))
        return TRUE;
    }
  return FALSE;
}

static void
append_counters (GtkBox *box, GListModel *counters, GListModel *zones, guint seat)
{
  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (ArbCounter) counter = g_list_model_get_item (counters, i);
      ArbZone *zone;

      if (arb_counter_get_seat (counter) != seat)
        continue;
      zone = arb_zones_find (zones, arb_counter_get_id (counter), seat);
      if (is_shown (counter, zone))
        gtk_box_append (box, arb_tile_new_for_counter (counter, zone));
    }
}

void
arb_tiles_append (GtkBox *box, GListModel *counters, GListModel *zones, guint seat)
{
  append_counters (box, counters, zones, seat);
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (zones, i);

      if (arb_zone_get_seat (zone) != seat || arb_zone_get_n_cards (zone) == 0
          || has_counter (counters, zone))
        continue;
      if (seat != 0 && arb_zone_lies_open (zone))
        continue;
      if (has_piles (zone))
        append_piles (box, zone);
      else
        gtk_box_append (box, arb_tile_new_for_zone (zone));
    }
}
