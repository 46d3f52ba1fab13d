/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_rename_dialog_open: opens a dialog that changes the name, the colour and the shape of the
 * player at @seat.
 */
void arb_rename_dialog_open (ArbSession *session, guint seat, GtkWindow *parent);

G_END_DECLS
