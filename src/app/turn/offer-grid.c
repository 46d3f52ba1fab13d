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

/* A grid that is being filled, and the groups of the offers at the beginning and the end of its
 * rows. */
typedef struct
{
  const ArbOfferDrawing *drawing;
  const ArbOfferSection *section;
  const ArbOfferGroup *group;
  const ArbOfferGroup *head; /* (nullable) */
  const ArbOfferGroup *last; /* (nullable) */
  ArbChoiceGrid *grid;
  guint first; /* the column of the number 0, after the headings and the offers of @head */
} Grid;

/* The column after the numbers. */
static guint
get_last_column (const Grid *grid)
{
  return grid->first + ARB_GRID_COUNTS;
}

/* However long it is, it does not make its column wider. */
static GtkWidget *
caption_new (void)
{
  GtkWidget *label = arb_offer_drawing_label_new ();

  gtk_label_set_max_width_chars (GTK_LABEL (label), 2);
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

  gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "head-caption");
  return label;
}

static GtkWidget *
next_button (const Grid *grid, guint column, guint row)
{
  return arb_choice_grid_next (grid->grid, column, row, "cell", arb_offer_button_new);
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
  return grid->head != NULL || grid->drawing->names == ARB_ROW_HEADING_ICON;
}

/* Returns whose turn comes next, if the grid is about that. */
static char *
dup_next (const Grid *grid)
{
  ArbOfferCell *first = grid->section->cells->pdata[0];
  const char *player = arb_session_get_player (grid->drawing->session, first->item->offer.seat);

  /* Translators: over the roles, whose they are in the next turn: “next: Ada” */
  return grid->section->next ? g_strdup_printf (_ ("next: %s"), player) : NULL;
}

/* Attaches the words over the headings: whose the numbers are if they are the next player's, otherwise
 * what they mean. */
static void
attach_unit (const Grid *grid)
{
  g_autofree char *next = dup_next (grid);

  arb_widget_set_class (attach_caption (grid, 0, next != NULL ? next : _ ("cards")), "next",
                        next != NULL);
}

/* Attaches the words over the headings: what the numbers mean, or what the offers before them
 * do. */
