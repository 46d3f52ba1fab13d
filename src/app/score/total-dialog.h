/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_TOTAL_DIALOG (arb_total_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbTotalDialog, arb_total_dialog, ARB, TOTAL_DIALOG, ArbDialog)

/**
 * ArbTotalDialog:
 *
 * Asks for the total of a player that people have counted, and records it.
 */

/** arb_total_dialog_new: (transfer floating): asks for the total of @seat, over @parent. */
GtkWidget *arb_total_dialog_new (ArbSession *session, guint seat, GtkWindow *parent);

G_END_DECLS
