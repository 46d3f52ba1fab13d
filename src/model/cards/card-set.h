/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/cards/card.h"
#include "model/session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARD_SET (arb_card_set_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardSet, arb_card_set, ARB, CARD_SET, GObject)

/**
 * ArbCardSet:
 * @problem: (nullable): why the owner's catalogue cannot be read
 * @cards: all of them, #ArbCard
 *
 * The cards of a system whose faces the owner types in: those of the owner's catalogue, or those of
 * a game. A face that is typed in during a game is also stored in the owner's catalogue. To be read
 * only.
 */
struct _ArbCardSet
{
  GObject parent_instance;

  const ArbRuleset *ruleset;
  ArbSession *session;     /* (nullable) */
  const ArbCatalogue *own; /* (nullable): the owner's faces; %NULL if unreadable */
  ArbFileStamp stamp;      /* the contents of that file */
  char *problem;
  GListStore *cards;
};

/** arb_card_set_is_needed: whether cards of @ruleset have faces that their owner types in. */
gboolean arb_card_set_is_needed (const ArbRuleset *ruleset);

/**
 * arb_card_set_new:
 * @ruleset: a system for which it is needed
 * @session: (nullable): a game of it, whose cards are meant
 *
 * Returns: (transfer full): its cards
 */
ArbCardSet *arb_card_set_new (const ArbRuleset *ruleset, ArbSession *session);

/** arb_card_set_get_catalogue: (transfer none): the cards as they are. */
const ArbCatalogue *arb_card_set_get_catalogue (ArbCardSet *self);

/** arb_card_set_find: (transfer full) (nullable): the card with this id. */
ArbCard *arb_card_set_find (ArbCardSet *self, const char *id);

/**
 * arb_card_set_dup_doubts:
 * @self: cards
 * @catalogue: (nullable): other faces of them; %NULL for the present ones
 *
 * Returns: (transfer full): the contradictions to the known structure of the deck, one per line
 */
char **arb_card_set_dup_doubts (ArbCardSet *self, const ArbCatalogue *catalogue);

/**
 * arb_card_set_type_in:
 * @self: cards
 * @card: one of them, or of a catalogue that was made from them and is not accepted yet
 * @values: the texts by field of its table; %NULL or empty leaves a field unknown
 * @error: set to all defects, one per line
 *
 * Returns: (transfer full) (nullable): the catalogue of @card with the new face; nothing is changed
 *   yet
 */
ArbCatalogue *arb_card_set_type_in (ArbCardSet *self, ArbCard *card, const char *const *values,
                                    GError **error);

/**
 * arb_card_set_read:
 * @self: cards
 * @path: an exported file
 * @error: set if it cannot be read or has defects
 *
 * Returns: (transfer full) (nullable): a catalogue with the faces of the file; nothing is changed
 *   yet
 */
ArbCatalogue *arb_card_set_read (ArbCardSet *self, const char *path, GError **error);

/**
 * arb_card_set_preview: (transfer full) (nullable): the changes that @catalogue would make in the
 * game.
 */
ArbEditPreview *arb_card_set_preview (ArbCardSet *self, const ArbCatalogue *catalogue);

/** arb_card_set_differs: whether @catalogue has other faces than the cards as they are. */
gboolean arb_card_set_differs (ArbCardSet *self, const ArbCatalogue *catalogue);

/**
 * arb_card_set_accept:
 * @self: cards
 * @catalogue: the cards as they should be
 * @error: why the owner's catalogue cannot be written; the game has the cards all the same
 *
 * Returns: whether the owner's catalogue has them
 */
gboolean arb_card_set_accept (ArbCardSet *self, const ArbCatalogue *catalogue, GError **error);

/**
 * arb_card_set_export:
 * @self: cards
 * @path: a file, which is replaced
 * @error: why it cannot be written
 *
 * Returns: whether the file was written
 */
gboolean arb_card_set_export (ArbCardSet *self, const char *path, GError **error);

G_END_DECLS
