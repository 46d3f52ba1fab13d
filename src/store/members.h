/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/fields.h"

G_BEGIN_DECLS

/**
 * ArbMemberKind:
 * @ARB_MEMBER_TEXT: text
 * @ARB_MEMBER_NUMBER: a whole number
 * @ARB_MEMBER_LIST: a list
 * @ARB_MEMBER_OBJECT: an object
 *
 * The kinds of members of an object.
 */
typedef enum
{
  ARB_MEMBER_TEXT,
  ARB_MEMBER_NUMBER,
  ARB_MEMBER_LIST,
  ARB_MEMBER_OBJECT,
} ArbMemberKind;

/**
 * arb_member_path:
 * @prefix: (nullable): the path of an object
 * @name: a member of it
 *
 * Returns: (transfer full): the path of the member, like `undone.moves`
 */
char *arb_member_path (const char *prefix, const char *name);

/**
 * arb_member_get:
 * @object: an object
 * @prefix: (nullable): its path
 * @name: a member
 * @kind: its expected kind
 * @required: whether it is required
 * @defects: gets a line if it is missing or of another kind
 *
 * Returns: (transfer none) (nullable): the member, if it is of the expected kind
 */
JsonNode *arb_member_get (JsonObject *object, const char *prefix, const char *name,
                          ArbMemberKind kind, gboolean required, ArbDefects *defects);

/** arb_node_check: adds to @defects unless @node is of @kind; returns whether it is. */
gboolean arb_node_check (JsonNode *node, ArbMemberKind kind, const char *path, ArbDefects *defects);

/**
 * arb_members_check:
 * @object: an object
 * @path: (nullable): its path
 * @names: (array zero-terminated=1): the members it may have
 * @defects: gets a line for every other member
 *
 * Returns: whether there were no other members
 */
gboolean arb_members_check (JsonObject *object, const char *path, const char *const *names,
                            ArbDefects *defects);

G_END_DECLS
