/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "store/document.h"
#include "store/head-private.h"

G_BEGIN_DECLS

#define ARB_DOCUMENT_MAX_MOVES 20000
#define ARB_DOCUMENT_MAX_NOTE 500
#define ARB_DOCUMENT_MAX_NOTES 500 /* as many members as an object may have */
#define ARB_DOCUMENT_MAX_EDITS 500 /* more than anybody mends, few enough to be read at once */
#define ARB_DOCUMENT_MAX_FACES 100 /* edits that enter cards: each has a catalogue in memory */

/* Not a part of the document, because writing a document, which is constant then, also stamps
 * it. */
typedef struct
{
  char *ended;      /* (nullable): ISO 8601 in UTC */
  gboolean unknown; /* the game was over when it was read, at an unknown time */
} ArbStamps;

struct _ArbDocument
{
  ArbGame *game;
  char *names[ARB_MAX_SEATS];
  ArbPlayerMarker markers[ARB_MAX_SEATS];
  char **variants;
  GHashTable *notes; /* id of the #ArbEntry → text */
  char *started;     /* (nullable) */
  ArbStamps *stamps;
};

/* The moves of a file, or its undone moves. */
typedef struct
{
  GArray *moves; /* ArbMove */
  guint8 *marks; /* by move, bits of ArbMark */
} ArbMoveList;

typedef enum
{
  ARB_MARK_CONTINUES = 1 << 0, /* belongs to the same gesture as the move before it */
  ARB_MARK_IMPLIED = 1 << 1,
  ARB_MARK_RULED = 1 << 2,
  ARB_MARK_PRIVATE = 1 << 3,
} ArbMark;

/* The context for reading the moves of a file. */
typedef struct
{
  const ArbCatalogue *catalogue; /* (nullable): the file names no known game */
  guint n_seats;
  ArbDefects *defects;
} ArbMoveReader;

void arb_options_check_players (const ArbRuleset *ruleset, guint n, ArbDefects *defects);
void arb_options_read_variant (ArbOptions *options, const ArbCatalogue *catalogue, const char *id,
                               const char *path, ArbDefects *defects);
void arb_options_read_switch (ArbOptions *options, const ArbCatalogue *catalogue, const char *key,
                              const char *value, const char *path, ArbDefects *defects);

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
  gboolean continues; /* the first of @moves belongs to the previous gesture */
  ArbMoveList moves;
  const ArbCatalogue *catalogue; /* (nullable): the cards as they were before */
} ArbEditRecord;

/* Reads a list of edits; returns (element-type ArbEditRecord) those that could be read. */
GArray *arb_edit_records_read (const ArbMoveReader *reader, JsonObject *root, const char *name);

/* Adds edits to a game whose moves are complete. */
void arb_edit_records_add (const GArray *records, gboolean undone, ArbGame *game);

ArbDocument *arb_document_alloc (const ArbCatalogue *catalogue, const ArbOptions *options);

char *arb_time_now (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbMoveList, arb_move_list_clear)

G_END_DECLS
