/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "store/document.h"
#include "store/head-private.h"

G_BEGIN_DECLS

#define ARB_DOCUMENT_MAX_NOTES 500 /* as many members as an object may have */
#define ARB_DOCUMENT_MAX_EDITS 500 /* more than anybody mends, few enough to be read at once */
#define ARB_DOCUMENT_MAX_FACES 100 /* edits that enter cards: each has a catalogue in memory */

/* When gestures were recorded. Not a part of the document, because writing a document, which is
 * constant then, also stamps what is new. */
typedef struct _ArbStamps ArbStamps;

/* What a file says of the frame of a game besides edition and switches. Frames that do not differ in it
 * share it, so that a corrected name holds for all of them. */
typedef struct
{
  char *names[ARB_MAX_SEATS];
  ArbPlayerMarker markers[ARB_MAX_SEATS];
  char *persons[ARB_MAX_SEATS]; /* (nullable): ids of people */
  char **variants;
} ArbFrameHead;

struct _ArbDocument
{
  ArbGame *game;
  GHashTable *notes; /* id of the #ArbEntry → text */
  char *date;        /* (nullable): the day of the game, YYYY-MM-DD */
  char *place;       /* (nullable) */
  char *remark;      /* (nullable) */
  char *started;     /* (nullable) */
  ArbStamps *stamps;
};

/* Returns a head in which nobody has a name; free with arb_frame_head_unref(). */
ArbFrameHead *arb_frame_head_new (void);
ArbFrameHead *arb_frame_head_copy (const ArbFrameHead *head);
void arb_frame_head_unref (ArbFrameHead *head);

/* Sets the ids of variants; @variants (nullable) is copied. */
void arb_frame_head_set_variants (ArbFrameHead *head, const char *const *variants);

/* Returns the ids of the people of the first @n_seats seats, as arb_document_dup_persons() does. */
char **arb_frame_head_dup_persons (const ArbFrameHead *head, guint n_seats);

/* Makes @persons, of that form, those of the seats; an id that follows from its name is not stored. */
void arb_frame_head_set_persons (ArbFrameHead *head, guint n_seats, char **persons);

/* Returns a head in which the player of each of the first @n_seats seats sits at @places, by seat. */
ArbFrameHead *arb_frame_head_move (const ArbFrameHead *head, guint n_seats, const guint8 *places);

/* Sets the name of a seat, as arb_document_set_name() does. */
void arb_frame_head_set_name (ArbFrameHead *head, guint n_seats, guint seat, const char *name);

/* Returns a frame; takes over @head. */
ArbFrame *arb_frame_new_of (const ArbCatalogue *catalogue, const ArbOptions *options,
                            ArbFrameHead *head);

/* Sets the options of a frame under @edition, with its variants, but without house rules. */
void arb_frame_get_plain_options (const ArbFrame *frame, guint edition, ArbOptions *options);

static inline ArbFrameHead *
arb_frame_get_head (const ArbFrame *frame)
{
  return frame->head;
}

/* The present names, and all else that a frame has. */
static inline ArbFrameHead *
arb_document_get_head (const ArbDocument *document)
{
  return arb_frame_get_head (arb_game_get_frame (document->game));
}

/* The moves of a file, or its undone moves. */
typedef struct
{
  GArray *moves;   /* ArbMove */
  guint8 *marks;   /* by move, bits of ArbMark */
  gint64 *seconds; /* (nullable): by move, when it was recorded, since the start of the game */
} ArbMoveList;

typedef enum
{
  ARB_MARK_CONTINUES = 1 << 0, /* belongs to the same gesture as the move before it */
  ARB_MARK_IMPLIED = 1 << 1,
  ARB_MARK_RULED = 1 << 2,
  ARB_MARK_PRIVATE = 1 << 3,
  ARB_MARK_STRUCK = 1 << 4,    /* an edit made it illegal */
  ARB_MARK_UNCOUNTED = 1 << 5, /* a game that ends with it does not count */
} ArbMark;

/* The context for reading the moves of a file. */
typedef struct
{
  const ArbCatalogue *catalogue; /* (nullable): the file names no known game */
  ArbFrame *frame;               /* (nullable): it names none, or no players */
  guint n_seats;
  gboolean started; /* the file says when the game began */
  ArbDefects *defects;
} ArbMoveReader;

/* The members of a frame, of a file or of an edit in it. */
typedef struct
{
  JsonObject *object;
  const char *prefix;            /* (nullable): its path */
  const ArbCatalogue *catalogue; /* (nullable): the file names no known game */
  ArbDefects *defects;
  ArbOptions options;
  GStrvBuilder *variants;
} ArbFrameReader;

