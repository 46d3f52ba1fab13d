/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_RECORD_DIALOG (arb_record_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbRecordDialog, arb_record_dialog, ARB, RECORD_DIALOG, ArbDialog)

/**
 * ArbRecordDialog:
 *
 * Records observations, and moves that correct the record, without typing. It stays open, because
 * people often record several in a row. Its action `record.add` records the move.
 */

/** arb_record_dialog_new: (transfer floating): a dialog for @session. */
GtkWidget *arb_record_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
