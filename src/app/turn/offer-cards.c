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
show_card (const ArbOfferDrawing *drawing, GtkWidget *button, ArbOfferCell *cell)
{
  g_autoptr (ArbZoneCard) card = arb_session_dup_picture (drawing->session, cell->item);
  g_autofree char *lack = arb_wording_offer_lack (cell->item->wording, &cell->item->offer);

  arb_offer_drawing_set (drawing, button, cell, arb_offer_item_get_name (cell->item), lack);
  arb_offer_button_set_card (ARB_OFFER_BUTTON (button), drawing->session, card);
  arb_offer_button_set_made (ARB_OFFER_BUTTON (button), cell->item->offer.made);
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
  GtkWidget *button = arb_offer_drawing_more_new ();
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

/* Adds the places of the cards of @group that nobody has named: the first one opens the list of them
 * all, which is @more. So the first card that is named takes a place that was there before. */
static void
add_places (const ArbOfferDrawing *drawing, const ArbOfferGroup *group, const ArbOfferGroup *more,
            ArbChildPool *tiles)
{
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (group->look->places == 0 || more == NULL)
    return;
  label = arb_offer_drawing_dup_more (more);
  button = arb_child_pool_next (tiles, "more", more_tile_new);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), label);
  arb_offer_drawing_show_more (drawing, button, more->look->id, NULL, label);
  for (guint i = group->cells->len + 1; i < (guint) group->look->places; i++)
    arb_child_pool_next (tiles, "blank", blank_new);
}

/* Begins to fill @box with tiles in the columns of @look. */
static ArbChildPool
begin_tiles (GtkWidget *box, const ArbOfferLook *look)
{
  g_object_set (gtk_widget_get_layout_manager (box), "max-columns", (guint) look->columns,
                "column-width", look->columns > 2 ? NARROW_TILE_WIDTH : TILE_WIDTH, NULL);
  return arb_child_pool_begin (box);
}

static void
add_tile (const ArbOfferDrawing *drawing, ArbChildPool *tiles, ArbOfferCell *cell)
{
  show_card (drawing, arb_child_pool_next (tiles, "tile", tile_new), cell);
}

