/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-sections.h"

#include "app/turn/offer-cards.h"
#include "app/turn/offer-grid.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define CELL_WIDTH 44 /* the width of a finger */
#define SPACING 5

static GtkWidget *
cells_new (void)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager",
                       arb_columns_layout_new (CELL_WIDTH, 0, SPACING), "hexpand", TRUE, NULL);
}

/* Makes a line with the marker of a player and the cells of that player. */
static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *marker = arb_player_marker_image_new (ARB_MARKER_TABLE);

  gtk_widget_set_valign (marker, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), marker);
  gtk_box_append (GTK_BOX (line), cells_new ());
  return line;
}

static GtkWidget *
wide_new (void)
{
  GtkWidget *button = arb_offer_button_new ();

  gtk_widget_add_css_class (button, "finger");
  return button;
}

static void
add_heading (const ArbOfferDrawing *drawing, const ArbOfferGroup *group, guint seat)
{
  arb_offer_drawing_add_card_heading (drawing, group->look,
                                      group->cells->len > 0 ? group->cells->pdata[0] : NULL, seat);
}

/* Returns the box for the cells of @seat: a line with the marker of the player, or the whole width
 * if they belong to no player. */
static GtkWidget *
begin_cells (const ArbOfferDrawing *drawing, const ArbOfferLook *look, guint seat)
{
  GtkWidget *line;

  if (seat == ARB_TABLE)
    return arb_offer_drawing_next (drawing->parts, look, "cells", cells_new);

  line = arb_offer_drawing_next (drawing->parts, look, "line", line_new);
  arb_player_marker_image_set (GTK_IMAGE (gtk_widget_get_first_child (line)),
                               arb_session_get_marker (drawing->session, seat));
  arb_widget_set_tooltip (line, arb_session_get_player (drawing->session, seat));
  return gtk_widget_get_last_child (line);
}

/* Shows what an offer is about, or its amount, and whether that was the answer. A cell with an icon
 * has its word below, as small as a caption. */
static void
set_cell (const ArbOfferDrawing *drawing, GtkWidget *button, ArbOfferCell *cell)
{
  const char *amount = cell->item->amount;
  g_autofree char *icon = arb_offer_drawing_dup_icon (drawing, cell);

  arb_offer_drawing_set (drawing, button, cell,
                         amount != NULL && amount[0] != '\0' ? amount : cell->item->row, NULL);
  arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), icon);
  arb_offer_button_set_made (ARB_OFFER_BUTTON (button), cell->item->offer.made);
  arb_widget_set_class (button, "with-icon", icon != NULL);
}

static void
add_cells (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
           const ArbOfferGroup *group)
{
  ArbChildPool cells = { 0 };
  guint seat = ARB_TABLE;

  for (guint i = 0; i < group->cells->len; i++)
    {
      ArbOfferCell *cell = group->cells->pdata[i];

      if (cells.parent == NULL)
        add_heading (drawing, group, cell->item->offer.seat);
      if (cells.parent == NULL || cell->item->offer.seat != seat)
        {
          if (cells.parent != NULL)
            arb_child_pool_end (&cells);
          seat = cell->item->offer.seat;
          cells = arb_child_pool_begin (begin_cells (drawing, group->look, seat));
        }
      set_cell (drawing, arb_child_pool_next (&cells, "cell", arb_offer_button_new), cell);
    }
  if (cells.parent != NULL)
    arb_child_pool_end (&cells);
}

/* Returns the text of a wide button. One that records chosen parts says how many they are and what
 * they bring. */
static const char *
get_words (ArbOfferCell *cell)
{
  const char *label = arb_offer_drawing_get_label (cell->item->look);
  const char *amount = cell->item->amount;

  if (label != NULL)
    return label;
  return amount != NULL && !cell->is_set ? amount : arb_offer_item_get_name (cell->item);
}

/* In a low window the foot is far below; what answers for all lies with the answers there. */
static gboolean
belongs_to_foot (const ArbOfferDrawing *drawing, const ArbOfferLook *look)
{
  return look->form == ARB_FORM_FOOT && (drawing->aside || look->place != ARB_TURN_ANSWERS);
}

