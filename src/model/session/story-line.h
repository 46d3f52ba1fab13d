/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log.h"

G_BEGIN_DECLS

#define ARB_TYPE_STORY_LINE (arb_story_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbStoryLine, arb_story_line, ARB, STORY_LINE, GObject)

/**
 * ArbStoryLine:
 *
 * A part of a turn in one sentence, and the list of its moves, #ArbLogLine. Its property `saved`
 * tells whether the file on the disk has all of them. `changed` is emitted when it tells something
 * else.
 */

/** arb_story_line_new: (transfer full): part @index of the story of @log; it tells nothing yet. */
ArbStoryLine *arb_story_line_new (ArbLog *log, guint index);

/** arb_story_line_tell: has the line tell @episode, of which the first @kept moves are as before. */
void arb_story_line_tell (ArbStoryLine *self, const ArbEpisode *episode, guint kept);

/** arb_story_line_update_saved: compares with what the log says is saved. */
void arb_story_line_update_saved (ArbStoryLine *self);

/** arb_story_line_get_index: which part of the story it is, from 0. */
guint arb_story_line_get_index (ArbStoryLine *self);

/** arb_story_line_get_number: the number of its first move, from 1. */
guint arb_story_line_get_number (ArbStoryLine *self);

/** arb_story_line_get_text: what happened, a sentence that says who. */
const char *arb_story_line_get_text (ArbStoryLine *self);

/** arb_story_line_get_milestone: (nullable): what it brought of what can trigger the end. */
const char *arb_story_line_get_milestone (ArbStoryLine *self);

/** arb_story_line_get_ends: whether that has triggered it. */
gboolean arb_story_line_get_ends (ArbStoryLine *self);

/** arb_story_line_get_turn: the turn or round to which it belongs, from 1. */
guint arb_story_line_get_turn (ArbStoryLine *self);

/** arb_story_line_get_leader: whose turn that is; %ARB_TABLE if it is nobody's. */
guint arb_story_line_get_leader (ArbStoryLine *self);

/** arb_story_line_get_total: how many points that seat has after it. */
gint arb_story_line_get_total (ArbStoryLine *self);

/** arb_story_line_get_seats: who acts, as bits. */
guint arb_story_line_get_seats (ArbStoryLine *self);

/** arb_story_line_get_quiet: whether its moves say only that choices end, and the rules have it
 * so. */
gboolean arb_story_line_get_quiet (ArbStoryLine *self);

/** arb_story_line_dup_marked: (transfer full) (nullable): the move of which most is to be said. */
ArbLogLine *arb_story_line_dup_marked (ArbStoryLine *self);

gboolean arb_story_line_get_saved (ArbStoryLine *self);

/**
 * ArbStoryResult:
 * @id: what it is
 * @text: how much, in brief
 *
 * What a part of a turn brings.
 */
typedef struct
{
  const char *id;
  char *text;
} ArbStoryResult;

/** arb_story_line_get_results: (transfer none) (element-type ArbStoryResult): in order. */
const GArray *arb_story_line_get_results (ArbStoryLine *self);

G_END_DECLS
