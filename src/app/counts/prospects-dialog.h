/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_PROSPECTS_DIALOG (arb_prospects_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbProspectsDialog, arb_prospects_dialog, ARB, PROSPECTS_DIALOG, ArbDialog)

/**
 * ArbProspectsDialog:
 *
 * Shows what each seat could acquire: a row for each card, with a cell for each seat that says what
 * the seat lacks for it. People can filter the cards by pile, by level and by whether they can be
 * taken.
 */

/**
 * arb_prospects_dialog_new: (transfer floating): a dialog with the prospects in @session, over
 * @parent.
 */
GtkWidget *arb_prospects_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
