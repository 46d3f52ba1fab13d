/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-cards.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/pips.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "wording/search.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define TILE_WIDTH 150       /* two of them fit beside each other on a phone */
#define NARROW_TILE_WIDTH 96 /* three of them do */
#define CELL_WIDTH 52
#define PLACE_SIZE 50
#define NAMED_CELL_WIDTH 100 /* of a cell that names one of several cards */
#define SPACING 6
#define MOST_BESIDE 2 /* cells beside their card; if there are more, they lie below it */
#define FEW_ALIKE 3   /* cards that have a cell each in the row */

/* The key of the words by which people search a card. */
static const char words_key[] = "arb-card-words";

/* Shows the card in the button instead of its text, and below it what is missing for it. */
static void
show_card (const ArbOfferParts *parts, ArbOfferButton *button, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  g_autoptr (ArbZoneCard) card = arb_session_dup_picture (parts->session, item);
  g_autofree char *lack = arb_wording_offer_lack (item->wording, &item->offer);

  arb_offer_button_set (button, item, index, arb_offer_item_get_name (item), lack);
  arb_offer_button_set_card (button, parts->session, card);
  arb_offer_button_set_made (button, item->offer.made);
  if (card != NULL)
    g_object_set_data_full (G_OBJECT (button), words_key,
                            g_strconcat (card->name, " ", card->details, NULL), g_free);
}

static GtkWidget *
columns_new (int width)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (width, 0, SPACING),
                       NULL);
}

static GtkWidget *
tiles_new (void)
{
  return columns_new (TILE_WIDTH);
}

static GtkWidget *
tile_new (void)
{
  GtkWidget *button = arb_offer_button_new ();

  gtk_widget_add_css_class (button, "card-choice");
  return button;
}

/* A tile that opens a list: its words must not make its column wider than a card. */
static GtkWidget *
more_tile_new (void)
{
  GtkWidget *button = arb_offer_parts_more_new ();
  GtkWidget *label = gtk_label_new (NULL);

  g_object_set (label, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "tile-more");
  return button;
}

static GtkWidget *
blank_new (void)
{
  GtkWidget *blank = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (blank, "tile-blank");
  return blank;
}

/* Adds the places of the cards of @look that nobody has named: the first one opens the list of them
 * all. So the first card that is named takes a place that was there before. */
static void
add_places (const ArbOfferParts *parts, const ArbOfferLook *look, ArbChildPool *tiles)
{
  const ArbOfferLook *more = arb_offer_parts_find_look (parts, look, ARB_FORM_MORE);
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (look->places == 0 || more == NULL || arb_offer_parts_find (parts, more) < 0)
    return;
  label = arb_offer_parts_dup_more (parts, more);
  button = arb_child_pool_next (tiles, "more", more_tile_new);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), label);
  arb_offer_parts_show_more (parts, button, more->id, NULL, label);
  for (guint i = arb_offer_parts_count (parts, look) + 1; i < (guint) look->places; i++)
    arb_child_pool_next (tiles, "blank", blank_new);
}

/* The card that an offer is about, even if it names which planet that is. */
static ArbArgument
get_card (const ArbOfferParts *parts, guint index)
{
  return arb_offer_parts_get (parts, index)->offer.moves[0].arguments[0];
}

/* Fills @box with the tiles of the offers in @drawer, or of all offers with @look and the places of
 * those to come; only of those about @card, unless that is %ARB_ARGUMENT_NONE. */
static void
fill_tiles (const ArbOfferParts *parts, GtkWidget *box, const ArbOfferLook *look,
            const char *drawer, ArbArgument card)
{
  ArbChildPool tiles = arb_child_pool_begin (box);

  arb_widget_set_class (box, "drawer", drawer != NULL);
  g_object_set (gtk_widget_get_layout_manager (box), "max-columns", (guint) look->columns,
                "column-width", look->columns > 2 ? NARROW_TILE_WIDTH : TILE_WIDTH, NULL);
  for (guint i = 0; i < parts->offers->len; i++)
    if ((drawer != NULL ? arb_offer_parts_is_in_drawer (parts, i, drawer)
                        : arb_offer_parts_is (parts, i, look))
        && (card == ARB_ARGUMENT_NONE || get_card (parts, i) == card))
      show_card (parts, ARB_OFFER_BUTTON (arb_child_pool_next (&tiles, "tile", tile_new)), i);
  if (drawer == NULL)
    add_places (parts, look, &tiles);
  arb_child_pool_end (&tiles);
}

