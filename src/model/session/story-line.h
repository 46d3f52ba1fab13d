/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log.h"

G_BEGIN_DECLS

#define ARB_TYPE_STORY_LINE (arb_story_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbStoryLine, arb_story_line, ARB, STORY_LINE, GObject)

/**
 * ArbStoryLine:
 *
 * A part of a turn: one sentence, and the list of its moves, #ArbLogLine. Its property `saved` says
 * whether the file on the disk contains all of them. `changed` is emitted when its text changes.
 */

/**
 * arb_story_line_new: (transfer full): part @index of the story of @log, without an episode yet.
 */
ArbStoryLine *arb_story_line_new (ArbLog *log, guint index);

/** arb_story_line_set_episode: makes the line show @episode, whose first @kept moves have not changed. */
void arb_story_line_set_episode (ArbStoryLine *self, const ArbEpisode *episode, guint kept);

/** arb_story_line_update_saved: updates `saved` from the log. */
void arb_story_line_update_saved (ArbStoryLine *self);

/** arb_story_line_get_index: its index in the story, from 0. */
guint arb_story_line_get_index (ArbStoryLine *self);

/** arb_story_line_get_number: the number of its first move, from 1. */
guint arb_story_line_get_number (ArbStoryLine *self);

/** arb_story_line_get_text: one sentence about what happened and who did it. */
const char *arb_story_line_get_text (ArbStoryLine *self);

/**
 * arb_story_line_get_milestone: (nullable): what it changed of the numbers that can trigger the
 * end.
 */
const char *arb_story_line_get_milestone (ArbStoryLine *self);

/** arb_story_line_get_ends: whether that has triggered it. */
gboolean arb_story_line_get_ends (ArbStoryLine *self);

/** arb_story_line_get_turn: its turn or round, from 1. */
guint arb_story_line_get_turn (ArbStoryLine *self);

/** arb_story_line_get_leader: the seat whose turn that is; %ARB_TABLE for none. */
guint arb_story_line_get_leader (ArbStoryLine *self);

/** arb_story_line_get_total: the points of that seat after it. */
gint arb_story_line_get_total (ArbStoryLine *self);

/** arb_story_line_get_seats: the seats that act, as bits. */
guint arb_story_line_get_seats (ArbStoryLine *self);

/** arb_story_line_get_quiet: whether its moves only end choices, as the rules prescribe. */
gboolean arb_story_line_get_quiet (ArbStoryLine *self);

/** arb_story_line_dup_marked: (transfer full) (nullable): the move with the most important mark. */
ArbLogLine *arb_story_line_dup_marked (ArbStoryLine *self);

gboolean arb_story_line_get_saved (ArbStoryLine *self);

/**
 * ArbStoryResult:
 * @id: the kind of result
 * @text: the amount, in short
 *
 * A result of a part of a turn.
 */
typedef struct
{
  const char *id;
  char *text;
} ArbStoryResult;

/** arb_story_line_get_amount: how much of the results with @id there is; 0 if there are none. */
gint arb_story_line_get_amount (ArbStoryLine *self, const char *id);

/**
 * arb_story_line_get_results: (transfer none) (element-type ArbStoryResult): the results, in their
 * order.
 */
const GArray *arb_story_line_get_results (ArbStoryLine *self);

G_END_DECLS
