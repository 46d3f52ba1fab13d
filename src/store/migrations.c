/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/migrations.h"

#include "store/catalogues.h"
#include "store/input.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static gboolean
refuse (JsonNode *found, guint newest, const char *name, GError **error)
{
  g_autofree char *description = found != NULL ? arb_json_describe (found) : NULL;

  if (found == NULL)
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                 _ ("%s: version: missing, expected the number %u"), name, newest);
  else
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                 _ ("%s: version: found %s, expected a number from 1 to %u"), name, description, newest);
  return FALSE;
}

gboolean
arb_migrate (JsonObject *document, const ArbMigration *steps, guint n_steps, const char *name,
             GError **error)
{
  JsonNode *node = json_object_get_member (document, "version");
  gint64 version;

  g_return_val_if_fail (steps != NULL || n_steps == 0, FALSE);

  if (node == NULL || !arb_json_is (node, G_TYPE_INT64) || json_node_get_int (node) < 1)
    return refuse (node, n_steps + 1, name, error);

  version = json_node_get_int (node);
  if (version > n_steps + 1)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_VERSION,
                   _ ("%s: version: written by a newer Arbiter (version %" PRId64
                      "), expected at most version %u; the file is left as it is"),
                   name, version, n_steps + 1);
      return FALSE;
    }

  for (; version <= n_steps; version++)
    {
      steps[version - 1](document);
      json_object_set_int_member (document, "version", version + 1);
    }
  return TRUE;
}