static void
filter (GtkSearchEntry *search, GtkWidget *tiles)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (search));

  for (GtkWidget *tile = gtk_widget_get_first_child (tiles); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    {
      const char *words = g_object_get_data (G_OBJECT (tile), words_key);

      gtk_widget_set_visible (tile, words != NULL && arb_search_matches (typed, words));
    }
}

/* Makes a box of cards with an entry that searches the words on them. */
static GtkWidget *
searched_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *search = gtk_search_entry_new ();
  GtkWidget *tiles = tiles_new ();

  g_object_set (search, "placeholder-text", _ ("Name, symbol or type"), NULL);
  arb_widget_set_accessible_name (search, _ ("Name, symbol or type"));
  g_signal_connect_object (search, "search-changed", G_CALLBACK (filter), tiles, 0);
  gtk_box_append (GTK_BOX (box), search);
  gtk_box_append (GTK_BOX (box), tiles);
  return box;
}

/* Adds the cards of a list that is long enough for a search entry. */
static void
add_searched (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  GtkWidget *box = arb_offer_parts_next (parts->parts, look, "searched", searched_new);
  GtkWidget *search = gtk_widget_get_first_child (box);

  for (GtkWidget *tile = gtk_widget_get_first_child (gtk_widget_get_last_child (box)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    g_object_set_data (G_OBJECT (tile), words_key, NULL);
  fill_tiles (parts, gtk_widget_get_last_child (box), look, look->id, ARB_ARGUMENT_NONE);
  filter (GTK_SEARCH_ENTRY (search), gtk_widget_get_last_child (box));
}

/* Whether an earlier offer of @look is about the same card. */
static gboolean
is_about_earlier (const ArbOfferParts *parts, const ArbOfferLook *look, guint index)
{
  for (guint i = 0; i < index; i++)
    if (arb_offer_parts_is (parts, i, look) && get_card (parts, i) == get_card (parts, index))
      return TRUE;
  return FALSE;
}

/* Adds a heading that names the card of an offer and asks what is chosen for it. */
static void
add_card_heading (const ArbOfferParts *parts, const ArbOfferLook *look, guint index)
{
  g_autofree char *heading =
      arb_wording_card_heading (arb_session_get_wording (parts->session), look,
                                arb_offer_parts_get (parts, index)->offer.seat,
                                get_card (parts, index));

  arb_offer_parts_add_heading (parts, look, heading);
}

/* Adds the tiles about each card below a heading of their own. */
static void
add_tiles_by_card (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  for (guint i = 0; i < parts->offers->len; i++)
    {
      if (!arb_offer_parts_is (parts, i, look) || is_about_earlier (parts, look, i))
        continue;
      add_card_heading (parts, look, i);
      fill_tiles (parts, arb_offer_parts_next (parts->parts, look, "tiles", tiles_new), look, NULL,
                  get_card (parts, i));
    }
}

void
arb_offer_cards_add_tiles (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  const ArbOfferLook *more = arb_offer_parts_find_look (parts, look, ARB_FORM_MORE);
  gboolean any_more = more != NULL && arb_offer_parts_find (parts, more) >= 0;

  if (arb_wording_has_card_heading (look))
    add_tiles_by_card (parts, look);
  else if (arb_offer_parts_find (parts, look) >= 0 || (look->places > 0 && any_more))
    fill_tiles (parts, arb_offer_parts_next (parts->parts, look, "tiles", tiles_new), look, NULL,
                ARB_ARGUMENT_NONE);
  if (!any_more)
    return;

  if (look->places == 0)
    {
      g_autofree char *label = arb_offer_parts_dup_more (parts, more);

      arb_offer_parts_show_more (parts,
                                 arb_child_pool_next (parts->parts, "more",
                                                      arb_offer_parts_more_new),
                                 more->id, label, label);
    }
  if (g_strcmp0 (parts->drawer, more->id) == 0)
    add_searched (parts, more);
}

/* Makes a row for a card with a box of columns beside it. */
static GtkWidget *
card_row_new (int width)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *tile = arb_card_tile_new ();
  GtkWidget *columns = columns_new (width);

  gtk_widget_add_css_class (row, "card-row");
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_set_valign (columns, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), tile);
  gtk_box_append (GTK_BOX (row), columns);
  return row;
}

