/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/tile.h"

#include "app/widgets/popover.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* The names of so many cards have room in one tile, in letters of all of them. */
#define MOST_LETTERS 12

struct _ArbTile
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkLabel *value_label;
  GtkLabel *caption_label;
  GtkWidget *button; /* (nullable): opens the list of the zone's cards */
  ArbZone *zone;
};

G_DEFINE_FINAL_TYPE (ArbTile, arb_tile, ADW_TYPE_BIN)

static void
arb_tile_dispose (GObject *object)
{
  g_clear_object (&ARB_TILE (object)->zone);

  G_OBJECT_CLASS (arb_tile_parent_class)->dispose (object);
}

static void
arb_tile_class_init (ArbTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_tile_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "widgets/tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTile, content);
  gtk_widget_class_bind_template_child (widget_class, ArbTile, value_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTile, caption_label);
}

static void
arb_tile_init (ArbTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_card_label_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "card-label");
  return label;
}

void
arb_card_label_set (GtkLabel *label, ArbZoneCard *card)
{
  const char *details = arb_zone_card_get_details (card);
  g_autoptr (GString) text = g_string_new (arb_zone_card_get_label (card));

  if (arb_zone_card_get_count (card) > 1)
    g_string_append_printf (text, " × %u", arb_zone_card_get_count (card));
  if (details[0] != '\0')
    g_string_append_printf (text, "\n%s", details);
  gtk_label_set_text (label, text->str);
  arb_widget_set_class (GTK_WIDGET (label), "face-down",
                        arb_zone_card_get_face (card) == ARB_FACE_DOWN);
}

static void
append_title (GtkBox *list, const char *title)
{
  GtkWidget *label = arb_card_label_new ();

  gtk_label_set_text (GTK_LABEL (label), title);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (list, label);
}

static void
append_cards (GtkBox *list, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      GtkWidget *label = arb_card_label_new ();

      arb_card_label_set (GTK_LABEL (label), card);
      gtk_box_append (list, label);
    }
}

GtkWidget *
arb_titled_cards_popover_new (const ArbTitledZone *zones, guint n_zones)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *popover = arb_popover_new ();

  for (guint i = 0; i < n_zones; i++)
    {
      if (zones[i].title != NULL)
        append_title (GTK_BOX (list), zones[i].title);
      append_cards (GTK_BOX (list), zones[i].zone);
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

GtkWidget *
arb_cards_popover_new (ArbZone *zone)
{
  return arb_titled_cards_popover_new (&(ArbTitledZone){ NULL, zone }, 1);
}

/* The list is made when it is asked for: a table has many zones, and most stay closed. */
static void
fill_popover (GtkMenuButton *button, gpointer tile)
{
  gtk_menu_button_set_popover (button, arb_cards_popover_new (ARB_TILE (tile)->zone));
}

static GtkWidget *
tile_new (void)
{
  return g_object_new (ARB_TYPE_TILE, NULL);
}

/* What a card says of itself is longer than what a counter is called. */
static GtkWidget *
card_tile_new (void)
{
  ArbTile *self = ARB_TILE (tile_new ());

  gtk_label_set_max_width_chars (self->caption_label, 18);
  gtk_widget_add_css_class (GTK_WIDGET (self), "open-card");
  return GTK_WIDGET (self);
}

static GtkWidget *
openable_tile_new (void)
{
  ArbTile *self = ARB_TILE (tile_new ());
  g_autoptr (GtkWidget) content = g_object_ref (self->content);

  self->button = gtk_menu_button_new ();
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), content);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), fill_popover, self, NULL);
  adw_bin_set_child (ADW_BIN (self), self->button);
  return GTK_WIDGET (self);
}

static void
name_tile (ArbTile *self, const char *name)
{
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  if (self->button != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name, -1);
}

static void
fill_tile (ArbTile *self, const char *value, const char *caption)
{
  g_autofree char *name = arb_words_label (caption, value);

  gtk_label_set_text (self->value_label, value);
  gtk_label_set_text (self->caption_label, caption);
  name_tile (self, name);
  arb_widget_set_class (GTK_WIDGET (self), "empty", FALSE);
  arb_widget_set_class (GTK_WIDGET (self), "pile", FALSE);
}

