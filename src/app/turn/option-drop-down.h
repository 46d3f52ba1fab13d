/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_option_drop_down_new: (transfer floating): a list of #ArbOption for a row of a dialog, whose
 * cards are tiles; a long one has a search entry.
 */
GtkWidget *arb_option_drop_down_new (ArbSession *session, GListModel *options);

G_END_DECLS