static void
attach_first_caption (const Grid *grid)
{
  const char *label = grid->head != NULL ? arb_offer_drawing_get_label (grid->head->look) : NULL;
  GtkWidget *caption;

  if (label == NULL)
    {
      if (!has_unit (grid))
        attach_unit (grid);
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
dup_unit (const Grid *grid, const ArbOffer *offer)
{
  const char *outcome = offer->outcome;
  g_autofree char *id = outcome != NULL ? g_strconcat ("unit.", outcome, NULL) : NULL;

  return id != NULL ? arb_session_dup_word (grid->drawing->session, id) : NULL;
}

static ArbRowHeading *
attach_heading (const Grid *grid, guint row, ArbOfferCell *cell)
{
  ArbSession *session = grid->drawing->session;
  const ArbOffer *offer = &cell->item->offer;
  ArbRowHeading *heading =
      ARB_ROW_HEADING (arb_choice_grid_next (grid->grid, 0, row, "heading", arb_row_heading_new));
  g_autofree char *icon = arb_offer_drawing_dup_icon (grid->drawing, cell);
  g_autofree char *unit = dup_unit (grid, offer);

  arb_row_heading_set_form (heading, grid->drawing->names);
  if (grid->group->look->by_seat)
    arb_row_heading_set (heading, NULL, arb_session_get_marker (session, offer->seat),
                         arb_session_get_player (session, offer->seat), NULL, FALSE);
  else
    arb_row_heading_set (heading, icon, ARB_MARKER_TABLE, cell->item->row, unit, offer->last);
  return heading;
}

/* Whether the columns have a line with their numbers. If the height is little, the cells of the
 * first row have these numbers instead. */
static gboolean
has_captions (const Grid *grid)
{
  return (grid->drawing->names != ARB_ROW_HEADING_STACKED || grid->drawing->aside)
         && !(grid->section->waits && arb_offer_drawing_is_compact (grid->drawing));
}

/* Shows the offer in a cell. When its seat has decided, the row shows only what that was. */
static void
set_cell (const Grid *grid, GtkWidget *button, ArbOfferCell *cell, const char *caption)
{
  const ArbOffer *offer = &cell->item->offer;
  g_autofree char *made =
      offer->made ? arb_session_dup_last_result (grid->drawing->session, offer->seat) : NULL;

  arb_offer_drawing_set (grid->drawing, button, cell,
                         !offer->over   ? NULL
                         : made != NULL ? made
                                        : "",
                         caption);
  arb_offer_button_set_made (ARB_OFFER_BUTTON (button), offer->made);
  arb_widget_set_class (button, "over", offer->over);
}

/* Attaches the numbers of one row; marks the first one that has no more effect than the one
 * before. */
static void
attach_numbers (const Grid *grid, guint row, const ArbOfferRow *numbers, ArbRowHeading *heading)
{
  gboolean marked = FALSE;

  for (guint i = 0; i < numbers->cells->len; i++)
    {
      ArbOfferCell *cell = numbers->cells->pdata[i];
      guint column = cell->item->offer.column;
      g_autofree char *caption = NULL;
      GtkWidget *button;

      if (cell->beyond)
        continue;
      button = next_button (grid, grid->first + column, row);
      caption = !has_captions (grid) && row == FIRST_ROW ? count_cards (column) : NULL;
      set_cell (grid, button, cell, NULL);
      arb_offer_button_set_heading (ARB_OFFER_BUTTON (button), heading);
      if (caption != NULL)
        arb_offer_button_set_short_caption (ARB_OFFER_BUTTON (button), caption);
      arb_offer_button_set_marked (ARB_OFFER_BUTTON (button),
                                   !marked && arb_offer_cell_is_idle (cell));
      marked = marked || arb_offer_cell_is_idle (cell);
    }
}

/* Returns the first offer of @group in the row that begins with @first, or %NULL. */
static ArbOfferCell *
find_beside (const Grid *grid, const ArbOfferGroup *group, ArbOfferCell *first)
{
  for (guint i = 0; group != NULL && i < group->cells->len; i++)
    {
      ArbOfferCell *cell = group->cells->pdata[i];

      if ((grid->group->look->by_seat ? cell->item->offer.seat : cell->row) == first->row)
        return cell;
    }

  return NULL;
}

/* Attaches the offer before the numbers: its icon and its amount, because its word is over the
 * column. */
static void
attach_head (const Grid *grid, guint row, ArbOfferCell *first, ArbRowHeading *heading)
{
  ArbOfferCell *cell = find_beside (grid, grid->head, first);
  const char *label = grid->head != NULL ? arb_offer_drawing_get_label (grid->head->look) : NULL;
  gboolean named = label != NULL && !has_captions (grid) && row == FIRST_ROW;
  GtkWidget *button;

  if (cell == NULL)
    return;
  button = next_button (grid, grid->first - 1, row);
  set_cell (grid, button, cell, named ? label : NULL);
  arb_offer_button_set_heading (ARB_OFFER_BUTTON (button), heading);
  arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), grid->head->look->icon);
  arb_widget_set_class (button, "suggested-action",
                        grid->head->look->suggested == ARB_SUGGESTION_SHOWN
                            && grid->drawing->state->sheet->suggested == cell);
}

/* The cell takes its offer, so it does not look like those that only open a list. */
static void
attach_last (const Grid *grid, guint row, ArbOfferCell *first, ArbRowHeading *heading)
{
  ArbOfferCell *cell = find_beside (grid, grid->last, first);
  GtkWidget *button;

  if (cell == NULL)
    return;
  button = next_button (grid, get_last_column (grid), row);
  arb_offer_drawing_set (grid->drawing, button, cell, "+…", NULL);
  arb_offer_button_set_heading (ARB_OFFER_BUTTON (button), heading);
}

static ArbOfferCell *
find_beyond (const ArbOfferRow *row)
{
  for (guint i = 0; i < row->cells->len; i++)
    if (ARB_OFFER_CELL (row->cells->pdata[i])->beyond)
      return row->cells->pdata[i];

  return NULL;
}

static void
attach_more (const Grid *grid, guint row, const ArbOfferRow *numbers)
{
  g_autofree char *drawer = arb_offer_group_dup_drawer (grid->group, numbers->number);
  ArbOfferCell *beyond = find_beyond (numbers);
  GtkWidget *more;

  if (beyond == NULL)
    return;
  more = arb_choice_grid_next (grid->grid, get_last_column (grid), row, "more",
                               arb_offer_drawing_more_new);
  arb_offer_drawing_show_more (grid->drawing, more, drawer, "…", _ ("More"));
  arb_widget_set_class (more, "refused", beyond->item->offer.over);
}