/* Returns the index of the edition with this id; adds a defect if there is none. */
guint arb_edition_read (const ArbCatalogue *catalogue, const char *id, const char *path,
                        ArbDefects *defects);

/* Reads variants and switches; sets the options and the ids of the variants. */
void arb_frame_read_rules (ArbFrameReader *reader, const char *edition, guint n_seats);

/* Returns a head with the players of @head, which it takes over, and those ids of variants. */
ArbFrameHead *arb_frame_head_take (ArbDocumentHead *head, GStrvBuilder *variants);

/* Returns the frame before an edit that led to @now, which differs in more than the cards. */
ArbFrame *arb_frame_read_former (JsonObject *object, const char *path, const ArbFrame *now,
                                 const ArbCatalogue *catalogue, ArbDefects *defects);

void arb_options_check_players (const ArbRuleset *ruleset, guint n, ArbDefects *defects);
void arb_options_read_variant (ArbOptions *options, const ArbCatalogue *catalogue, const char *id,
                               const char *path, ArbDefects *defects);
void arb_options_read_switch (ArbOptions *options, const ArbCatalogue *catalogue, const char *key,
                              const char *value, const char *path, ArbDefects *defects);

/* Adds ids of variants and house rules, `KEY=VALUE`, to @options; after a defect they must not be
 * used. */
void arb_options_read (ArbOptions *options, const ArbCatalogue *catalogue,
                       const char *const *variants, const char *const *switches,
                       ArbDefects *defects);

void arb_move_list_read (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                         ArbMoveList *list);
void arb_move_list_clear (ArbMoveList *list);

/* Returns move @index of @list as a log entry that has not been judged. */
ArbEntry arb_move_list_get_entry (const ArbMoveList *list, guint index);

/* One edit of the past, as a file records it. */
typedef struct
{
  guint index;
  guint n_now;
  guint mark;
  gboolean cuts;
  gboolean continues; /* the first of @moves belongs to the previous gesture */
  ArbMoveList moves;
  gboolean has_stamp;
  gint64 stamp;    /* when it was made, in seconds since the start of the game */
  ArbFrame *frame; /* (nullable): the frame as it was before */
} ArbEditRecord;

/* Reads a list of edits; returns (element-type ArbEditRecord) those that could be read. */
GArray *arb_edit_records_read (const ArbMoveReader *reader, JsonObject *root, const char *name);

/* Adds a defect for each edit that could not be taken back, or be made again, in a game with so many
 * moves and undone moves. */
void arb_edit_records_check (const ArbMoveReader *reader, const GArray *edits,
                             const GArray *undone_edits, guint n_moves, guint n_undone);

/* Adds edits to a document whose moves are complete. */
void arb_edit_records_add (const GArray *records, gboolean undone, ArbDocument *document);

/* Returns a copy of a game that people only look back in, as it is at its end; %NULL if it is over now,
 * or is not over at its end either. */
ArbGame *arb_document_copy_finished (const ArbDocument *document);

ArbStamps *arb_stamps_new (void);
void arb_stamps_free (ArbStamps *stamps);

/* Reads the stamps of the moves of @list, which are complete. */
void arb_move_list_read_stamps (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                                ArbMoveList *list);

/* Reads when an edit was made; returns whether the file says so. */
gboolean arb_edit_stamp_read (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                              gint64 *seconds);

/* Takes over the stamps of the last edit, which was added from @record. */
void arb_document_take_edit_stamps (ArbDocument *document, gboolean undone,
                                    const ArbEditRecord *record);

/* Takes over the stamps of the moves and the end that a file names, when all of it was read. */
void arb_document_take_stamps (ArbDocument *document, const ArbMoveList *moves,
                               const ArbMoveList *undone, const char *ended);

/* Sets @seconds to when the line or edit @id was recorded, since the start; returns whether that is
 * known. */
gboolean arb_document_find_seconds (const ArbDocument *document, guint32 id, gint64 *seconds);

/* Forgets when lines were recorded; from now on none gets a stamp. */
void arb_document_forget_stamps (ArbDocument *document);

/* Returns the end of the game as a file names it: also that of a game that was taken back and can
 * come back, and that which the file named, as long as nothing new is recorded. */
char *arb_document_dup_written_end (const ArbDocument *document);

/* Returns the id of the thing of this @kind with this @name, which is always the same. */
char *arb_make_id (const char *kind, const char *name);

/* Returns @text cut to @max characters, without control characters. */
char *arb_make_fit (const char *text, glong max, gboolean one_line);

ArbDocument *arb_document_alloc (ArbFrame *frame);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbMoveList, arb_move_list_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbFrameHead, arb_frame_head_unref)

G_END_DECLS
