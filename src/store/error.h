/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARB_STORE_ERROR (arb_store_error_quark ())
GQuark arb_store_error_quark (void);

/**
 * ArbStoreError:
 * @ARB_STORE_ERROR_MISSING: no such file
 * @ARB_STORE_ERROR_UNREADABLE: not a regular file, or the user may not read it
 * @ARB_STORE_ERROR_SIZE: larger than 4 MiB
 * @ARB_STORE_ERROR_SYNTAX: not plain JSON; the message has the place and what was expected
 * @ARB_STORE_ERROR_CONTENT: JSON with other contents than expected; the message has all defects,
 *   one per line
 * @ARB_STORE_ERROR_VERSION: written by a newer Arbiter
 * @ARB_STORE_ERROR_WRITE: could not be written
 * @ARB_STORE_ERROR_CHANGED: not written, because another program has changed the file since it was
 *   read
 * @ARB_STORE_ERROR_EXISTS: not written, because a file exists where a new one should be made
 */
typedef enum
{
  ARB_STORE_ERROR_MISSING,
  ARB_STORE_ERROR_UNREADABLE,
  ARB_STORE_ERROR_SIZE,
  ARB_STORE_ERROR_SYNTAX,
  ARB_STORE_ERROR_CONTENT,
  ARB_STORE_ERROR_VERSION,
  ARB_STORE_ERROR_WRITE,
  ARB_STORE_ERROR_CHANGED,
  ARB_STORE_ERROR_EXISTS,
} ArbStoreError;

G_END_DECLS
