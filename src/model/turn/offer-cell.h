/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/offer-item.h"

G_BEGIN_DECLS

#define ARB_TYPE_OFFER_CELL (arb_offer_cell_get_type ())
G_DECLARE_FINAL_TYPE (ArbOfferCell, arb_offer_cell, ARB, OFFER_CELL, GObject)

/**
 * ArbOfferCell:
 * @item: what a tap takes: the offer itself, or if it makes several chosen parts, the offer with
 *   those
 * @offered: the offer as the game makes it
 * @row: the number of its row: the seat if the rows are players, otherwise the number of the thing
 *   that it is about
 * @is_set: whether it makes several chosen parts at once, see arb_part_choice_toggle()
 * @is_part: whether it is one of those parts
 * @blank: whether it makes chosen parts, and none is chosen
 * @chosen: of a part: when it was chosen, from 1; 0 if it is not chosen
 * @beyond: whether its row has no room for it, so that only the drawer of the row shows it
 * @decides: whether it belongs to a player who decides now, or to no player
 * @keys: (nullable): the keys that take it, see #ArbOfferKeys
 *
 * An offer in its place on the sheet of a moment. The same cell stays as long as the same gesture is
 * offered. To be read only.
 */
struct _ArbOfferCell
{
  GObject parent_instance;

  ArbOfferItem *item;
  ArbOfferItem *offered;
  guint row;
  gboolean is_set;
  gboolean is_part;
  gboolean blank;
  guint chosen;
  gboolean beyond;
  gboolean decides;
  char *keys;
};

/** arb_offer_cell_new: (transfer full): a cell for @item. */
ArbOfferCell *arb_offer_cell_new (ArbOfferItem *item);

/**
 * arb_offer_cell_matches: whether its offer and @offer are the same: the same moves of the same seat, in
 * the same place.
 */
gboolean arb_offer_cell_matches (ArbOfferCell *self, const ArbOffer *offer);

/** arb_offer_cell_set_offered: gives the cell the offer @item, without chosen parts. */
void arb_offer_cell_set_offered (ArbOfferCell *self, ArbOfferItem *item);

/** arb_offer_cell_set_item: makes a tap take @item instead. */
void arb_offer_cell_set_item (ArbOfferCell *self, ArbOfferItem *item);

/** arb_offer_cell_set_keys: gives the cell @keys (transfer full) (nullable). */
void arb_offer_cell_set_keys (ArbOfferCell *self, char *keys);

/** arb_offer_cell_get_look: (nullable): the look of its kind; other moves have none. */
static inline const ArbOfferLook *
arb_offer_cell_get_look (const ArbOfferCell *self)
{
  return self->offered->look;
}

/** arb_offer_cell_is_allowed: whether the game allows the offer. */
gboolean arb_offer_cell_is_allowed (const ArbOfferCell *self);

/** arb_offer_cell_is_idle: whether it has no effect, or no more than the one before. */
gboolean arb_offer_cell_is_idle (const ArbOfferCell *self);

/**
 * arb_offer_cell_get_value: the verdict that its button shows: an offer that brings no more than the
 * one before looks like one without effect.
 */
ArbVerdictValue arb_offer_cell_get_value (const ArbOfferCell *self);

G_END_DECLS
