/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_conflict_dialog_new:
 * @window: shows a game whose file was written by another program
 *
 * Asks which of the two games is gone on with, and sees to it: neither is thrown away without being
 * asked for. An answer that comes when there is no conflict any more does nothing.
 *
 * Returns: (transfer none): a dialog, not yet shown
 */
AdwMessageDialog *arb_conflict_dialog_new (ArbWindow *window);

/** arb_conflict_dialog_update: has @dialog say what would be lost by now. */
void arb_conflict_dialog_update (AdwMessageDialog *dialog, ArbWindow *window);

G_END_DECLS
