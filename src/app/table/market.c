/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/market.h"

#include "app/table/card-button.h"
#include "app/table/supply-tile.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/words.h"

#define SPACING 4
#define TILE_WIDTH 40  /* of a card with its numbers */
#define CARD_WIDTH 100 /* of a small card with a name */
#define MOST_COLUMNS 2 /* of small cards */
#define MOST_LINES 5

gboolean
arb_market_is_wanted (const ArbCatalogue *catalogue)
{
  g_return_val_if_fail (catalogue != NULL, FALSE);

  for (guint i = 0; i < catalogue->n_zone_looks; i++)
    if (catalogue->zone_looks[i].place == ARB_PLACE_SUPPLY_BAR
        && catalogue->zone_looks[i].form == ARB_SHOW_TILES)
      return TRUE;
  return FALSE;
}

static GtkWidget *
line_new (void)
{
  return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3 * SPACING);
}

/* Makes a caption with columns for cards below. */
static GtkWidget *
section_new (GtkLayoutManager *columns)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (caption, "label");
  gtk_widget_set_hexpand (section, TRUE);
  gtk_box_append (GTK_BOX (section), caption);
  gtk_box_append (GTK_BOX (section), g_object_new (GTK_TYPE_BOX, "layout-manager", columns, NULL));
  return section;
}

/* Where the tiles of a line are wider than the table, they take a second row. */
static GtkWidget *
tiles_new (void)
{
  return section_new (arb_columns_layout_new (TILE_WIDTH, 0, 0));
}

static GtkWidget *
cards_new (void)
{
  return section_new (arb_columns_layout_new (CARD_WIDTH, MOST_COLUMNS, SPACING));
}

/* Shows the cards of the market; the table can record which cards they are. */
static void
show_cards (ArbSession *session, ArbZone *zone, ArbChildPool *line)
{
  const ArbTableLook *look = zone->look;
  gboolean tiles = look->form == ARB_SHOW_TILES;
  GtkWidget *section =
      arb_child_pool_next (line, tiles ? "tiles" : "cards", tiles ? tiles_new : cards_new);
  ArbChildPool cards = arb_child_pool_begin (gtk_widget_get_last_child (section));
  GPtrArray *zone_cards = zone->cards;
  const char *caption = look->caption != NULL
                            ? arb_words_translate ("zones", look->id, "caption", look->caption)
                            : zone->title;

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (section)), caption);
  for (guint i = 0; i < zone_cards->len; i++)
    arb_card_button_show (&cards, session, zone, zone_cards->pdata[i], ARB_CARD_TILE_CARD);
  arb_child_pool_end (&cards);
}

static void
show_number (ArbSession *session, ArbZone *zone, ArbChildPool *line)
{
  ArbSupply supply;

  arb_supply_init_zone (&supply, zone);
  arb_supply_tile_set (ARB_SUPPLY_TILE (arb_child_pool_next (line, "number", arb_supply_tile_new)),
                       session, &supply, ARB_SUPPLY_FULL);
  arb_supply_clear (&supply);
}

static gboolean
is_in_line (ArbZone *zone, gint line)
{
  const ArbTableLook *look = zone->look;

  return look != NULL && look->place == ARB_PLACE_SUPPLY_BAR && look->line == line
         && zone->n_cards > 0;
}

/* Returns: whether the line has any cards */
static gboolean
show_line (ArbSession *session, gint number, ArbChildPool *lines)
{
  GPtrArray *zones = arb_session_get_zones (session);
  ArbChildPool line = { 0 };

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (!is_in_line (zone, number))
        continue;
      if (line.parent == NULL)
        line = arb_child_pool_begin (arb_child_pool_next (lines, "line", line_new));
      if (zone->look->form == ARB_SHOW_NUMBER)
        show_number (session, zone, &line);
      else
        show_cards (session, zone, &line);
    }
  if (line.parent != NULL)
    arb_child_pool_end (&line);
  return line.parent != NULL;
}

gboolean
arb_market_show (GtkWidget *self, ArbSession *session)
{
  ArbChildPool lines;
  gboolean any = FALSE;

  g_return_val_if_fail (GTK_IS_BOX (self), FALSE);
  g_return_val_if_fail (ARB_IS_SESSION (session), FALSE);

  lines = arb_child_pool_begin (self);
  for (gint line = 0; line < MOST_LINES; line++)
    any = show_line (session, line, &lines) || any;
  arb_child_pool_end (&lines);
  return any;
}

GtkWidget *
arb_market_new (void)
{
  GtkWidget *self = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (self, "panel");
  gtk_widget_add_css_class (self, "market");
  return self;
}
