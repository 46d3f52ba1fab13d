/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/verdict-box.h"
#include "engine/ruleset.h"
#include "model/session/choice.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COMMAND_ENTRY (arb_command_entry_get_type ())
G_DECLARE_FINAL_TYPE (ArbCommandEntry, arb_command_entry, ARB, COMMAND_ENTRY, AdwBin)

/**
 * ArbCommandEntry:
 *
 * Takes a move in the notation and proposes the moves that are possible now, to who writes in the
 * notation and to who writes in the reader's language what it means. The signal
 * `entered` (text) is emitted when a line is complete, `changed` (text) while it is written,
 * `stale` when somebody begins to write after the choices were forgotten: it is answered by new
 * ones.
 */

/** arb_command_entry_set_choices: proposes the playable ones among @choices, #ArbChoice. */
void arb_command_entry_set_choices (ArbCommandEntry *self, GListModel *choices);

/**
 * arb_command_entry_forget_choices:
 * @self: an entry
 * @example: (nullable): a move that can be made now, to be read where nothing is written yet
 *
 * What it proposed holds no longer. Few people write, so the new choices are asked for by the
 * signal `stale` only when somebody does.
 */
void arb_command_entry_forget_choices (ArbCommandEntry *self, ArbChoice *example);

/** arb_command_entry_add_verbs: proposes, besides, to begin with any verb that @ruleset has. */
void arb_command_entry_add_verbs (ArbCommandEntry *self, const ArbRuleset *ruleset);

/** arb_command_entry_proposes: whether @typed can become something that is proposed. */
gboolean arb_command_entry_proposes (ArbCommandEntry *self, const char *typed);

/** arb_command_entry_enter: enters @text as if it were typed and completed with Enter. */
void arb_command_entry_enter (ArbCommandEntry *self, const char *text);

/** arb_command_entry_set_text: puts @text there, ready to be typed over. */
void arb_command_entry_set_text (ArbCommandEntry *self, const char *text);

/**
 * arb_command_entry_take_over:
 * @self: an empty line
 * @old: the line being typed
 * @box: shows the verdict on the line of @old, if that was judged
 *
 * Takes over the text and the place of the cursor in it.
 */
void arb_command_entry_take_over (ArbCommandEntry *self, ArbCommandEntry *old, ArbVerdictBox *box);

/**
 * arb_command_entry_set_verdict:
 * @self: an entry
 * @verdict: (transfer full) (nullable): what is said of the line that was entered
 *
 * The keyboard stays in the line, so there a screen reader tells the verdict, until the line is
 * edited or its choices are forgotten.
 */
void arb_command_entry_set_verdict (ArbCommandEntry *self, char *verdict);

/** arb_command_entry_take_typing: who types in @window where no text is writes in this line. */
void arb_command_entry_take_typing (ArbCommandEntry *self, GtkWidget *window);

/** arb_command_entry_clear: empties the entry. */
void arb_command_entry_clear (ArbCommandEntry *self);

G_END_DECLS
