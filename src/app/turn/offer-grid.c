/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-grid.h"

#include "app/turn/choice-grid.h"
#include "app/turn/row-heading.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define FIRST_ROW 1 /* below the numbers of the columns */
#define COUNT_WIDTH 44
#define COUNT_SPACING 4

/* A grid that is being filled, and the looks of the offers at the beginning and the end of its
 * rows. */
typedef struct
{
  const ArbOfferParts *parts;
  const ArbOfferLook *look;
  const ArbOfferLook *head; /* (nullable) */
  const ArbOfferLook *last; /* (nullable) */
  ArbChoiceGrid *grid;
  guint first; /* the column of the number 0, after the headings and the offers of @head */
} Grid;

/* The column after the numbers. */
static guint
get_last_column (const Grid *grid)
{
  return grid->first + ARB_GRID_COUNTS;
}

static GtkWidget *
caption_new (void)
{
  GtkWidget *label = arb_offer_parts_label_new ();

  gtk_widget_remove_css_class (label, "row-title");
  gtk_widget_add_css_class (label, "row-caption");
  return label;
}

static GtkWidget *
number_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "row-caption");
  return label;
}

/* Its word is longer than the cells below it, so it begins over the headings. */
static GtkWidget *
head_caption_new (void)
{
  GtkWidget *label = caption_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "head-caption");
  return label;
}

static ArbOfferButton *
get_cell (const Grid *grid, guint column, guint row)
{
  return ARB_OFFER_BUTTON (
      arb_choice_grid_next (grid->grid, column, row, "cell", arb_offer_button_new));
}

static GtkWidget *
attach_caption (const Grid *grid, guint column, const char *text)
{
  GtkWidget *label = column == 0
                         ? arb_choice_grid_next (grid->grid, 0, 0, "caption", caption_new)
                         : arb_choice_grid_next (grid->grid, column, 0, "number", number_new);

  gtk_label_set_text (GTK_LABEL (label), text);
  return label;
}

static char *
count_cards (guint n)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

/* Whether the number above the first column names its unit, because it is not named before it. */
static gboolean
has_unit (const Grid *grid)
{
  return grid->head != NULL || grid->parts->names == ARB_ROW_HEADING_ICON;
}

/* Attaches the words over the headings: what the numbers mean, or what the offers before them
 * do. */
static void
attach_first_caption (const Grid *grid)
{
  const char *label = grid->head != NULL ? arb_offer_parts_get_label (grid->head) : NULL;
  GtkWidget *caption;

  if (label == NULL)
    {
      if (!has_unit (grid))
        attach_caption (grid, 0,
                        grid->parts->names == ARB_ROW_HEADING_STACKED ? _ ("cards")
                                                                      : _ ("cards from hand"));
      return;
    }
  caption = arb_choice_grid_next (grid->grid, 0, 0, "head-caption", head_caption_new);
  arb_choice_grid_set_span (grid->grid, caption, grid->first);
  gtk_label_set_text (GTK_LABEL (caption), label);
}

/* Attaches the number of cards above each column. Where offers come before the numbers, the first
 * one names its unit, in letters so small that its column is not wider than the others. */
static void
attach_captions (const Grid *grid)
{
  gboolean named = has_unit (grid);

  attach_first_caption (grid);
  for (guint n = 0; n < ARB_GRID_COUNTS; n++)
    {
      g_autofree char *text = named && n == 0 ? count_cards (n) : g_strdup_printf ("%u", n);

      arb_widget_set_class (attach_caption (grid, grid->first + n, text), "with-unit",
                            named && n == 0);
    }
  attach_caption (grid, get_last_column (grid), _ ("more"));
}

static char *
dup_unit (const Grid *grid, ArbOfferItem *item)
{
  const char *outcome = item->offer.outcome;
  g_autofree char *id = outcome != NULL ? g_strconcat ("unit.", outcome, NULL) : NULL;

  return id != NULL ? arb_session_dup_word (grid->parts->session, id) : NULL;
}

static void
attach_heading (const Grid *grid, guint row, guint index)
{
  ArbSession *session = grid->parts->session;
  ArbOfferItem *item = arb_offer_parts_get (grid->parts, index);
  guint seat = item->offer.seat;
  ArbRowHeading *heading =
      ARB_ROW_HEADING (arb_choice_grid_next (grid->grid, 0, row, "heading", arb_row_heading_new));
  g_autofree char *icon = arb_offer_parts_dup_icon (grid->parts, index);
  g_autofree char *unit = dup_unit (grid, item);

  arb_row_heading_set_form (heading, grid->parts->names);
  if (grid->look->by_seat)
    arb_row_heading_set (heading, NULL, arb_session_get_marker (session, seat),
                         arb_session_get_player (session, seat), NULL, FALSE);
  else
    arb_row_heading_set (heading, icon, ARB_MARKER_TABLE, item->row, unit, item->offer.last);
}

