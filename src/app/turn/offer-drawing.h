/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-button.h"
#include "app/turn/row-heading.h"
#include "app/widgets/child-pool.h"
#include "model/turn/turn-state.h"

G_BEGIN_DECLS

/**
 * ArbOfferDrawing:
 * @state: the turn, with the sheet
 * @session: its game
 * @catalogue: the catalogue of the game
 * @buttons: (element-type ArbOfferCell GtkWidget): the button that shows each cell
 * @parts: the pool of the widgets of the present section
 * @drawers: the pool of the lists that its drawers open
 * @foot: the pool of the widgets that stay below the choices
 * @names: how rows show the names of roles and players
 * @aside: whether the menu of the head opens the other moves
 *
 * The offers of a turn, while they are drawn. A drawer is a list of further offers that a button with
 * “…” opens by the action `turn.more` with the name of the drawer, see arb_offer_group_dup_drawer().
 */
typedef struct
{
  ArbTurnState *state;
  ArbSession *session;
  const ArbCatalogue *catalogue;
  GHashTable *buttons;
  ArbChildPool *parts;
  ArbChildPool *drawers;
  ArbChildPool *foot;
  ArbRowHeadingForm names;
  gboolean aside;
} ArbOfferDrawing;

/**
 * arb_offer_drawing_set: makes @button show and take @cell, with the large text @text (nullable), by
 * default the result of the offer, and @caption (nullable) below it.
 */
void arb_offer_drawing_set (const ArbOfferDrawing *self, GtkWidget *button, ArbOfferCell *cell,
                            const char *text, const char *caption);

/**
 * arb_offer_drawing_is_compact: whether there is so little room that what people need first comes
 * first, on a phone above all.
 */
static inline gboolean
arb_offer_drawing_is_compact (const ArbOfferDrawing *self)
{
  return self->names == ARB_ROW_HEADING_STACKED || !self->aside;
}

/** arb_offer_drawing_in_drawer: the same drawing in the place where drawers open. */
static inline ArbOfferDrawing
arb_offer_drawing_in_drawer (const ArbOfferDrawing *self)
{
  ArbOfferDrawing drawing = *self;

  drawing.parts = self->drawers;
  return drawing;
}

/** arb_offer_drawing_is_open: whether @drawer is open. */
gboolean arb_offer_drawing_is_open (const ArbOfferDrawing *self, const char *drawer);

/** arb_offer_drawing_add_drawer: adds the offers of @group in @drawer, if it is open. */
void arb_offer_drawing_add_drawer (const ArbOfferDrawing *self, const ArbOfferGroup *group,
                                   const char *drawer);

/** arb_offer_drawing_add_row_drawers: adds the drawer of a row of @group that is open, if any is. */
void arb_offer_drawing_add_row_drawers (const ArbOfferDrawing *self, const ArbOfferGroup *group);

/**
 * arb_offer_drawing_more_new: (transfer floating): an empty button for
 * arb_offer_drawing_show_more().
 */
GtkWidget *arb_offer_drawing_more_new (void);

/**
 * arb_offer_drawing_show_more: makes @button open @drawer, with the text @label (nullable) and the
 * accessible name @name.
 */
void arb_offer_drawing_show_more (const ArbOfferDrawing *self, GtkWidget *button,
                                  const char *drawer, const char *label, const char *name);

/** arb_offer_drawing_columns_new: (transfer floating): a box of columns of buttons. */
GtkWidget *arb_offer_drawing_columns_new (void);

/** arb_offer_drawing_fill_columns: puts the offers of @group into @columns. */
void arb_offer_drawing_fill_columns (const ArbOfferDrawing *self, ArbChildPool *columns,
                                     const ArbOfferGroup *group);

/**
 * arb_offer_drawing_next: (transfer none): the next widget, see arb_child_pool_next(), for the @part
 * of this short name. The pool keeps the widgets of each look apart, so that a look gets its own
 * widgets again.
 */
GtkWidget *arb_offer_drawing_next (ArbChildPool *pool, const ArbOfferLook *look, const char *part,
                                   GtkWidget *(*make) (void) );

/** arb_offer_drawing_label_new: (transfer floating): the title of a row. */
GtkWidget *arb_offer_drawing_label_new (void);

/** arb_offer_drawing_add_heading: adds @text (nullable) as the heading of the section of @look. */
void arb_offer_drawing_add_heading (const ArbOfferDrawing *self, const ArbOfferLook *look,
                                    const char *text);

/**
 * arb_offer_drawing_add_card_heading: adds the heading of @look for the offer of @cell (nullable),
 * which names its card.
 */
void arb_offer_drawing_add_card_heading (const ArbOfferDrawing *self, const ArbOfferLook *look,
                                         ArbOfferCell *cell, guint seat);

/**
 * arb_offer_drawing_dup_icon: (transfer full) (nullable): the icon of the thing that an offer is
 * about.
 */
char *arb_offer_drawing_dup_icon (const ArbOfferDrawing *self, ArbOfferCell *cell);

/**
 * arb_offer_drawing_get_label: (nullable): the text of the buttons of @look, in the reader's
 * language.
 */
const char *arb_offer_drawing_get_label (const ArbOfferLook *look);

/**
 * arb_offer_drawing_dup_more: (transfer full): the text of the button that opens the offers of
 * @group.
 */
char *arb_offer_drawing_dup_more (const ArbOfferGroup *group);

/** arb_offer_drawing_get_card: the card that an offer is about, even if it names which planet it is. */
ArbArgument arb_offer_drawing_get_card (ArbOfferCell *cell);

G_END_DECLS
