/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOG_LINE (arb_log_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogLine, arb_log_line, ARB, LOG_LINE, GObject)

/**
 * ArbLogLine:
 * @number: its number, 1 is the first
 * @turn: the turn or round in which it was recorded, from 1
 * @entry: the line of the game
 * @quiet: whether it only ends a choice, as the rules prescribe
 * @text: who did what, for a reader
 * @reason: (nullable): what the verdict says, unless plainly legal
 *
 * One line of the log in words. To be read only.
 */
struct _ArbLogLine
{
  GObject parent_instance;

  guint number;
  guint turn;
  ArbEntry entry;
  gboolean quiet;
  char *text;
  char *reason;
};

/** arb_log_line_new: (transfer full): line @index of @game, from 0, with its texts. */
ArbLogLine *arb_log_line_new (const ArbWording *wording, const ArbGame *game, guint index);

G_END_DECLS