/* Whether the columns have a line with their numbers. If the height is little, the cells of the
 * first row have these numbers instead. */
static gboolean
has_captions (const Grid *grid)
{
  return (grid->parts->names != ARB_ROW_HEADING_STACKED || grid->parts->aside)
         && !arb_offer_parts_waits (grid->parts, grid->look);
}

/* Shows the offer in a cell. When its seat has decided, the row shows only what that was. */
static void
set_cell (const Grid *grid, ArbOfferButton *button, guint index, const char *caption)
{
  ArbOfferItem *item = arb_offer_parts_get (grid->parts, index);
  const ArbOffer *offer = &item->offer;
  g_autofree char *made =
      offer->made ? arb_session_dup_last_result (grid->parts->session, offer->seat) : NULL;

  arb_offer_button_set (button, item, index,
                        !offer->over   ? NULL
                        : made != NULL ? made
                                       : "",
                        caption);
  arb_offer_button_set_made (button, offer->made);
  arb_widget_set_class (GTK_WIDGET (button), "over", offer->over);
}

/* Attaches the numbers of one row; marks the first one that has no more effect than the one
 * before. */
static void
attach_numbers (const Grid *grid, guint row, guint key)
{
  gboolean marked = FALSE;

  for (guint i = 0; i < grid->parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (grid->parts, i);
      guint column = grid->first + item->offer.column;
      g_autofree char *caption = NULL;
      ArbOfferButton *button;

      if (!arb_offer_parts_is (grid->parts, i, grid->look) || column >= get_last_column (grid)
          || arb_offer_parts_row_of (grid->look, item) != key)
        continue;
      button = get_cell (grid, column, row);
      caption =
          !has_captions (grid) && row == FIRST_ROW ? count_cards (column - grid->first) : NULL;
      set_cell (grid, button, i, NULL);
      if (caption != NULL)
        arb_offer_button_set_short_caption (button, caption);
      arb_offer_button_set_marked (button, !marked && arb_offer_button_is_idle (button));
      marked = marked || arb_offer_button_is_idle (button);
    }
}

/* Returns the first offer of @look that belongs to the row of @key, or -1. */
static gint
find_one (const Grid *grid, const ArbOfferLook *look, guint key)
{
  for (guint i = 0; look != NULL && i < grid->parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (grid->parts, i);

      if (arb_offer_parts_is (grid->parts, i, look)
          && (grid->look->by_seat ? item->offer.seat : arb_offer_parts_row_of (look, item)) == key)
        return (gint) i;
    }

  return -1;
}

/* Attaches the offer before the numbers: its icon and its amount, because its word is over the
 * column. */
static void
attach_head (const Grid *grid, guint row, guint key)
{
  gint index = find_one (grid, grid->head, key);
  const char *label = grid->head != NULL ? arb_offer_parts_get_label (grid->head) : NULL;
  gboolean named = label != NULL && !has_captions (grid) && row == FIRST_ROW;
  ArbOfferButton *button;

  if (index < 0)
    return;
  button = get_cell (grid, grid->first - 1, row);
  set_cell (grid, button, (guint) index, named ? label : NULL);
  arb_offer_button_set_icon (button, grid->head->icon);
  arb_widget_set_class (GTK_WIDGET (button), "suggested-action",
                        grid->head->suggested == ARB_SUGGESTION_SHOWN
                            && arb_offer_parts_find_suggested (grid->parts) == index);
}

/* The cell takes its offer, so it does not look like those that only open a list. */
static void
attach_last (const Grid *grid, guint row, guint key)
{
  gint index = find_one (grid, grid->last, key);

  if (index >= 0)
    arb_offer_button_set (get_cell (grid, get_last_column (grid), row),
                          arb_offer_parts_get (grid->parts, (guint) index), (guint) index, "+…",
                          NULL);
}

static void
attach_more (const Grid *grid, guint key, guint row)
{
  g_autofree char *drawer = arb_offer_parts_dup_drawer (grid->look, key);
  gint first = arb_offer_parts_find_in_drawer (grid->parts, drawer);
  GtkWidget *more;

  if (first < 0)
    return;
  more = arb_choice_grid_next (grid->grid, get_last_column (grid), row, "more",
                               arb_offer_parts_more_new);
  arb_offer_parts_show_more (grid->parts, more, drawer, "…", _ ("More"));
  arb_widget_set_class (more, "refused",
                        arb_offer_parts_get (grid->parts, (guint) first)->offer.over);
}

