/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-button.h"
#include "app/widgets/child-pool.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_GRID_COUNTS 5 /* numbers of cards in a row of a grid: 0 to 4; more are behind “…” */

/**
 * ArbOfferParts:
 * @session: the game
 * @catalogue: its catalogue
 * @offers: (element-type ArbOfferItem): what can be recorded with one tap
 * @parts: takes the widgets
 * @foot: takes those that stay below the choices
 * @drawer: (nullable): which list is open besides
 * @compact: whether names stand under their signs, for a narrow window
 * @aside: whether other moves are listed by a button beside the line for the notation
 *
 * What the choices of a turn are made of, and where they go. A drawer is a list behind “…”, opened
 * by the action `turn.more` with its name: the kind of offers, and the number of a row after a
 * slash where each row has one.
 */
typedef struct
{
  ArbSession *session;
  const ArbCatalogue *catalogue;
  const GPtrArray *offers;
  ArbChildPool *parts;
  ArbChildPool *foot;
  const char *drawer;
  gboolean compact;
  gboolean aside;
} ArbOfferParts;

/**
 * arb_offer_parts_collect:
 * @session: the game
 * @offers: (element-type ArbOfferItem): frees its elements; what was in it goes
 *
 * Fills @offers, which are gone through many times: a list would make that slow.
 */
void arb_offer_parts_collect (ArbSession *session, GPtrArray *offers);

/** arb_offer_parts_get: (transfer none): offer @index, there as long as the parts are made. */
static inline ArbOfferItem *
arb_offer_parts_get (const ArbOfferParts *self, guint index)
{
  return g_ptr_array_index (self->offers, index);
}

/** arb_offer_parts_is: whether offer @index looks like @look, %NULL for another move. */
static inline gboolean
arb_offer_parts_is (const ArbOfferParts *self, guint index, const ArbOfferLook *look)
{
  return arb_offer_item_get_look (arb_offer_parts_get (self, index)) == look;
}

/** arb_offer_parts_count: how many offers look like @look. */
guint arb_offer_parts_count (const ArbOfferParts *self, const ArbOfferLook *look);

/** arb_offer_parts_find: the number of the first offer that looks like @look, or -1. */
gint arb_offer_parts_find (const ArbOfferParts *self, const ArbOfferLook *look);

/**
 * arb_offer_parts_find_look:
 * @self: the parts
 * @look: a kind of offers
 * @form: a form
 *
 * Returns: (nullable): the kind in the section of @look that has @form
 */
const ArbOfferLook *arb_offer_parts_find_look (const ArbOfferParts *self, const ArbOfferLook *look,
                                               ArbOfferForm form);

/** arb_offer_parts_find_suggested: the number of the offer that Enter takes, or -1. */
gint arb_offer_parts_find_suggested (const ArbOfferParts *self);

/** arb_offer_parts_is_behind_more: whether all offers of @look are behind “…”, open or not. */
gboolean arb_offer_parts_is_behind_more (const ArbOfferParts *self, const ArbOfferLook *look);

/**
 * arb_offer_parts_row_of: a number that offers share which are a row: the player's where the rows
 * are players, else that of what they are about
 */
guint arb_offer_parts_row_of (const ArbOfferLook *look, ArbOfferItem *item);

/**
 * arb_offer_parts_get_least:
 * @self: the parts
 * @look: a kind that is drawn as numbers
 * @row: one row of them
 *
 * Returns: the number of the first offer of the row that is allowed; of the first at all if none
 *   is; -1 if there is none
 */
gint arb_offer_parts_get_least (const ArbOfferParts *self, const ArbOfferLook *look, guint row);

/** arb_offer_parts_is_in_drawer: whether offer @index is behind the “…” of @drawer. */
gboolean arb_offer_parts_is_in_drawer (const ArbOfferParts *self, guint index, const char *drawer);

/** arb_offer_parts_count_in_drawer: how many offers are behind the “…” of @drawer. */
guint arb_offer_parts_count_in_drawer (const ArbOfferParts *self, const char *drawer);

/** arb_offer_parts_find_in_drawer: the number of the first of them, or -1. */
gint arb_offer_parts_find_in_drawer (const ArbOfferParts *self, const char *drawer);

/** arb_offer_parts_dup_drawer: (transfer full): the name of the drawer of a row of @look. */
char *arb_offer_parts_dup_drawer (const ArbOfferLook *look, guint row);

/** arb_offer_parts_add_drawer: what is behind the “…” of @drawer, if it is open. */
void arb_offer_parts_add_drawer (const ArbOfferParts *self, const char *drawer);

/** arb_offer_parts_more_new: (transfer floating): a button for arb_offer_parts_show_more(). */
GtkWidget *arb_offer_parts_more_new (void);

/** arb_offer_parts_show_more: @button opens @drawer; it says @label and is @name. */
void arb_offer_parts_show_more (const ArbOfferParts *self, GtkWidget *button, const char *drawer,
                                const char *label, const char *name);

/** arb_offer_parts_columns_new: (transfer floating): a box of columns of buttons. */
GtkWidget *arb_offer_parts_columns_new (void);

/** arb_offer_parts_fill_columns: puts the offers of @look into @columns. */
void arb_offer_parts_fill_columns (const ArbOfferParts *self, ArbChildPool *columns,
                                   const ArbOfferLook *look);

/**
 * arb_offer_parts_next:
 * @pool: takes the widget
 * @look: the kind of offers that it is for
 * @part: what of it, a few letters
 * @make: makes such a widget
 *
 * Kinds of offers keep their order on the screen, so that each finds its own widgets again.
 *
 * Returns: (transfer none): the next widget, see arb_child_pool_next()
 */
GtkWidget *arb_offer_parts_next (ArbChildPool *pool, const ArbOfferLook *look, const char *part,
                                 GtkWidget *(*make) (void) );

/** arb_offer_parts_label_new: (transfer floating): the title of a row. */
GtkWidget *arb_offer_parts_label_new (void);

/** arb_offer_parts_heading_new: (transfer floating): what stands over a section. */
GtkWidget *arb_offer_parts_heading_new (void);

/** arb_offer_parts_cell_new: (transfer floating): a button with little room. */
GtkWidget *arb_offer_parts_cell_new (void);

/** arb_offer_parts_decides: whether @item is for who decides now, or for nobody in particular. */
gboolean arb_offer_parts_decides (const ArbOfferParts *self, ArbOfferItem *item);

/** arb_offer_parts_dup_icon: (transfer full) (nullable): the icon of what offer @index is about. */
char *arb_offer_parts_dup_icon (const ArbOfferParts *self, guint index);

/** arb_offer_parts_get_label: (nullable): what the buttons of @look say, in the reader's language. */
const char *arb_offer_parts_get_label (const ArbOfferLook *look);

/** arb_offer_parts_dup_more: (transfer full): what the button says that opens @look's others. */
char *arb_offer_parts_dup_more (const ArbOfferParts *self, const ArbOfferLook *look);

G_END_DECLS
