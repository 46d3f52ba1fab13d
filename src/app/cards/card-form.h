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
 * A form made from the table of fields of a card: numbers and choices, each of which can be
 * “unknown”, texts, icons, and the card's script, which people put together from its steps. The
 * signal `changed` is emitted when somebody has typed or chosen something.
 */

/**
 * arb_card_form_show: shows the fields of @card that people can type in, with their known values.
 */
void arb_card_form_show (ArbCardForm *self, ArbCard *card);

/**
 * arb_card_form_dup_values: (transfer full) (element-type utf8): the texts by field of the table of
 * the card; %NULL for an empty field.
 */
GPtrArray *arb_card_form_dup_values (ArbCardForm *self);

G_END_DECLS
