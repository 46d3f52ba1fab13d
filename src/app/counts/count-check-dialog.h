/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_CHECK_DIALOG (arb_count_check_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountCheckDialog, arb_count_check_dialog, ARB, COUNT_CHECK_DIALOG,
                      AdwWindow)

/**
 * ArbCountCheckDialog:
 *
 * What can be counted at the table, each with a stepper that begins at what the record has. What
 * differs is marked, and what may have happened is proposed; a proposal that is carried out closes
 * the dialog, and the window below tells it. Action: `count.compare`.
 */

/** arb_count_check_dialog_new: (transfer floating): the counts of @session, over @parent. */
GtkWidget *arb_count_check_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
