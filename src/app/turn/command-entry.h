/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/verdict-box.h"
#include "model/session/choice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_COMMAND_ENTRY (arb_command_entry_get_type ())
G_DECLARE_FINAL_TYPE (ArbCommandEntry, arb_command_entry, ARB, COMMAND_ENTRY, GtkEntry)

/**
 * ArbCommandEntry:
 *
 * Takes a move in the notation. While people write, it proposes the possible moves, found by the
 * notation or by their meaning in the reader's language. The signal `entered` (text) is emitted
 * when a line is complete, `stale` when somebody begins to write after the choices were forgotten;
 * the handler sets new ones.
 */

/** arb_command_entry_set_choices: proposes the playable ones among @choices, #ArbChoice. */
void arb_command_entry_set_choices (ArbCommandEntry *self, GPtrArray *choices);

/**
 * arb_command_entry_forget_choices: forgets the choices, because the game has changed. Few people
 * write moves, so the entry asks for new choices by the signal `stale` only when somebody begins to
 * write. @example (nullable) is a move that is possible now, for the placeholder.
 */
void arb_command_entry_forget_choices (ArbCommandEntry *self, ArbChoice *example);

/** arb_command_entry_add_verbs: also proposes every verb of @ruleset as the beginning of a line. */
void arb_command_entry_add_verbs (ArbCommandEntry *self, const ArbRuleset *ruleset);

/** arb_command_entry_proposes: whether @typed is the beginning of a proposal. */
gboolean arb_command_entry_proposes (ArbCommandEntry *self, const char *typed);

/** arb_command_entry_set_text: sets @text and selects it. */
void arb_command_entry_set_text (ArbCommandEntry *self, const char *text);

/**
 * arb_command_entry_take_over: takes over the text and the position of the cursor of @old, the line
 * being typed. @box shows the verdict on that text, if there is one.
 */
void arb_command_entry_take_over (ArbCommandEntry *self, ArbCommandEntry *old, ArbVerdictBox *box);

/**
 * arb_command_entry_set_verdict: sets @verdict (transfer full) (nullable), that on the line that
 * was entered. The focus stays in the entry, so a screen reader announces the verdict as its
 * description, until the text is edited or the choices are forgotten.
 */
void arb_command_entry_set_verdict (ArbCommandEntry *self, char *verdict);

G_END_DECLS
