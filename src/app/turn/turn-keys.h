/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/**
 * ArbTurnKeys:
 *
 * Records offers by the keyboard, see arb_offer_keys_new(), and shows on the buttons which keys are
 * still to be pressed. It activates actions of its panel: `turn.offer`, `turn.more`,
 * `turn.dismiss`, `turn.leave`, and `turn.lost` with keys that mean nothing. Enter
 * takes the suggested offer; a shortcut of the window would never get that key.
 */
typedef struct _ArbTurnKeys ArbTurnKeys;

/** ArbTurnKeysParts: returns the offers of @panel now. Its session may be %NULL. */
typedef ArbOfferParts (*ArbTurnKeysParts) (GtkWidget *panel);

/**
 * ArbTurnKeysConfirm: plays the move that @panel holds only because it has no effect, if there is
 * one.
 */
typedef gboolean (*ArbTurnKeysConfirm) (GtkWidget *panel);

/**
 * arb_turn_keys_new: (transfer full): the keys for the offers of @panel, which gets the action
 * `turn.keys` for the pressed keys. @confirm is called for Enter if no sequence is begun.
 */
ArbTurnKeys *arb_turn_keys_new (GtkWidget *panel, ArbTurnKeysParts get_parts,
                                ArbTurnKeysConfirm confirm);
void arb_turn_keys_free (ArbTurnKeys *self);

/** arb_turn_keys_press: presses @keys one after the other, as arb_offer_keys_press() takes them. */
void arb_turn_keys_press (ArbTurnKeys *self, const char *keys);

/** arb_turn_keys_forget: forgets the keys of a sequence, because the turn is over. */
void arb_turn_keys_forget (ArbTurnKeys *self);

/** arb_turn_keys_show: shows the keys on the buttons, if people use the keyboard. */
void arb_turn_keys_show (ArbTurnKeys *self, const ArbOfferParts *parts);

/** arb_turn_keys_are_used: whether people use the keyboard, not a finger or a mouse. */
gboolean arb_turn_keys_are_used (const ArbTurnKeys *self);

/** arb_turn_keys_find_button: (nullable) (transfer none): the button for offer @index, if shown. */
GtkWidget *arb_turn_keys_find_button (GtkWidget *root, guint index);

G_END_DECLS
