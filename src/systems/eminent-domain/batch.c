/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/batch.h"

#include <string.h>

#define N_SETS (1u << EM_N_PLACES)
#define ALL_PLACES (N_SETS - 1)

static guint
less (guint a, guint b)
{
  return a > b ? a - b : 0;
}

static gboolean
has (guint set, EmPlace place)
{
  return (set >> place & 1) != 0;
}

static guint
roles_of (const EmPile *pile)
{
  return pile->size - em_count (pile->technologies);
}

static guint
unknown_in (const EmSeat *seat, EmPlace place)
{
  return place == EM_PLACE_HAND      ? seat->hand.unknown
         : place == EM_PLACE_DECK    ? seat->deck.unknown
         : place == EM_PLACE_DISCARD ? seat->discard.unknown
                                     : seat->lost;
}

/* Returns the least number of cards of the batch in the places of @set, by the most that the other
 * places hold. */
static guint
least_in (const EmBatch *batch, guint set)
{
  return batch->cards.size - batch->most[ALL_PLACES & ~set];
}

/* Keeps only the ways to divide the batch in which @place has from @least to @most of its cards. */
static void
limit (EmBatch *batch, EmPlace place, guint least, guint most)
{
  guint8 old[N_SETS];

  memcpy (old, batch->most, sizeof old);
  for (guint set = 0; set < N_SETS; set++)
    {
      guint other = old[set ^ 1u << place];

      other = has (set, place) ? other + most : less (other, least);
      batch->most[set] = (guint8) MIN (old[set], other);
    }
}

/* Keeps only the ways that the counts of the piles allow. */
static void
fit (const EmSeat *seat, EmBatch *batch)
{
  guint roles = roles_of (&batch->cards);
  guint others = seat->pool.size - batch->cards.size;
  guint other_roles = roles_of (&seat->pool) - roles;

  for (guint place = 0; place < EM_PLACE_LOST; place++)
    limit (batch, place, less (unknown_in (seat, place), others), unknown_in (seat, place));

  /* Only role cards are removed without a name. */
  limit (batch, EM_PLACE_LOST, less (seat->lost, other_roles), MIN (seat->lost, roles));
}

void
em_batch_narrow (EmSeat *seat)
{
  EmBatch any = { .cards = seat->batch.cards };

  memset (any.most + 1, any.cards.size, sizeof any.most - 1);
  fit (seat, &any);
  fit (seat, &seat->batch);
  if (memcmp (any.most, seat->batch.most, sizeof any.most) == 0)
    seat->batch = (EmBatch){ 0 };
}

void
em_batch_add (EmSeat *seat, const EmPile *cards, EmPlace place)
{
  EmBatch *batch = &seat->batch;
  EmPile known = *cards;

  known.size -= known.unknown;
  known.unknown = 0;
  batch->cards.counts += known.counts;
  batch->cards.technologies |= known.technologies;
  for (guint set = 0; set < N_SETS; set++)
    if (has (set, place))
      batch->most[set] += known.size;
}

void
em_batch_flow (EmSeat *seat, EmPlace from, EmPlace to, guint n)
{
  EmBatch *batch = &seat->batch;
  guint unknown = unknown_in (seat, from);
  guint8 old[N_SETS];

  g_assert (n <= unknown);

  /* All cards that move can be of the batch, as far as there are enough of them there; or all cards
   * that stay. */
  memcpy (old, batch->most, sizeof old);
  for (guint set = 0; set < N_SETS; set++)
    {
      if (has (set, to) && !has (set, from))
        batch->most[set] = (guint8) MIN (old[set] + n, old[set | 1u << from]);
      else if (has (set, from) && !has (set, to))
        batch->most[set] = (guint8) MIN (old[set], old[set & ~(1u << from)] + unknown - n);
    }
}

void
em_batch_reshuffle (EmSeat *seat)
{
  guint8 old[N_SETS];

  memcpy (old, seat->batch.most, sizeof old);
  for (guint set = 0; set < N_SETS; set++)
    {
      guint before = set & ~(1u << EM_PLACE_DECK | 1u << EM_PLACE_DISCARD);

      if (has (set, EM_PLACE_DECK))
        before |= 1u << EM_PLACE_DISCARD;
      seat->batch.most[set] = old[before];
    }
}

/* The revealed card is one of the batch. */
static void
reveal_own (EmBatch *batch, EmPlace place, guint kind)
{
  limit (batch, place, 1, batch->cards.size);
  em_pile_take (&batch->cards, kind);
  for (guint set = 0; set < N_SETS; set++)
    if (has (set, place))
      batch->most[set]--;
}

/* The revealed card is one of the batch, or another one of the kind. In the second case the batch
 * has a card of the kind elsewhere, unless one lies in the same place, which makes no difference;
 * that card is counted outside of the batch from now on. There are @unknown unknown cards in the
 * place. */
