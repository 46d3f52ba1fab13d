/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-sections.h"

#include "app/turn/offer-cards.h"
#include "app/turn/offer-grid.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/split-layout.h"
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
add_heading (const ArbOfferParts *parts, const ArbOfferLook *look, guint seat)
{
  gint first = arb_offer_parts_find (parts, look);
  ArbArgument subject = first >= 0
                            ? arb_offer_parts_get (parts, (guint) first)->offer.moves[0].arguments[0]
                            : ARB_ARGUMENT_NONE;
  g_autofree char *heading = arb_wording_card_heading (arb_session_get_wording (parts->session),
                                                       look, seat, subject);

  arb_offer_parts_add_heading (parts, look, heading);
}

/* Returns the box for the cells of @seat: a line with the marker of the player, or the whole width
 * if they belong to no player. */
static GtkWidget *
begin_cells (const ArbOfferParts *parts, const ArbOfferLook *look, guint seat)
{
  GtkWidget *line;

  if (seat == ARB_TABLE)
    return arb_offer_parts_next (parts->parts, look, "cells", cells_new);

  line = arb_offer_parts_next (parts->parts, look, "line", line_new);
  arb_player_marker_image_set (GTK_IMAGE (gtk_widget_get_first_child (line)),
                               arb_session_get_marker (parts->session, seat));
  arb_widget_set_tooltip (line, arb_session_get_player (parts->session, seat));
  return gtk_widget_get_last_child (line);
}

/* Shows what an offer is about, or its amount, and whether that was the answer. A cell with an icon
 * has its word below, as small as a caption. */
static void
set_cell (const ArbOfferParts *parts, GtkWidget *button, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const char *amount = item->amount;
  g_autofree char *icon = arb_offer_parts_dup_icon (parts, index);

  arb_offer_button_set (ARB_OFFER_BUTTON (button), item, index,
                        amount != NULL && amount[0] != '\0' ? amount : item->row, NULL);
  arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), icon);
  arb_offer_button_set_made (ARB_OFFER_BUTTON (button), item->offer.made);
  arb_widget_set_class (button, "with-icon", icon != NULL);
}

static void
add_cells (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  ArbChildPool cells = { 0 };
  guint seat = ARB_TABLE;

  for (guint i = 0; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);

      if (!arb_offer_parts_is (parts, i, look))
        continue;
      if (cells.parent == NULL)
        add_heading (parts, look, item->offer.seat);
      if (cells.parent == NULL || item->offer.seat != seat)
        {
          if (cells.parent != NULL)
            arb_child_pool_end (&cells);
          seat = item->offer.seat;
          cells = arb_child_pool_begin (begin_cells (parts, look, seat));
        }
      set_cell (parts, arb_child_pool_next (&cells, "cell", arb_offer_button_new), i);
    }
  if (cells.parent != NULL)
    arb_child_pool_end (&cells);
}

/* Returns the text of a wide button. One that records chosen parts says how many they are and what
 * they bring. */
static const char *
get_words (const ArbOfferParts *parts, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const char *label = arb_offer_parts_get_label (item->look);
  const char *amount = item->amount;

  if (label != NULL)
    return label;
  return amount != NULL && !arb_offer_parts_is_set (parts, index) ? amount
                                                                  : arb_offer_item_get_name (item);
}

static void
add_buttons (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  ArbChildPool *pool = look->form == ARB_FORM_FOOT ? parts->foot : parts->parts;

  if (look->form == ARB_FORM_BUTTON)
    add_heading (parts, look, ARB_TABLE);
  for (guint i = 0; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);
      g_autofree char *caption = NULL;
      GtkWidget *button;

      if (!arb_offer_parts_is (parts, i, look))
        continue;
      button = arb_offer_parts_next (pool, look, "wide", wide_new);
      caption = arb_wording_offer_caption (item->wording, &item->offer);
      arb_offer_button_set (ARB_OFFER_BUTTON (button), item, i, get_words (parts, i), caption);
      arb_widget_set_class (button, "suggested-action",
                            look->suggested == ARB_SUGGESTION_SHOWN
                                && arb_verdict_allows (&item->offer.verdict));
      gtk_widget_set_sensitive (button, !arb_offer_parts_is_blank (parts, i));
    }
}

