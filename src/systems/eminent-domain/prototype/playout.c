/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/playout.h"

#include "engine/play/counters.h"
#include "engine/play/referee.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/contract.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define MOST_MOVED 5 /* cards between two piles, when a split of the role cards is made up */

static guint8
any_of (ArbRandom *random, guint first, guint n)
{
  return (guint8) (first + arb_random_below (random, n));
}

void
proto_likely (const ArbCatalogue *catalogue, ArbArgument card, guint feature, guint *first,
              guint *n)
{
  switch ((ProtoFeature) feature)
    {
    case PROTO_FEATURE_SETTLE:
    case PROTO_FEATURE_ARMIES:
      *first = 1;
      *n = 4;
      break;
    case PROTO_FEATURE_INFLUENCE:
      *n = 5;
      break;
    case PROTO_FEATURE_TYPE:
      *first = arb_argument_value (card) % 3;
      *n = 1;
      break;
    case PROTO_FEATURE_SLOT:
    case PROTO_FEATURE_ICON:
    case PROTO_FEATURE_TWO_ICONS:
    case PROTO_FEATURE_ACTION:
    case PROTO_N_FEATURES:
      break;
    }
}

static guint
list_planets (const ProtoCatalogue *catalogue, guint pile, guint8 *cards)
{
  guint n = 0;

  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    if (catalogue->planets[i].pile == pile)
      cards[n++] = (guint8) i;
  return n;
}

/* Lists the piles that nobody counted; returns how many role cards they have together. */
static guint
list_uncounted (const EmState *state, guint8 *roles, guint *n)
{
  const ProtoCatalogue *catalogue = proto_catalogue (state);
  gint left = catalogue->setups[0].role_cards;

  *n = 0;
  for (guint role = 0; role < EM_N_ROLES; role++)
    {
      left -= catalogue->roles[role].cards;
      if (catalogue->roles[role].cards == 0)
        roles[(*n)++] = (guint8) role;
    }
  return (guint) MAX (left, 0);
}

/* How the role cards are split nobody knows: equal piles are only arithmetic, so that some cards go
 * from one to another. Source: 8.3. */
static void
split_role_cards (const EmState *state, ProtoTruth *truth, ArbRandom *random)
{
  guint8 roles[EM_N_ROLES];
  guint n;
  guint left = list_uncounted (state, roles, &n);

  for (guint i = 0; i < n; i++)
    truth->piles[roles[i]] = (guint8) (left / n + (i == 0 ? left % n : 0));
  for (guint i = 1; i < n; i += 2)
    {
      guint8 *pile = &truth->piles[roles[i]];
      guint8 moved = any_of (random, 0, MIN (MOST_MOVED, *pile / 2) + 1);

      truth->piles[roles[i - 1]] += moved;
      *pile -= moved;
    }
}

guint
proto_deal (ArbState *parent, gpointer memory, ArbRandom *random, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  ProtoTruth *truth = memory;

  memset (truth, 0, sizeof *truth);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    em_shuffle_deck (&truth->decks[seat - 1], em_seat_const (state, seat), random);
  truth->n_planets = (guint8) list_planets (proto_catalogue (state), 0, truth->planets);
  truth->n_starts = (guint8) list_planets (proto_catalogue (state), 1, truth->starts);
  arb_random_shuffle (random, truth->planets, truth->n_planets);
  arb_random_shuffle (random, truth->starts, truth->n_starts);
  split_role_cards (state, truth, random);
  truth->hand_size = any_of (random, 4, 3);
  return 0;
}

/* The hand size once; that a pile is empty when its last card was taken. */
static void
observe_numbers (const EmState *state, const ProtoTruth *truth, ArbMoves *moves)
{
  if (state->hand_size == 0)
    arb_moves_add (moves, ARB_MOVE (ARB_TABLE, PROTO_VERB_NUMBER,
                                    arb_counter_name (state->parent.catalogue, "hand-size"),
                                    arb_argument_count (truth->hand_size)));
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] == PROTO_NOT_COUNTED && state->taken[role] >= truth->piles[role])
      arb_moves_add (moves,
                     ARB_MOVE (ARB_TABLE, PROTO_VERB_EMPTY,
                               arb_counter_name (state->parent.catalogue, proto_counters[role].id)));
}

/* Reports the first unknown planet; the planets came in the order of the decks. */
static void
observe_planet (const EmState *state, ProtoTruth *truth, ArbMoves *moves)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    for (guint32 rest = proto_face_up (state, seat) | proto_face_down (state, seat); rest != 0;
         rest &= rest - 1)
      {
        const ProtoPlanet *own = proto_find (state, seat, em_first (rest));
        guint8 *cards = own->start ? truth->starts : truth->planets;
        guint8 *n = own->start ? &truth->n_starts : &truth->n_planets;

        if (own->card != EM_UNKNOWN)
          continue;
        /* A ruling can have given a card to somebody already. */
        while (*n > 0 && !proto_can_be (state, own, cards[*n - 1]))
          (*n)--;
        if (*n > 0)
          arb_moves_add (moves,
                         ARB_MOVE (seat, PROTO_VERB_IS, arb_argument_number (em_first (rest)),
                                   proto_planet_name (cards[*n - 1])));
        return;
      }
}

guint
proto_observe (const ArbState *parent, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  ArbMoves list = { moves, 0, max };

  if (parent->over)
    return 0;
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    if (em_seat_const (state, seat)->drawn_unreported.size > 0)
      return em_observe_draw (em_seat_const (state, seat), seat, EM_VERB_DREW,
                              &((ProtoTruth *) truth)->decks[seat - 1], random, moves, max);
  observe_numbers (state, truth, &list);
  if (list.n == 0)
    observe_planet (state, truth, &list);
  return list.n;
}

/* Turning a planet up shows which one it is. */
static void
add_identity (const EmState *complete, ArbMove *move)
{
  const ProtoPlanet *own =
      proto_find (complete, move->seat, arb_argument_value (move->arguments[0]));

  if (own != NULL && own->card != EM_UNKNOWN)
    move->arguments[1] = proto_planet_name (own->card);
}

gboolean
proto_redact (const ArbState *parent, ArbMove *move, ArbRecordDetail detail)
{
  const EmState *complete = (const EmState *) parent;

  if (detail == ARB_DETAIL_ALL)
    return TRUE;
  switch (move->verb)
    {
    case EM_VERB_DREW:
    case EM_VERB_HOLDS:
      return FALSE;
    case PROTO_VERB_IS:
      return (proto_face_up (complete, move->seat) >> arb_argument_value (move->arguments[0]) & 1)
             != 0;
    case EM_VERB_SETTLE:
    case EM_VERB_ATTACK:
      add_identity (complete, move);
      return TRUE;
    case EM_VERB_DISCARD:
      if (detail == ARB_DETAIL_COUNTS && arb_argument_is_name (move->arguments[0], EM_SORT_CARD)
          && arb_argument_value (move->arguments[0]) < EM_N_ROLES)
        move->arguments[0] = arb_argument_count (1);
      return TRUE;
    default:
      return TRUE;
    }
}

gboolean
proto_makes_up (const ArbCatalogue *catalogue)
{
  const ProtoCatalogue *self = (const ProtoCatalogue *) catalogue;

  for (guint role = 0; role < EM_N_ROLES; role++)
    if (self->roles[role].cards == 0)
      return TRUE;
  return self->setups[0].hand_size == 0;
}
