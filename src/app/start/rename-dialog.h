/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_rename_dialog_open:
 * @session: a game
 * @seat: a seat, from 1
 * @parent: (nullable): over which window
 *
 * Asks what the player at @seat is called, and for the colour and shape, and takes the answers over.
 */
void arb_rename_dialog_open (ArbSession *session, guint seat, GtkWindow *parent);

G_END_DECLS
