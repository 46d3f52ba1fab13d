/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/seat-card.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/seat-words.h"
#include "app/widgets/tile.h"
#include "app/widgets/widgets.h"

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
  gboolean scores_hidden;
};

enum
{
  PROP_SCORES_HIDDEN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbSeatCard, arb_seat_card, ARB_TYPE_SESSION_VIEW)

static GtkWidget *
caption_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
cards_new (void)
{
  GtkLayoutManager *layout = arb_columns_layout_new (116, 0, 4);

  g_object_set (layout, "snug", TRUE, NULL);
  return g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
}

static GtkWidget *
card_new (void)
{
  GtkWidget *label = arb_card_label_new ();

  gtk_widget_add_css_class (label, "table-card");
  return label;
}

static GtkWidget *
zone_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), caption_new ());
  gtk_box_append (GTK_BOX (box), cards_new ());
  return box;
}

static void
show_cards (ArbChildPool *parts, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);
  GtkWidget *box = arb_child_pool_next (parts, "zone", zone_new);
  ArbChildPool labels = arb_child_pool_begin (gtk_widget_get_last_child (box));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), arb_zone_get_title (zone));
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      arb_card_label_set (GTK_LABEL (arb_child_pool_next (&labels, "card", card_new)), card);
    }
  arb_child_pool_end (&labels);
}

static void
show_open_zones (ArbSeatCard *self, ArbChildPool *parts, GListModel *zones)
{
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (zones, i);

      if (arb_zone_get_seat (zone) == self->seat && arb_zone_lies_open (zone)
          && !arb_zone_is_on_board (zone))
        show_cards (parts, zone);
    }
}

static gboolean
has_score (ArbSeatCard *self)
{
  return !self->scores_hidden
         || arb_session_get_over (arb_session_view_get_session (ARB_SESSION_VIEW (self)));
}

/* What stands beside the name, for who hears it. */
static void
put_into_words (GtkWidget *widget)
{
  ArbSeatCard *self = ARB_SEAT_CARD (widget);
  g_autofree char *words =
      arb_seat_dup_words (arb_session_view_get_session (ARB_SESSION_VIEW (self)), self->seat,
                          has_score (self), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
arb_seat_card_update (ArbSessionView *view)
{
  ArbSeatCard *self = ARB_SEAT_CARD (view);
  ArbSession *session = arb_session_view_get_session (view);
  ArbPlayerMarker marker = arb_session_get_marker (session, self->seat);
  gboolean decides = (arb_session_get_deciders (session) & 1u << self->seat) != 0;
  g_autofree char *score =
      g_strdup_printf ("%d", arb_session_get_sheet (session)->totals[self->seat]);
  ArbChildPool tiles = arb_child_pool_begin (GTK_WIDGET (self->tiles));
  ArbChildPool cards = arb_child_pool_begin (GTK_WIDGET (self->cards));

  arb_player_marker_label_set (self->shape, marker);
  gtk_label_set_text (self->name_label, arb_session_get_player (session, self->seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_session_get_player (session, self->seat), -1);
  gtk_label_set_text (self->score_label, score);
  gtk_widget_set_visible (GTK_WIDGET (self->score_label), has_score (self));
  gtk_widget_set_visible (self->decides, decides);
  arb_player_marker_frame_set (self->content, decides ? marker : ARB_MARKER_TABLE);
  arb_tiles_show (&tiles, arb_session_get_counters (session), arb_session_get_zones (session),
                  self->seat, TRUE);
  show_open_zones (self, &cards, arb_session_get_zones (session));
  arb_child_pool_end (&tiles);
  arb_child_pool_end (&cards);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), !arb_child_pool_is_empty (&cards));
  arb_widget_once_painted (GTK_WIDGET (self), put_into_words);
}

static void
arb_seat_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbSeatCard *self = ARB_SEAT_CARD (object);

  if (id != PROP_SCORES_HIDDEN)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  self->scores_hidden = g_value_get_boolean (value);
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    arb_seat_card_update (ARB_SESSION_VIEW (self));
}

static void
arb_seat_card_class_init (ArbSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = arb_seat_card_set_property;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_seat_card_update;

  properties[PROP_SCORES_HIDDEN] = g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (ARB_TYPE_FITTED_SCROLLER);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/seat-card.ui");
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
