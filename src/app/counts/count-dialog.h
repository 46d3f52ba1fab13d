/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_DIALOG (arb_count_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountDialog, arb_count_dialog, ARB, COUNT_DIALOG, ArbDialog)

/**
 * ArbCountDialog:
 *
 * Counts a game that was played without the program: people enter what each seat has at the end.
 * The dialog records that as moves of the table, as in any other game; what was typed is saved at
 * once. It emits `counted` when the game has its result.
 */

/**
 * arb_count_dialog_new: (transfer floating): a dialog for the seats of @session, a game of which only
 * the end is counted; it shows what was typed in before. See arb_session_get_counting().
 */
GtkWidget *arb_count_dialog_new (ArbSession *session, GtkWindow *parent);

/** arb_count_dialog_get_session: (transfer none): the game that is counted. */
ArbSession *arb_count_dialog_get_session (ArbCountDialog *self);

G_END_DECLS
