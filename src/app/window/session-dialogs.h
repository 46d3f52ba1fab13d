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

G_END_DECLS
