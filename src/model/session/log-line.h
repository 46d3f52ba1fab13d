/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOG_LINE (arb_log_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogLine, arb_log_line, ARB, LOG_LINE, GObject)

/**
 * ArbLogLine:
 *
 * One line of the log in words. Its property `saved` says whether the file on the disk contains it.
 */

/**
 * arb_log_line_new:
 * @number: its number, 1 is the first
 * @turn: the turn or round in which it was said, from 1
 * @entry: the line of the game
 * @closing: whether its move only ends a choice
 * @text: (transfer full): who did what, for a reader
 * @reason: (transfer full) (nullable): what the verdict says, unless plainly legal
 *
 * Returns: (transfer full): a line
 */
ArbLogLine *arb_log_line_new (guint number, guint turn, const ArbEntry *entry, gboolean closing,
                              char *text, char *reason);

guint arb_log_line_get_number (ArbLogLine *self);

/** arb_log_line_get_turn: the turn or round in which it was recorded, from 1. */
guint arb_log_line_get_turn (ArbLogLine *self);

guint arb_log_line_get_seat (ArbLogLine *self);
const char *arb_log_line_get_text (ArbLogLine *self);
const char *arb_log_line_get_reason (ArbLogLine *self);
guint arb_log_line_get_verdict (ArbLogLine *self);
gboolean arb_log_line_get_ruled (ArbLogLine *self);
gboolean arb_log_line_get_implied (ArbLogLine *self);
gboolean arb_log_line_get_struck (ArbLogLine *self);

/** arb_log_line_is_quiet: whether it only ends a choice, as the rules prescribe. */
gboolean arb_log_line_is_quiet (ArbLogLine *self);

/** arb_log_line_get_hidden: whether it only says that a player has recorded something privately. */
gboolean arb_log_line_get_hidden (ArbLogLine *self);
gboolean arb_log_line_get_saved (ArbLogLine *self);
void arb_log_line_set_saved (ArbLogLine *self, gboolean saved);

/** arb_log_line_is: whether this line still shows @entry. */
gboolean arb_log_line_is (ArbLogLine *self, const ArbEntry *entry);

G_END_DECLS
