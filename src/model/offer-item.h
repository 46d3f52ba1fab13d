/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/offer.h"
#include "model/choice.h"

G_BEGIN_DECLS

#define ARB_TYPE_OFFER_ITEM (arb_offer_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbOfferItem, arb_offer_item, ARB, OFFER_ITEM, GObject)

/**
 * ArbOfferItem:
 *
 * Something that can be told with one tap, with the words for it.
 */

/**
 * arb_offer_item_new:
 * @offer: the offer
 * @choice: (transfer full): the move its verdict is about, named like the whole offer
 * @row: (transfer full) (nullable): what it is about
 * @amount: (transfer full) (nullable): what it brings, in brief
 *
 * Returns: (transfer full): an offer in words
 */
ArbOfferItem *arb_offer_item_new (const ArbOffer *offer, ArbChoice *choice, char *row,
                                  char *amount);

/** arb_offer_item_get_offer: (transfer none): the offer itself. */
const ArbOffer *arb_offer_item_get_offer (ArbOfferItem *self);

/** arb_offer_item_get_choice: (transfer none): name and verdict, for whoever shows a verdict. */
ArbChoice *arb_offer_item_get_choice (ArbOfferItem *self);

/** arb_offer_item_is: whether the offer is of this @kind. */
gboolean arb_offer_item_is (ArbOfferItem *self, const char *kind);

/** arb_offer_item_is_plain: whether a tap makes it without another word. */
gboolean arb_offer_item_is_plain (ArbOfferItem *self);

guint arb_offer_item_get_seat (ArbOfferItem *self);
guint arb_offer_item_get_column (ArbOfferItem *self);

/** arb_offer_item_get_name: (transfer none): the offer in full, as a screen reader says it. */
const char *arb_offer_item_get_name (ArbOfferItem *self);
const char *arb_offer_item_get_row (ArbOfferItem *self);
const char *arb_offer_item_get_amount (ArbOfferItem *self);

G_END_DECLS
