/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/turn/offer-cell.h"

G_BEGIN_DECLS

#define ARB_GRID_COUNTS 5 /* numbers of cards in a row of a grid: 0 to 4; more are in its drawer */

/**
 * ArbOfferRow:
 * @number: #ArbOfferCell.row of its cells
 * @thing: what its cells are about, or %ARB_ARGUMENT_NONE if the rows are players
 * @seat: the seat of the first cell
 * @cells: (element-type ArbOfferCell): its cells, in the order of the game
 * @least: the first cell that is allowed, or if none is, the first one
 */
typedef struct
{
  guint number;
  ArbArgument thing;
  guint seat;
  GPtrArray *cells;
  ArbOfferCell *least;
} ArbOfferRow;

/**
 * ArbOfferGroup:
 * @look: (nullable): the look of all its cells; %NULL for the other moves
 * @cells: (element-type ArbOfferCell): all cells, in the order of the game
 * @rows: (element-type ArbOfferRow): the same by rows, in the order in which they begin
 * @folded: whether all of it is in a drawer, open or not
 *
 * The offers of one kind.
 */
typedef struct
{
  const ArbOfferLook *look;
  GPtrArray *cells;
  GPtrArray *rows;
  gboolean folded;
} ArbOfferGroup;

/**
 * ArbOfferSection:
 * @groups: (element-type ArbOfferGroup): the groups of all looks that are drawn together, also those
 *   without cells
 * @cells: (element-type ArbOfferCell): all their cells, in the order of the game
 * @comes: whether it is about what comes next, in this turn or the next one
 * @next: whether that is the turn of another player
 * @waits: whether players still answer in rows above it, which leave it little height
 *
 * What is drawn together.
 */
typedef struct
{
  GPtrArray *groups;
  GPtrArray *cells;
  gboolean comes;
  gboolean next;
  gboolean waits;
} ArbOfferSection;

/**
 * ArbOfferSheet:
 * @session: (nullable): the game
 * @cells: (element-type ArbOfferCell): all cells, in the order of the game
 * @sections: (element-type ArbOfferSection): those with cells, in the order of the game's looks, the
 *   present turn before the next one
 * @others: (nullable): the other moves, which have no look
 * @suggested: (nullable): the cell that Enter takes
 *
 * The offers of a moment by sections, groups and rows. To be read only.
 */
typedef struct
{
  ArbSession *session;
  GPtrArray *cells;
  GPtrArray *sections;
  ArbOfferGroup *others;
  ArbOfferCell *suggested;
} ArbOfferSheet;

/** arb_offer_sheet_new: (transfer full): an empty sheet of @session. */
ArbOfferSheet *arb_offer_sheet_new (ArbSession *session);

void arb_offer_sheet_free (ArbOfferSheet *self);

/**
 * arb_offer_sheet_update: makes it the sheet of the present moment. A cell whose gesture is still
 * offered is kept. Nothing is suggested yet.
 */
void arb_offer_sheet_update (ArbOfferSheet *self);

/** arb_offer_sheet_suggest: finds the cell that Enter takes, after the choice of parts. */
void arb_offer_sheet_suggest (ArbOfferSheet *self);

/**
 * arb_offer_sheet_find: (nullable): the cell that makes @moves, one per line of the notation; no part,
 * which makes nothing alone.
 */
ArbOfferCell *arb_offer_sheet_find (const ArbOfferSheet *self, const char *moves);

/** arb_offer_section_find: (nullable): its first group of @form. */
const ArbOfferGroup *arb_offer_section_find (const ArbOfferSection *self, ArbOfferForm form);

/** arb_offer_section_get_group: the group of @cell, which is in the section. */
const ArbOfferGroup *arb_offer_section_get_group (const ArbOfferSection *self, ArbOfferCell *cell);

/** arb_offer_group_find_row: (nullable): the row with this number. */
const ArbOfferRow *arb_offer_group_find_row (const ArbOfferGroup *self, guint number);

/**
 * arb_offer_group_dup_drawer: (transfer full): the name of the drawer of the row @number: the kind of
 * offers, a slash and the number. The drawer of a whole group has the name of the kind.
 */
char *arb_offer_group_dup_drawer (const ArbOfferGroup *self, guint number);

/** arb_offer_cell_is_in_drawer: whether @drawer shows the cell. */
gboolean arb_offer_cell_is_in_drawer (ArbOfferCell *self, const char *drawer);

/** arb_offer_group_has_drawer: whether @drawer shows any of its cells. */
gboolean arb_offer_group_has_drawer (const ArbOfferGroup *self, const char *drawer);

G_END_DECLS
