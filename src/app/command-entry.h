/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ruleset.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COMMAND_ENTRY (arb_command_entry_get_type ())
G_DECLARE_FINAL_TYPE (ArbCommandEntry, arb_command_entry, ARB, COMMAND_ENTRY, AdwBin)

/**
 * ArbCommandEntry:
 *
 * Takes a move in the notation and proposes the moves that are possible now. The signal
 * `entered` (text) is emitted when a line is complete, `changed` (text) while it is written.
 */

/** arb_command_entry_set_choices: proposes the playable ones among @choices, #ArbChoice. */
void arb_command_entry_set_choices (ArbCommandEntry *self, GListModel *choices);

/** arb_command_entry_add_verbs: proposes, besides, to begin with any verb that @ruleset has. */
void arb_command_entry_add_verbs (ArbCommandEntry *self, const ArbRuleset *ruleset);

/** arb_command_entry_proposes: whether @typed can become something that is proposed. */
gboolean arb_command_entry_proposes (ArbCommandEntry *self, const char *typed);

/** arb_command_entry_enter: enters @text as if it were typed and completed with Enter. */
void arb_command_entry_enter (ArbCommandEntry *self, const char *text);

/** arb_command_entry_set_text: puts @text there, ready to be typed over. */
void arb_command_entry_set_text (ArbCommandEntry *self, const char *text);

/** arb_command_entry_clear: empties the entry. */
void arb_command_entry_clear (ArbCommandEntry *self);

/** arb_command_entry_matches: whether every word of @typed begins a word of @proposal. */
gboolean arb_command_entry_matches (const char *typed, const char *proposal);

G_END_DECLS
