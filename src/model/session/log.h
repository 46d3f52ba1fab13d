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
 * @game: (nullable): the game that it follows
 * @wording: (nullable): its wording
 *
 * The log of a game as a list of #ArbLogLine. A log is long and people look at little of it, so the
 * texts of a line are made on demand. A line stays the same object as long as it shows the same.
 * To be read only.
 */
struct _ArbLog
{
  GObject parent_instance;

  const ArbGame *game;
  const ArbWording *wording;
  GArray *slots; /* private */
};

/** arb_log_new: (transfer full): an empty log. */
ArbLog *arb_log_new (void);

/**
 * arb_log_update: follows @game with @wording; both must live until arb_log_clear(). Returns: how
 * many of the first lines have not changed.
 */
guint arb_log_update (ArbLog *self, const ArbGame *game, const ArbWording *wording);

/** arb_log_reword: makes all lines again, after the language has changed. */
void arb_log_reword (ArbLog *self);

/** arb_log_clear: empties the log; its game may be freed after that. */
void arb_log_clear (ArbLog *self);

G_END_DECLS
