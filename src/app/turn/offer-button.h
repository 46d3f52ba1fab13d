/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/row-heading.h"
#include "model/turn/turn-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_OFFER_BUTTON (arb_offer_button_get_type ())
G_DECLARE_FINAL_TYPE (ArbOfferButton, arb_offer_button, ARB, OFFER_BUTTON, GtkButton)

/**
 * ArbOfferButton:
 *
 * A button that takes the offer of its cell. The button of an offer that is not legal stays
 * sensitive; its look shows that, and its description says why.
 */

/** arb_offer_button_new: (transfer floating): a button without an offer. */
GtkWidget *arb_offer_button_new (void);

/**
 * arb_offer_button_set:
 * @self: a button
 * @state: the turn
 * @cell: the cell of an offer
 * @text: (nullable): the large text of the button; by default the result of the offer
 * @caption: (nullable): the text below it
 */
void arb_offer_button_set (ArbOfferButton *self, ArbTurnState *state, ArbOfferCell *cell,
                           const char *text, const char *caption);

/**
 * arb_offer_button_set_heading: sets the heading (nullable) of its row, which shows the keys that all
 * buttons of the row share.
 */
void arb_offer_button_set_heading (ArbOfferButton *self, ArbRowHeading *heading);

/** arb_offer_button_get_heading: (nullable) (transfer none): the heading of its row. */
ArbRowHeading *arb_offer_button_get_heading (ArbOfferButton *self);

/**
 * arb_offer_button_set_short_caption: shows @caption below the text, such as the player whose offer
 * it is. It does not widen the button.
 */
void arb_offer_button_set_short_caption (ArbOfferButton *self, const char *caption);

/** arb_offer_button_set_icon: shows the icon @name (nullable) above the text. */
void arb_offer_button_set_icon (ArbOfferButton *self, const char *name);

/** arb_offer_button_set_card: shows @card (nullable) of @session instead of the text. */
void arb_offer_button_set_card (ArbOfferButton *self, ArbSession *session, ArbZoneCard *card);

/**
 * ArbOfferPlace:
 * @icon: what has its place there
 * @filled: whether it is there
 * @mark: (nullable): the icon in the corner if the place is chosen, which says what happens to it
 *
 * How a button looks that is a place on a card.
 */
typedef struct
{
  const char *icon;
  gboolean filled;
  const char *mark;
} ArbOfferPlace;

/** arb_offer_button_set_place: shows @place instead of a text. */
void arb_offer_button_set_place (ArbOfferButton *self, const ArbOfferPlace *place);

/**
 * arb_offer_button_set_marked: sets whether the button has the mark of the first offer without
 * further effect.
 */
void arb_offer_button_set_marked (ArbOfferButton *self, gboolean marked);

/** arb_offer_button_set_made: sets whether the offer is what its player has recorded. */
void arb_offer_button_set_made (ArbOfferButton *self, gboolean made);

/**
 * arb_offer_button_set_hint: shows @keys (nullable), the keys still to be pressed for it, over the
 * text.
 */
void arb_offer_button_set_hint (ArbOfferButton *self, const char *keys);

/** arb_offer_button_get_cell: (nullable) (transfer none): its cell. */
ArbOfferCell *arb_offer_button_get_cell (ArbOfferButton *self);

G_END_DECLS
