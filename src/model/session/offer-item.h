/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "model/session/choice.h"
#include "wording/wording.h"

G_BEGIN_DECLS

#define ARB_TYPE_OFFER_ITEM (arb_offer_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbOfferItem, arb_offer_item, ARB, OFFER_ITEM, GObject)

/**
 * ArbOfferItem:
 * @offer: the offer itself
 * @look: (nullable): its look; %NULL for another move
 * @wording: the wording and the table by which it is judged
 * @row: (nullable): the name of its row
 * @amount: (nullable): its amount in brief
 *
 * An offer with its texts. A turn has dozens of them; each has the text of its result, and its
 * whole sentences are made on demand. To be read only.
 */
struct _ArbOfferItem
{
  GObject parent_instance;

  ArbOffer offer;
  ArbMove named[ARB_MAX_OFFER_MOVES]; /* private: its moves with names for known numbers */
  const ArbOfferLook *look;
  ArbWording *wording; /* a kept wording */
  ArbChoice *choice;   /* made on demand */
  char *row;
  char *amount;
};

/**
 * arb_offer_item_new: (transfer full): @offer in words by @wording, which arb_kept_wording_new()
 * has kept.
 */
ArbOfferItem *arb_offer_item_new (const ArbOffer *offer, ArbWording *wording);

/**
 * arb_offer_item_get_choice: (transfer none): the move of the offer to which the verdict belongs,
 * with the name of the whole offer and the reasons of the verdict.
 */
ArbChoice *arb_offer_item_get_choice (ArbOfferItem *self);

/** arb_offer_item_is_plain: whether a tap plays it without a question. */
gboolean arb_offer_item_is_plain (ArbOfferItem *self);

/** arb_offer_item_get_name: (transfer none): the name of the whole offer, for screen readers. */
const char *arb_offer_item_get_name (ArbOfferItem *self);

G_END_DECLS
