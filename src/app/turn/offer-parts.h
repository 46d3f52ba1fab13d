/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-button.h"
#include "app/turn/row-heading.h"
#include "app/widgets/child-pool.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_GRID_COUNTS 5 /* numbers of cards in a row of a grid: 0 to 4; more are in its drawer */

/**
 * ArbOfferParts:
 * @session: the game
 * @catalogue: its catalogue
 * @offers: (element-type ArbOfferItem): the offers
 * @parts: the pool of the widgets
 * @foot: the pool of the widgets that stay below the choices
 * @chosen: (nullable): for each offer that is a part and is chosen, when it was, else 0; %NULL if
 *   nobody chooses, so that the offers of several parts are those of the session
 * @drawer: (nullable): the name of the open drawer
 * @names: how rows show the names of roles and players
 * @aside: whether the menu of the head opens the other moves
 *
 * The offers of a turn, and the widgets that show them. A drawer is a list of further offers that a
 * button with “…” opens by the action `turn.more` with the name of the drawer: the kind of offers
 * and, if each row has a drawer, a slash and the number of the row.
 */
typedef struct
{
  ArbSession *session;
  const ArbCatalogue *catalogue;
  const GPtrArray *offers;
  ArbChildPool *parts;
  ArbChildPool *foot;
  const guint *chosen;
  const char *drawer;
  ArbRowHeadingForm names;
  gboolean aside;
} ArbOfferParts;

/** arb_offer_parts_get: (transfer none): offer @index, valid until the parts are made again. */
static inline ArbOfferItem *
arb_offer_parts_get (const ArbOfferParts *self, guint index)
{
  return g_ptr_array_index (self->offers, index);
}

/** arb_offer_parts_is: whether offer @index has @look; other moves have the look %NULL. */
static inline gboolean
arb_offer_parts_is (const ArbOfferParts *self, guint index, const ArbOfferLook *look)
{
  return arb_offer_parts_get (self, index)->look == look;
}

/** arb_offer_parts_count: how many offers have @look. */
guint arb_offer_parts_count (const ArbOfferParts *self, const ArbOfferLook *look);

/** arb_offer_parts_find: the index of the first offer with @look, or -1. */
gint arb_offer_parts_find (const ArbOfferParts *self, const ArbOfferLook *look);

/** arb_offer_parts_find_look: (nullable): the kind in the section of @look that has @form. */
const ArbOfferLook *arb_offer_parts_find_look (const ArbOfferParts *self, const ArbOfferLook *look,
                                               ArbOfferForm form);

/** arb_offer_parts_is_set: whether offer @index records several chosen parts at once. */
gboolean arb_offer_parts_is_set (const ArbOfferParts *self, guint index);

/** arb_offer_parts_is_part_of: whether offer @index is a part that the offer @set can record. */
gboolean arb_offer_parts_is_part_of (const ArbOfferParts *self, guint index, guint set);

/** arb_offer_parts_is_blank: whether offer @index records chosen parts, and none is chosen. */
gboolean arb_offer_parts_is_blank (const ArbOfferParts *self, guint index);

/** arb_offer_parts_find_suggested: the index of the offer that Enter takes, or -1. */
gint arb_offer_parts_find_suggested (const ArbOfferParts *self);

/**
 * arb_offer_parts_waits: whether @look belongs to the next turn and players still answer in rows
 * above it, which leave it little height.
 */
gboolean arb_offer_parts_waits (const ArbOfferParts *self, const ArbOfferLook *look);

/** arb_offer_parts_is_behind_more: whether all offers of @look are in a drawer, open or not. */
gboolean arb_offer_parts_is_behind_more (const ArbOfferParts *self, const ArbOfferLook *look);

/**
 * arb_offer_parts_row_of: the number of the row of an offer: the seat if the rows are players,
 * otherwise the number of the thing it is about
 */
guint arb_offer_parts_row_of (const ArbOfferLook *look, ArbOfferItem *item);

/**
 * arb_offer_parts_get_least: the index of the first offer in @row that is allowed, of @look, which
 * is drawn as numbers; if none is, that of the first offer; -1 if there are none.
 */
gint arb_offer_parts_get_least (const ArbOfferParts *self, const ArbOfferLook *look, guint row);

/** arb_offer_parts_is_in_drawer: whether offer @index is in @drawer. */
gboolean arb_offer_parts_is_in_drawer (const ArbOfferParts *self, guint index, const char *drawer);

/** arb_offer_parts_find_in_drawer: the index of the first offer in @drawer, or -1. */
gint arb_offer_parts_find_in_drawer (const ArbOfferParts *self, const char *drawer);

/** arb_offer_parts_dup_drawer: (transfer full): the name of the drawer of a row of @look. */
char *arb_offer_parts_dup_drawer (const ArbOfferLook *look, guint row);

/** arb_offer_parts_add_drawer: adds the offers in @drawer, if it is open. */
void arb_offer_parts_add_drawer (const ArbOfferParts *self, const char *drawer);

/**
 * arb_offer_parts_more_new: (transfer floating): an empty button for arb_offer_parts_show_more().
 */
GtkWidget *arb_offer_parts_more_new (void);

/**
 * arb_offer_parts_show_more: makes @button open @drawer, with the text @label (nullable) and the
 * accessible name @name.
 */
void arb_offer_parts_show_more (const ArbOfferParts *self, GtkWidget *button, const char *drawer,
                                const char *label, const char *name);

/** arb_offer_parts_columns_new: (transfer floating): a box of columns of buttons. */
GtkWidget *arb_offer_parts_columns_new (void);

/** arb_offer_parts_fill_columns: puts the offers of @look into @columns. */
void arb_offer_parts_fill_columns (const ArbOfferParts *self, ArbChildPool *columns,
                                   const ArbOfferLook *look);

/**
 * arb_offer_parts_next: (transfer none): the next widget, see arb_child_pool_next(), for the @part
 * of this short name. The pool keeps the widgets of each look apart, so that a look gets its own
 * widgets again.
 */
GtkWidget *arb_offer_parts_next (ArbChildPool *pool, const ArbOfferLook *look, const char *part,
                                 GtkWidget *(*make) (void) );

/** arb_offer_parts_label_new: (transfer floating): the title of a row. */
GtkWidget *arb_offer_parts_label_new (void);

/** arb_offer_parts_add_heading: adds @text (nullable) as the heading of the section of @look. */
void arb_offer_parts_add_heading (const ArbOfferParts *self, const ArbOfferLook *look,
                                  const char *text);

/** arb_offer_parts_decides: whether @item belongs to a player who decides now, or to no player. */
gboolean arb_offer_parts_decides (const ArbOfferParts *self, ArbOfferItem *item);

/**
 * arb_offer_parts_dup_icon: (transfer full) (nullable): the icon of the thing that offer @index is
 * about.
 */
char *arb_offer_parts_dup_icon (const ArbOfferParts *self, guint index);

/**
 * arb_offer_parts_get_label: (nullable): the text of the buttons of @look, in the reader's
 * language.
 */
const char *arb_offer_parts_get_label (const ArbOfferLook *look);

/**
 * arb_offer_parts_dup_more: (transfer full): the text of the button that opens the other offers of
 * @look.
 */
char *arb_offer_parts_dup_more (const ArbOfferParts *self, const ArbOfferLook *look);

G_END_DECLS
