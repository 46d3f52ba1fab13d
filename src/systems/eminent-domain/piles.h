/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/seat.h"

#include <string.h>

G_BEGIN_DECLS

/** em_pile_add: puts @n cards of @kind on top; a technology exists only once. */
static inline void
em_pile_add (EmPile *pile, guint kind, guint n)
{
  if (kind < EM_N_ROLE_CARDS)
    pile->cards[kind] += (guint8) n;
  else if (n > 0)
    pile->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
  pile->size += (guint8) n;
}

/** em_pile_count: how many cards of @kind are known to be in @pile. */
static inline guint
em_pile_count (const EmPile *pile, guint kind)
{
  if (kind < EM_N_ROLE_CARDS)
    return pile->cards[kind];
  return (pile->technologies >> (kind - EM_N_ROLE_CARDS)) & 1;
}

/** em_pile_take: takes one card of @kind that is known to be there. */
static inline void
em_pile_take (EmPile *pile, guint kind)
{
  g_assert (em_pile_count (pile, kind) > 0);

  if (kind < EM_N_ROLE_CARDS)
    pile->cards[kind]--;
  else
    pile->technologies &= ~em_bit (kind - EM_N_ROLE_CARDS);
  pile->size--;
}

/** em_pile_move: puts all of @from onto @to; @from is empty after. */
static inline void
em_pile_move (EmPile *to, EmPile *from)
{
  to->counts += from->counts;
  to->technologies |= from->technologies;
  *from = (EmPile){ 0 };
}

/** em_pile_kinds: the set of kinds known to be in @pile. */
static inline guint64
em_pile_kinds (const EmPile *pile)
{
  /* A bit for each byte that is not 0; no count reaches 128. The bytes of a big-endian number
   * come in the other order. */
  guint64 some = GUINT64_FROM_LE (pile->counts) + G_GUINT64_CONSTANT (0x00007f7f7f7f7f7f);

  some = (some & G_GUINT64_CONSTANT (0x0000808080808080)) >> 7;
  return (some * G_GUINT64_CONSTANT (0x0102040810204080) >> 56)
         | pile->technologies << EM_N_ROLE_CARDS;
}

G_END_DECLS
