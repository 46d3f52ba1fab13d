/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"

G_BEGIN_DECLS

/**
 * ArbTurnKeys:
 *
 * Takes offers by the keyboard, see arb_turn_state_press(), and shows on the buttons which keys are
 * still to be pressed. It activates actions of its panel: `turn.dismiss`, `turn.leave`, and `turn.lost`
 * with keys that mean nothing. Enter takes the suggested offer; a shortcut of the window would never
 * get that key.
 */
typedef struct _ArbTurnKeys ArbTurnKeys;

/**
 * arb_turn_keys_new: (transfer full): the keys for the offers of @panel, which gets the action
 * `turn.keys` for the pressed keys. @buttons is #ArbOfferDrawing.buttons.
 */
ArbTurnKeys *arb_turn_keys_new (GtkWidget *panel, GHashTable *buttons);
void arb_turn_keys_free (ArbTurnKeys *self);

/** arb_turn_keys_set_state: sets the turn (nullable) whose offers the keys take. */
void arb_turn_keys_set_state (ArbTurnKeys *self, ArbTurnState *state);

/** arb_turn_keys_press: presses @keys one after the other, as arb_offer_keys_press() takes them. */
void arb_turn_keys_press (ArbTurnKeys *self, const char *keys);

/** arb_turn_keys_show: shows the keys on the buttons, if people use the keyboard. */
void arb_turn_keys_show (ArbTurnKeys *self);

/** arb_turn_keys_are_used: whether people use the keyboard, not a finger or a mouse. */
gboolean arb_turn_keys_are_used (const ArbTurnKeys *self);

G_END_DECLS
