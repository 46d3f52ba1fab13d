/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_STATEMENT_FORM (arb_statement_form_get_type ())
G_DECLARE_FINAL_TYPE (ArbStatementForm, arb_statement_form, ARB, STATEMENT_FORM, GtkBox)

/**
 * ArbStatementForm:
 *
 * Asks for a move that is no decision, such as an observation: the verb, the seat and the
 * arguments. It shows the verdict on the move. The signal `judged` is emitted when the move or its
 * verdict has changed.
 */

/**
 * arb_statement_form_set_session: sets up the form for a game; to be called once. @seat records a
 * private observation; %ARB_TABLE is for all moves of this sort.
 */
void arb_statement_form_set_session (ArbStatementForm *self, ArbSession *session, guint seat);

/**
 * arb_statement_form_get_judged: (transfer none) (nullable): the move, with the verdict on it;
 * %NULL until all is chosen.
 */
ArbChoice *arb_statement_form_get_judged (ArbStatementForm *self);

/**
 * arb_statement_form_clear: clears what was chosen for the move; its kind and its player stay. To
 * be called after the move was recorded.
 */
void arb_statement_form_clear (ArbStatementForm *self);

G_END_DECLS
