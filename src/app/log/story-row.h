/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/story-line.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_STORY_ROW (arb_story_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbStoryRow, arb_story_row, ARB, STORY_ROW, AdwBin)

/**
 * ArbStoryRow:
 *
 * A row for one part of a turn in the log: the player, one sentence, the results, the most
 * important mark of its moves, and whether its moves are unfolded.
 */

/** arb_story_row_set_line: shows @line of @session; an empty row if both are %NULL. */
void arb_story_row_set_line (ArbStoryRow *self, ArbSession *session, ArbStoryLine *line);

/** arb_story_row_get_line: (transfer none) (nullable): the line that is shown. */
ArbStoryLine *arb_story_row_get_line (ArbStoryRow *self);

/** arb_story_row_set_unfolded: shows whether the moves are listed below the row. */
void arb_story_row_set_unfolded (ArbStoryRow *self, gboolean unfolded);

/** arb_story_row_show_saved: marks its line if the file contains all of its moves. */
void arb_story_row_show_saved (ArbStoryRow *self);

/**
 * arb_story_row_update: shows the heading of the turn if the line is the newest of it, and hides it
 * otherwise.
 */
void arb_story_row_update (ArbStoryRow *self);

/**
 * arb_story_row_update_scores: updates the heading, and all points, which may have been hidden or
 * shown.
 */
void arb_story_row_update_scores (ArbStoryRow *self);

/**
 * arb_story_dup_description: (transfer full): @line with its results, except points if
 * @hides_scores, its mark and its moves, for screen readers.
 */
char *arb_story_dup_description (ArbSession *session, ArbStoryLine *line, gboolean hides_scores);

/** arb_story_get_marker: the marker of the player who acts first in @line. */
ArbPlayerMarker arb_story_get_marker (ArbSession *session, ArbStoryLine *line);

G_END_DECLS