static void
attach_row (const Grid *grid, guint row, guint key, guint index)
{
  attach_heading (grid, row, index);
  attach_head (grid, row, key);
  attach_numbers (grid, row, key);
  attach_last (grid, row, key);
  attach_more (grid, key, row);
}

static void
attach_rows (const Grid *grid)
{
  guint row = FIRST_ROW;

  for (guint i = 0; i < grid->parts->offers->len; i++)
    {
      guint key;

      if (!arb_offer_parts_is (grid->parts, i, grid->look))
        continue;
      key = arb_offer_parts_row_of (grid->look, arb_offer_parts_get (grid->parts, i));
      if (find_one (grid, grid->look, key) == (gint) i)
        attach_row (grid, row++, key, i);
    }
}

static void
add_drawers (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  const char *row = parts->drawer != NULL ? strchr (parts->drawer, '/') : NULL;

  if (row != NULL && strlen (look->id) == (gsize) (row - parts->drawer)
      && g_str_has_prefix (parts->drawer, look->id))
    arb_offer_parts_add_drawer (parts, parts->drawer);
}

void
arb_offer_grid_add (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  Grid grid = { .parts = parts, .look = look };

  grid.head = arb_offer_parts_find_look (parts, look, ARB_FORM_GRID_HEAD);
  grid.last = arb_offer_parts_find_look (parts, look, ARB_FORM_GRID_LAST);
  grid.first = grid.head != NULL ? 2 : 1;
  grid.grid =
      ARB_CHOICE_GRID (arb_offer_parts_next (parts->parts, look, "grid", arb_choice_grid_new));
  arb_choice_grid_begin (grid.grid);
  if (has_captions (&grid))
    attach_captions (&grid);
  attach_rows (&grid);
  arb_choice_grid_end (grid.grid);
  add_drawers (parts, look);
}

static void
attach_icons (const ArbOfferParts *parts, ArbChoiceGrid *grid, const ArbOfferLook *look,
              guint *column)
{
  for (guint i = 0; i < parts->offers->len; i++)
    {
      g_autofree char *icon = NULL;
      GtkWidget *button;

      if (!arb_offer_parts_is (parts, i, look))
        continue;
      icon = arb_offer_parts_dup_icon (parts, i);
      button = arb_choice_grid_next (grid, ++*column, 0, "cell", arb_offer_button_new);
      arb_offer_button_set (ARB_OFFER_BUTTON (button), arb_offer_parts_get (parts, i), i, NULL,
                            NULL);
      arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), icon);
    }
}

void
arb_offer_grid_add_icons (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  const ArbOfferLook *more = arb_offer_parts_find_look (parts, look, ARB_FORM_MORE);
  g_autofree char *heading =
      arb_wording_heading (arb_session_get_wording (parts->session), look, ARB_TABLE);
  gboolean beside = parts->names == ARB_ROW_HEADING_BESIDE;
  ArbChoiceGrid *grid;
  guint column = 0;

  /* If the row has no room for its heading, it is above the row. */
  if (heading != NULL && !beside && parts->aside)
    gtk_label_set_text (GTK_LABEL (
                            arb_offer_parts_next (parts->parts, look, "caption", caption_new)),
                        heading);
  grid = ARB_CHOICE_GRID (arb_offer_parts_next (parts->parts, look, "icons", arb_choice_grid_new));
  arb_choice_grid_begin (grid);
  if (heading != NULL && beside)
    gtk_label_set_text (GTK_LABEL (
                            arb_choice_grid_next (grid, 0, 0, "title", arb_offer_parts_label_new)),
                        heading);
  attach_icons (parts, grid, look, &column);
  if (more != NULL && arb_offer_parts_count (parts, more) > 0)
    {
      g_autofree char *name = arb_offer_parts_dup_more (parts, more);

      arb_offer_parts_show_more (parts,
                                 arb_choice_grid_next (grid, column + 1, 0, "more",
                                                       arb_offer_parts_more_new),
                                 more->id, "…", name);
    }
  arb_choice_grid_end (grid);
  if (more != NULL)
    arb_offer_parts_add_drawer (parts, more->id);
}

static GtkWidget *
counts_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *cells =
      g_object_new (GTK_TYPE_BOX, "layout-manager",
                    arb_columns_layout_new (COUNT_WIDTH, 0, COUNT_SPACING), "hexpand", TRUE, NULL);

  gtk_box_append (GTK_BOX (row), arb_offer_parts_label_new ());
  gtk_box_append (GTK_BOX (row), cells);
  return row;
}

