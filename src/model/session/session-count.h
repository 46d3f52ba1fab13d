/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/* For a game that was played without the program: records only what the seats have at its end. */

/**
 * arb_session_dup_counted: (transfer full): the things of which a seat has a number, #ArbOption.
 */
GPtrArray *arb_session_dup_counted (ArbSession *self);

/** arb_session_dup_picked: (transfer full): the cards that a seat can have, #ArbOption. */
GPtrArray *arb_session_dup_picked (ArbSession *self);

/**
 * arb_session_gives_points: whether @what, an option of arb_session_dup_counted(), gives points;
 * something without points may still break a tie.
 */
gboolean arb_session_gives_points (ArbSession *self, ArbArgument what);

/**
 * arb_catalogue_can_count: whether a game of @catalogue can be recorded of which only the end is
 * known; other games cannot be counted.
 */
gboolean arb_catalogue_can_count (const ArbCatalogue *catalogue);

/**
 * ArbHolding:
 * @seat: a seat, from 1
 * @what: the thing or card, an option of arb_session_dup_counted() or arb_session_dup_picked()
 * @amount: the number of them
 */
typedef struct
{
  guint seat;
  ArbArgument what;
  guint amount;
} ArbHolding;

/**
 * ArbCounting:
 * @ARB_COUNTING_NONE: the game has a record of its moves
 * @ARB_COUNTING_DRAFT: only its end is counted, and the numbers are still being typed in
 * @ARB_COUNTING_DONE: only its end was counted, and it has a result; its numbers can be corrected
 */
typedef enum
{
  ARB_COUNTING_NONE,
  ARB_COUNTING_DRAFT,
  ARB_COUNTING_DONE,
} ArbCounting;

/** arb_session_get_counting: whether only the end of the game is recorded, and how far that is. */
ArbCounting arb_session_get_counting (ArbSession *self);

/** arb_session_dup_count: (transfer full): what the seats have so far, #ArbHolding. */
GArray *arb_session_dup_count (ArbSession *self);

/**
 * arb_session_set_count: records @counts in the place of what was recorded before, except for
 * impossible holdings, and saves soon. The game stays a draft, or done. What the table has said about
 * the result stays, see session-result.h, but no total of a seat for which @counts has other numbers.
 */
void arb_session_set_count (ArbSession *self, const ArbHolding *counts, guint n_counts);

/**
 * arb_session_count: records as moves of the table what the seats have at the end of a game,
 * @counts, in the place of what was recorded before, and ends the game. If one holding is
 * impossible, nothing changes, and @reason (out, optional) is set to which one, and why.
 *
 * Returns: whether it was recorded
 */
gboolean arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                            char **reason);

/**
 * ArbCountReview:
 * @sheet: the score if the game ended with these holdings; impossible ones do not count
 * @tie: (nullable): that the players who are ahead have equal points, and what decides
 * @undecided: whether none of what decides that tie has been typed in
 * @doubted: ArbArgument: what the seats together have more of than there can be
 * @doubts: a sentence about each of these
 * @refusal: (nullable): the first impossible holding, and why it is impossible
 *
 * What people should know about the numbers that they are typing in. Clear with
 * arb_count_review_clear().
 */
typedef struct
{
  ArbScoreSheet sheet;
  char *tie;
  gboolean undecided;
  GArray *doubted;
  GPtrArray *doubts;
  char *refusal;
} ArbCountReview;

/** arb_session_review_count: sets @review for the holdings @counts; nothing is recorded. */
void arb_session_review_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                               ArbCountReview *review);

/** arb_count_review_doubts: whether there is too much of @what. */
gboolean arb_count_review_doubts (const ArbCountReview *review, ArbArgument what);

/** arb_count_review_clear: frees the contents of @review. */
void arb_count_review_clear (ArbCountReview *review);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbCountReview, arb_count_review_clear)

G_END_DECLS
