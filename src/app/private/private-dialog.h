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
 * Covers the table, first with a curtain that says for whose eyes it is, then, when that player
 * taps, with an #ArbPrivatePage. Where the window is left, or nobody touches it for `patience`
 * seconds (a property), the curtain falls again; behind it there is nothing to be found.
 */

/** arb_private_dialog_new: (transfer floating): the curtain for @seat, over @parent. */
GtkWidget *arb_private_dialog_new (ArbSession *session, guint seat, GtkWindow *parent);

/** arb_private_dialog_get_open: whether the curtain is open. */
gboolean arb_private_dialog_get_open (ArbPrivateDialog *self);

G_END_DECLS
