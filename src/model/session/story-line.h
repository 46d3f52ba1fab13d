/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log.h"

G_BEGIN_DECLS

#define ARB_TYPE_STORY_LINE (arb_story_line_get_type ())
G_DECLARE_FINAL_TYPE (ArbStoryLine, arb_story_line, ARB, STORY_LINE, GObject)

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

/**
 * ArbStoryLine:
 * @index: its index in the story, from 0
 * @episode: the lines of the log that it shows
 * @text: one sentence about what happened and who did it
 * @milestone: (nullable): what it changed of the numbers that can trigger the end
 * @results: (element-type ArbStoryResult): the results, in their order
 *
 * A part of a turn: one sentence, and the list of its moves, #ArbLogLine. `changed` is emitted when
 * its text changes. To be read only.
 */
struct _ArbStoryLine
{
  GObject parent_instance;

  ArbLog *log; /* weak: the lines live hardly longer than the log */
  guint index;
  ArbEpisode episode;
  char *text;
  char *milestone;
  GArray *results;
};

/**
 * arb_story_line_new: (transfer full): part @index of the story of @log, without an episode yet.
 */
ArbStoryLine *arb_story_line_new (ArbLog *log, guint index);

/** arb_story_line_set_episode: makes the line show @episode, whose first @kept moves have not changed. */
void arb_story_line_set_episode (ArbStoryLine *self, const ArbEpisode *episode, guint kept);

/** arb_story_line_get_quiet: whether its moves only end choices, as the rules prescribe. */
gboolean arb_story_line_get_quiet (ArbStoryLine *self);

/** arb_story_line_dup_marked: (transfer full) (nullable): the move with the most important mark. */
ArbLogLine *arb_story_line_dup_marked (ArbStoryLine *self);

G_END_DECLS
