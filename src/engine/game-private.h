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
