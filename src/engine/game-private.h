/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/game.h"

G_BEGIN_DECLS

/* A copy of the state is kept every so many moves, so that any earlier state is near. */
#define SNAPSHOT_EVERY 64

struct _ArbGame
{
  const ArbCatalogue *catalogue;
  ArbOptions options;
  GArray *log;             /* ArbEntry */
  GArray *undone;          /* ArbEntry, the next to be made again last */
  GPtrArray *edits;        /* ArbEdit, the last made last */
  GPtrArray *undone_edits; /* ArbEdit, the next to be made again last */
  GPtrArray *snapshots;    /* state after 0, SNAPSHOT_EVERY, 2 × SNAPSHOT_EVERY … moves */
  ArbState *state;
  guint32 last_id; /* of the entries */
};

/* Judges what @entry says as the table stands, for all to see: fills in all that depends on it. */
void arb_entry_judge (ArbEntry *entry, const ArbState *state);

/* Makes a judged entry happen. */
void arb_entry_apply (const ArbEntry *entry, ArbState *state);

/* Makes a judged line happen and appends it as it is. */
const ArbEntry *arb_game_push (ArbGame *game, const ArbEntry *entry);

/* Judges @entry, makes it happen in @state, and appends it to @entries, with the closing moves
 * that go without saying before it. */
void arb_entries_put_in (GArray *entries, const ArbEntry *entry, ArbState *state);

/* Fits @entries, which led to @state, to the lines of the log from @rest on: what goes without
 * saying before the next line that was said is appended as it is now. Returns how many implied
 * lines are to go for it. */
guint arb_entries_join_rest (GArray *entries, const ArbGame *game, guint rest, ArbState *state);

/* Judges the lines of the log from @rest on as they stand behind @entries, which begin at
 * @index: what belonged to @gone (nullable), the last line that is no more there, goes with it;
 * what was said and has become too early gets what goes without saying before it now. What had
 * to be changed is appended to @entries. Returns how many lines are to go for it. */
guint arb_entries_fit_rest (GArray *entries, const ArbGame *game, guint index, guint rest,
                            const ArbEntry *gone);

/* The verbs (bits) for which this table tells only how many cards: those for which it did, and once
 * it did for any, also those for which it has told nothing yet. */
guint64 arb_game_find_counted (const ArbGame *game);

/* How many lines from @index on nobody may see: a table goes on as if they were not there. */
guint arb_game_count_hidden (const ArbGame *game, guint index);

/* Judges closing moves that go without saying, makes them happen in @state, and appends them. */
void arb_entries_append_closing (GArray *entries, const ArbMove *closing, guint n, ArbState *state);

/* Whether @seat can decide something in @after that could not have been said in @before. */
gboolean arb_opens_decisions (const ArbState *before, const ArbState *after, guint seat);

/* Takes the moves from @length on off the log. */
void arb_game_cut (ArbGame *game, guint length);

/* A new gesture leaves nothing to be made again. */
void arb_game_forget_undone (ArbGame *game);

/* Another list of the same entries. */
GArray *arb_entries_copy (const GArray *entries);

/* Empty lists of edits; free lists of edits like any GPtrArray. */
GPtrArray *arb_edits_new (void);
GPtrArray *arb_edits_copy (const GPtrArray *edits);

/* The last of @edits, or %NULL. */
const ArbEdit *arb_edits_last (const GPtrArray *edits);

/* Takes the last edit back (or, if @again, makes it again); returns how many moves it is about. */
guint arb_game_turn_edit (ArbGame *game, gboolean again);

G_END_DECLS
