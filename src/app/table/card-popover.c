/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/card-popover.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/pips.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/popover.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/offer-item.h"
#include "store/faces.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define WIDTH 300
#define MOST_HEIGHT 480
#define TILE_WIDTH 92
#define MOST_TILES 9 /* of the cards that it can be; more are only counted */
#define SPACING 6

/* The sizes of a popover with the cards of zones. */
#define LIST_TILE_WIDTH 150
#define LIST_HEIGHT 420
#define LIST_CHARS 36 /* of its texts */

typedef struct
{
  ArbSession *session;
  const ArbCatalogue *catalogue;
  guint seat;
  ArbZoneCard *card;
  GtkBox *box;
} Filled;

static GtkWidget *
append_label (GtkBox *box, const char *text, const char *class)
{
  GtkWidget *label = arb_text_line_new (text, class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_box_append (box, label);
  return label;
}

static GtkWidget *
append_tile (GtkBox *box, ArbSession *session, ArbZoneCard *card)
{
  GtkWidget *tile = arb_card_tile_new ();

  arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_BAR);
  gtk_box_append (box, tile);
  return tile;
}

/* Appends the card and its owner. Returns whether the card has all it needs. */
static gboolean
append_card (const Filled *filled)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *tile = append_tile (GTK_BOX (line), filled->session, filled->card);
  GtkWidget *shape = gtk_image_new ();

  gtk_widget_set_hexpand (tile, TRUE);
  arb_player_marker_image_set (GTK_IMAGE (shape),
                               arb_session_get_marker (filled->session, filled->seat));
  gtk_widget_set_valign (shape, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), shape);
  gtk_box_append (filled->box, line);
  return arb_card_tile_is_ready (ARB_CARD_TILE (tile));
}

/* Appends what the card needs and how much of it is there, with a bar. */
static void
append_progress (const Filled *filled, const ArbCardCounterLook *look,
                 const ArbViewCounter *counter)
{
  gboolean complete = counter->value >= counter->limit;
  g_autofree char *amount = g_strdup_printf ("%d/%d", counter->value, counter->limit);
  g_autofree char *missing =
      complete ? NULL
               /* Translators: so many pieces are missing */
               : g_strdup_printf (_ ("%d short"), counter->limit - counter->value);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *title, *bar = arb_progress_bar_new ();

  arb_image_set_icon (GTK_IMAGE (image), look->icon);
  gtk_box_append (GTK_BOX (line), image);
  title = append_label (GTK_BOX (line),
                        look->caption != NULL ? arb_words_translate ("card-counters", look->id,
                                                                     "caption", look->caption)
                                              : arb_words_get (filled->catalogue, look->id),
                        "heading");
  gtk_widget_set_hexpand (title, TRUE);
  append_label (GTK_BOX (line), missing, "label");
  append_label (GTK_BOX (line), amount, "heading");
  arb_widget_set_class (line, "ready", complete);
  gtk_widget_add_css_class (line, "progress-line");
  arb_pips_set (ARB_PIPS (bar), (guint) MAX (0, counter->value), (guint) counter->limit);
  gtk_box_append (filled->box, line);
  gtk_box_append (filled->box, bar);
}

/* Appends the counters that the tile does not show. */
static void
append_counters (const Filled *filled)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < filled->card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (filled->catalogue, filled->card->counters[i].id);
      g_autofree char *word = NULL;

      if (look == NULL)
        continue;
      if (look->place == ARB_CARD_PROGRESS && filled->card->counters[i].limit >= 0)
        append_progress (filled, look, &filled->card->counters[i]);
      if (look->place != ARB_CARD_NOTE)
        continue;
      word = arb_session_dup_word (filled->session, look->id);
      g_ptr_array_add (notes, g_strdup_printf (C_ ("points", "%s: %d"), word,
                                               filled->card->counters[i].value));
    }
  if (notes->len == 0)
    return;
  joined = arb_words_list ((const char *const *) notes->pdata, notes->len);
  append_label (filled->box, joined, "label");
}

