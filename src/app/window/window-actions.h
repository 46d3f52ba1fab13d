/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * ArbSessionDialog:
 * @action: (nullable): the window action that opens it
 * @open: (transfer none): makes the dialog over @parent
 * @applies: (nullable): whether the dialog makes sense for a game; %NULL for always
 *
 * A dialog about the game of a window.
 */
typedef struct
{
  const char *action;
  GtkWidget *(*open) (ArbSession *session, GtkWindow *parent);
  gboolean (*applies) (ArbSession *session);
} ArbSessionDialog;

/** arb_session_dialogs: (transfer none): all dialogs; the last element has no @open. */
const ArbSessionDialog *arb_session_dialogs (void);

G_END_DECLS
