/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ARB_JSON_MAX_SIZE:
 * ARB_JSON_MAX_DEPTH:
 * ARB_JSON_MAX_VALUES:
 * ARB_JSON_MAX_MEMBERS:
 * ARB_JSON_MAX_DIGITS:
 *
 * The limits of a text: bytes, levels of lists and objects, all values, members of one object,
 * digits of a number. Together they bound the memory and the time of reading. A long real game has
 * 40 to 100 kB and three levels.
 */
#define ARB_JSON_MAX_SIZE (4 * 1024 * 1024)
#define ARB_JSON_MAX_DEPTH 32
#define ARB_JSON_MAX_VALUES 200000
#define ARB_JSON_MAX_MEMBERS 500
#define ARB_JSON_MAX_DIGITS 15

/**
 * arb_json_validate:
 * @text: (array length=length): any bytes
 * @length: the number of bytes
 * @name: the name of the file in the message
 * @error: set to the first error: line, column, and what was expected there
 *
 * Validates a text before it is parsed, and accepts only plain JSON: valid UTF-8 without byte order
 * mark, comments, single quotes or trailing text, whole numbers that fit, no duplicate members, no
 * NUL characters, all of it within the limits above. Parsers differ in how they handle other input;
 * some crash.
 *
 * Returns: whether @text may be parsed
 */
gboolean arb_json_validate (const char *text, gsize length, const char *name, GError **error);

G_END_DECLS