static GtkWidget *
row_new (void)
{
  GtkWidget *row = card_row_new (CELL_WIDTH);

  gtk_widget_set_hexpand (gtk_widget_get_last_child (row), TRUE);
  return row;
}

/* Returns the card of @seat with the number @number. */
static ArbZoneCard *
dup_numbered (ArbSession *session, guint seat, guint number)
{
  GPtrArray *zones = arb_session_get_zones (session);

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      GPtrArray *cards = zone->cards;

      for (guint j = 0; zone->seat == seat && j < cards->len; j++)
        {
          ArbZoneCard *card = cards->pdata[j];

          if (card->number == number && card->face != ARB_FACE_ANY)
            return g_object_ref (card);
        }
    }

  return NULL;
}

/* Returns the card on the table that an offer is about, or its picture. */
static ArbZoneCard *
dup_card (const ArbOfferParts *parts, ArbOfferItem *item)
{
  ArbArgument row = item->offer.row;

  return arb_argument_kind (row) == ARB_ARGUMENT_NUMBER
             ? dup_numbered (parts->session, item->offer.seat, arb_argument_value (row))
             : arb_session_dup_picture (parts->session, item);
}

static gboolean
is_section (const ArbOfferLook *look, const ArbOfferLook *first)
{
  return look != NULL && look->form == ARB_FORM_ROWS && arb_offer_look_shares_section (look, first);
}

/* Counts the offers of @look in @row with the same number, which differ only in the card that they
 * name. */
static guint
count_alike (const ArbOfferParts *parts, const ArbOfferLook *look, guint row, guint column)
{
  guint n = 0;

  for (guint i = 0; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);

      n += arb_offer_parts_is (parts, i, look) && arb_offer_parts_row_of (look, item) == row
           && item->offer.column == column;
    }

  return n;
}

/* Returns the name of the card that an offer names. */
static char *
dup_which (const ArbOfferParts *parts, ArbOfferItem *item)
{
  const ArbOffer *offer = &item->offer;

  return arb_wording_argument (arb_session_get_wording (parts->session),
                               offer->moves[offer->n_moves - 1].arguments[1]);
}

static void
add_cell (const ArbOfferParts *parts, ArbChildPool *cells, guint index, gboolean alone)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const char *label = arb_offer_parts_get_label (item->look);
  const char *amount = item->amount;
  g_autofree char *caption =
      alone ? arb_wording_offer_caption (item->wording, &item->offer) : dup_which (parts, item);
  GtkWidget *button = arb_offer_parts_next (cells, item->look, "cell", arb_offer_button_new);

  if (amount != NULL)
    arb_offer_button_set (ARB_OFFER_BUTTON (button), item, index, amount, label);
  else
    arb_offer_button_set (ARB_OFFER_BUTTON (button), item, index, label, caption);
  if (amount == NULL && alone && !arb_offer_parts_decides (parts, item))
    arb_offer_button_set_short_caption (ARB_OFFER_BUTTON (button),
                                        arb_session_get_player (parts->session, item->offer.seat));
  arb_widget_set_class (button, "worded", amount == NULL);
  arb_widget_set_class (button, "ready", amount == NULL && arb_offer_item_is_plain (item));
}

/* Adds a cell for each offer if only a few cards are named; otherwise a button that opens the list
 * of them. Returns: whether the cell names one of several cards */
static gboolean
add_cell_or_more (const ArbOfferParts *parts, ArbChildPool *cells, guint index, guint row)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const ArbOfferLook *look = item->look;
  guint n_alike = count_alike (parts, look, row, item->offer.column);
  g_autofree char *drawer = arb_offer_parts_dup_drawer (look, row);
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (n_alike <= FEW_ALIKE)
    {
      add_cell (parts, cells, index, n_alike == 1);
      return n_alike > 1;
    }
  if (arb_offer_parts_find_in_drawer (parts, drawer) != (gint) index)
    return FALSE;
  button = arb_offer_parts_next (cells, look, "more", arb_offer_parts_more_new);
  /* Translators: a button that asks which of several cards it is: “Settle…” */
  label = g_strdup_printf (_ ("%s…"), arb_offer_parts_get_label (look));
  arb_offer_parts_show_more (parts, button, drawer, label, label);
  gtk_widget_add_css_class (button, "ready");
  return FALSE;
}