/* If the number must be positive, nobody asks why it is not 0. */
static void
add_fewer (const ArbOfferParts *parts, const ArbOfferLook *look, guint least, ArbChildPool *cells)
{
  GtkWidget *button;

  if (arb_offer_parts_get (parts, least)->offer.column <= 1
      || !arb_offer_parts_is (parts, least - 1, look))
    return;
  button = arb_child_pool_next (cells, "fewer", arb_offer_button_new);
  gtk_widget_add_css_class (button, "worded");
  arb_offer_button_set (ARB_OFFER_BUTTON (button), arb_offer_parts_get (parts, least - 1),
                        least - 1, _ ("Fewer…"), NULL);
}

/* Shows @icon in a button instead of a text. */
static void
show_icon (GtkWidget *button, const char *icon)
{
  GtkWidget *image = gtk_button_get_child (GTK_BUTTON (button));

  /* A picture would fill the button. */
  if (!GTK_IS_IMAGE (image))
    gtk_button_set_child (GTK_BUTTON (button),
                          image = g_object_new (GTK_TYPE_IMAGE, "halign", GTK_ALIGN_CENTER,
                                                "valign", GTK_ALIGN_CENTER, NULL));
  arb_image_set_icon (GTK_IMAGE (image), icon);
}

/* Shows the button that opens the list of cards of the same question: its icon, because it is
 * beside one for more numbers. */
static void
add_cards_button (const ArbOfferParts *parts, const ArbOfferLook *more, ArbChildPool *cells)
{
  g_autofree char *name = arb_offer_parts_dup_more (parts, more);
  GtkWidget *button = arb_child_pool_next (cells, "cards", arb_offer_parts_more_new);

  arb_offer_parts_show_more (parts, button, more->id, more->icon != NULL ? NULL : "…", name);
  if (more->icon != NULL)
    show_icon (button, more->icon);
}

static ArbOfferButton *
next_cell (ArbChildPool *cells)
{
  return ARB_OFFER_BUTTON (arb_child_pool_next (cells, "cell", arb_offer_button_new));
}

static void
fill_counts (const ArbOfferParts *parts, const ArbOfferLook *look, guint seat, ArbChildPool *cells)
{
  const ArbOfferLook *more = arb_offer_parts_find_look (parts, look, ARB_FORM_MORE);
  gint least = arb_offer_parts_get_least (parts, look, seat);
  g_autofree char *drawer = arb_offer_parts_dup_drawer (look, seat);

  add_fewer (parts, look, (guint) least, cells);
  for (guint i = (guint) least; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);
      g_autofree char *number = g_strdup_printf ("%u", item->offer.column);
      /* Cells of a phone have no room for it. */
      g_autofree char *caption = parts->names != ARB_ROW_HEADING_BESIDE
                                     ? NULL
                                     : arb_wording_offer_caption (item->wording, &item->offer);

      if (arb_offer_parts_is (parts, i, look) && arb_offer_parts_row_of (look, item) == seat
          && !arb_offer_parts_is_in_drawer (parts, i, drawer))
        arb_offer_button_set (next_cell (cells), item, i, number, caption);
    }
  if (arb_offer_parts_find_in_drawer (parts, drawer) >= 0)
    arb_offer_parts_show_more (parts, arb_child_pool_next (cells, "more", arb_offer_parts_more_new),
                               drawer, "…", _ ("More"));
  if (more != NULL && arb_offer_parts_count (parts, more) > 0)
    add_cards_button (parts, more, cells);
}

static void
add_counts_of (const ArbOfferParts *parts, const ArbOfferLook *look, guint seat)
{
  GtkWidget *row = arb_offer_parts_next (parts->parts, look, "counts", counts_new);
  GtkWidget *label = gtk_widget_get_first_child (row);
  ArbChildPool cells = arb_child_pool_begin (gtk_widget_get_last_child (row));
  g_autofree char *heading =
      arb_wording_heading (arb_session_get_wording (parts->session), look, seat);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), parts->names != ARB_ROW_HEADING_BESIDE
                                                            ? GTK_ORIENTATION_VERTICAL
                                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_text (GTK_LABEL (label), heading != NULL ? heading : "");
  gtk_widget_set_visible (label, heading != NULL);
  fill_counts (parts, look, seat, &cells);
  arb_child_pool_end (&cells);
}

void
arb_offer_grid_add_counts (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  const ArbOfferLook *more = arb_offer_parts_find_look (parts, look, ARB_FORM_MORE);
  guint seat = ARB_TABLE;

  for (guint i = 0; i < parts->offers->len; i++)
    if (arb_offer_parts_is (parts, i, look) && arb_offer_parts_get (parts, i)->offer.seat != seat)
      {
        seat = arb_offer_parts_get (parts, i)->offer.seat;
        add_counts_of (parts, look, seat);
      }
  add_drawers (parts, look);
  if (more != NULL)
    arb_offer_parts_add_drawer (parts, more->id);
}
