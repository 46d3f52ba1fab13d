/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_VERDICT_BOX (arb_verdict_box_get_type ())
G_DECLARE_FINAL_TYPE (ArbVerdictBox, arb_verdict_box, ARB, VERDICT_BOX, AdwBin)

/**
 * ArbVerdictBox:
 *
 * What the verdict on a move is and why, and what the table can do about it. Where there is too
 * little room, reasons are scrolled; what can be done stays in sight below them. Its buttons activate
 * `turn.allow`, `turn.answer` with the number of an answer, and `turn.dismiss`.
 */

/**
 * arb_verdict_box_show_choice:
 * @self: a verdict box
 * @session: the game it is about
 * @choice: a move
 * @answers: (nullable): #ArbChoice, the answers to the rule that is open, if any
 */
void arb_verdict_box_show_choice (ArbVerdictBox *self, ArbSession *session, ArbChoice *choice,
                                  GListModel *answers);

/** arb_verdict_box_show_error: tells that @text is no move, and why. */
void arb_verdict_box_show_error (ArbVerdictBox *self, const char *text, const char *message);

/**
 * arb_verdict_box_show_phrases:
 * @self: a verdict box that tells of a line that is no move
 * @meant: #ArbChoice, what it may have meant
 *
 * Asks which of them was meant; its buttons activate `turn.say`. Of many, the first are shown.
 */
void arb_verdict_box_show_phrases (ArbVerdictBox *self, GListModel *meant);

/**
 * arb_verdict_box_hide_buttons:
 * @self: a verdict box
 *
 * Makes @self tell a verdict only; the buttons are elsewhere, and its reasons are never scrolled.
 */
void arb_verdict_box_hide_buttons (ArbVerdictBox *self);

/** arb_verdict_box_dup_verdict: (transfer full): what the verdict is called, and what it says. */
char *arb_verdict_box_dup_verdict (ArbVerdictBox *self);

/** arb_verdict_box_get_message: what it says. */
const char *arb_verdict_box_get_message (ArbVerdictBox *self);

G_END_DECLS
