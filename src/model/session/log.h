/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log-line.h"
#include "wording/wording.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOG (arb_log_get_type ())
G_DECLARE_FINAL_TYPE (ArbLog, arb_log, ARB, LOG, GObject)

/**
 * ArbLog:
 *
 * The log of a game as a list of #ArbLogLine. A log is long and little of it is ever looked at: a
 * line is put into words when somebody asks for it, and stays the same object as long as it tells
 * the same. Its property `saved` is how many lines are marked as saved.
 */

/** arb_log_new: (transfer full): an empty log. */
ArbLog *arb_log_new (void);

/**
 * arb_log_update:
 * @self: a log
 * @game: its game; must stay until arb_log_clear()
 * @wording: whom the words are for; must stay, too
 *
 * Follows the game. Lines that came or changed are not saved yet.
 */
void arb_log_update (ArbLog *self, const ArbGame *game, const ArbWording *wording);

/** arb_log_reword: has all lines made anew, after another language was chosen. */
void arb_log_reword (ArbLog *self);

/** arb_log_set_saved: marks the first @n lines as saved, the rest not. */
void arb_log_set_saved (ArbLog *self, guint n);

/** arb_log_get_saved: how many lines are marked as saved. */
guint arb_log_get_saved (ArbLog *self);

/** arb_log_get_game: (transfer none) (nullable): the game that it follows. */
const ArbGame *arb_log_get_game (ArbLog *self);

/** arb_log_get_wording: (transfer none) (nullable): whom its words are for. */
const ArbWording *arb_log_get_wording (ArbLog *self);

/** arb_log_clear: empties the log; its game may go. */
void arb_log_clear (ArbLog *self);

G_END_DECLS
