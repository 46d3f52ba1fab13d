/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/file-stamp.h"

#include <string.h>

#include "store/catalogues.h"
#include "store/input.h"

void
arb_file_stamp_set (ArbFileStamp *stamp, gconstpointer text, gsize length)
{
  g_autoptr (GChecksum) checksum = NULL;
  gsize size = ARB_FILE_STAMP_SIZE;

  g_return_if_fail (stamp != NULL);
  g_return_if_fail (text != NULL || length == 0);

  *stamp = (ArbFileStamp){ .exists = length > 0 };
  if (!stamp->exists)
    return;
  checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_checksum_update (checksum, text, (gssize) length);
  g_checksum_get_digest (checksum, stamp->digest, &size);
}

gboolean
arb_file_stamp_take (ArbFileStamp *stamp, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  g_return_val_if_fail (stamp != NULL && path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  text = arb_store_read (path, 0, &length, &reason);
  *stamp = (ArbFileStamp){ .exists = FALSE };
  if (text != NULL)
    arb_file_stamp_set (stamp, text, length);
  else if (g_error_matches (reason, ARB_STORE_ERROR, ARB_STORE_ERROR_SIZE))
    stamp->exists = TRUE;
  else if (!g_error_matches (reason, ARB_STORE_ERROR, ARB_STORE_ERROR_MISSING))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  return TRUE;
}

gboolean
arb_file_stamp_equal (const ArbFileStamp *a, const ArbFileStamp *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->exists == b->exists && memcmp (a->digest, b->digest, ARB_FILE_STAMP_SIZE) == 0;
}
