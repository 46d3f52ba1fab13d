/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/repair.h"
#include "engine/record/replay.h"

G_BEGIN_DECLS

/*
 * The parts of the search for repairs, which only they use.
 */

/** ARB_MAX_GESTURES: the most gestures of one seat that are tried at one place. */
#define ARB_MAX_GESTURES 400

/** ARB_MAX_GESTURE: the most moves of one gesture. */
#define ARB_MAX_GESTURE ARB_MAX_EDIT_MOVES

/**
 * ArbGesture:
 * @moves: its moves, as said
 * @n_moves: how many
 * @idle: whether it does nothing
 * @vague: whether it has a number of cards where the table names them
 *
 * What a seat could have said at once at one place.
 */
typedef struct
{
  ArbMove moves[ARB_MAX_GESTURE];
  guint8 n_moves;
  guint8 idle;
  guint8 vague;
} ArbGesture;

/**
 * arb_list_gestures:
 * @replay: replays
 * @state: a state of the game
 * @seats: bits of the seats
 * @gestures: (element-type ArbGesture): takes the gestures
 *
 * Lists what @seats could have said: each offer, also without its last closing move; the choices that
 * it opens and that a later line would close; and numbers of cards, which are not offered.
 */
void arb_list_gestures (ArbReplay *replay, const ArbState *state, guint seats, GArray *gestures);

/** arb_gesture_price: how unlikely @gesture is by itself, in tenths of a unit. */
gint arb_gesture_price (const ArbGesture *gesture);

/**
 * ArbFinding:
 * @kind: see #ArbRepair
 * @index: see #ArbRepair
 * @n_removed: see #ArbRepair
 * @moves: (element-type ArbMove): see #ArbRepair
 * @careful: whether no later line may get worse
 * @allow: whether the table rules that the moves are allowed
 * @shift: by how many seats the later lines are handed on
 * @replayed: what comes of it, without a state
 * @steps: how that was reached, see arb_replay_dup_steps(); of a finding that is to be kept, %NULL if it is
 *   a result of the last replay
 * @price: see #ArbRepair
 * @n_unexplained: see #ArbRepair
 * @state: the state after the last line
 *
 * A repair that was found, before its lines are written.
 */
typedef struct
{
  ArbRepairKind kind;
  guint index;
  guint n_removed;
  GArray *moves;
  gboolean careful;
  gboolean allow;
  guint shift;
  ArbReplayed replayed;
  GArray *steps;
  gint price;
  guint n_unexplained;
  ArbState *state;
} ArbFinding;

/** arb_finding_free: frees @finding. */
void arb_finding_free (ArbFinding *finding);

/**
 * ArbSearch:
 * @game: the game
 * @ruleset: its system
 * @replay: replays of its last rounds
 * @first: the first line at which changes are tried
 * @counts: (element-type ArbCount): the counts, those that differ first
 * @counters: (element-type ArbCounterDefinition): the counter of each; %NULL for one that is in views only
 * @pieces: (element-type ArbViewCounter): all numbers of the table
 * @n_differing: how many of them differ
 * @view: room for a view
 * @found: (element-type ArbFinding): what was found, each with another state
 * @tables: (element-type ArbFinding): the same by their states
 * @stop: (nullable): whether to stop
 * @stop_data: data for @stop
 * @stopped: whether it was stopped
 * @given_up: whether something was not tried
 *
 * A search for repairs.
 */
typedef struct
{
  const ArbGame *game;
  const ArbRuleset *ruleset;
  ArbReplay *replay;
  guint first;
  GArray *counts;
  GPtrArray *counters;
  GArray *pieces;
  guint n_differing;
  ArbView *view;
  GPtrArray *found;
  GHashTable *tables;
  gboolean (*stop) (gpointer data);
  gpointer stop_data;
  gboolean stopped;
  gboolean given_up;
} ArbSearch;

/**
 * arb_search_keep: keeps a copy of @finding, if nothing likelier was found that leads to the same table.
 */
void arb_search_keep (ArbSearch *search, const ArbFinding *finding);

/** arb_search_write: (transfer full): the repair that @finding is, with its lines. */
ArbRepair *arb_search_write (const ArbSearch *search, const ArbFinding *finding, guint place,
                             guint story);

/** arb_search_clear: frees what was found. */
void arb_search_clear (ArbSearch *search);

/** arb_search_compare: sorts #ArbFinding pointers, the likeliest first. */
gint arb_search_compare (gconstpointer a, gconstpointer b);

/** arb_finding_is_same_story: whether both differ in cards or planets only. */
gboolean arb_finding_is_same_story (const ArbFinding *a, const ArbFinding *b);

/** arb_search_agrees: whether @count is true in @view. */
gboolean arb_search_agrees (const ArbView *view, const ArbCount *count);

/** arb_search_is_stopped: whether the search was stopped, or has judged too many lines. */
gboolean arb_search_is_stopped (ArbSearch *search);

/** arb_search_turn: tries whole turns at the end of the log. */
void arb_search_turn (ArbSearch *search);

/** arb_search_all: tries the changes of one gesture, from the end of the log back. */
void arb_search_all (ArbSearch *search);

G_END_DECLS