static void
attach_rows (const Grid *grid)
{
  for (guint i = 0; i < grid->group->rows->len; i++)
    {
      const ArbOfferRow *numbers = grid->group->rows->pdata[i];
      ArbOfferCell *first = numbers->cells->pdata[0];
      guint row = FIRST_ROW + i;
      ArbRowHeading *heading = attach_heading (grid, row, first);

      attach_head (grid, row, first, heading);
      attach_numbers (grid, row, numbers, heading);
      attach_last (grid, row, first, heading);
      attach_more (grid, row, numbers);
    }
}

void
arb_offer_grid_add (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                    const ArbOfferGroup *group)
{
  Grid grid = { .drawing = drawing, .section = section, .group = group };

  grid.head = arb_offer_section_find (section, ARB_FORM_GRID_HEAD);
  grid.last = arb_offer_section_find (section, ARB_FORM_GRID_LAST);
  grid.first = grid.head != NULL ? 2 : 1;
  grid.grid = ARB_CHOICE_GRID (
      arb_offer_drawing_next (drawing->parts, group->look, "grid", arb_choice_grid_new));
  arb_choice_grid_begin (grid.grid);
  if (has_captions (&grid))
    attach_captions (&grid);
  attach_rows (&grid);
  arb_choice_grid_end (grid.grid);
  arb_offer_drawing_add_row_drawers (drawing, group);
}

static void
attach_icons (const ArbOfferDrawing *drawing, ArbChoiceGrid *grid, const ArbOfferGroup *group)
{
  for (guint i = 0; i < group->cells->len; i++)
    {
      ArbOfferCell *cell = group->cells->pdata[i];
      g_autofree char *icon = arb_offer_drawing_dup_icon (drawing, cell);
      GtkWidget *button = arb_choice_grid_next (grid, i + 1, 0, "cell", arb_offer_button_new);

      arb_offer_drawing_set (drawing, button, cell, NULL, NULL);
      arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), icon);
      arb_offer_button_set_made (ARB_OFFER_BUTTON (button), cell->item->offer.made);
    }
}

/* Attaches the button that opens the list of further things. It keeps its place if there are none and
 * there is room. */
static void
attach_other_icons (const ArbOfferDrawing *drawing, ArbChoiceGrid *grid, guint column,
                    const ArbOfferGroup *more)
{
  g_autofree char *name = arb_offer_drawing_dup_more (more);
  GtkWidget *button = arb_choice_grid_next (grid, column, 0, "more", arb_offer_drawing_more_new);

  arb_offer_drawing_show_more (drawing, button, more->look->id, "…", name);
  gtk_widget_set_sensitive (button, more->cells->len > 0);
  if (more->cells->len == 0)
    gtk_accessible_reset_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED);
}

void
arb_offer_grid_add_icons (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                          const ArbOfferGroup *group)
{
  const ArbOfferGroup *more = arb_offer_section_find (section, ARB_FORM_MORE);
  g_autofree char *heading =
      arb_wording_heading (arb_session_get_wording (drawing->session), group->look, ARB_TABLE);
  gboolean beside = drawing->names == ARB_ROW_HEADING_BESIDE;
  ArbChoiceGrid *grid;

  /* If the row has no room for its heading, it is above the row. */
  if (heading != NULL && !beside && drawing->aside)
    gtk_label_set_text (GTK_LABEL (arb_offer_drawing_next (drawing->parts, group->look, "caption",
                                                           caption_new)),
                        heading);
  grid = ARB_CHOICE_GRID (
      arb_offer_drawing_next (drawing->parts, group->look, "icons", arb_choice_grid_new));
  arb_choice_grid_begin (grid);
  if (heading != NULL && beside)
    gtk_label_set_text (GTK_LABEL (arb_choice_grid_next (grid, 0, 0, "title",
                                                         arb_offer_drawing_label_new)),
                        heading);
  attach_icons (drawing, grid, group);
  if (more != NULL && (more->cells->len > 0 || beside))
    attach_other_icons (drawing, grid, group->cells->len + 1, more);
  arb_choice_grid_end (grid);
  if (more != NULL)
    arb_offer_drawing_add_drawer (drawing, more, more->look->id);
}

