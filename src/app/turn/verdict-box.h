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
 * Shows the verdict on a move, the reasons, and buttons for what the table can do about it. With
 * too little room the reasons scroll; the buttons stay visible below them. Its buttons activate
 * `turn.allow`, `turn.answer` with the number of an answer, and `turn.dismiss`.
 */

/**
 * arb_verdict_box_show_choice: shows the verdict on @choice. @answers (nullable), #ArbChoice, are
 * the possible answers to the open rule, if there is one.
 */
void arb_verdict_box_show_choice (ArbVerdictBox *self, ArbSession *session, ArbChoice *choice,
                                  GPtrArray *answers);

/** arb_verdict_box_show_error: shows that @text is no move, and why. */
void arb_verdict_box_show_error (ArbVerdictBox *self, const char *text, const char *message);

/**
 * arb_verdict_box_show_phrases: asks which of the moves @meant, #ArbChoice, a line means that is no
 * move; its buttons activate `turn.say`. If there are many, only the first are shown.
 */
void arb_verdict_box_show_phrases (ArbVerdictBox *self, GPtrArray *meant);

/**
 * arb_verdict_box_hide_buttons: makes @self show the verdict without buttons, which the caller has
 * elsewhere; the reasons never scroll then.
 */
void arb_verdict_box_hide_buttons (ArbVerdictBox *self);

/** arb_verdict_box_dup_verdict: (transfer full): the name of the verdict, and its message. */
char *arb_verdict_box_dup_verdict (ArbVerdictBox *self);

/**
 * arb_verdict_dup_words: (transfer full): the name of the verdict on @choice, and the reason; empty
 * if it is legal.
 */
char *arb_verdict_dup_words (ArbChoice *choice);

/**
 * arb_verdict_announce: sets the accessible description of @widget, which has the focus. A screen
 * reader announces only changes, so @words are announced again even if they are the same as last
 * time.
 */
void arb_verdict_announce (GtkWidget *widget, const char *words);

/** arb_verdict_box_get_message: the message of the verdict. */
const char *arb_verdict_box_get_message (ArbVerdictBox *self);

G_END_DECLS