/* Puts a few cells beside their card, and more of them below it. Names need wider cells. Card and
 * cells are equally wide, so that the cells of all rows lie below each other. */
static void
arrange_row (GtkWidget *row, gboolean named)
{
  GtkWidget *cells = gtk_widget_get_last_child (row);
  gboolean beside;
  guint n = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (cells); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    n += gtk_widget_get_visible (cell);
  g_object_set (gtk_widget_get_layout_manager (cells), "column-width",
                named && n > MOST_BESIDE ? NAMED_CELL_WIDTH : CELL_WIDTH, NULL);
  beside = n <= MOST_BESIDE;
  gtk_box_set_homogeneous (GTK_BOX (row), beside);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

/* The card that people decide about now has bars for what it needs; one of the next turn is
 * lower. */
static ArbCardTileForm
get_form (const ArbOfferParts *parts, const ArbOfferLook *first)
{
  if (!first->turn)
    return ARB_CARD_TILE_CARD;
  return arb_offer_parts_waits (parts, first) ? ARB_CARD_TILE_SLIM : ARB_CARD_TILE_BAR;
}

static void
fill_row (const ArbOfferParts *parts, const ArbOfferLook *first, GtkWidget *box, guint seat,
          guint row)
{
  g_autoptr (ArbZoneCard) card = dup_numbered (parts->session, seat, row);
  GtkWidget *tile = gtk_widget_get_first_child (box);
  ArbChildPool cells = arb_child_pool_begin (gtk_widget_get_last_child (box));
  gboolean named = FALSE;

  gtk_widget_set_visible (tile, card != NULL);
  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (tile), parts->session, card, get_form (parts, first));
  for (guint i = 0; i < parts->offers->len; i++)
    {
      const ArbOfferLook *look = arb_offer_parts_get (parts, i)->look;

      if (is_section (look, first)
          && arb_offer_parts_row_of (look, arb_offer_parts_get (parts, i)) == row)
        named |= add_cell_or_more (parts, &cells, i, row);
    }
  arb_child_pool_end (&cells);
  arrange_row (box, named);
}

/* Adds the open list of cards below the row whose button opened it. */
static void
add_open_drawer (const ArbOfferParts *parts, const ArbOfferLook *first, guint row)
{
  gint index = parts->drawer != NULL ? arb_offer_parts_find_in_drawer (parts, parts->drawer) : -1;
  ArbOfferItem *item = index >= 0 ? arb_offer_parts_get (parts, (guint) index) : NULL;
  const ArbOfferLook *look = item != NULL ? item->look : NULL;

  if (!is_section (look, first) || arb_offer_parts_row_of (look, item) != row)
    return;
  if (arb_wording_has_card_heading (look))
    add_card_heading (parts, look, (guint) index);
  fill_tiles (parts, arb_offer_parts_next (parts->parts, look, "tiles", tiles_new), look,
              parts->drawer, ARB_ARGUMENT_NONE);
}

void
arb_offer_cards_add_rows (const ArbOfferParts *parts, const ArbOfferLook *first)
{
  guint64 done = 0;

  for (guint i = 0; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);
      const ArbOfferLook *look = item->look;
      guint row;

      if (!is_section (look, first))
        continue;
      row = arb_offer_parts_row_of (look, item);
      if (row >= 64 || (done & G_GUINT64_CONSTANT (1) << row) != 0)
        continue;
      done |= G_GUINT64_CONSTANT (1) << row;
      fill_row (parts, first, arb_offer_parts_next (parts->parts, first, "row", row_new),
                item->offer.seat, row);
      add_open_drawer (parts, first, row);
    }
}

static GtkWidget *
slots_new (void)
{
  return card_row_new (PLACE_SIZE);
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

/* A thing that has no place on a card, like a piece before the player, is there, and has the icon
 * of its kind of offers. */
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
fill_slots (const ArbOfferParts *parts, const ArbOfferLook *look, GtkWidget *row, guint first)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, first);
  g_autoptr (ArbZoneCard) card = dup_card (parts, item);
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
arb_offer_cards_add_slots (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  for (guint i = 0; i < parts->offers->len; i++)
    if (arb_offer_parts_is (parts, i, look) && !is_begun (parts, look, i))
      fill_slots (parts, look, arb_offer_parts_next (parts->parts, look, "slots", slots_new), i);
}

