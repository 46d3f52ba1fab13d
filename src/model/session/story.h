/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/story-line.h"

G_BEGIN_DECLS

#define ARB_TYPE_STORY (arb_story_get_type ())
G_DECLARE_FINAL_TYPE (ArbStory, arb_story, ARB, STORY, GObject)

/**
 * ArbStory:
 *
 * A log as the list of the parts of its turns, #ArbStoryLine. A part is put into words when somebody
 * asks for it. The part that the last moves go on with stays the same object, so that who has it
 * unfolded sees it grow.
 */

/** arb_story_new: (transfer full): the story of @log, which it follows as long as that is there. */
ArbStory *arb_story_new (ArbLog *log);

/**
 * arb_story_dup_news:
 * @self: a story
 *
 * What the last gesture implied, if that is a part of a turn of which it says nothing else: after
 * all that was said with it.
 *
 * Returns: (transfer full) (nullable): sentences: “Amelie leads Survey; Kenji discards nothing”
 */
char *arb_story_dup_news (ArbStory *self);

G_END_DECLS
