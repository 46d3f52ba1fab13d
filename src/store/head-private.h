/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/fields.h"
#include "store/head.h"

G_BEGIN_DECLS

#define ARB_DOCUMENT_FORMAT "arbiter-game"
#define ARB_DOCUMENT_VERSION 5
#define ARB_DOCUMENT_MAX_NAME 200
#define ARB_DOCUMENT_MAX_PLACE 200
#define ARB_DOCUMENT_MAX_NOTE 500
#define ARB_DOCUMENT_MAX_MOVES 20000
#define ARB_DOCUMENT_REPORTED_DEFECTS 20

/* Makes the first checks: that it is an object, its format, and a version that can be read. */
JsonNode *arb_document_open (const char *text, gsize length, const char *name, GError **error);

/* Reads the first members; adds what is wrong to @defects. */
ArbDocumentHead *arb_document_head_read (JsonObject *root, ArbDefects *defects);

/* Reads the day, the place, the note and whether the game counts. */
void arb_document_head_read_facts (ArbDocumentHead *head, JsonObject *root, ArbDefects *defects);

/* Reads the list of players, a member of @object, whose path is @prefix (nullable). */
void arb_document_head_read_players (ArbDocumentHead *head, JsonObject *object, const char *prefix,
                                     ArbDefects *defects);

/* Reads the person of player @i, from 0. */
void arb_document_head_read_player (ArbDocumentHead *head, guint i, JsonObject *player,
                                    const char *prefix, ArbDefects *defects);

/* Returns the day of a time in UTC at this place, or %NULL. */
char *arb_day_of (const char *time);

/* Whether @text is a day, `YYYY-MM-DD`. */
gboolean arb_is_day (const char *text);

/* Adds a defect unless @name can be the name of a player. */
void arb_name_check (const char *name, const char *path, ArbDefects *defects);

G_END_DECLS