/* Makes the parts of a bar, from top to bottom: the card, a line with the title and the amount, the
 * progress, the sum, and what is missing. */
static GtkWidget *
attempt_new (void)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_widget_add_css_class (bar, "attempt");
  gtk_box_append (GTK_BOX (line), arb_text_line_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (line), arb_text_line_new (NULL, "number-3"));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (line), TRUE);
  gtk_box_append (GTK_BOX (bar), arb_card_tile_new ());
  gtk_box_append (GTK_BOX (bar), line);
  gtk_box_append (GTK_BOX (bar), arb_progress_bar_new ());
  gtk_box_append (GTK_BOX (bar), arb_text_line_new (NULL, "label"));
  gtk_box_append (GTK_BOX (bar), arb_text_line_new (NULL, "short"));
  return bar;
}

/* “Small shield 2 + Defence bonus 1”; %NULL where the number has one part only. */
static char *
dup_sum (const ArbOfferParts *parts, const ArbViewCounter *counters, guint n)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  guint n_parts = 0;

  for (guint i = 0; i < n; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, counters[i].id);
      g_autofree char *word = NULL;

      if (look == NULL || look->place != ARB_CARD_PART)
        continue;
      word = arb_session_dup_word (parts->session, look->id);
      if (n_parts++ > 0)
        g_string_append (sum, " + ");
      /* Translators: a part of a sum and its number: “Small shield 2” */
      g_string_append_printf (sum, C_ ("part", "%s %d"), word, counters[i].value);
    }
  return n_parts > 1 ? g_string_free (g_steal_pointer (&sum), FALSE) : NULL;
}

static void
show_amount (GtkWidget *bar, const ArbOfferParts *parts, const ArbViewCounter *counter,
             const char *sum)
{
  GtkWidget *line = gtk_widget_get_next_sibling (gtk_widget_get_first_child (bar));
  GtkWidget *progress = gtk_widget_get_next_sibling (line);
  gint missing = MAX (0, counter->limit - counter->value);
  g_autofree char *title = arb_session_dup_word (parts->session, counter->id);
  /* Translators: how many are there of how many that are needed: “2 of 3” */
  g_autofree char *amount = g_strdup_printf (_ ("%d of %d"), counter->value, counter->limit);
  g_autofree char *lack = missing > 0 ? g_strdup_printf (_ ("%d short"), missing) : NULL;
  g_autofree char *label = arb_words_label (title, amount);
  const char *words[] = { label, sum != NULL ? sum : lack, sum != NULL ? lack : NULL };
  g_autofree char *name = arb_words_list (words, words[1] == NULL ? 1 : words[2] == NULL ? 2 : 3);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (line)), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (line)), amount);
  arb_pips_set (ARB_PIPS (progress), (guint) MAX (0, counter->value),
                (guint) MAX (0, counter->limit));
  arb_label_show (GTK_LABEL (gtk_widget_get_next_sibling (progress)), sum);
  arb_label_show (GTK_LABEL (gtk_widget_get_last_child (bar)), lack);
  arb_widget_set_accessible_name (bar, name);
}

static void
add_attempts_of (const ArbOfferParts *parts, ArbZoneCard *card)
{
  g_autofree char *sum = dup_sum (parts, card->counters, card->n_counters);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, card->counters[i].id);
      GtkWidget *bar;

      if (look == NULL || look->place != ARB_CARD_ATTEMPT)
        continue;
      bar = arb_child_pool_next (parts->parts, "attempt", attempt_new);
      arb_card_tile_set (ARB_CARD_TILE (gtk_widget_get_first_child (bar)), parts->session, card,
                         ARB_CARD_TILE_BAR);
      show_amount (bar, parts, &card->counters[i], sum);
    }
}

void
arb_offer_cards_add_attempts (const ArbOfferParts *parts)
{
  GPtrArray *zones;

  g_return_if_fail (parts != NULL && ARB_IS_SESSION (parts->session));

  zones = arb_session_get_zones (parts->session);
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      const ArbTableLook *look = zone->look;
      GPtrArray *cards = zone->cards;

      if (look == NULL || look->place != ARB_PLACE_TURN)
        continue;
      for (guint j = 0; j < cards->len; j++)
        add_attempts_of (parts, cards->pdata[j]);
    }
}
