/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/log.h"
#include "model/session/session.h"
#include "model/session/story.h"
#include "model/session/value-list.h"
#include "store/writer.h"

G_BEGIN_DECLS

/**
 * ArbSessionLists:
 *
 * What is shown of a game, kept in step with it.
 */
typedef struct
{
  ArbValueList choices;
  ArbValueList offers;
  ArbLog *log;
  ArbStory *story;
  ArbValueList zones;
  ArbValueList counters;
  ArbScoreSheet sheet;
} ArbSessionLists;

/**
 * ArbSessionFile:
 *
 * Where a game is kept, and how far the disk has it; session-file.c alone changes it.
 */
typedef struct
{
  char *path;
  char *title;
  char *problem; /* (nullable): why it could not be saved */
  ArbRecordWriter *writer;
  ArbFileStamp stamp;    /* what the file held when it was read */
  GFileMonitor *monitor; /* (nullable): tells when somebody writes the file */
  gboolean conflict;     /* another program has changed the file since */
  guint retry;           /* tries again to save; 0 when there is no need */
  guint due;             /* saves what has changed; 0 when nothing has */
  guint64 asked;         /* the last state given to the writer */
  guint64 answered;      /* the last state the writer told us about */
} ArbSessionFile;

struct _ArbSession
{
  GObject parent_instance;

  ArbDocument *document;
  char **names; /* what each seat is called, by seat */
  ArbWording wording;
  ArbSessionFile file;
  char *subtitle;
  ArbSessionLists lists;
  GPtrArray *catalogues; /* what the words were made from so far: views may still show some */
};

/** arb_session_lists_init: makes the lists, empty. */
void arb_session_lists_init (ArbSessionLists *lists);

/** arb_session_lists_clear: releases the lists. */
void arb_session_lists_clear (ArbSessionLists *lists);

/**
 * arb_session_lists_update:
 * @lists: the lists
 * @game: the game
 * @wording: whom the words are for
 *
 * Brings all lists up to date. What stays as it is stays the same object.
 */
void arb_session_lists_update (ArbSessionLists *lists, const ArbGame *game,
                               const ArbWording *wording);

/** arb_session_lists_forget: has all made anew, for another language. */
void arb_session_lists_forget (ArbSessionLists *lists);

/** arb_session_file_clear: releases what is known of the file; waits for the disk. */
void arb_session_file_clear (ArbSessionFile *file);

/** arb_session_set_path: has the game kept in the file at @path from now on. */
void arb_session_set_path (ArbSession *self, const char *path);

/** arb_session_note_read: the file, which held what @stamp says, has all there is. */
void arb_session_note_read (ArbSession *self, const ArbFileStamp *stamp);

/**
 * arb_session_begin_file:
 * @self: a session whose game has no file yet
 * @title: what it is called
 *
 * Makes the file and waits for it; under another name if somebody has just taken this one. What fails
 * is told like any save that fails.
 */
void arb_session_begin_file (ArbSession *self, const char *title);

/** arb_session_save_soon: has what was changed written, once it has been shown. */
void arb_session_save_soon (ArbSession *self);

/** arb_session_save_if_due: writes what waits to be written. */
void arb_session_save_if_due (ArbSession *self);

/** arb_session_get_game: (transfer none): the game of the session's document. */
ArbGame *arb_session_get_game (ArbSession *self);

/** arb_session_commit: brings all that is shown up to date, tells it, and has it saved soon. */
void arb_session_commit (ArbSession *self);

/** arb_session_describe: (transfer full): the game system, its edition and the turn. */
char *arb_session_describe (ArbSession *self);

/**
 * arb_choice_new_judged: (transfer full): @move as said, with the verdict it would meet in @game.
 */
ArbChoice *arb_choice_new_judged (const ArbGame *game, const ArbWording *wording, ArbMove move);

/** arb_choice_new_kept: (transfer full): a choice at the table of @kept, with its words. */
ArbChoice *arb_choice_new_kept (ArbWording *kept, ArbMove move, const ArbVerdict *verdict);

/** arb_choice_new_in_words: (transfer full): a choice in @state with its words. */
ArbChoice *arb_choice_new_in_words (const ArbState *state, const ArbWording *wording, ArbMove move,
                                    const ArbVerdict *verdict);

/** arb_choice_value_equal: compares the values of the list of choices. */
gboolean arb_choice_value_equal (gconstpointer a, gconstpointer b);

/** arb_choices_update: has @list tell what the deciding seats could do in @state, #ArbChoice. */
void arb_choices_update (ArbValueList *list, const ArbState *state, const ArbWording *wording);

/** arb_picture_new: (transfer full) (nullable): the card that @offer is about, if it has a picture. */
ArbZoneCard *arb_picture_new (const ArbWording *wording, const ArbState *state,
                              const ArbOffer *offer);

/** arb_offer_value_equal: compares the values of the list of offers. */
gboolean arb_offer_value_equal (gconstpointer a, gconstpointer b);

/** arb_offers_update: has @list tell what can be told with one tap in @state, #ArbOfferItem. */
void arb_offers_update (ArbValueList *list, const ArbState *state, const ArbWording *wording);

/** arb_zone_value_equal: compares the values of a list of zones. */
gboolean arb_zone_value_equal (gconstpointer a, gconstpointer b);

/** arb_zones_update: has @list tell the zones of @view with their words, #ArbZone. */
void arb_zones_update (ArbValueList *list, const ArbView *view, const ArbWording *wording);

/** arb_zones_dup: (transfer full): what @answer (nullable) says of @state, #ArbZone. */
GListModel *arb_zones_dup (const ArbState *state,
                           void (*answer) (const ArbState *state, ArbView *view),
                           const ArbWording *wording);

/** arb_choices_collect: appends to @choices what the deciding seats could think of in @state, and
 * before it what one tap could tell there beside that. */
void arb_choices_collect (const ArbState *state, const ArbWording *wording, GPtrArray *choices);

/** arb_log_line_new_in_words: (transfer full): line @index (0 is the first) with its words. */
ArbLogLine *arb_log_line_new_in_words (const ArbWording *wording, const ArbGame *game, guint index);

/** arb_verdict_dup_text: (transfer full): the reasons of a verdict, each with its source. */
char *arb_verdict_dup_text (const ArbWording *wording, guint seat, const ArbVerdict *verdict);

/**
 * arb_session_understands:
 * @self: a session
 * @verb: a verb of the table
 * @first: its first argument
 *
 * Returns: whether the table can speak of it at all, now or once there is a place for it
 */
gboolean arb_session_understands (ArbSession *self, guint verb, ArbArgument first);

/** arb_session_learn_names: takes over who plays from the document. */
void arb_session_learn_names (ArbSession *self);

G_END_DECLS
