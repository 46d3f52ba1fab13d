/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * ArbMigration:
 * @document: the root of a document of one version; it may hold only the first members
 *
 * Migrates a document from one version to the next.
 */
typedef void (*ArbMigration) (JsonObject *document);

/**
 * arb_migrate:
 * @document: the root of a document
 * @steps: (nullable) (array length=n_steps): step 0 migrates from version 1 to version 2
 * @n_steps: one less than the newest version
 * @name: the name of the file in messages
 * @error: set if the version is missing, invalid, or newer than known
 *
 * Migrates a document of any older version to the newest one.
 *
 * Returns: whether @document is of the newest version now
 */
gboolean arb_migrate (JsonObject *document, const ArbMigration *steps, guint n_steps,
                      const char *name, GError **error);

G_END_DECLS
