/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-pieces.h"

#include "app/games/eminent-domain/row-heading.h"
#include "app/turn/offer-button.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/session-view.h"
#include "app/widgets/split-layout.h"
#include "app/widgets/widgets.h"

#define COLUMN_WIDTH 150
#define CARD_WIDTH 118
#define COLUMN_SPACING 5

static GtkWidget *
columns_new_for (gint column_width)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager",
                       arb_columns_layout_new (column_width, 0, COLUMN_SPACING), NULL);
}

static GtkWidget *
columns_new (void)
{
  return columns_new_for (COLUMN_WIDTH);
}

static GtkWidget *
cards_new (void)
{
  return columns_new_for (CARD_WIDTH);
}

static GtkWidget *
drawer_new (void)
{
  GtkWidget *drawer = columns_new ();

  gtk_widget_add_css_class (drawer, "drawer");
  return drawer;
}

static GtkWidget *
more_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "cell");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.more");
  return button;
}

static GtkWidget *
label_new (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* Beside the cells of a narrow window a name must still be known by its beginning. */
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
title_new (void)
{
  return label_new ("row-title");
}

static GtkWidget *
caption_new (void)
{
  return label_new ("row-caption");
}

static GtkWidget *
number_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "row-caption");
  return label;
}

static GtkWidget *
actions_new (void)
{
  GtkWidget *grid = arb_choice_grid_new ();

  gtk_widget_add_css_class (grid, "actions");
  return grid;
}

static GtkWidget *
discards_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_add_css_class (row, "discards");
  return row;
}

static GtkWidget *
next_heading_new (void)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (heading, ARB_SPLIT);
  gtk_box_append (GTK_BOX (heading), arb_player_marker_label_new (ARB_MARKER_TABLE));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

const EmPiece em_piece_actions = { "actions", actions_new };
const EmPiece em_piece_leads = { "leads", arb_choice_grid_new };
const EmPiece em_piece_removed = { "removed", arb_choice_grid_new };
const EmPiece em_piece_grid = { "grid", arb_choice_grid_new };
const EmPiece em_piece_discards = { "discards", discards_new };
const EmPiece em_piece_next_heading = { "next-heading", next_heading_new };
const EmPiece em_piece_drawer = { "drawer", drawer_new };
const EmPiece em_piece_results = { "result", columns_new };
const EmPiece em_piece_removals = { "removal", columns_new };
const EmPiece em_piece_chips = { "card-chip", columns_new };
const EmPiece em_piece_cards = { "card-name", cards_new };
const EmPiece em_piece_answers_rest = { "answers-rest", columns_new };
const EmPiece em_piece_rest = { "rest", columns_new };
const EmPiece em_piece_everyone_dissents = { "everyone-dissents", arb_offer_button_new };
const EmPiece em_piece_offer = { "offer", arb_offer_button_new };
const EmPiece em_piece_more = { "more", more_new };
const EmPiece em_piece_heading = { "heading", em_row_heading_new };
const EmPiece em_piece_title = { "title", title_new };
const EmPiece em_piece_caption = { "caption", caption_new };
const EmPiece em_piece_number = { "number", number_new };

GtkWidget *
em_pieces_next (ArbChildPool *parts, const EmPiece *piece)
{
  return arb_child_pool_next (parts, piece->kind, piece->make);
}

GtkWidget *
em_pieces_get (ArbChoiceGrid *grid, guint column, guint row, const EmPiece *piece)
{
  return arb_choice_grid_get (grid, column, row, piece->kind, piece->make);
}
