/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * arb_store_quote:
 * @text: any text from a file
 *
 * Returns: (transfer full): the text in quotation marks, cut if long, without control characters,
 *   which a terminal would obey
 */
char *arb_store_quote (const char *text);

/** arb_store_quote_length: the same as arb_store_quote(), for the first @length bytes of @text. */
char *arb_store_quote_length (const char *text, gssize length);

/** arb_store_has_control: whether @text contains a control character that is not in @allowed. */
gboolean arb_store_has_control (const char *text, const char *allowed);

G_END_DECLS
