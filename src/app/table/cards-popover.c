/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/cards-popover.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/popover.h"
#include "app/widgets/text-block.h"

#include <glib/gi18n.h>

#define TILE_WIDTH 150
#define TITLE_CHARS 36
#define MOST_HEIGHT 420
#define SPACING 6

static void
append_text (GtkBox *list, const char *text, const char *class)
{
  GtkWidget *label = arb_text_line_new (text, class);

  /* The scroller is as high as the text in its natural width. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_box_append (list, label);
}

static void
append_cards (GtkBox *list, ArbSession *session, ArbZone *zone)
{
  GPtrArray *cards = zone->cards;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                 arb_columns_layout_new (TILE_WIDTH, 2, SPACING), NULL);
  gboolean unknown = FALSE;

  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];
      GtkWidget *tile = arb_card_tile_new ();

      arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_BAR);
      gtk_box_append (GTK_BOX (box), tile);
      unknown |= card->id == NULL;
    }
  gtk_box_append (list, box);
  if (unknown)
    append_text (list, _ ("Nobody has said which cards these are."), "dim-label");
}

GtkWidget *
arb_cards_popover_new (ArbSession *session, const ArbTitledZone *zones, guint n_zones)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  for (guint i = 0; i < n_zones; i++)
    {
      if (zones[i].title != NULL)
        append_text (GTK_BOX (list), zones[i].title, "heading");
      if (zones[i].zone != NULL)
        append_cards (GTK_BOX (list), session, zones[i].zone);
    }
  gtk_widget_set_size_request (list, 2 * TILE_WIDTH + SPACING, -1);
  return arb_popover_new_scrolled (list, MOST_HEIGHT);
}
