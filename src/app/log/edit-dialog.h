/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_EDIT_DIALOG (arb_edit_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditDialog, arb_edit_dialog, ARB, EDIT_DIALOG, ArbDialog)

/**
 * ArbEditDialog:
 *
 * Corrects, inserts or removes one line of the log. The dialog shows what the edit would change
 * before `edit.accept` carries it out.
 */

/** arb_edit_dialog_new: (transfer floating): a dialog about line @number of the log. */
GtkWidget *arb_edit_dialog_new (ArbSession *session, ArbEditKind kind, guint number,
                                GtkWindow *parent);

/** arb_edit_dialog_write: writes @text as if it were typed, without completing it. */
void arb_edit_dialog_write (ArbEditDialog *self, const char *text);

G_END_DECLS
