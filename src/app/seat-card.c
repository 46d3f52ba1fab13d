/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/seat-card.h"

#include "app/columns-layout.h"
#include "app/resources.h"
#include "app/tile.h"

#include <glib/gi18n.h>

struct _ArbSeatCard
{
  ArbSessionView parent_instance;

  guint seat;
  GtkWidget *content;
  GtkLabel *shape;
  GtkLabel *name_label;
  GtkWidget *decides;
  GtkLabel *score_label;
  GtkBox *tiles;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (ArbSeatCard, arb_seat_card, ARB_TYPE_SESSION_VIEW)

static GtkWidget *
caption_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static void
show_cards (ArbSeatCard *self, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, arb_columns_layout_new (116, 0, 4));
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      GtkWidget *label = arb_card_label_new (card);

      gtk_widget_add_css_class (label, "table-card");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_box_append (self->cards, caption_new (arb_zone_get_title (zone)));
  gtk_box_append (self->cards, box);
}

static void
show_open_zones (ArbSeatCard *self, GListModel *zones)
{
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (zones, i);

      if (arb_zone_get_seat (zone) == self->seat && arb_zone_lies_open (zone))
        show_cards (self, zone);
    }
}

static void
show_or_hide (GtkBox *box)
{
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
}

static void
arb_seat_card_update (ArbSessionView *view)
{
  ArbSeatCard *self = ARB_SEAT_CARD (view);
  ArbSession *session = arb_session_view_get_session (view);
  gboolean decides = (arb_session_get_deciders (session) & 1u << self->seat) != 0;
  g_autofree char *score =
      g_strdup_printf ("%d", arb_session_get_sheet (session)->totals[self->seat]);

  arb_box_clear (self->tiles);
  arb_box_clear (self->cards);
  arb_seat_label_set (self->shape, self->seat);
  gtk_label_set_text (self->name_label, arb_session_get_player (session, self->seat));
  gtk_label_set_text (self->score_label, score);
  gtk_widget_set_visible (self->decides, decides);
  if (decides)
    gtk_widget_add_css_class (self->content, "deciding");
  else
    gtk_widget_remove_css_class (self->content, "deciding");
  arb_tiles_append (self->tiles, arb_session_get_counters (session),
                    arb_session_get_zones (session), self->seat);
  show_open_zones (self, arb_session_get_zones (session));
  show_or_hide (self->tiles);
  show_or_hide (self->cards);
}

static void
arb_seat_card_class_init (ArbSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_seat_card_update;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, content);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, decides);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, score_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, tiles);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatCard, cards);
}

static void
arb_seat_card_init (ArbSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_seat_card_new (ArbSession *session, guint seat)
{
  ArbSeatCard *self = g_object_new (ARB_TYPE_SEAT_CARD, NULL);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self->seat = seat;
  arb_session_view_set_session (ARB_SESSION_VIEW (self), session);
  return GTK_WIDGET (self);
}
