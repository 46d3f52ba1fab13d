/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log-line.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_STORY (arb_story_get_type ())
G_DECLARE_FINAL_TYPE (ArbStory, arb_story, ARB, STORY, GObject)

/**
 * ArbStory:
 *
 * The log of a game as a list of the parts of its turns, #ArbStoryLine. A log is long and people
 * look at little of it, so the texts of a part, and of its moves, are made on demand. A move stays
 * the same object as long as it shows the same. The part to which the last moves are added stays
 * the same object, so that its row can stay unfolded.
 */
struct _ArbStory
{
  GObject parent_instance;

  /* All private. */
  const ArbGame *game; /* (nullable) */
  const ArbWording *wording;
  GArray *moves;    /* the lines of the log */
  GArray *episodes; /* ArbEpisode */
  GPtrArray *lines; /* ArbStoryLine by episode; %NULL before it is needed */
};

/**
 * arb_story_update: follows @game with @wording; both must live until arb_story_clear(). Returns:
 * how many of the first lines of the log have not changed.
 */
guint arb_story_update (ArbStory *self, const ArbGame *game, const ArbWording *wording);

/** arb_story_reword: makes all texts again, after the language has changed. */
void arb_story_reword (ArbStory *self);

/** arb_story_clear: empties the story; its game may be freed after that. */
void arb_story_clear (ArbStory *self);

/** arb_story_dup_move: (transfer full) (nullable): line @index of the log, from 0. */
ArbLogLine *arb_story_dup_move (ArbStory *self, guint index);

/**
 * arb_story_dup_news: (transfer full) (nullable): the implied moves of the last gesture that form a
 * part of a turn of their own, after the other parts of that gesture: “Amelie leads Survey; Kenji
 * discards nothing”.
 */
char *arb_story_dup_news (ArbStory *self);

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

  ArbStory *story; /* weak */
  guint index;
  ArbEpisode episode;
  char *text;
  char *milestone;
  GArray *results;
};

/** arb_story_line_get_quiet: whether its moves only end choices, as the rules prescribe. */
gboolean arb_story_line_get_quiet (ArbStoryLine *self);

/**
 * arb_story_line_get_counts: whether it counts; a decision after the end of the game does not, see
 * arb_game_find_end().
 */
gboolean arb_story_line_get_counts (ArbStoryLine *self);

/** arb_story_line_dup_marked: (transfer full) (nullable): the move with the most important mark. */
ArbLogLine *arb_story_line_dup_marked (ArbStoryLine *self);

G_END_DECLS
