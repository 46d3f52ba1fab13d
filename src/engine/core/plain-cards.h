/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * ArbPlainCard:
 * @id: the name in the notation
 * @title: the name for readers
 *
 * A card that is no more than its name.
 */
typedef struct
{
  const char *id;
  const char *title;
} ArbPlainCard;

/**
 * ArbPlainCatalogue:
 * @parent: what every catalogue has
 * @cards: the cards, in the order of the file
 * @n_cards: how many
 *
 * The catalogue of a game whose cards are no more than their names.
 */
typedef struct
{
  ArbCatalogue parent;
  ArbPlainCard *cards;
  guint n_cards;
} ArbPlainCatalogue;

/** ARB_N_PLAIN_FIELDS: how many arb_plain_fields there are. */
#define ARB_N_PLAIN_FIELDS 2

/** arb_plain_fields: the fields of an #ArbPlainCard. */
extern const ArbField arb_plain_fields[ARB_N_PLAIN_FIELDS];

/** ARB_PLAIN_CARDS: the table of just @n cards of an #ArbPlainCatalogue, in `cards.json`. */
#define ARB_PLAIN_CARDS(n) \
  { \
    "cards", "cards", sizeof (ArbPlainCard), (n), (n), arb_plain_fields, ARB_N_PLAIN_FIELDS, \
        G_STRUCT_OFFSET (ArbPlainCatalogue, cards), G_STRUCT_OFFSET (ArbPlainCatalogue, n_cards) \
  }

G_END_DECLS
