/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/card-button.h"

#include "app/table/card-popover.h"
#include "app/widgets/widgets.h"

struct _ArbCardButton
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  ArbCardTile *tile;
  ArbSession *session; /* not owned: the page outlives its cards */
  ArbZoneCard *card;
  guint seat;
};

G_DEFINE_FINAL_TYPE (ArbCardButton, arb_card_button, ADW_TYPE_BIN)

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  ArbCardButton *self = ARB_CARD_BUTTON (data);

  gtk_menu_button_set_popover (button,
                               arb_card_popover_new (self->session, self->seat, self->card));
}

static void
arb_card_button_finalize (GObject *object)
{
  g_clear_object (&ARB_CARD_BUTTON (object)->card);

  G_OBJECT_CLASS (arb_card_button_parent_class)->finalize (object);
}

static void
arb_card_button_class_init (ArbCardButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_card_button_finalize;
}

static void
arb_card_button_init (ArbCardButton *self)
{
  GtkWidget *tile = arb_card_tile_new ();

  self->tile = ARB_CARD_TILE (tile);
  self->button = g_object_new (GTK_TYPE_MENU_BUTTON, "has-frame", FALSE, "child", tile, NULL);
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "card-button");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

static GtkWidget *
card_button_new (void)
{
  return g_object_new (ARB_TYPE_CARD_BUTTON, NULL);
}

static void
set_card (ArbCardButton *self, ArbSession *session, guint seat, ArbZoneCard *card,
          ArbCardTileForm form)
{
  const char *words;

  /* The popover showed the offers of the previous moment, so it is closed. */
  gtk_menu_button_popdown (self->button);
  self->session = session;
  self->seat = seat;
  arb_card_tile_set (self->tile, session, card, form);
  if (!g_set_object (&self->card, card))
    return;
  words = arb_card_tile_get_words (self->tile);
  arb_widget_set_tooltip (GTK_WIDGET (self), words);
  arb_widget_set_accessible_name (GTK_WIDGET (self->button), words);
}

GtkWidget *
arb_card_button_show (ArbChildPool *cards, ArbSession *session, ArbZone *zone, ArbZoneCard *card,
                      ArbCardTileForm form)
{
  GtkWidget *tile;

  g_return_val_if_fail (cards != NULL, NULL);
  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (ARB_IS_ZONE (zone) && ARB_IS_ZONE_CARD (card), NULL);

  if (zone->look->form != ARB_SHOW_TILES)
    {
      tile = arb_child_pool_next (cards, "card", arb_card_tile_new);
      arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_SLIM);
      return tile;
    }
  tile = arb_child_pool_next (cards, "tile", card_button_new);
  set_card (ARB_CARD_BUTTON (tile), session, zone->seat, card, form);
  return tile;
}

void
arb_card_button_flip (ArbCardButton *self)
{
  g_return_if_fail (ARB_IS_CARD_BUTTON (self));

  arb_card_tile_flip (self->tile);
}
