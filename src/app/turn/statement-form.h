/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_STATEMENT_FORM (arb_statement_form_get_type ())
G_DECLARE_FINAL_TYPE (ArbStatementForm, arb_statement_form, ARB, STATEMENT_FORM, AdwBin)

/**
 * ArbStatementForm:
 *
 * Asks for something that is told besides decisions: what, of whom, and with which thing, and shows
 * the verdict on it. The signal `judged` is emitted when there is another answer or verdict.
 */

/**
 * arb_statement_form_set_session:
 * @self: a form
 * @session: the game
 * @seat: a seat that tells privately what was seen of it, or %ARB_TABLE if anything can be told
 *
 * Has the form ask; to be called once.
 */
void arb_statement_form_set_session (ArbStatementForm *self, ArbSession *session, guint seat);

/** arb_statement_form_get_judged: (transfer none) (nullable): the answer, and the verdict on it. */
ArbChoice *arb_statement_form_get_judged (ArbStatementForm *self);

G_END_DECLS
