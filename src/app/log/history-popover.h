/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_history_popover_new: (transfer floating): a list of the moves that changed what is counted in
 * the middle of the table as @id, see arb_session_dup_changes(), and called @title, the latest
 * first.
 */
GtkWidget *arb_history_popover_new (ArbSession *session, const char *id, const char *title);

G_END_DECLS
