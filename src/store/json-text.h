/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * arb_json_to_text:
 * @root: a document whose root is an object, without fractions
 * @length: (out) (optional): bytes
 *
 * Writes JSON for people: two spaces per level, every member of the root on a line of its own,
 * lists of texts in the first two levels with one text per line, small objects and lists of numbers
 * in one line as far as they fit. The same tree always gives the same bytes.
 *
 * Returns: (transfer full): the text, ended by a line break
 */
char *arb_json_to_text (JsonNode *root, gsize *length);

G_END_DECLS