/* Fills one set of columns with all kinds of the section that are drawn in columns. */
static void
add_columns (const ArbOfferParts *parts, const ArbOfferLook *first)
{
  ArbChildPool columns = { 0 };

  for (guint i = 0; i < parts->catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &parts->catalogue->offer_looks[i];

      if (look->form != ARB_FORM_COLUMNS || !arb_offer_look_shares_section (look, first)
          || arb_offer_parts_find (parts, look) < 0 || arb_offer_parts_is_behind_more (parts, look))
        continue;
      if (columns.parent == NULL)
        {
          add_heading (parts, look, ARB_TABLE);
          columns = arb_child_pool_begin (
              arb_offer_parts_next (parts->parts, first, "columns", arb_offer_parts_columns_new));
        }
      arb_offer_parts_fill_columns (parts, &columns, look);
    }
  if (columns.parent != NULL)
    arb_child_pool_end (&columns);
}

/* Makes a small button: people seldom need what it opens. */
static GtkWidget *
folded_new (void)
{
  GtkWidget *button = arb_offer_parts_more_new ();

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "folded");
  return button;
}

/* Adds a button that opens the list, if there are too many offers for columns. */
static void
add_folded (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  g_autofree char *label = arb_offer_parts_dup_more (parts, look);

  if (!arb_offer_parts_is_behind_more (parts, look))
    return;
  arb_offer_parts_show_more (parts, arb_offer_parts_next (parts->parts, look, "more", folded_new),
                             look->id, label, label);
  arb_offer_parts_add_drawer (parts, look->id);
}

static void
add_tiles (const ArbOfferParts *parts, const ArbOfferLook *look)
{
  if ((arb_offer_parts_find (parts, look) >= 0 || look->places > 0)
      && !arb_wording_has_card_heading (look))
    add_heading (parts, look, ARB_TABLE);
  arb_offer_cards_add_tiles (parts, look);
}

/* How the offers of a look are added, by its form; the other forms are added with those. */
static void (*const add_by_form[]) (const ArbOfferParts *parts, const ArbOfferLook *look) = {
  [ARB_FORM_CELLS] = add_cells,
  [ARB_FORM_BUTTON] = add_buttons,
  [ARB_FORM_FOOT] = add_buttons,
  [ARB_FORM_COLUMNS] = add_columns,
  [ARB_FORM_GRID] = arb_offer_grid_add,
  [ARB_FORM_GRID_HEAD] = NULL,
  [ARB_FORM_GRID_LAST] = NULL,
  [ARB_FORM_ICONS] = arb_offer_grid_add_icons,
  [ARB_FORM_COUNT] = arb_offer_grid_add_counts,
  [ARB_FORM_ROWS] = arb_offer_cards_add_rows,
  [ARB_FORM_TILES] = add_tiles,
  [ARB_FORM_MORE] = NULL,
  [ARB_FORM_SLOTS] = arb_offer_cards_add_slots,
};

static GtkWidget *
next_heading_new (void)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (heading, ARB_SPLIT);
  gtk_box_append (GTK_BOX (heading), arb_player_marker_image_new (ARB_MARKER_TABLE));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

/* Returns whose turn it is. */
static guint
find_leader (const ArbOfferParts *parts)
{
  ArbMoment moment;

  arb_session_get_moment (parts->session, &moment);
  return moment.leader != ARB_TABLE ? moment.leader : moment.seat;
}

