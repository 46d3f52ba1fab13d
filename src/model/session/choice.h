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
 * A move that a seat could consider now, with its verdict and the texts of both.
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
 * @group: (transfer full): the name of the verb
 * @label: (transfer full): the move as the text of a button
 * @text: (transfer full): the move in the notation
 * @reason: (transfer full): the reasons of the verdict, with their sources
 */
void arb_choice_set_words (ArbChoice *self, char *group, char *label, char *text, char *reason);

/** arb_choice_set_wording: keeps the wording and the table by which it is judged. */
void arb_choice_set_wording (ArbChoice *self, ArbWording *kept);

/** arb_choice_get_wording: (transfer none): that wording, for further texts about the choice. */
const ArbWording *arb_choice_get_wording (ArbChoice *self);

/**
 * arb_choice_set_heading:
 * @self: a choice
 * @heading: (transfer full) (nullable): the common part of similar choices
 * @rest: (transfer full) (nullable): the text of the button under that heading
 */
void arb_choice_set_heading (ArbChoice *self, char *heading, char *rest);

ArbMove arb_choice_get_move (ArbChoice *self);
guint arb_choice_get_seat (ArbChoice *self);
const ArbVerdict *arb_choice_get_verdict (ArbChoice *self);

/** arb_choice_get_overrulable: whether the table can allow it although it is illegal. */
gboolean arb_choice_get_overrulable (ArbChoice *self);

/** arb_choice_is_plain: whether it is legal, with nothing more to say about it. */
gboolean arb_choice_is_plain (ArbChoice *self);

const char *arb_choice_get_group (ArbChoice *self);

/** arb_choice_get_heading: (nullable): the common part of similar choices. */
const char *arb_choice_get_heading (ArbChoice *self);

/** arb_choice_get_rest: (nullable): the text of the button under that heading. */
const char *arb_choice_get_rest (ArbChoice *self);
const char *arb_choice_get_label (ArbChoice *self);
const char *arb_choice_get_text (ArbChoice *self);
const char *arb_choice_get_reason (ArbChoice *self);

G_END_DECLS
