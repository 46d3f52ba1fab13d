/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/game.h"

G_BEGIN_DECLS

/*
 * A record can be put right.
 *
 * People make mistakes and notice them later: a count differs, a role was another one, a turn was
 * forgotten. The question is always the same: what is the smallest change of the log after which what
 * the table says is true, and every later move that was legal is still legal? The search tries
 * changes of whole gestures, from the end of the log back, and replays the rest, see
 * engine/record/replay.h. It knows nothing about a game but its offers, lists and verdicts.
 */

/**
 * ArbCount:
 * @id: the id of the number, see arb_view_find_count()
 * @seat: its seat, or 0 for the table
 * @value: how many there are on the real table
 *
 * A number that people counted at the real table.
 */
typedef struct
{
  const char *id;
  guint seat;
  gint value;
} ArbCount;

/**
 * ArbDifference:
 * @count: the counted number
 * @recorded: the number in the record
 * @adjustable: whether the table can set it
 *
 * A count that differs from the record.
 */
typedef struct
{
  ArbCount count;
  gint recorded;
  gboolean adjustable;
} ArbDifference;

/** ARB_MAX_JUDGED: the search is given up after so many lines were judged again. */
#define ARB_MAX_JUDGED 700000

/** ARB_MAX_PLACES: the most places that are proposed. */
#define ARB_MAX_PLACES 3

/** ARB_MAX_STORIES: the most stories that are proposed at one place. */
#define ARB_MAX_STORIES 4

/** ARB_MAX_CHOICES: the most repairs with the same story, which differ in cards or planets only. */
#define ARB_MAX_CHOICES 6

/**
 * ArbRepairKind:
 * @ARB_REPAIR_INSERT: something was forgotten
 * @ARB_REPAIR_REPLACE: something else was done
 * @ARB_REPAIR_REMOVE: something was never done
 * @ARB_REPAIR_EXCHANGE: two gestures were in the other order
 * @ARB_REPAIR_FORGOTTEN_AT_TABLE: it was recorded, but people forgot at the table what it brings, such as
 *   to draw a card
 * @ARB_REPAIR_MOVE_ALONG: a turn was forgotten, and the later ones were recorded under the names of the
 *   players before
 * @ARB_REPAIR_SET: the table sets the numbers, which explains nothing
 *
 * The kind of a repair.
 */
typedef enum
{
  ARB_REPAIR_INSERT,
  ARB_REPAIR_REPLACE,
  ARB_REPAIR_REMOVE,
  ARB_REPAIR_EXCHANGE,
  ARB_REPAIR_FORGOTTEN_AT_TABLE,
  ARB_REPAIR_MOVE_ALONG,
  ARB_REPAIR_SET,
} ArbRepairKind;

/**
 * ArbRepair:
 * @kind: the kind of repair
 * @index: the first line of the log that is taken out, or before which moves are put in
 * @n_removed: how many lines are taken out
 * @moves: (element-type ArbMove): the moves that are new, as said, with the choices that were filled in
 * @entries: (element-type ArbEntry): the lines that take the place of those from @index to @end
 * @end: the first line of the log that is the same afterwards
 * @price: how unlikely it is, in tenths of a unit
 * @place: its place among the proposals, from 0; those with the same one are about the same place
 * @story: what happened there, from 0; those with the same one differ in cards or planets only
 * @n_filled: choices that were filled in in the turn of the change
 * @n_answers: later answers that become other ones
 * @n_others: later lines with another number, card or planet, and choices that later turns need
 * @n_struck: later lines that are struck
 * @n_unexplained: counts with which it does not agree
 *
 * A change of the record.
 *
 * Units of the price: 1 for something that was forgotten and for another number, 1.5 for another
 * card or role and for another answer, 1.8 for something that never was, 3 for anything else; 1 more
 * if it does nothing, 0.5 for each choice that is filled in, 0.4 for each turn that has passed since, 2
 * for each count that it leaves open, 2 if the game would stand at another moment; 4 less if a line
 * becomes legal that was not.
 */
typedef struct
{
  ArbRepairKind kind;
  guint index;
  guint n_removed;
  GArray *moves;
  GArray *entries;
  guint end;
  gint price;
  guint place;
  guint story;
  guint n_filled;
  guint n_answers;
  guint n_others;
  guint n_struck;
  guint n_unexplained;
} ArbRepair;

/**
 * ArbRepairs:
 * @differences: (element-type ArbDifference): the counts that differ from the record
 * @proposals: (element-type ArbRepair): the likeliest repairs, place by place, the likeliest first;
 *   at most %ARB_MAX_PLACES places. No two lead to the same table
 * @set: (nullable): what the table can set without an explanation; always the last way
 * @question: the number whose count would tell the proposals apart best; its id is %NULL if none would,
 *   and its value means nothing
 * @miscounted: whether only one number differs, by one: then people may have miscounted
 * @complete: whether everything was tried
 * @n_judged: how many lines were judged
 *
 * What may have happened. Free with arb_repairs_free().
 */
typedef struct
{
  GArray *differences;
  GPtrArray *proposals;
  ArbRepair *set;
  ArbCount question;
  gboolean miscounted;
  gboolean complete;
  guint n_judged;
} ArbRepairs;

/** ARB_MAX_EDIT_PROPOSALS: the most results of an edit. */
#define ARB_MAX_EDIT_PROPOSALS 24

/** arb_repairs_new: (transfer full): nothing differs, and nothing is proposed. */
ArbRepairs *arb_repairs_new (void);

/**
 * arb_repairs_list_open:
 * @repairs: the results of an edit
 * @moves: (out caller-allocates): room for %ARB_MAX_EDIT_PROPOSALS moves
 *
 * Lists the choices of which people have to say one, too: the likeliest results differ in them, and in
 * nothing before them.
 *
 * Returns: how many there are; 0 if nothing is open
 */
guint arb_repairs_list_open (const ArbRepairs *repairs, ArbMove *moves);

/** arb_repair_copy: (transfer full): another one; free it with arb_repair_free(). */
ArbRepair *arb_repair_copy (const ArbRepair *repair);

/** arb_repair_free: frees @repair (nullable). */
void arb_repair_free (ArbRepair *repair);

/** arb_repairs_free: frees @repairs. */
void arb_repairs_free (ArbRepairs *repairs);

/** arb_repairs_leaves: whether neither a proposal nor the table corrects @difference. */
gboolean arb_repairs_leaves (const ArbRepairs *repairs, const ArbDifference *difference);

/** arb_repair_make: carries out @repair on the game for which it was found, as one gesture. */
void arb_repair_make (const ArbRepair *repair, ArbGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbRepairs, arb_repairs_free)

G_END_DECLS