static void
reveal_either (EmBatch *batch, EmPlace place, guint kind, guint unknown)
{
  guint without = batch->cards.size - em_pile_count (&batch->cards, kind);
  EmBatch own = *batch;

  reveal_own (&own, place, kind);
  limit (batch, place, 0, MIN (without, unknown - 1));
  em_pile_take (&batch->cards, kind);
  for (guint set = 0; set < N_SETS; set++)
    {
      /* The record does not say from which place it is removed. */
      guint other = MIN (batch->most[set], batch->cards.size);

      batch->most[set] = (guint8) MAX (own.most[set], other);
    }
}

/* One of @unknown unknown cards of @place turns out to be of @kind, of which the pool has
 * @in_pool. */
static void
reveal (EmBatch *batch, EmPlace place, guint kind, guint in_pool, guint unknown)
{
  guint own = em_pile_count (&batch->cards, kind);
  guint least = least_in (batch, 1u << place);

  if (own == 0 || batch->most[1u << place] == 0)
    limit (batch, place, 0, unknown - 1);

  /* There is no other place for all cards of its kind, or only batch cards lie here: it is one of
   * the batch. */
  else if (in_pool == own || unknown == least || least + own > batch->cards.size)
    reveal_own (batch, place, kind);
  else
    reveal_either (batch, place, kind, unknown);
}

void
em_batch_reveal (EmSeat *seat, EmPlace place, guint kind, guint n)
{
  for (guint i = 0; i < n; i++)
    reveal (&seat->batch, place, kind, em_pile_count (&seat->pool, kind) - i,
            unknown_in (seat, place) - i);
  if (seat->batch.cards.size == 0)
    seat->batch = (EmBatch){ 0 };
}

/* The batch, or the rest of the pool, for a question about one kind or about all role cards. */
typedef struct
{
  guint size;
  guint roles;         /* role cards in it */
  guint n;             /* cards of the asked kinds */
  gboolean roles_only; /* no technology is among the asked kinds */
} Part;

/* Returns the most asked cards of the part in the place, if it has @here cards there and @lost of
 * its role cards were removed. */
static guint
part_most (const Part *part, guint here, guint lost)
{
  guint most = MIN (part->n, here);

  return part->roles_only ? MIN (most, less (part->roles, lost)) : most;
}

static guint
part_least (const Part *part, guint here, guint lost)
{
  return less (here, less (part->size - part->n, part->roles_only ? 0 : lost));
}

/* Fills @own and @rest, if the batch has @n_own and the whole pool @n cards of the asked kinds. */
static void
divide (const EmSeat *seat, guint n_own, guint n, gboolean roles_only, Part *own, Part *rest)
{
  const EmPile *batch = &seat->batch.cards;

  *own = (Part){ batch->size, roles_of (batch), n_own, roles_only };
  *rest = (Part){ seat->pool.size - own->size, roles_of (&seat->pool) - own->roles, n - n_own,
                  roles_only };
}

/* Computes the least and the most of @place over all ways to divide the batch. */
static void
bound (const EmSeat *seat, EmPlace place, const Part *own, const Part *rest, guint *least,
       guint *most)
{
  const EmBatch *batch = &seat->batch;
  guint here_bit = 1u << place, lost_bit = 1u << EM_PLACE_LOST;
  guint unknown = unknown_in (seat, place);

  *least = G_MAXUINT;
  *most = 0;
  for (guint here = least_in (batch, here_bit); here <= batch->most[here_bit]; here++)
    for (guint lost = least_in (batch, lost_bit); lost <= batch->most[lost_bit]; lost++)
      if (here + lost >= least_in (batch, here_bit | lost_bit)
          && here + lost <= batch->most[here_bit | lost_bit])
        {
          *least = MIN (*least, part_least (own, here, lost)
                                    + part_least (rest, unknown - here, seat->lost - lost));
          *most = MAX (*most, part_most (own, here, lost)
                                  + part_most (rest, unknown - here, seat->lost - lost));
        }
}

static void
bound_kind (const EmSeat *seat, EmPlace place, guint kind, guint *least, guint *most)
{
  Part own, rest;

  divide (seat, em_pile_count (&seat->batch.cards, kind), em_pile_count (&seat->pool, kind),
          kind < EM_N_ROLE_CARDS, &own, &rest);
  bound (seat, place, &own, &rest, least, most);
}

guint
em_batch_most (const EmSeat *seat, EmPlace place, guint kind)
{
  guint least, most;

  bound_kind (seat, place, kind, &least, &most);
  return most;
}

guint
em_batch_least (const EmSeat *seat, EmPlace place, guint kind)
{
  guint least, most;

  bound_kind (seat, place, kind, &least, &most);
  return least;
}

guint
em_batch_role_room (const EmSeat *seat, EmPlace place)
{
  guint least, most;
  Part own, rest;

  divide (seat, 0, 0, TRUE, &own, &rest);
  own.n = own.roles;
  rest.n = rest.roles;
  bound (seat, place, &own, &rest, &least, &most);
  return most;
}
