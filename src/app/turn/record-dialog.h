/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_RECORD_DIALOG (arb_record_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbRecordDialog, arb_record_dialog, ARB, RECORD_DIALOG, AdwWindow)

/**
 * ArbRecordDialog:
 *
 * What the table can tell without typing: what was seen, and what puts the record right. It stays
 * open, for things are told in rows. Its action `tell.add` makes the move.
 */

/** arb_record_dialog_new: (transfer floating): a dialog for @session. */
GtkWidget *arb_record_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
