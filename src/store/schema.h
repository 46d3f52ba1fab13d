/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_schema_for:
 * @ruleset: a system
 * @file: one of the files of its folder, without `.json`
 *
 * Describes a file of a system by its tables of fields, for editors that check and complete it.
 *
 * Returns: (transfer full): a JSON Schema (draft 2020-12)
 */
JsonNode *arb_schema_for (const ArbRuleset *ruleset, const char *file);

G_END_DECLS