/* Fills @box with the tiles of the offers in @drawer. */
static void
fill_drawer (const ArbOfferDrawing *drawing, GtkWidget *box, const ArbOfferGroup *group,
             const char *drawer)
{
  ArbChildPool tiles = begin_tiles (box, group->look);

  gtk_widget_add_css_class (box, "drawer");
  for (guint i = 0; i < group->cells->len; i++)
    if (arb_offer_cell_is_in_drawer (group->cells->pdata[i], drawer))
      add_tile (drawing, &tiles, group->cells->pdata[i]);
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
add_searched (const ArbOfferDrawing *drawing, const ArbOfferGroup *group)
{
  GtkWidget *box = arb_offer_drawing_next (drawing->drawers, group->look, "searched", searched_new);
  GtkWidget *search = gtk_widget_get_first_child (box);

  for (GtkWidget *tile = gtk_widget_get_first_child (gtk_widget_get_last_child (box)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    g_object_set_data (G_OBJECT (tile), words_key, NULL);
  fill_drawer (drawing, gtk_widget_get_last_child (box), group, group->look->id);
  filter (GTK_SEARCH_ENTRY (search), gtk_widget_get_last_child (box));
}

/* Adds tiles below a heading for each card that the offers are about. The offers about a card follow
 * each other. */
static void
add_tiles_by_card (const ArbOfferDrawing *drawing, const ArbOfferGroup *group)
{
  ArbArgument card = ARB_ARGUMENT_NONE;
  ArbChildPool tiles = { 0 };

  for (guint i = 0; i < group->cells->len; i++)
    {
      ArbOfferCell *cell = group->cells->pdata[i];

      if (tiles.parent == NULL || arb_offer_drawing_get_card (cell) != card)
        {
          if (tiles.parent != NULL)
            arb_child_pool_end (&tiles);
          card = arb_offer_drawing_get_card (cell);
          arb_offer_drawing_add_card_heading (drawing, group->look, cell, cell->item->offer.seat);
          tiles =
              begin_tiles (arb_offer_drawing_next (drawing->parts, group->look, "tiles", tiles_new),
                           group->look);
        }
      add_tile (drawing, &tiles, cell);
    }
  if (tiles.parent != NULL)
    arb_child_pool_end (&tiles);
}

static void
add_all_tiles (const ArbOfferDrawing *drawing, const ArbOfferGroup *group,
               const ArbOfferGroup *more)
{
  ArbChildPool tiles =
      begin_tiles (arb_offer_drawing_next (drawing->parts, group->look, "tiles", tiles_new),
                   group->look);

  for (guint i = 0; i < group->cells->len; i++)
    add_tile (drawing, &tiles, group->cells->pdata[i]);
  add_places (drawing, group, more, &tiles);
  arb_child_pool_end (&tiles);
}

void
arb_offer_cards_add_tiles (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                           const ArbOfferGroup *group)
{
  const ArbOfferGroup *more = arb_offer_section_find (section, ARB_FORM_MORE);
  gboolean places = group->look->places > 0;

  if (more != NULL && more->cells->len == 0)
    more = NULL;
  if (arb_wording_has_card_heading (group->look))
    add_tiles_by_card (drawing, group);
  else if (group->cells->len > 0 || (places && more != NULL))
    add_all_tiles (drawing, group, more);
  if (more == NULL)
    return;

  if (!places)
    {
      g_autofree char *label = arb_offer_drawing_dup_more (more);

      arb_offer_drawing_show_more (drawing,
                                   arb_child_pool_next (drawing->parts, "more",
                                                        arb_offer_drawing_more_new),
                                   more->look->id, label, label);
    }
  if (arb_offer_drawing_is_open (drawing, more->look->id))
    add_searched (drawing, more);
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
dup_card (const ArbOfferDrawing *drawing, ArbOfferItem *item)
{
  ArbArgument row = item->offer.row;

  return arb_argument_kind (row) == ARB_ARGUMENT_NUMBER
             ? dup_numbered (drawing->session, item->offer.seat, arb_argument_value (row))
             : arb_session_dup_picture (drawing->session, item);
}

/* Counts the offers in @row with the same number, which differ only in the card that they name. */
static guint
count_alike (const ArbOfferRow *row, guint column)
{
  guint n = 0;

  for (guint i = 0; i < row->cells->len; i++)
    n += ARB_OFFER_CELL (row->cells->pdata[i])->item->offer.column == column;

  return n;
}

/* Returns the name of the card that an offer names. */
static char *
dup_which (const ArbOfferDrawing *drawing, ArbOfferItem *item)
{
  const ArbOffer *offer = &item->offer;

  return arb_wording_argument (arb_session_get_wording (drawing->session),
                               offer->moves[offer->n_moves - 1].arguments[1]);
}

static void
add_cell (const ArbOfferDrawing *drawing, ArbChildPool *cells, ArbOfferCell *cell, gboolean alone)
{
  ArbOfferItem *item = cell->item;
  const char *label = arb_offer_drawing_get_label (item->look);
  const char *amount = item->amount;
  g_autofree char *caption =
      alone ? arb_wording_offer_caption (item->wording, &item->offer) : dup_which (drawing, item);
  GtkWidget *button = arb_offer_drawing_next (cells, item->look, "cell", arb_offer_button_new);

  if (amount != NULL)
    arb_offer_drawing_set (drawing, button, cell, amount, label);
  else
    arb_offer_drawing_set (drawing, button, cell, label, caption);
  if (amount == NULL && alone && !cell->decides)
    arb_offer_button_set_short_caption (ARB_OFFER_BUTTON (button),
                                        arb_session_get_player (drawing->session,
                                                                item->offer.seat));
  arb_widget_set_class (button, "worded", amount == NULL);
  arb_widget_set_class (button, "ready", amount == NULL && arb_offer_item_is_plain (item));
}

/* Adds a button that opens the list of the cards that the offers of the row name. */
static void
add_which (const ArbOfferDrawing *drawing, ArbChildPool *cells, const ArbOfferGroup *group,
           guint number)
{
  g_autofree char *drawer = arb_offer_group_dup_drawer (group, number);
  /* Translators: a button that asks which of several cards it is: “Settle…” */
  g_autofree char *label = g_strdup_printf (_ ("%s…"), arb_offer_drawing_get_label (group->look));
  GtkWidget *button =
      arb_offer_drawing_next (cells, group->look, "more", arb_offer_drawing_more_new);

  arb_offer_drawing_show_more (drawing, button, drawer, label, label);
  gtk_widget_add_css_class (button, "ready");
}

/* Adds a cell for the offer if it names one of a few cards; otherwise the first one adds a button that
 * opens the list of them. Returns: whether the cell names one of several cards */
static gboolean
add_cell_or_which (const ArbOfferDrawing *drawing, ArbChildPool *cells,
                   const ArbOfferSection *section, ArbOfferCell *cell)
{
  const ArbOfferGroup *group = arb_offer_section_get_group (section, cell);
  const ArbOfferRow *row = arb_offer_group_find_row (group, cell->row);
  guint n_alike = count_alike (row, cell->item->offer.column);

  if (n_alike <= FEW_ALIKE)
    add_cell (drawing, cells, cell, n_alike == 1);
  else if (row->cells->pdata[0] == cell)
    add_which (drawing, cells, group, cell->row);
  return n_alike > 1 && n_alike <= FEW_ALIKE;
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
get_form (const ArbOfferSection *section)
{
  const ArbOfferGroup *first = section->groups->pdata[0];

  if (!first->look->turn)
    return ARB_CARD_TILE_CARD;
  return section->waits ? ARB_CARD_TILE_SLIM : ARB_CARD_TILE_BAR;
}

static gboolean
is_in_row (ArbOfferCell *cell, guint number)
{
  return arb_offer_cell_get_look (cell)->form == ARB_FORM_ROWS && cell->row == number;
}

/* Fills @box with the card of the row that @first begins, and its offers. */
static void
fill_row (const ArbOfferDrawing *drawing, const ArbOfferSection *section, GtkWidget *box,
          ArbOfferCell *first)
{
  g_autoptr (ArbZoneCard) card =
      dup_numbered (drawing->session, first->item->offer.seat, first->row);
  GtkWidget *tile = gtk_widget_get_first_child (box);
  ArbChildPool cells = arb_child_pool_begin (gtk_widget_get_last_child (box));
  gboolean named = FALSE;

  gtk_widget_set_visible (tile, card != NULL);
  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (tile), drawing->session, card, get_form (section));
  for (guint i = 0; i < section->cells->len; i++)
    if (is_in_row (section->cells->pdata[i], first->row))
      named |= add_cell_or_which (drawing, &cells, section, section->cells->pdata[i]);
  arb_child_pool_end (&cells);
  arrange_row (box, named);
}

/* Adds the open list of cards that a button of the row has opened. */
static void
add_open_drawer (const ArbOfferDrawing *drawing, const ArbOfferSection *section, guint number)
{
  ArbOfferDrawing below = arb_offer_drawing_in_drawer (drawing);

  for (guint i = 0; i < section->groups->len; i++)
    {
      const ArbOfferGroup *group = section->groups->pdata[i];
      const ArbOfferRow *row = arb_offer_group_find_row (group, number);
      g_autofree char *drawer = arb_offer_group_dup_drawer (group, number);

      if (row == NULL || group->look->form != ARB_FORM_ROWS
          || !arb_offer_drawing_is_open (drawing, drawer))
        continue;
      if (arb_wording_has_card_heading (group->look))
        arb_offer_drawing_add_card_heading (&below, group->look, row->cells->pdata[0], row->seat);
      fill_drawer (drawing, arb_offer_drawing_next (below.parts, group->look, "tiles", tiles_new),
                   group, drawer);
    }
}

/* Returns the cell that begins the row of cell @index. */
static ArbOfferCell *
get_first_of_row (const ArbOfferSection *section, guint index)
{
  ArbOfferCell *cell = section->cells->pdata[index];

  for (guint i = 0; i < index; i++)
    if (is_in_row (section->cells->pdata[i], cell->row))
      return section->cells->pdata[i];

  return cell;
}

void
arb_offer_cards_add_rows (const ArbOfferDrawing *drawing, const ArbOfferSection *section)
{
  const ArbOfferGroup *first = section->groups->pdata[0];

  for (guint i = 0; i < section->cells->len; i++)
    {
      ArbOfferCell *cell = section->cells->pdata[i];

      if (!is_in_row (cell, cell->row) || get_first_of_row (section, i) != cell)
        continue;
      fill_row (drawing, section,
                arb_offer_drawing_next (drawing->parts, first->look, "row", row_new), cell);
      add_open_drawer (drawing, section, cell->row);
    }
}

static GtkWidget *
slots_new (void)
{
  return card_row_new (PLACE_SIZE);
}

/* Returns the place @number of @card, counted from 1, or %NULL if it has no such place. */
static const ArbViewCounter *
find_place (const ArbOfferDrawing *drawing, ArbZoneCard *card, guint number)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (drawing->catalogue, card->counters[i].id);

      if (look != NULL && look->place == ARB_CARD_SLOT && --number == 0)
        return &card->counters[i];
    }

  return NULL;
}

/* A thing that has no place on a card, like a piece before the player, is there, and has the icon
 * of its kind of offers. */
static void
add_place (const ArbOfferDrawing *drawing, ArbChildPool *places, ArbZoneCard *card,
           ArbOfferCell *cell)
{
  const ArbViewCounter *there =
      card != NULL ? find_place (drawing, card, cell->item->offer.column) : NULL;
  ArbOfferPlace place = { .icon = cell->item->look->icon, .filled = TRUE };
  GtkWidget *button = arb_child_pool_next (places, "place", arb_offer_button_new);

  if (there != NULL)
    {
      place.icon = arb_catalogue_find_card_look (drawing->catalogue, there->id)->icon;
      place.filled = there->value > 0;
    }
  if (cell->chosen > 0)
    place.mark = place.filled ? "object-select-symbolic" : "list-add-symbolic";
  arb_offer_drawing_set (drawing, button, cell, NULL, NULL);
  arb_offer_button_set_place (ARB_OFFER_BUTTON (button), &place);
}

static void
fill_slots (const ArbOfferDrawing *drawing, GtkWidget *row, const ArbOfferRow *slots)
{
  ArbOfferCell *first = slots->cells->pdata[0];
  g_autoptr (ArbZoneCard) card = dup_card (drawing, first->item);
  ArbChildPool places = arb_child_pool_begin (gtk_widget_get_last_child (row));

  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (gtk_widget_get_first_child (row)), drawing->session, card,
                       ARB_CARD_TILE_NAME);
  for (guint i = 0; i < slots->cells->len; i++)
    add_place (drawing, &places, card, slots->cells->pdata[i]);
  arb_child_pool_end (&places);
}

void
arb_offer_cards_add_slots (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                           const ArbOfferGroup *group)
{
  for (guint i = 0; i < group->rows->len; i++)
    fill_slots (drawing, arb_offer_drawing_next (drawing->parts, group->look, "slots", slots_new),
                group->rows->pdata[i]);
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
dup_sum (const ArbOfferDrawing *drawing, const ArbViewCounter *counters, guint n)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  guint n_parts = 0;

  for (guint i = 0; i < n; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (drawing->catalogue, counters[i].id);
      g_autofree char *word = NULL;

      if (look == NULL || look->place != ARB_CARD_PART)
        continue;
      word = arb_session_dup_word (drawing->session, look->id);
      if (n_parts++ > 0)
        g_string_append (sum, " + ");
      /* Translators: a part of a sum and its number: “Small shield 2” */
      g_string_append_printf (sum, C_ ("part", "%s %d"), word, counters[i].value);
    }
  return n_parts > 1 ? g_string_free (g_steal_pointer (&sum), FALSE) : NULL;
}

static void
show_amount (GtkWidget *bar, const ArbOfferDrawing *drawing, const ArbViewCounter *counter,
             const char *sum)
{
  GtkWidget *line = gtk_widget_get_next_sibling (gtk_widget_get_first_child (bar));
  GtkWidget *progress = gtk_widget_get_next_sibling (line);
  gint missing = MAX (0, counter->limit - counter->value);
  g_autofree char *title = arb_session_dup_word (drawing->session, counter->id);
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
add_attempts_of (const ArbOfferDrawing *drawing, ArbZoneCard *card)
{
  g_autofree char *sum = dup_sum (drawing, card->counters, card->n_counters);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (drawing->catalogue, card->counters[i].id);
      GtkWidget *bar;

      if (look == NULL || look->place != ARB_CARD_ATTEMPT)
        continue;
      bar = arb_child_pool_next (drawing->parts, "attempt", attempt_new);
      arb_card_tile_set (ARB_CARD_TILE (gtk_widget_get_first_child (bar)), drawing->session, card,
                         ARB_CARD_TILE_BAR);
      show_amount (bar, drawing, &card->counters[i], sum);
    }
}

void
arb_offer_cards_add_attempts (const ArbOfferDrawing *drawing)
{
  GPtrArray *zones;

  g_return_if_fail (drawing != NULL && ARB_IS_SESSION (drawing->session));

  zones = arb_session_get_zones (drawing->session);
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      const ArbTableLook *look = zone->look;
      GPtrArray *cards = zone->cards;

      if (look == NULL || look->place != ARB_PLACE_TURN)
        continue;
      for (guint j = 0; j < cards->len; j++)
        add_attempts_of (drawing, cards->pdata[j]);
    }
}
