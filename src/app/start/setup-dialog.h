/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_SETUP_DIALOG (arb_setup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbSetupDialog, arb_setup_dialog, ARB, SETUP_DIALOG, ArbDialog)

/**
 * ArbSetupDialog:
 *
 * Lists what people lay out on the real table for this edition, variant and number of players, to
 * tick off. For cards that players are dealt openly, people draw lots or choose from a list.
 * Closing it records nothing.
 */

/** arb_setup_dialog_new: (transfer floating): a dialog for the game of @session. */
GtkWidget *arb_setup_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