/* The next of @tiles, which opens the cards of @zone if there are any. */
static ArbTile *
next_tile (ArbChildPool *tiles, const char *value, const char *caption, ArbZone *zone)
{
  gboolean opens = zone != NULL && arb_zone_get_n_cards (zone) > 0;
  ArbTile *self = ARB_TILE (opens ? arb_child_pool_next (tiles, "openable", openable_tile_new)
                                  : arb_child_pool_next (tiles, "tile", tile_new));

  g_set_object (&self->zone, zone);
  fill_tile (self, value, caption);
  return self;
}

static gboolean
has_face (ArbZone *zone, guint face)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      if (arb_zone_card_get_face (card) == face)
        return TRUE;
    }
  return FALSE;
}

gboolean
arb_zone_lies_open (ArbZone *zone)
{
  return has_face (zone, ARB_FACE_UP) || has_face (zone, ARB_FACE_DOWN);
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
show_piles (ArbChildPool *tiles, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      g_autofree char *amount = g_strdup_printf ("%u", arb_zone_card_get_count (card));
      g_autofree char *name =
          /* Translators: a heap of cards: where it lies, what it is, how many are left of how
           * many: “Technologies: Survey × 3, Fertile” */
          g_strdup_printf (C_ ("pile", "%s: %s × %u, %s"), arb_zone_get_title (zone),
                           arb_zone_card_get_label (card), arb_zone_card_get_count (card),
                           arb_zone_card_get_details (card));
      ArbTile *tile = next_tile (tiles, amount, arb_zone_card_get_label (card), NULL);

      name_tile (tile, name);
      gtk_widget_add_css_class (GTK_WIDGET (tile), "pile");
    }
}

/* Zero is worth a place only where it is the end of something; the points of a seat stand at its
 * head already. */
static gboolean
is_shown (ArbCounter *counter, ArbZone *zone)
{
  if (arb_counter_get_seat (counter) != ARB_TABLE
      && g_str_equal (arb_counter_get_id (counter), ARB_COUNTER_POINTS))
    return FALSE;
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
show_counter (ArbChildPool *tiles, ArbCounter *counter, ArbZone *zone)
{
  g_autofree char *amount = arb_counter_dup_amount (counter);
  ArbTile *tile = next_tile (tiles, amount, arb_counter_get_title (counter), zone);

  arb_widget_set_class (GTK_WIDGET (tile), "empty", arb_counter_get_value (counter) == 0);
}

static void
show_counters (ArbChildPool *tiles, GListModel *counters, GListModel *zones, guint seat)
{
  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (ArbCounter) counter = g_list_model_get_item (counters, i);
      ArbZone *zone;

      if (arb_counter_get_seat (counter) != seat)
        continue;
      zone = arb_zones_find (zones, arb_counter_get_id (counter), seat);
      if (is_shown (counter, zone))
        show_counter (tiles, counter, zone);
    }
}

/* What lies face up is seen at once: cards that are soon said in one tile, others in one each. */
static void
show_open_cards (ArbChildPool *tiles, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);
  g_autoptr (GString) all = g_string_new (NULL);
  gboolean plain = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      g_string_append_printf (all, i > 0 ? "  %s" : "%s", arb_zone_card_get_label (card));
      plain = plain && arb_zone_card_get_details (card)[0] == '\0';
    }
  if (plain && g_utf8_strlen (all->str, -1) <= MOST_LETTERS)
    {
      next_tile (tiles, all->str, arb_zone_get_title (zone), zone);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      const char *details = arb_zone_card_get_details (card);

      fill_tile (ARB_TILE (arb_child_pool_next (tiles, "card", card_tile_new)),
                 arb_zone_card_get_label (card),
                 details[0] != '\0' ? details : arb_zone_get_title (zone));
    }
}

static void
show_zone (ArbChildPool *tiles, ArbZone *zone, gboolean brief)
{
  g_autofree char *amount = g_strdup_printf ("%u", arb_zone_get_n_cards (zone));

  if (has_piles (zone))
    show_piles (tiles, zone);
  else if (!brief && has_face (zone, ARB_FACE_UP))
    show_open_cards (tiles, zone);
  else
    next_tile (tiles, amount, arb_zone_get_title (zone), zone);
}

void
arb_tiles_show (ArbChildPool *tiles, GListModel *counters, GListModel *zones, guint seat,
                gboolean brief)
{
  show_counters (tiles, counters, zones, seat);
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (zones, i);

      if (arb_zone_get_seat (zone) == seat && arb_zone_get_n_cards (zone) > 0
          && !arb_zone_is_on_board (zone)
          && !has_counter (counters, zone) && (seat == 0 || !arb_zone_lies_open (zone)))
        show_zone (tiles, zone, brief);
    }
}
