/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ARB_UUID_BYTES: the length of a UUID in bytes. */
#define ARB_UUID_BYTES 16

/**
 * arb_uuid_from_name:
 * @space: (array fixed-size=16): the namespace
 * @name: any text
 *
 * Makes a UUID of version 5 (RFC 4122): the same name always gives the same one.
 *
 * Returns: (transfer full): the UUID, in upper case
 */
char *arb_uuid_from_name (const guint8 *space, const char *name);

G_END_DECLS