static void
add_buttons (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
             const ArbOfferGroup *group)
{
  const ArbOfferLook *look = group->look;
  ArbChildPool *pool = belongs_to_foot (drawing, look) ? drawing->foot : drawing->parts;

  if (look->form == ARB_FORM_BUTTON)
    add_heading (drawing, group, ARB_TABLE);
  for (guint i = 0; i < group->cells->len; i++)
    {
      ArbOfferCell *cell = group->cells->pdata[i];
      GtkWidget *button = arb_offer_drawing_next (pool, look, "wide", wide_new);
      g_autofree char *caption =
          arb_wording_offer_caption (cell->item->wording, &cell->item->offer);

      arb_offer_drawing_set (drawing, button, cell, get_words (cell), caption);
      arb_widget_set_class (button, "suggested-action",
                            look->suggested == ARB_SUGGESTION_SHOWN
                                && arb_offer_cell_is_allowed (cell));
      gtk_widget_set_sensitive (button, !cell->blank);
    }
}

/* Fills one set of columns with all kinds of the section that are drawn in columns. */
static void
add_columns (const ArbOfferDrawing *drawing, const ArbOfferSection *section)
{
  const ArbOfferGroup *first = arb_offer_section_find (section, ARB_FORM_COLUMNS);
  ArbChildPool columns = { 0 };

  for (guint i = 0; i < section->groups->len; i++)
    {
      const ArbOfferGroup *group = section->groups->pdata[i];

      if (group->look->form != ARB_FORM_COLUMNS || group->cells->len == 0 || group->folded)
        continue;
      if (columns.parent == NULL)
        {
          add_heading (drawing, group, ARB_TABLE);
          columns =
              arb_child_pool_begin (arb_offer_drawing_next (drawing->parts, first->look, "columns",
                                                            arb_offer_drawing_columns_new));
        }
      arb_offer_drawing_fill_columns (drawing, &columns, group);
    }
  if (columns.parent != NULL)
    arb_child_pool_end (&columns);
}

/* Makes a small button: people seldom need what it opens. */
static GtkWidget *
folded_new (void)
{
  GtkWidget *button = arb_offer_drawing_more_new ();

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "folded");
  return button;
}

/* Adds a button that opens the list, if there are too many offers for columns. */
static void
add_folded (const ArbOfferDrawing *drawing, const ArbOfferGroup *group)
{
  const ArbOfferLook *look = group->look;
  g_autofree char *label = NULL;

  if (!group->folded)
    return;
  label = arb_offer_drawing_dup_more (group);
  arb_offer_drawing_show_more (drawing,
                               arb_offer_drawing_next (drawing->parts, look, "more", folded_new),
                               look->id, label, label);
  arb_offer_drawing_add_drawer (drawing, group, look->id);
}

static void
add_tiles (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
           const ArbOfferGroup *group)
{
  if ((group->cells->len > 0 || group->look->places > 0)
      && !arb_wording_has_card_heading (group->look))
    add_heading (drawing, group, ARB_TABLE);
  arb_offer_cards_add_tiles (drawing, section, group);
}

/* How the offers of a group are added, by the form of its look; the other forms are added with
 * those. */
static void (*const add_by_form[]) (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
                                    const ArbOfferGroup *group) = {
  [ARB_FORM_CELLS] = add_cells,
  [ARB_FORM_BUTTON] = add_buttons,
  [ARB_FORM_COLUMNS] = NULL,
  [ARB_FORM_GRID] = arb_offer_grid_add,
  [ARB_FORM_GRID_HEAD] = NULL,
  [ARB_FORM_GRID_LAST] = NULL,
  [ARB_FORM_ICONS] = arb_offer_grid_add_icons,
  [ARB_FORM_COUNT] = arb_offer_grid_add_counts,
  [ARB_FORM_ROWS] = NULL,
  [ARB_FORM_TILES] = add_tiles,
  [ARB_FORM_SLOTS] = arb_offer_cards_add_slots,
  [ARB_FORM_FOOT] = add_buttons,
  [ARB_FORM_MORE] = NULL,
};

/* Rows and columns contain the offers of all groups of their form: the first group adds them. */
static void
add_joint (const ArbOfferDrawing *drawing, const ArbOfferSection *section,
           const ArbOfferGroup *group)
{
  if (arb_offer_section_find (section, (ArbOfferForm) group->look->form) != group)
    return;
  if (group->look->form == ARB_FORM_ROWS)
    arb_offer_cards_add_rows (drawing, section);
  else
    add_columns (drawing, section);
}

