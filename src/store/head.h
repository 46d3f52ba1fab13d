/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

G_BEGIN_DECLS

/**
 * ArbDocumentHead:
 * @system: id of the game
 * @edition: id of the edition
 * @n_players: the number of players
 * @names: their names, the first seat at 0
 * @markers: their colours and shapes, the first seat at 0
 * @finished: whether the game was over when it was saved; the following fields are set only then
 * @decided_by: (nullable): id of the deciding step
 * @winners: bits of seats (`1 << seat`)
 * @scores: by seat, from 1
 * @persons: ids of the players' persons, or %NULL, the first seat at 0
 * @date: (nullable): the day of the game, `YYYY-MM-DD`
 * @place: (nullable): where it was played
 * @remark: (nullable): what people noted about it
 * @counts: whether its result counts
 *
 * The first members of a saved game. Free with arb_document_head_free().
 */
typedef struct
{
  char *system;
  char *edition;
  guint n_players;
  char *names[ARB_MAX_SEATS];
  ArbPlayerMarker markers[ARB_MAX_SEATS];
  gboolean finished;
  char *decided_by;
  guint winners;
  gint scores[ARB_MAX_SEATS + 1];
  char *persons[ARB_MAX_SEATS];
  char *date;
  char *place;
  char *remark;
  gboolean counts;
} ArbDocumentHead;

/**
 * arb_document_read_head:
 * @path: a saved game
 * @error: set if the file cannot be read, is no saved game, or was written by a newer program
 *
 * Reads the game, the players, the result and the facts of a saved game without its moves, for a list of
 * games. The members after the head are not checked, and the result is the one in the file.
 *
 * Returns: (transfer full) (nullable): the head
 */
ArbDocumentHead *arb_document_read_head (const char *path, GError **error);

/** arb_document_head_free: frees @head. %NULL is allowed. */
void arb_document_head_free (ArbDocumentHead *head);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbDocumentHead, arb_document_head_free)

G_END_DECLS
