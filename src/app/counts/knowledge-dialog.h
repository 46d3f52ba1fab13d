/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_KNOWLEDGE_DIALOG (arb_knowledge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbKnowledgeDialog, arb_knowledge_dialog, ARB, KNOWLEDGE_DIALOG, ArbDialog)

/**
 * ArbKnowledgeDialog:
 *
 * Shows what the hidden cards can be, must be and cannot be by the recorded observations: a group
 * for each seat and zone.
 */

/**
 * arb_knowledge_dialog_new: (transfer floating): a dialog with what is known in @session, over
 * @parent.
 */
GtkWidget *arb_knowledge_dialog_new (ArbSession *session, GtkWindow *parent);

G_END_DECLS
