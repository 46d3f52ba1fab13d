/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/offer-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_offer_button_new:
 * @item: an offer
 * @index: its number among the session's offers
 * @text: (nullable): what the button says large; by default what the offer brings
 * @caption: (nullable): what stands under it
 *
 * A button that tells an offer by `turn.offer`. What is not legal stays a button: it looks so, and
 * its description says why.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *arb_offer_button_new (ArbOfferItem *item, guint index, const char *text,
                                 const char *caption);

/** arb_offer_button_set_sign: puts @sign (transfer floating), a picture, over the text of @button. */
void arb_offer_button_set_sign (GtkWidget *button, GtkWidget *sign);

/** arb_offer_button_mark: puts the mark of a first choice that brings nothing on @button. */
void arb_offer_button_mark (GtkWidget *button);

G_END_DECLS
