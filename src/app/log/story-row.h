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
 * A part of a turn in the log: who, one sentence, what it brings, the mark of the move of which most
 * is to be said, and whether its moves are unfolded.
 */

/** arb_story_row_new: (transfer floating): a row without a line, to be put into a list. */
GtkWidget *arb_story_row_new (void);

/** arb_story_row_set_line: shows @line of @session, or nothing if both are %NULL. */
void arb_story_row_set_line (ArbStoryRow *self, ArbSession *session, ArbStoryLine *line);

/** arb_story_row_get_line: (transfer none) (nullable): the line that is shown. */
ArbStoryLine *arb_story_row_get_line (ArbStoryRow *self);

/** arb_story_row_set_unfolded: shows whether the moves are below it. */
void arb_story_row_set_unfolded (ArbStoryRow *self, gboolean unfolded);

/** arb_story_row_update: shows the heading of the turn of which the line is the newest. */
void arb_story_row_update (ArbStoryRow *self);

/** arb_story_row_update_scores: the same, and all points, which may be hidden now or no longer. */
void arb_story_row_update_scores (ArbStoryRow *self);

/**
 * arb_story_dup_description:
 * @session: a session
 * @line: a part of a turn of it
 * @hides_scores: whether no points may be told
 *
 * Returns: (transfer full): @line with its results, its mark and its moves, to be read aloud
 */
char *arb_story_dup_description (ArbSession *session, ArbStoryLine *line, gboolean hides_scores);

/** arb_story_get_marker: the marker of who acts first in @line. */
ArbPlayerMarker arb_story_get_marker (ArbSession *session, ArbStoryLine *line);

G_END_DECLS
