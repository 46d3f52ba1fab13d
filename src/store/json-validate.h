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
 * What a text may hold at most: bytes, levels of lists and objects, values in all, members of
 * one object, digits of a number. Together they bound the memory and the time of reading: a long
 * real game is 40 to 100 kB and nested three deep.
 */
#define ARB_JSON_MAX_SIZE (4 * 1024 * 1024)
#define ARB_JSON_MAX_DEPTH 32
#define ARB_JSON_MAX_VALUES 200000
#define ARB_JSON_MAX_MEMBERS 500
#define ARB_JSON_MAX_DIGITS 15

/**
 * arb_json_validate:
 * @text: (array length=length): any bytes
 * @length: how many
 * @name: stands for the file in the message
 * @error: the first thing that is wrong: line, column, and what was expected there
 *
 * Looks a text over before a parser sees it, and lets only plain JSON pass: valid UTF-8 without
 * byte order mark, comments, single quotes or trailing text, whole numbers that fit, no member
 * twice in an object, nothing that a C string cannot hold, all of it within the limits above.
 * Parsers differ in what they do with the rest; some crash.
 *
 * Returns: whether @text may be parsed
 */
gboolean arb_json_validate (const char *text, gsize length, const char *name, GError **error);

G_END_DECLS
