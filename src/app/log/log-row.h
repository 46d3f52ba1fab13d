/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log-line.h"
#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOG_ROW (arb_log_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogRow, arb_log_row, ARB, LOG_ROW, AdwBin)

/**
 * ArbLogRow:
 *
 * A row for one move of the log: the player, the move, and its marks (ruled, refused, void, open,
 * struck, saved).
 */

/** arb_log_row_set_line: shows @line of @session; an empty row if both are %NULL. */
void arb_log_row_set_line (ArbLogRow *self, ArbSession *session, ArbLogLine *line);

/** arb_log_row_show_saved: marks its line if the file of @session contains it. */
void arb_log_row_show_saved (ArbLogRow *self, ArbSession *session);

/** arb_log_row_get_line: (transfer none) (nullable): the line that is shown. */
ArbLogLine *arb_log_row_get_line (ArbLogRow *self);

/** arb_log_row_get_mark: (transfer none) (nullable): the mark of @line in words, if it has one. */
const char *arb_log_row_get_mark (ArbLogLine *line);

/** arb_log_row_show_mark: makes @icon show the mark of @line (nullable), or nothing. */
void arb_log_row_show_mark (GtkImage *icon, ArbLogLine *line);

/** arb_log_row_dup_description: (transfer full): the line with its marks, for screen readers. */
char *arb_log_row_dup_description (ArbLogLine *line);

G_END_DECLS
