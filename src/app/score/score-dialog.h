/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_SCORE_DIALOG (arb_score_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreDialog, arb_score_dialog, ARB, SCORE_DIALOG, ArbDialog)

/**
 * ArbScoreDialog:
 *
 * The score sheet: who won and why, then every point of every player with its source. If only the
 * end of the game was counted, it emits `change-numbers` before it closes to let people correct that.
 * Property `session`.
 */

/** arb_score_dialog_new: (transfer floating): the score sheet of @session as it is now. */
GtkWidget *arb_score_dialog_new (ArbSession *session, GtkWindow *parent);

/** arb_score_dialog_get_session: (transfer none): the game whose score it shows. */
ArbSession *arb_score_dialog_get_session (ArbScoreDialog *self);

G_END_DECLS
