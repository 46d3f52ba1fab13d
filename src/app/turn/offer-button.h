/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_OFFER_BUTTON (arb_offer_button_get_type ())
G_DECLARE_FINAL_TYPE (ArbOfferButton, arb_offer_button, ARB, OFFER_BUTTON, GtkButton)

/**
 * ArbOfferButton:
 *
 * A button that tells an offer by `turn.offer`. What is not legal stays a button: it looks so, and
 * its description says why.
 */

/** arb_offer_button_new: (transfer floating): a button that does not tell anything yet. */
GtkWidget *arb_offer_button_new (void);

/**
 * arb_offer_button_set:
 * @self: a button
 * @item: an offer
 * @index: its number among the session's offers
 * @text: (nullable): what the button says large; by default what the offer brings
 * @caption: (nullable): what stands under it
 */
void arb_offer_button_set (ArbOfferButton *self, ArbOfferItem *item, guint index, const char *text,
                           const char *caption);

/** arb_offer_button_set_player: puts the name of whose offer it is under the text. */
void arb_offer_button_set_player (ArbOfferButton *self, const char *player);

/** arb_offer_button_set_icon: puts the icon @name (nullable) over the text. */
void arb_offer_button_set_icon (ArbOfferButton *self, const char *name);

/** arb_offer_button_set_card: draws @card (nullable) of @session in place of the words. */
void arb_offer_button_set_card (ArbOfferButton *self, ArbSession *session, ArbZoneCard *card);

/** arb_offer_button_set_marked: whether it bears the mark of a first choice that brings nothing. */
void arb_offer_button_set_marked (ArbOfferButton *self, gboolean marked);

/** arb_offer_button_set_hint: puts @keys (nullable), still to be pressed for it, over the text. */
void arb_offer_button_set_hint (ArbOfferButton *self, const char *keys);

/** arb_offer_button_is_idle: whether its offer brings nothing, or no more than the one before. */
gboolean arb_offer_button_is_idle (ArbOfferButton *self);

G_END_DECLS