/* Appends tiles of the cards that this one can be, or only their number if there are many. */
static void
append_candidates (const Filled *filled)
{
  g_autoptr (GPtrArray) zones = arb_session_dup_knowledge (filled->session);
  guint number = filled->card->number;
  GtkWidget *tiles = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                   arb_columns_layout_new (TILE_WIDTH, 3, SPACING), NULL);
  guint n_tiles = 0;

  g_object_ref_sink (tiles);
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      GPtrArray *cards = zone->cards;

      if (zone->seat != filled->seat)
        continue;
      for (guint j = 0; j < cards->len; j++)
        {
          ArbZoneCard *card = cards->pdata[j];

          if (card->number == number && n_tiles++ < MOST_TILES)
            append_tile (GTK_BOX (tiles), filled->session, card);
        }
    }
  if (n_tiles > 0 && n_tiles <= MOST_TILES)
    {
      append_label (filled->box, _ ("One of these"), "label");
      gtk_box_append (filled->box, tiles);
    }
  g_object_unref (tiles);
}

/* Whether @text, moves in the notation, names the card by its number. */
static gboolean
names_card (const Filled *filled, const char *text)
{
  g_autofree char *number = g_strdup_printf ("#%u", filled->card->number);
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  return g_strv_contains ((const char *const *) words, number);
}

/* Whether the popover proposes an offer: not if a rule forbids it or if it has no effect; also if
 * the rules leave it open, because the table is asked then. Parts are chosen in the turn panel,
 * where the others are. */
static gboolean
is_proposed (ArbOfferItem *item)
{
  const ArbOffer *offer = &item->offer;

  return !offer->part
         && (arb_offer_item_is_plain (item) || offer->verdict.value == ARB_UNDECIDABLE);
}

/* Appends buttons for the offers about this card. */
static void
append_offers (const Filled *filled, gboolean ready)
{
  GPtrArray *offers = arb_session_get_offers (filled->session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      GtkWidget *button;

      if (item->offer.seat != filled->seat || !is_proposed (item)
          || !names_card (filled, arb_offer_item_get_choice (item)->text))
        continue;
      button = gtk_button_new_with_label (arb_offer_item_get_name (item));
      gtk_widget_add_css_class (button, "choice");
      if (ready && arb_offer_item_is_plain (item))
        gtk_widget_add_css_class (button, "ready");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.offer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                        arb_offer_item_get_choice (item)->text);
      gtk_box_append (filled->box, button);
    }
}

/* Adds a button to type in the face of the card: the card is at hand now. */
static void
append_enter (const Filled *filled)
{
  const char *id = filled->card->id;
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (!arb_faces_lack (filled->catalogue, id))
    return;
  /* Translators: on a button: types in what is printed on this card */
  label = g_strdup_printf (_ ("Enter “%s”…"), filled->card->name);
  button = gtk_button_new_with_label (label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.cards");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_box_append (filled->box, button);
}

GtkWidget *
arb_card_popover_new (ArbSession *session, guint seat, ArbZoneCard *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  Filled filled = { session, NULL, seat, card, GTK_BOX (box) };
  gboolean ready;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (ARB_IS_ZONE_CARD (card), NULL);

  filled.catalogue = arb_session_get_catalogue (session);
  ready = append_card (&filled);
  append_counters (&filled);
  if (card->number > 0)
    {
      append_candidates (&filled);
      append_offers (&filled, ready);
    }
  append_enter (&filled);
  gtk_widget_set_size_request (box, WIDTH, -1);
  return arb_popover_new_scrolled (box, MOST_HEIGHT);
}

static void
append_text (GtkBox *list, const char *text, const char *class)
{
  /* The scroller is as high as the text in its natural width. */
  g_object_set (append_label (list, text, class), "max-width-chars", LIST_CHARS, NULL);
}

static void
append_cards (GtkBox *list, ArbSession *session, ArbZone *zone)
{
  GPtrArray *cards = zone->cards;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                 arb_columns_layout_new (LIST_TILE_WIDTH, 2, SPACING), NULL);
  gboolean unknown = FALSE;

  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];

      append_tile (GTK_BOX (box), session, card);
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
  gtk_widget_set_size_request (list, 2 * LIST_TILE_WIDTH + SPACING, -1);
  return arb_popover_new_scrolled (list, LIST_HEIGHT);
}
