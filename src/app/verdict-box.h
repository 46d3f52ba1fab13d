/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choice.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_VERDICT_BOX (arb_verdict_box_get_type ())
G_DECLARE_FINAL_TYPE (ArbVerdictBox, arb_verdict_box, ARB, VERDICT_BOX, AdwBin)

/**
 * ArbVerdictBox:
 *
 * Why a move is not plainly legal, and what the table can do about it. Its buttons activate
 * `turn.allow`, `turn.answer` with the number of an answer, and `turn.dismiss`.
 */

/**
 * arb_verdict_box_show_choice:
 * @self: a verdict box
 * @choice: a move that is not plainly legal
 * @answers: #ArbChoice, the answers to the rule that is open, if any
 */
void arb_verdict_box_show_choice (ArbVerdictBox *self, ArbChoice *choice, GListModel *answers);

/** arb_verdict_box_show_error: tells that @text is no move, and why. */
void arb_verdict_box_show_error (ArbVerdictBox *self, const char *text, const char *message);

/** arb_verdict_box_get_message: what it says. */
const char *arb_verdict_box_get_message (ArbVerdictBox *self);

G_END_DECLS
