/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/story.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOG_ROW (arb_log_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbLogRow, arb_log_row, ARB, LOG_ROW, GtkBox)

/**
 * ArbLogRow:
 *
 * A row of the log. For a part of a turn it shows the players, one sentence, the results, the most
 * important mark of its moves, and whether these are unfolded; for a move its number, the player,
 * the move, and its mark (ruled, refused, void, open, struck). Both are marked when they are saved.
 */

/**
 * arb_log_row_set_place: shows the part or the move at @place in the log of @session; an empty row
 * if both are %NULL.
 */
void arb_log_row_set_place (ArbLogRow *self, ArbSession *session, GtkTreeListRow *place);

/** arb_log_row_get_place: (transfer none) (nullable): the place that is shown. */
GtkTreeListRow *arb_log_row_get_place (ArbLogRow *self);

/** arb_log_row_get_part: (transfer none) (nullable): the part of a turn that is shown. */
ArbStoryLine *arb_log_row_get_part (ArbLogRow *self);

/** arb_log_row_get_move: (transfer none) (nullable): the move that is shown. */
ArbLogLine *arb_log_row_get_move (ArbLogRow *self);

/** arb_log_row_show_saved: marks its moves if the file contains all of them. */
void arb_log_row_show_saved (ArbLogRow *self);

/**
 * arb_log_row_update: shows the heading of the turn if its part is the newest of it, and hides it
 * otherwise.
 */
void arb_log_row_update (ArbLogRow *self);

/**
 * arb_log_row_update_scores: updates the heading, and all points, which may have been hidden or
 * shown.
 */
void arb_log_row_update_scores (ArbLogRow *self);

/** arb_log_line_get_mark: (transfer none) (nullable): the mark of @line in words, if it has one. */
const char *arb_log_line_get_mark (ArbLogLine *line);

/** arb_log_line_show_mark: makes @icon show the mark of @line (nullable), or nothing. */
void arb_log_line_show_mark (ArbLogLine *line, GtkImage *icon);

/** arb_log_line_dup_description: (transfer full): @line with its mark, for screen readers. */
char *arb_log_line_dup_description (ArbLogLine *line);

/**
 * arb_story_line_dup_description: (transfer full): @line with its results, except points if
 * @hides_scores, its mark and its moves, for screen readers.
 */
char *arb_story_line_dup_description (ArbStoryLine *line, ArbSession *session,
                                      gboolean hides_scores);

/** arb_story_line_get_marker: the marker of the player who acts first in @line. */
ArbPlayerMarker arb_story_line_get_marker (ArbStoryLine *line, ArbSession *session);

G_END_DECLS
