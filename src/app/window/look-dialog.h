/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_LOOK_DIALOG (arb_look_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbLookDialog, arb_look_dialog, ARB, LOOK_DIALOG, ArbDialog)

/**
 * ArbLookDialog:
 *
 * The table as it was at an earlier moment, to be looked at. Nothing in it records anything: people
 * go through the game with two buttons, or with Page Up and Page Down, and close it, or go back to
 * that moment.
 */

/** arb_look_dialog_new: (transfer floating): shows the table after line @number, from 1. */
GtkWidget *arb_look_dialog_new (ArbSession *session, guint number, GtkWindow *parent);

G_END_DECLS
