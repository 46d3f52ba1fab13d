/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-slots.h"

#include "app/turn/offer-cards.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"

#define PLACE_SIZE 50
#define SPACING 6

static GtkWidget *
places_new (void)
{
  GtkWidget *places = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                    arb_columns_layout_new (PLACE_SIZE, 0, SPACING), NULL);

  gtk_widget_set_valign (places, GTK_ALIGN_CENTER);
  return places;
}

/* Makes a row for a card with its places beside it. */
static GtkWidget *
row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *tile = arb_card_tile_new ();

  gtk_widget_add_css_class (row, "card-row");
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_box_append (GTK_BOX (row), tile);
  gtk_box_append (GTK_BOX (row), places_new ());
  return row;
}

/* Returns the place @number of @card, counted from 1, or %NULL if it has no such place. */
static const ArbViewCounter *
find_place (const ArbOfferParts *parts, ArbZoneCard *card, guint number)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, card->counters[i].id);

      if (look != NULL && look->place == ARB_CARD_SLOT && --number == 0)
        return &card->counters[i];
    }

  return NULL;
}

/* A thing that has no place on a card, like a piece before the player, is there, and has the icon of
 * its kind of offers. */
static void
add_place (const ArbOfferParts *parts, ArbChildPool *places, ArbZoneCard *card, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const ArbViewCounter *there = card != NULL ? find_place (parts, card, item->offer.column) : NULL;
  ArbOfferPlace place = { .icon = item->look->icon, .filled = TRUE };
  GtkWidget *button = arb_child_pool_next (places, "place", arb_offer_button_new);

  if (there != NULL)
    {
      place.icon = arb_catalogue_find_card_look (parts->catalogue, there->id)->icon;
      place.filled = there->value > 0;
    }
  if (parts->chosen[index] > 0)
    place.mark = place.filled ? "object-select-symbolic" : "list-add-symbolic";
  arb_offer_button_set (ARB_OFFER_BUTTON (button), item, index, NULL, NULL);
  arb_offer_button_set_place (ARB_OFFER_BUTTON (button), &place);
}

static void
fill_row (const ArbOfferParts *parts, const ArbOfferLook *look, GtkWidget *row, guint first)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, first);
  g_autoptr (ArbZoneCard) card = arb_offer_cards_dup_card (parts, item);
  ArbChildPool places = arb_child_pool_begin (gtk_widget_get_last_child (row));

  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (gtk_widget_get_first_child (row)), parts->session, card,
                       ARB_CARD_TILE_NAME);
  for (guint i = first; i < parts->offers->len; i++)
    if (arb_offer_parts_is (parts, i, look)
        && arb_offer_parts_get (parts, i)->offer.row == item->offer.row)
      add_place (parts, &places, card, i);
  arb_child_pool_end (&places);
}

/* Whether an offer before @index has the same look and is in the same row. */
static gboolean
is_begun (const ArbOfferParts *parts, const ArbOfferLook *look, guint index)
{
  const ArbOffer *offer = &arb_offer_parts_get (parts, index)->offer;

  for (guint i = 0; i < index; i++)
    if (arb_offer_parts_is (parts, i, look)
        && arb_offer_parts_get (parts, i)->offer.row == offer->row)
      return TRUE;

  return FALSE;
}

void
arb_offer_slots_add (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  for (guint i = 0; i < parts->offers->len; i++)
    if (arb_offer_parts_is (parts, i, look) && !is_begun (parts, look, i))
      fill_row (parts, look, arb_offer_parts_next (parts->parts, look, "slots", row_new), i);
}
