/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/document.h"

G_BEGIN_DECLS

/*
 * A game made up for the tests of the store, with files that use every type of field: players take
 * beans in turn, at most three per turn (a rule that can be overruled); the player who takes the
 * last bean wins. `#1 is lima` identifies a bean.
 */

typedef struct
{
  const char *id;
  const char *title;
  const char *maker;
  gint16 weight;
  guint8 rare;
  guint8 colour;
  ArbNicks spots;
  char **tags;
  const ArbPair *sources;
} BeansCard;

typedef struct
{
  ArbCatalogue parent;
  BeansCard *cards;
  guint n_cards;
} BeansCatalogue;

enum
{
  BEANS_SORT_CARD = ARB_SORT_OWN,
};

enum
{
  BEANS_VERB_TAKE = ARB_VERB_OWN,
  BEANS_VERB_PASS,
  BEANS_VERB_IS,
  BEANS_N_VERBS,
};

extern const ArbRuleset beans_ruleset;

/** beans_catalogue: (transfer none): read once from the folder `beans` beside the tests. */
const ArbCatalogue *beans_catalogue (void);

/** beans_folder: (transfer full): that folder. */
char *beans_folder (void);

/** beans_temporary: (transfer full): a new folder, or the one a test removes at its end. */
char *beans_temporary (void);

/** beans_remove: removes a folder of beans_temporary() with all the files in it, and frees it. */
void beans_remove (char *folder);

/** beans_write: writes @text as the file @name of @folder; (transfer full): its path. */
char *beans_write (const char *folder, const char *name, const char *text, gssize length);

/** beans_document: (transfer full): a new document with two players. */
ArbDocument *beans_document (void);

/** beans_parse: the document in @text, with the catalogue of this game. */
ArbDocument *beans_parse (const char *text, GError **error);

/** beans_move: a move by its text. */
ArbMove beans_move (const char *text);

/** beans_play: plays a move by its text; it must not be refused. */
void beans_play (ArbDocument *document, const char *text, gboolean allow);

/** beans_assert_line: fails unless one line of the error's message is @line. */
void beans_assert_line (const GError *error, const char *line);

G_END_DECLS
