/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_CHECK_DIALOG (arb_count_check_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountCheckDialog, arb_count_check_dialog, ARB, COUNT_CHECK_DIALOG,
                      ArbDialog)

/**
 * ArbCountCheckDialog:
 *
 * Compares the record with what lies on the real table: a stepper for each counter, which begins at
 * the recorded number. The dialog marks the counters that differ and proposes moves that may have
 * been forgotten. Carrying out a proposal closes the dialog, and its parent window shows a toast
 * about it. Action: `count.compare`.
 */

/** arb_count_check_dialog_new: (transfer floating): the counts of @session, over @parent. */
GtkWidget *arb_count_check_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
