/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/fields.h"
#include "store/quote.h"

G_BEGIN_DECLS

/**
 * arb_store_read:
 * @path: a file
 * @limit: bytes after which reading stops, or 0 to refuse files larger than %ARB_JSON_MAX_SIZE
 * @length: (out): bytes read
 * @error: set if it is missing, no regular file, too large, or cannot be read
 *
 * Reads an untrusted file: pipes, devices and folders are refused, so that it never waits, and no
 * more memory is used than allowed.
 *
 * Returns: (transfer full) (nullable): the bytes, followed by a NUL
 */
char *arb_store_read (const char *path, gsize limit, gsize *length, GError **error);

/**
 * arb_json_read:
 * @text: (array length=length): any bytes
 * @length: the number of bytes
 * @name: the name of the file in messages
 * @error: the same as for arb_json_validate()
 *
 * Returns: (transfer full) (nullable): the document, whose root is an object
 */
JsonNode *arb_json_read (const char *text, gsize length, const char *name, GError **error);

/**
 * arb_json_describe:
 * @node: a value
 *
 * Returns: (transfer full): the value in words, for a message: `the text “abc”`, `the number 12`,
 *   `a list of 3`
 */
char *arb_json_describe (JsonNode *node);

/**
 * arb_json_is:
 * @node: a value
 * @type: %G_TYPE_STRING, %G_TYPE_INT64 or %G_TYPE_BOOLEAN
 *
 * Returns: whether it is a value of this type; json-glib converts other types without an error
 */
gboolean arb_json_is (JsonNode *node, GType type);

/** arb_defects_init: makes @defects an empty list about @file. Free with arb_defects_clear(). */
void arb_defects_init (ArbDefects *defects, const char *file);

/** arb_defects_clear: frees the lines of @defects. */
void arb_defects_clear (ArbDefects *defects);

/**
 * arb_defects_to_error:
 * @defects: a list that is not empty
 * @limit: the most lines of the message, which contains only the number of the other lines
 * @error: set to %ARB_STORE_ERROR_CONTENT
 */
void arb_defects_to_error (const ArbDefects *defects, guint limit, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbDefects, arb_defects_clear)

G_END_DECLS
