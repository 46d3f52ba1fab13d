/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/row-heading.h"
#include "app/games/eminent-domain/turn-pieces.h"
#include "app/games/eminent-domain/turn-sections.h"
#include "app/turn/offer-button.h"

G_BEGIN_DECLS

/*
 * What the sections of the turn panel are put together from. A part that was there before is the
 * same widget again, see #ArbChildPool.
 */

#define EM_MORE_COLUMN (EM_COLUMNS + 1)
#define EM_MOST_COLUMNS (4 * EM_COLUMNS) /* where cells go on in further rows */
#define EM_INLINE_DISCARDS 2

/** em_parts_get_item: (transfer none): offer @index, there as long as the parts are made. */
ArbOfferItem *em_parts_get_item (const EmSections *sections, guint index);

/** em_parts_count_in_drawer: how many offers are behind the “…” of @drawer. */
guint em_parts_count_in_drawer (const EmSections *sections, const char *drawer);

/** em_parts_next_button: (transfer none): the next of the buttons in a box. */
ArbOfferButton *em_parts_next_button (ArbChildPool *buttons);

/** em_parts_add_drawer: what is behind the “…” of @drawer, if it is open. */
void em_parts_add_drawer (const EmSections *sections, const char *drawer);

/** em_parts_show_more: @button opens @drawer; it says @label and is @name. */
void em_parts_show_more (const EmSections *sections, GtkWidget *button, const char *drawer,
                         const char *label, const char *name);

/** em_parts_add_more: such a button among @parts. */
void em_parts_add_more (const EmSections *sections, ArbChildPool *parts, const char *drawer,
                        const char *label, const char *name);

/** em_parts_begin_grid: (transfer none): the next grid, @piece, begun; it is to be ended. */
ArbChoiceGrid *em_parts_begin_grid (const EmSections *sections, const EmPiece *piece);

/** em_parts_get_cell: (transfer none): the button for an offer in a grid. */
ArbOfferButton *em_parts_get_cell (ArbChoiceGrid *grid, guint column, guint row);

/** em_parts_get_heading: (transfer none): what stands at the head of a row. */
EmRowHeading *em_parts_get_heading (const EmSections *sections, ArbChoiceGrid *grid, guint row);

/** em_parts_attach_title: heads a row by @text. */
void em_parts_attach_title (ArbChoiceGrid *grid, guint row, const char *text);

/** em_parts_attach_role: heads a row by the role of @item. */
void em_parts_attach_role (const EmSections *sections, ArbChoiceGrid *grid, guint row,
                           ArbOfferItem *item);

/** em_parts_attach_column_titles: how many cards are told in each column. */
void em_parts_attach_column_titles (const EmSections *sections, ArbChoiceGrid *grid);

/**
 * em_parts_attach_cells:
 * @sections: the sections
 * @grid: a grid
 * @head: any offer of the row
 * @row: where it begins
 * @n_columns: more cards than these are not told here
 * @captions: whether each cell says how many cards are told with it
 *
 * The cells of one row, and what is marked in it: the first that brings nothing more. What finds
 * no room in a row of the grid goes on below.
 */
void em_parts_attach_cells (const EmSections *sections, ArbChoiceGrid *grid, ArbOfferItem *head,
                            guint row, guint n_columns, gboolean captions);

/** em_parts_attach_more: “…” for @drawer, if there is something behind it. */
void em_parts_attach_more (const EmSections *sections, ArbChoiceGrid *grid, guint column, guint row,
                           const char *drawer, const char *name);

/** em_parts_open_columns: begins a box of columns, @piece, if @columns is zeroed; returns it. */
ArbChildPool *em_parts_open_columns (const EmSections *sections, ArbChildPool *columns,
                                     const EmPiece *piece);

/**
 * em_parts_fill_columns:
 * @sections: the sections
 * @columns: zeroed, or begun and not full yet
 * @piece: the box that is begun if there is something to put into it
 * @kinds: which offers
 * @seat: whose, or 0
 * @class: the style class of their buttons, a static string
 */
void em_parts_fill_columns (const EmSections *sections, ArbChildPool *columns, const EmPiece *piece,
                            const char *const *kinds, guint seat, const char *class);

/** em_parts_close_columns: ends the box, if it was begun. */
void em_parts_close_columns (ArbChildPool *columns);

/** em_parts_add_buttons: the offers of some kinds, of @seat if not 0, in a box of their own. */
void em_parts_add_buttons (const EmSections *sections, const char *const *kinds, guint seat,
                           const EmPiece *piece);

/** em_parts_add_chips: single cards told with one tap; many of them are behind “…”. */
void em_parts_add_chips (const EmSections *sections, const char *kind, const char *label);

/** em_parts_add_counts: a row for each thing, and in it how many for it. */
void em_parts_add_counts (const EmSections *sections, const char *kind);

/** em_parts_dup_role_icon: (transfer full): the name of the icon of the role of @item. */
char *em_parts_dup_role_icon (const EmSections *sections, ArbOfferItem *item);

G_END_DECLS
