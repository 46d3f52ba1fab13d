/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-stock.h"

#include "app/games/eminent-domain/turn-parts.h"
#include "app/games/eminent-domain/turn-pieces.h"

#define PIECES_AT_ONCE 6
#define ROLES 6   /* of a leader who may lead all of them */
#define ANSWERS 3 /* of all but the leader, where four play */
#define REMOVED_ROWS 2

/* Puts a piece behind everything else, or in front of what comes later in a turn: in this order
 * each turn finds all it needs. */
static GtkWidget *
put (GtkWidget *parts, GtkWidget *before, const EmPiece *piece)
{
  return arb_child_pool_provide (parts, before, piece->kind, piece->make);
}

/* @left: how many more may be made now */
static void
put_cell (GtkWidget *grid, guint column, guint row, const EmPiece *piece, guint *left)
{
  if (*left > 0
      && arb_choice_grid_provide (ARB_CHOICE_GRID (grid), column, row, piece->kind, piece->make))
    (*left)--;
}

static void
put_cells (GtkWidget *grid, guint first_column, guint last_column, guint row, const EmPiece *piece,
           guint *left)
{
  for (guint column = first_column; column <= last_column; column++)
    put_cell (grid, column, row, piece, left);
}

static void
fill_removed (GtkWidget *grid, guint *left)
{
  put_cell (grid, 0, 0, &em_piece_title, left);
  for (guint row = 0; row < REMOVED_ROWS; row++)
    put_cells (grid, 1, EM_MORE_COLUMN, row, &em_piece_offer, left);
}

static void
fill_actions (GtkWidget *grid, guint *left)
{
  put_cell (grid, 0, 0, &em_piece_title, left);
  put_cells (grid, 1, ROLES, 0, &em_piece_offer, left);
  put_cell (grid, ROLES + 1, 0, &em_piece_more, left);
}

static void
fill_leads (GtkWidget *grid, guint *left)
{
  put_cell (grid, 0, 0, &em_piece_caption, left);
  put_cells (grid, 1, EM_MORE_COLUMN, 0, &em_piece_number, left);
  for (guint row = 1; row <= ROLES; row++)
    {
      put_cell (grid, 0, row, &em_piece_heading, left);
      put_cells (grid, 1, EM_MORE_COLUMN, row, &em_piece_offer, left);
    }
}

static void
fill_answers (GtkWidget *grid, guint *left)
{
  for (guint row = 0; row < ANSWERS; row++)
    {
      put_cell (grid, 0, row, &em_piece_heading, left);
      put_cells (grid, 0, EM_COLUMNS, row, &em_piece_offer, left);
      put_cell (grid, EM_MORE_COLUMN, row, &em_piece_more, left);
    }
}

static void
fill_discards (GtkWidget *row)
{
  GtkWidget *last = put (row, NULL, &em_piece_more);

  for (guint n = 0; n <= EM_INLINE_DISCARDS; n++)
    last = put (row, last, &em_piece_offer);
  last = put (row, last, &em_piece_title);
  put (row, last, &em_piece_heading);
}

gboolean
em_stock_fill (GtkWidget *parts)
{
  guint left = PIECES_AT_ONCE;
  GtkWidget *leads, *actions, *removed, *discards, *heading, *rest, *answers;

  g_return_val_if_fail (GTK_IS_WIDGET (parts), FALSE);

  if (!gtk_widget_get_realized (parts))
    return FALSE;
  leads = put (parts, NULL, &em_piece_leads);
  actions = put (parts, leads, &em_piece_actions);
  removed = put (parts, actions, &em_piece_removed);
  discards = put (parts, removed, &em_piece_discards);
  heading = put (parts, discards, &em_piece_next_heading);
  rest = put (parts, heading, &em_piece_answers_rest);
  answers = put (parts, rest, &em_piece_grid);
  put (rest, NULL, &em_piece_everyone_dissents);
  fill_discards (discards);
  fill_answers (answers, &left);
  fill_actions (actions, &left);
  fill_leads (leads, &left);
  fill_removed (removed, &left);
  return left == 0;
}
