/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/cards/card.h"
#include "model/session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ArbCardSet:
 * @problem: (nullable): why the owner's catalogue cannot be read
 * @cards: all of them, #ArbCard
 *
 * The cards of a system whose faces the owner types in: those of the owner's catalogue, or those of
 * a game. A face that is typed in during a game is also stored in the owner's catalogue. To be read
 * only.
 */
typedef struct
{
  const ArbRuleset *ruleset;
  ArbSession *session;     /* (nullable) */
  const ArbCatalogue *own; /* (nullable): the owner's faces; %NULL if unreadable */
  ArbFileStamp stamp;      /* the contents of that file */
  char *problem;
  GPtrArray *cards;
} ArbCardSet;

/**
 * arb_card_set_new: (transfer full): the cards of @ruleset, whose faces can be entered, or those of
 * its game @session (nullable).
 */
ArbCardSet *arb_card_set_new (const ArbRuleset *ruleset, ArbSession *session);

/** arb_card_set_free: frees @self. */
void arb_card_set_free (ArbCardSet *self);

/** arb_card_set_get_catalogue: (transfer none): the cards as they are. */
const ArbCatalogue *arb_card_set_get_catalogue (ArbCardSet *self);

/** arb_card_set_is_published: whether the program knows all that is printed on most copies. */
gboolean arb_card_set_is_published (ArbCardSet *self);

/** arb_card_set_find: (transfer none) (nullable): the card with this id. */
ArbCard *arb_card_set_find (ArbCardSet *self, const char *id);

/**
 * arb_card_set_dup_doubts: (transfer full): the contradictions to the known structure of the deck,
 * one per line, in other faces of the cards, @catalogue, or if that is %NULL, in the present ones.
 */
char **arb_card_set_dup_doubts (ArbCardSet *self, const ArbCatalogue *catalogue);

/**
 * arb_card_set_type_in: (transfer full) (nullable): the catalogue of @card with a new face; nothing
 * is changed yet. @card is one of the cards, or of a catalogue that was made from them and is not
 * accepted yet. @values are the texts by field of its table; %NULL or empty leaves a field unknown.
 * @error has all defects, one per line.
 */
ArbCatalogue *arb_card_set_type_in (ArbCardSet *self, ArbCard *card, const char *const *values,
                                    GError **error);

/**
 * arb_card_set_read: (transfer full) (nullable): a catalogue with the faces of the exported file
 * @path; nothing is changed yet.
 */
ArbCatalogue *arb_card_set_read (ArbCardSet *self, const char *path, GError **error);

/** arb_card_set_differs: whether @catalogue has other faces than the present cards. */
gboolean arb_card_set_differs (ArbCardSet *self, const ArbCatalogue *catalogue);

/**
 * arb_card_set_accept: replaces the cards by those of @catalogue, in the game and in the owner's
 * catalogue. If that cannot be written, the game has them all the same. Returns: whether the
 * owner's catalogue has them.
 */
gboolean arb_card_set_accept (ArbCardSet *self, const ArbCatalogue *catalogue, GError **error);

/**
 * arb_card_set_export: writes the cards to @path, which is replaced. Returns: whether the file was
 * written.
 */
gboolean arb_card_set_export (ArbCardSet *self, const char *path, GError **error);

G_END_DECLS
