/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/cards/card.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARD_FORM (arb_card_form_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardForm, arb_card_form, ARB, CARD_FORM, AdwBin)

/**
 * ArbCardForm:
 *
 * A form made from the table of fields of a card: numbers and choices with “unknown” among them, texts,
 * icons, and what the card does, which is put together from its steps. Signal `changed`: something was
 * typed or chosen.
 */

/** arb_card_form_new: (transfer floating): an empty form. */
GtkWidget *arb_card_form_new (void);

/** arb_card_form_show: asks for what is typed in of @card, and begins with what is known of it. */
void arb_card_form_show (ArbCardForm *self, ArbCard *card);

/**
 * arb_card_form_dup_values:
 * @self: a form
 *
 * Returns: (transfer full) (element-type utf8): by field of the card's table what is written there,
 *   %NULL for nothing
 */
GPtrArray *arb_card_form_dup_values (ArbCardForm *self);

/** arb_card_form_focus: puts the keyboard into the first field. */
void arb_card_form_focus (ArbCardForm *self);

G_END_DECLS
