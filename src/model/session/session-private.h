/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/story.h"
#include "store/writer.h"

G_BEGIN_DECLS

/**
 * ArbSessionFile:
 *
 * The file of a game, and how much of the game is saved; only session-file.c changes it.
 */
typedef struct
{
  char *path;
  char *title;
  char *problem; /* (nullable): why it could not be saved */
  ArbRecordWriter *writer;
  ArbFileStamp stamp;    /* contents of the file when it was last read or written */
  GFileMonitor *monitor; /* (nullable): reports when somebody writes the file */
  gboolean conflict;     /* another program has changed the file since */
  guint retry;           /* source that repeats a failed save; 0 for none */
  guint due;             /* source that saves the last change; 0 for none */
  guint64 asked;         /* the last state given to the writer */
  guint64 answered;      /* the last state about which the writer reported */
} ArbSessionFile;

struct _ArbSession
{
  GObject parent_instance;

  ArbDocument *document;
  char **names; /* the name of each player, by seat */
  ArbWording wording;
  ArbSessionFile file;
  char *subtitle;
  GPtrArray *choices; /* ArbChoice */
  GPtrArray *offers;  /* ArbOfferItem */
  guint n_saved;      /* lines of the log that the file contains */
  guint n_aside;      /* undone moves that the last gesture has set aside */
  gboolean looks;     /* only looks at a game: nothing is saved */
  ArbStory *story;
  GPtrArray *zones;    /* ArbZone */
  GPtrArray *counters; /* ArbCounter */
  ArbScoreSheet sheet;
  GPtrArray *frames; /* ArbFrame: earlier frames, whose catalogues views may still use */
};

/** arb_session_file_clear: releases the data about the file; waits for the disk. */
void arb_session_file_clear (ArbSessionFile *file);

/** arb_session_set_path: makes @path the file of the game. */
void arb_session_set_path (ArbSession *self, const char *path);

/**
 * arb_session_note_read: notes that the file, which held what @stamp says, contains the whole game.
 */
void arb_session_note_read (ArbSession *self, const ArbFileStamp *stamp);

/**
 * arb_session_begin_file: creates the file of a game that has none, and waits for it; takes another
 * name after @title if somebody has just created this file. An error is reported like that of any
 * save.
 */
void arb_session_begin_file (ArbSession *self, const char *title);

/** arb_session_save_soon: saves the change soon, after it has been painted. */
void arb_session_save_soon (ArbSession *self);

/** arb_session_get_game: (transfer none): the game of the session's document. */
ArbGame *arb_session_get_game (ArbSession *self);

/** arb_session_commit: updates all lists, emits `changed`, and saves soon. */
void arb_session_commit (ArbSession *self);

/** arb_session_describe: (transfer full): the game system, its edition and the turn. */
char *arb_session_describe (ArbSession *self);

/** arb_choice_new_judged: (transfer full): @move as said, with its verdict in @game. */
ArbChoice *arb_choice_new_judged (const ArbGame *game, const ArbWording *wording, ArbMove move);

/** arb_choice_new_kept: (transfer full): a choice with texts by the wording @kept. */
ArbChoice *arb_choice_new_kept (ArbWording *kept, ArbMove move, const ArbVerdict *verdict);

/** arb_choice_new_in_words: (transfer full): a choice in @state with its texts. */
ArbChoice *arb_choice_new_in_words (const ArbState *state, const ArbWording *wording, ArbMove move,
                                    const ArbVerdict *verdict);

/** arb_choices_update: updates @list to the choices of the deciding seats in @state, #ArbChoice. */
void arb_choices_update (GPtrArray *list, const ArbState *state, const ArbWording *wording);

/** arb_face_new: (transfer full) (nullable): the card @name as it is printed, if there is one. */
ArbZoneCard *arb_face_new (const ArbWording *wording, const ArbState *state, const char *name);

/** arb_offers_update: updates @list to the offers in @state, #ArbOfferItem. */
void arb_offers_update (GPtrArray *list, const ArbState *state, const ArbWording *wording);

/**
 * arb_choices_collect: (transfer full): the moves of the deciding seats in @state, #ArbChoice, and
 * before them the moves that only offers have.
 */
GPtrArray *arb_choices_collect (const ArbState *state, const ArbWording *wording);

/**
 * arb_entry_is_word: whether @entry is what the table says about a result, see session-result.h, if it
 * comes after the end.
 */
gboolean arb_entry_is_word (const ArbCatalogue *catalogue, const ArbEntry *entry);

/** arb_session_learn_names: takes over the names of the players from the document. */
void arb_session_learn_names (ArbSession *self);

G_END_DECLS
