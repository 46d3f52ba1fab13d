/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

/**
 * ArbTurnKeys:
 *
 * Records offers by the keyboard, see arb_offer_keys_new(), and shows on the buttons what is still
 * to be pressed. It asks its panel by actions: `turn.offer`, `turn.more`, `turn.dismiss`,
 * `turn.write`, `turn.leave`, and `turn.lost` with keys that mean nothing. Enter is
 * for what is suggested, which no shortcut of a window ever sees.
 */
typedef struct _ArbTurnKeys ArbTurnKeys;

/** ArbTurnKeysParts: what @panel offers now. Its session may be %NULL. */
typedef ArbOfferParts (*ArbTurnKeysParts) (GtkWidget *panel);

/** ArbTurnKeysConfirm: plays what @panel holds only because it would do nothing, if anything. */
typedef gboolean (*ArbTurnKeysConfirm) (GtkWidget *panel);

/**
 * arb_turn_keys_new:
 * @panel: whose offers are recorded; it gets the action `turn.keys`, which takes the keys pressed
 * @get_parts: tells what there is
 * @confirm: called for Enter where no sequence is begun
 *
 * Returns: (transfer full): the keys. Free with arb_turn_keys_free()
 */
ArbTurnKeys *arb_turn_keys_new (GtkWidget *panel, ArbTurnKeysParts get_parts,
                                ArbTurnKeysConfirm confirm);
void arb_turn_keys_free (ArbTurnKeys *self);

/** arb_turn_keys_root: the panel has come into a window. */
void arb_turn_keys_root (ArbTurnKeys *self);

/** arb_turn_keys_unroot: the panel leaves its window. */
void arb_turn_keys_unroot (ArbTurnKeys *self);

/** arb_turn_keys_press: presses @keys one after the other, as arb_offer_keys_press() takes them. */
void arb_turn_keys_press (ArbTurnKeys *self, const char *keys);

/** arb_turn_keys_forget: what was pressed of a sequence belongs to a turn that is over. */
void arb_turn_keys_forget (ArbTurnKeys *self);

/** arb_turn_keys_show: shows the keys on the buttons, if the keyboard is what is used. */
void arb_turn_keys_show (ArbTurnKeys *self, const ArbOfferParts *parts);

/** arb_turn_keys_are_used: whether the keyboard is used, not a finger or a mouse. */
gboolean arb_turn_keys_are_used (const ArbTurnKeys *self);

/** arb_turn_keys_find_button: (nullable) (transfer none): the button for offer @index, if shown. */
GtkWidget *arb_turn_keys_find_button (GtkWidget *root, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbTurnKeys, arb_turn_keys_free)

G_END_DECLS