static GtkWidget *
counts_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *cells =
      g_object_new (GTK_TYPE_BOX, "layout-manager",
                    arb_columns_layout_new (COUNT_WIDTH, 0, COUNT_SPACING), "hexpand", TRUE, NULL);

  gtk_box_append (GTK_BOX (row), arb_offer_drawing_label_new ());
  gtk_box_append (GTK_BOX (row), cells);
  return row;
}

/* Adds the number before the least one, which is refused. If the number must be positive, nobody asks
 * why it is not 0. */
static void
add_fewer (const ArbOfferDrawing *drawing, const ArbOfferRow *numbers, ArbChildPool *cells)
{
  guint least;
  GtkWidget *button;

  g_ptr_array_find (numbers->cells, numbers->least, &least);
  if (numbers->least->item->offer.column <= 1 || least == 0)
    return;
  button = arb_child_pool_next (cells, "fewer", arb_offer_button_new);
  gtk_widget_add_css_class (button, "worded");
  arb_offer_drawing_set (drawing, button, numbers->cells->pdata[least - 1], _ ("Fewer…"), NULL);
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
add_cards_button (const ArbOfferDrawing *drawing, const ArbOfferGroup *more, ArbChildPool *cells)
{
  g_autofree char *name = arb_offer_drawing_dup_more (more);
  GtkWidget *button = arb_child_pool_next (cells, "cards", arb_offer_drawing_more_new);
  const char *icon = more->look->icon;

  arb_offer_drawing_show_more (drawing, button, more->look->id, icon != NULL ? NULL : "…", name);
  if (icon != NULL)
    show_icon (button, icon);
}

static void
add_number (const ArbOfferDrawing *drawing, ArbOfferCell *cell, ArbChildPool *cells)
{
  g_autofree char *number = g_strdup_printf ("%u", cell->item->offer.column);
  /* Cells of a phone have no room for it. */
  g_autofree char *caption =
      drawing->names != ARB_ROW_HEADING_BESIDE
          ? NULL
          : arb_wording_offer_caption (cell->item->wording, &cell->item->offer);

  arb_offer_drawing_set (drawing, arb_child_pool_next (cells, "cell", arb_offer_button_new), cell,
                         number, caption);
}

static void
fill_counts (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
             const ArbOfferGroup *group, const ArbOfferRow *numbers, ArbChildPool *cells)
{
  const ArbOfferGroup *more = arb_offer_section_find (section, ARB_FORM_MORE);
  g_autofree char *drawer = arb_offer_group_dup_drawer (group, numbers->number);
  guint least;

  add_fewer (drawing, numbers, cells);
  g_ptr_array_find (numbers->cells, numbers->least, &least);
  for (guint i = least; i < numbers->cells->len; i++)
    if (!ARB_OFFER_CELL (numbers->cells->pdata[i])->beyond)
      add_number (drawing, numbers->cells->pdata[i], cells);
  if (find_beyond (numbers) != NULL)
    arb_offer_drawing_show_more (drawing,
                                 arb_child_pool_next (cells, "more", arb_offer_drawing_more_new),
                                 drawer, "…", _ ("More"));
  if (more != NULL && more->cells->len > 0)
    add_cards_button (drawing, more, cells);
}

static void
add_counts_of (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
               const ArbOfferGroup *group, const ArbOfferRow *numbers)
{
  GtkWidget *row = arb_offer_drawing_next (drawing->parts, group->look, "counts", counts_new);
  GtkWidget *label = gtk_widget_get_first_child (row);
  ArbChildPool cells = arb_child_pool_begin (gtk_widget_get_last_child (row));
  g_autofree char *heading =
      arb_wording_heading (arb_session_get_wording (drawing->session), group->look, numbers->seat);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), drawing->names != ARB_ROW_HEADING_BESIDE
                                                            ? GTK_ORIENTATION_VERTICAL
                                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_text (GTK_LABEL (label), heading != NULL ? heading : "");
  gtk_widget_set_visible (label, heading != NULL);
  fill_counts (drawing, section, group, numbers, &cells);
  arb_child_pool_end (&cells);
}

void
arb_offer_grid_add_counts (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                           const ArbOfferGroup *group)
{
  const ArbOfferGroup *more = arb_offer_section_find (section, ARB_FORM_MORE);

  for (guint i = 0; i < group->rows->len; i++)
    add_counts_of (drawing, section, group, group->rows->pdata[i]);
  arb_offer_drawing_add_row_drawers (drawing, group);
  if (more != NULL)
    arb_offer_drawing_add_drawer (drawing, more, more->look->id);
}
