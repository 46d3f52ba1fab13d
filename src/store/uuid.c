/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/uuid.h"

#include <string.h>

char *
arb_uuid_from_name (const guint8 *space, const char *name)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 digest[20];
  gsize length = sizeof digest;
  GString *text;

  g_return_val_if_fail (space != NULL && name != NULL, NULL);

  g_checksum_update (sum, space, ARB_UUID_BYTES);
  g_checksum_update (sum, (const guchar *) name, (gssize) strlen (name));
  g_checksum_get_digest (sum, digest, &length);
  /* Sets version 5 and the variant, as RFC 4122 prescribes. */
  digest[6] = (guint8) ((digest[6] & 0x0f) | 0x50);
  digest[8] = (guint8) ((digest[8] & 0x3f) | 0x80);

  text = g_string_new (NULL);
  for (guint i = 0; i < ARB_UUID_BYTES; i++)
    g_string_append_printf (text, "%s%02X", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "",
                            digest[i]);
  return g_string_free (text, FALSE);
}
