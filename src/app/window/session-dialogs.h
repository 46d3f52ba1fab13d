/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbSessionDialog:
 * @action: (nullable): the action of the window that opens it
 * @get_type: what it is
 * @open: (transfer none): makes one over @parent
 * @applies: (nullable): whether it makes sense for a game; always without it
 *
 * A dialog about the game that is played.
 */
typedef struct
{
  const char *action;
  GType (*get_type) (void);
  GtkWidget *(*open) (ArbSession *session, GtkWindow *parent);
  gboolean (*applies) (ArbSession *session);
} ArbSessionDialog;

/** arb_session_dialogs: (transfer none): all of them; @open of the last is %NULL. */
const ArbSessionDialog *arb_session_dialogs (void);

/**
 * arb_session_dialog_renew:
 * @dialog: any window
 * @session: the game it is about
 * @parent: the window it is to belong to
 *
 * Returns: (transfer none) (nullable): another one like @dialog, or %NULL if that is no dialog
 *   about a game
 */
GtkWidget *arb_session_dialog_renew (GtkWidget *dialog, ArbSession *session, GtkWindow *parent);

G_END_DECLS
