/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_knowledge_dialog_new: (transfer floating): a dialog over @parent that shows what the hidden
 * cards can be, must be and cannot be by the recorded observations: a group for each seat and zone.
 */
GtkWidget *arb_knowledge_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
