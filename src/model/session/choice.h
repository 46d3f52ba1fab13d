/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE (arb_choice_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoice, arb_choice, ARB, CHOICE, GObject)

/**
 * ArbChoice:
 *
 * Something a seat could think of doing now, with the verdict on it and the words for both.
 */

/**
 * arb_choice_new:
 * @move: the move, in standard form
 * @verdict: the verdict on it
 * @overrulable: whether the table can allow it although it is illegal
 *
 * Returns: (transfer full): a choice without words
 */
ArbChoice *arb_choice_new (ArbMove move, const ArbVerdict *verdict, gboolean overrulable);

/**
 * arb_choice_set_words:
 * @self: a choice
 * @group: (transfer full): what the verb is called
 * @label: (transfer full): the move as a button says it
 * @text: (transfer full): the move in the notation
 * @reason: (transfer full): why the verdict is as it is, with its source
 */
void arb_choice_set_words (ArbChoice *self, char *group, char *label, char *text, char *reason);

/** arb_choice_set_wording: keeps in whose words, and at which table, it is judged. */
void arb_choice_set_wording (ArbChoice *self, ArbWording *kept);

/** arb_choice_get_wording: (transfer none): those words, for more that is asked about it. */
const ArbWording *arb_choice_get_wording (ArbChoice *self);

/**
 * arb_choice_set_heading:
 * @self: a choice
 * @heading: (transfer full) (nullable): what choices that are alike in part have in common
 * @rest: (transfer full) (nullable): what the button has to say under that heading
 */
void arb_choice_set_heading (ArbChoice *self, char *heading, char *rest);

ArbMove arb_choice_get_move (ArbChoice *self);
guint arb_choice_get_seat (ArbChoice *self);
const ArbVerdict *arb_choice_get_verdict (ArbChoice *self);

/** arb_choice_get_overrulable: whether the table can allow it although it is illegal. */
gboolean arb_choice_get_overrulable (ArbChoice *self);

/** arb_choice_is_plain: whether it is simply legal, with nothing to be said about it. */
gboolean arb_choice_is_plain (ArbChoice *self);

const char *arb_choice_get_group (ArbChoice *self);

/** arb_choice_get_heading: (nullable): what choices that are alike in part have in common. */
const char *arb_choice_get_heading (ArbChoice *self);

/** arb_choice_get_rest: (nullable): what a button under that heading says. */
const char *arb_choice_get_rest (ArbChoice *self);
const char *arb_choice_get_label (ArbChoice *self);
const char *arb_choice_get_text (ArbChoice *self);
const char *arb_choice_get_reason (ArbChoice *self);

G_END_DECLS
