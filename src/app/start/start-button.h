/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_DOOR (arb_door_get_type ())
G_DECLARE_FINAL_TYPE (ArbDoor, arb_door, ARB, DOOR, GtkButton)

/**
 * ArbDoor:
 *
 * A wide button of the start page. Properties: `symbol` (the name of an icon), `title` with a
 * mnemonic, and `subtitle`, what lies behind it.
 */

const char *arb_door_get_subtitle (ArbDoor *self);

/** arb_door_set_subtitle: tells in plain text what lies behind @self. */
void arb_door_set_subtitle (ArbDoor *self, const char *subtitle);

G_END_DECLS