static void
add_section (const ArbOfferDrawing *drawing, const ArbOfferSection *section)
{
  for (guint i = 0; i < section->groups->len; i++)
    {
      const ArbOfferGroup *group = section->groups->pdata[i];
      ArbOfferForm form = (ArbOfferForm) group->look->form;

      if (form == ARB_FORM_COLUMNS)
        add_folded (drawing, group);
      if (form == ARB_FORM_COLUMNS || form == ARB_FORM_ROWS)
        add_joint (drawing, section, group);
      else if (add_by_form[form] != NULL && (group->cells->len > 0 || form == ARB_FORM_TILES))
        add_by_form[form](drawing, section, group);
    }
}

/* Adds the list of other moves. The menu of the head opens it, or a button among the choices if the
 * head is too low for a menu. */
static void
add_others (const ArbOfferDrawing *drawing)
{
  const ArbOfferGroup *others = drawing->state->sheet->others;

  if (others->cells->len == 0)
    return;
  if (!drawing->aside)
    arb_offer_drawing_show_more (drawing,
                                 arb_child_pool_next (drawing->parts, "others",
                                                      arb_offer_drawing_more_new),
                                 ARB_OFFER_OTHER, _ ("Other Moves…"), _ ("Other Moves"));
  arb_offer_drawing_add_drawer (drawing, others, ARB_OFFER_OTHER);
}

/* Whether any role can be led now. */
static gboolean
can_lead (const ArbOfferSheet *sheet)
{
  for (guint i = 0; i < sheet->cells->len; i++)
    {
      ArbOfferCell *cell = sheet->cells->pdata[i];
      const ArbOfferLook *look = arb_offer_cell_get_look (cell);

      if (look != NULL && look->place == ARB_TURN_ROLE && arb_offer_cell_is_allowed (cell))
        return TRUE;
    }

  return FALSE;
}

/* Whether the section shows only what has been decided already. */
static gboolean
is_past (const ArbOfferSection *section)
{
  for (guint i = 0; i < section->cells->len; i++)
    if (!ARB_OFFER_CELL (section->cells->pdata[i])->offered->offer.over)
      return FALSE;

  return TRUE;
}

/* Returns the place of a section. A question does not cover roles that can be led. It comes last then,
 * like what is possible in the next turn, so that it moves nothing. */
static ArbChildPool *
find_place (const ArbOfferDrawing *drawing, ArbTurnPools *pools, const ArbOfferSection *section,
            gboolean leads)
{
  const ArbOfferGroup *group = section->groups->pdata[0];
  ArbTurnPlace place = (ArbTurnPlace) group->look->place;

  if (arb_offer_drawing_is_compact (drawing) && !section->comes
      && (place == ARB_TURN_ANSWERS || place == ARB_TURN_DISCARDS))
    return &pools->first;
  switch (place)
    {
    case ARB_TURN_QUESTION:
      return leads ? &pools->after : &pools->question;
    case ARB_TURN_ACTION:
      return &pools->actions;
    case ARB_TURN_ROLE:
      return &pools->roles;
    case ARB_TURN_ANSWERS:
      return section->next || section->waits ? &pools->after : &pools->answers;
    case ARB_TURN_DISCARDS:
      return &pools->discards;
    }
  g_assert_not_reached ();
}

void
arb_offer_sections_show (ArbOfferDrawing *drawing, ArbTurnPools *pools)
{
  const ArbOfferSheet *sheet;
  gboolean leads;

  g_return_if_fail (drawing != NULL);
  g_return_if_fail (pools != NULL);

  sheet = drawing->state->sheet;
  leads = can_lead (sheet);
  drawing->foot = &pools->foot;
  drawing->drawers = &pools->question;
  drawing->parts = &pools->question;
  arb_offer_cards_add_attempts (drawing);
  for (guint i = 0; i < sheet->sections->len; i++)
    {
      if (arb_offer_drawing_is_compact (drawing) && is_past (sheet->sections->pdata[i]))
        continue;
      drawing->parts = find_place (drawing, pools, sheet->sections->pdata[i], leads);
      add_section (drawing, sheet->sections->pdata[i]);
    }
  drawing->parts = leads ? &pools->after : &pools->question;
  add_others (drawing);
}
