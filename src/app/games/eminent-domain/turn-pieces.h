/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/choice-grid.h"
#include "app/widgets/child-pool.h"

G_BEGIN_DECLS

/*
 * The widgets the turn panel consists of, in all their kinds, and how they are made when they are
 * shown for the first time.
 */

/**
 * EmPiece:
 * @kind: pieces of one kind stand for each other, see arb_child_pool_next()
 * @make: makes one; returns it floating
 */
typedef struct
{
  const char *kind;
  GtkWidget *(*make) (void);
} EmPiece;

extern const EmPiece em_piece_actions;           /* a grid */
extern const EmPiece em_piece_leads;             /* a grid */
extern const EmPiece em_piece_removed;           /* a grid */
extern const EmPiece em_piece_grid;              /* any other grid */
extern const EmPiece em_piece_discards;          /* a row */
extern const EmPiece em_piece_next_heading;      /* a shape and a label */
extern const EmPiece em_piece_drawer;            /* columns of buttons */
extern const EmPiece em_piece_results;           /* the same */
extern const EmPiece em_piece_removals;          /* the same */
extern const EmPiece em_piece_chips;             /* the same */
extern const EmPiece em_piece_cards;             /* the same, for the names of cards alone */
extern const EmPiece em_piece_answers_rest;      /* the same, for buttons of several kinds */
extern const EmPiece em_piece_rest;              /* the same */
extern const EmPiece em_piece_everyone_dissents; /* an #ArbOfferButton */
extern const EmPiece em_piece_offer;             /* an #ArbOfferButton */
extern const EmPiece em_piece_more;              /* a button that opens a drawer */
extern const EmPiece em_piece_heading;           /* an #EmRowHeading */
extern const EmPiece em_piece_title;             /* a label, shortened where there is no room */
extern const EmPiece em_piece_caption;           /* the same, fainter */
extern const EmPiece em_piece_number;            /* a label over a column */

/** em_pieces_next: (transfer none): the next of @parts is a @piece; see arb_child_pool_next(). */
GtkWidget *em_pieces_next (ArbChildPool *parts, const EmPiece *piece);

/** em_pieces_get: (transfer none): a @piece stands there; see arb_choice_grid_get(). */
GtkWidget *em_pieces_get (ArbChoiceGrid *grid, guint column, guint row, const EmPiece *piece);

G_END_DECLS
