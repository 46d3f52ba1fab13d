/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * schema_check:
 * @schema: a JSON Schema that keeps to the words this knows; any other word is an error of the
 *   test
 * @node: a value
 *
 * Returns: (nullable): the path of the first place where @node is not as @schema says
 */
char *schema_check (JsonNode *schema, JsonNode *node);

G_END_DECLS
