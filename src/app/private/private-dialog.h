/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_PRIVATE_DIALOG (arb_private_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbPrivateDialog, arb_private_dialog, ARB, PRIVATE_DIALOG, AdwWindow)

/**
 * ArbPrivateDialog:
 *
 * Covers the table, first with a curtain that names the player for whom it is, and with an
 * #ArbPrivatePage once that player taps it. If the window loses the focus, or nobody touches it for
 * `patience` seconds (a property), the curtain comes back; the page is destroyed then, so that
 * nobody can find out anything from it.
 */

/** arb_private_dialog_new: (transfer floating): the curtain for @seat, over @parent. */
GtkWidget *arb_private_dialog_new (ArbSession *session, guint seat, GtkWindow *parent);

/** arb_private_dialog_get_open: whether the curtain is open. */
gboolean arb_private_dialog_get_open (ArbPrivateDialog *self);

G_END_DECLS
