/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/story-line.h"

G_BEGIN_DECLS

#define ARB_TYPE_STORY (arb_story_get_type ())
G_DECLARE_FINAL_TYPE (ArbStory, arb_story, ARB, STORY, GObject)

/**
 * ArbStory:
 *
 * A log as a list of the parts of its turns, #ArbStoryLine. The texts of a part are made on demand.
 * The part to which the last moves are added stays the same object, so that its row can stay
 * unfolded.
 */

/** arb_story_new: (transfer full): the story of @log, which it follows as long as @log exists. */
ArbStory *arb_story_new (ArbLog *log);

/**
 * arb_story_dup_news: (transfer full) (nullable): the implied moves of the last gesture that form a
 * part of a turn of their own, after the other parts of that gesture: “Amelie leads Survey; Kenji
 * discards nothing”.
 */
char *arb_story_dup_news (ArbStory *self);

G_END_DECLS
