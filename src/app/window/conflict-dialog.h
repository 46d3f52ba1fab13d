/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_conflict_dialog_new:
 * @window: a window with a game whose file was written by another program
 *
 * Asks which of the two games people want to continue, and carries out the answer; it never throws
 * a game away without asking. An answer does nothing if the conflict is over.
 *
 * Returns: (transfer none): a dialog, not yet shown
 */
AdwMessageDialog *arb_conflict_dialog_new (ArbWindow *window);

/** arb_conflict_dialog_update: updates what @dialog says would be lost. */
void arb_conflict_dialog_update (AdwMessageDialog *dialog, ArbWindow *window);

G_END_DECLS
