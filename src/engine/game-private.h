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

/* Takes what @entry says as it has been judged, for all to see: in canonical form, with all bytes of
 * the verdict set. */
void arb_entry_take_verdict (ArbEntry *entry, const ArbCatalogue *catalogue, ArbMove move,
                             const ArbVerdict *verdict);

/* Makes a judged entry happen. */
void arb_entry_apply (const ArbEntry *entry, ArbState *state);

/* Makes a judged line happen and appends it as it is. */
const ArbEntry *arb_game_push (ArbGame *game, const ArbEntry *entry);

/* The log while an edit of the past is made: what stands there from where the edit begins, and what
 * becomes of the lines behind it. */
typedef struct
{
  const ArbGame *game;
  const ArbState *before; /* where the edit begins */
  GArray *entries;        /* ArbEntry: what stands there now; empty at first */
  ArbState *state;        /* behind them; at first as before */
  guint next;             /* the first line of the log that is not fitted yet */
  gboolean careful;       /* it is given up as soon as it does harm */

  const ArbEntry *gone; /* (nullable): the last line that was to go */
  gboolean opens;       /* a line that began a gesture is gone: the next one begins it */
  gboolean fitted;      /* something stands otherwise */
  gboolean harms;       /* a line that was said went along, or one is judged worse */
  guint n_mended;       /* how many lines are allowed now and were not */
} ArbFitting;

/* Takes the next @n_removed lines out and puts @moves in their place, as they were said, with the
 * closing moves that go without saying before them, and before the line behind them. Returns which
 * of the entries is the last of @moves. */
guint arb_fitting_put_in (ArbFitting *self, guint n_removed, const ArbMove *moves, guint n_moves,
                          gboolean allow);

/* Judges the lines behind as they stand now: what belonged to the line that is gone goes with it;
 * what was said and has become too early gets what goes without saying before it now. What had to
 * be changed is appended to the entries, and all leads to the state. Returns the first line of the
 * log that stands as it stood; means nothing if it was given up. */
guint arb_fitting_fit_rest (ArbFitting *self);

/* The verbs (bits) for which this table tells only how many cards: those for which it did, and once
 * it did for any, also those for which it has told nothing yet. */
guint64 arb_game_find_counted (const ArbGame *game);

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