/* Adds a heading that says what comes next: the turn of @seat, or more in the same turn. */
static void
add_next_heading (const ArbOfferParts *parts, guint seat)
{
  GtkWidget *heading;
  ArbMoment moment;
  g_autofree char *title = NULL;

  arb_session_get_moment (parts->session, &moment);
  moment.id = seat == find_leader (parts) ? moment.then : "next-turn";
  if (moment.id == NULL || arb_child_pool_is_empty (parts->parts))
    return;
  moment.seat = seat;
  heading = arb_child_pool_next (parts->parts, "next-heading", next_heading_new);
  title = arb_wording_moment (arb_session_get_wording (parts->session), &moment, FALSE);
  arb_player_marker_image_set (GTK_IMAGE (gtk_widget_get_first_child (heading)),
                               arb_session_get_marker (parts->session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (heading)),
                      title != NULL ? title : arb_session_get_player (parts->session, seat));
}

/* Returns the first offer of the section of @look, or -1. */
static gint
find_in_section (const ArbOfferParts *parts, const ArbOfferLook *first)
{
  for (guint i = 0; i < parts->offers->len; i++)
    {
      const ArbOfferLook *look = arb_offer_parts_get (parts, i)->look;

      if (look != NULL && arb_offer_look_shares_section (look, first))
        return (gint) i;
    }

  return -1;
}

/* Whether the section has an earlier look, with @alike one of the same form. */
static gboolean
has_earlier (const ArbCatalogue *catalogue, guint index, gboolean alike)
{
  const ArbOfferLook *look = &catalogue->offer_looks[index];

  for (guint i = 0; i < index; i++)
    if (arb_offer_look_shares_section (&catalogue->offer_looks[i], look)
        && (!alike || catalogue->offer_looks[i].form == look->form))
      return TRUE;
  return FALSE;
}

static void
add_section (const ArbOfferParts *parts, const ArbOfferLook *first)
{
  const ArbCatalogue *catalogue = parts->catalogue;

  for (guint i = 0; i < catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &catalogue->offer_looks[i];
      /* Rows and columns contain the offers of all looks of their form. */
      gboolean joint = look->form == ARB_FORM_ROWS || look->form == ARB_FORM_COLUMNS;

      if (!arb_offer_look_shares_section (look, first))
        continue;
      if (look->form == ARB_FORM_COLUMNS)
        add_folded (parts, look);
      if (joint && has_earlier (catalogue, i, TRUE))
        continue;
      if (add_by_form[look->form] != NULL
          && (joint || look->form == ARB_FORM_TILES || arb_offer_parts_find (parts, look) >= 0))
        add_by_form[look->form](parts, look);
    }
}

/* Adds the list of other moves. The menu of the head opens it, or a button among the choices if the
 * head is too low for a menu. */
static void
add_others (const ArbOfferParts *parts)
{
  guint n = arb_offer_parts_count (parts, NULL);

  if (n == 0)
    return;
  if (!parts->aside)
    arb_offer_parts_show_more (parts,
                               arb_child_pool_next (parts->parts, "others",
                                                    arb_offer_parts_more_new),
                               ARB_OFFER_OTHER, _ ("Other Moves…"), _ ("Other Moves"));
  arb_offer_parts_add_drawer (parts, ARB_OFFER_OTHER);
}

/* Adds the sections of the present turn, or those of the next one. */
static void
add_turn (const ArbOfferParts *parts, gboolean next)
{
  const ArbCatalogue *catalogue = parts->catalogue;
  guint leader = find_leader (parts);
  gboolean headed = FALSE;

  for (guint i = 0; i < catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &catalogue->offer_looks[i];
      gint index = has_earlier (catalogue, i, FALSE) ? -1 : find_in_section (parts, look);
      guint seat = index >= 0 ? arb_offer_parts_get (parts, (guint) index)->offer.seat : ARB_TABLE;

      if (index < 0 || next != (look->turn && seat != leader))
        continue;
      if (look->turn && !headed)
        add_next_heading (parts, seat);
      headed = headed || look->turn;
      add_section (parts, look);
    }
}

void
arb_offer_sections_show (const ArbOfferParts *parts)
{
  g_return_if_fail (parts != NULL && ARB_IS_SESSION (parts->session));

  arb_offer_cards_add_attempts (parts);
  add_turn (parts, FALSE);
  add_turn (parts, TRUE);
  add_others (parts);
}
