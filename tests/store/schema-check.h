/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * schema_check:
 * @schema: a JSON Schema with the keywords that this function knows; any other keyword is an error
 *   of the test
 * @node: a value
 *
 * Returns: (nullable): the path of the first place where @node violates @schema
 */
char *schema_check (JsonNode *schema, JsonNode *node);

G_END_DECLS
