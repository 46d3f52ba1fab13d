/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/playout.h"

#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

#include <string.h>

static guint
list_pile (const EmPile *pile, guint8 *cards)
{
  guint n = 0;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    for (guint i = 0; i < pile->cards[kind]; i++)
      cards[n++] = (guint8) kind;
  for (guint64 rest = pile->technologies; rest != 0; rest &= rest - 1)
    cards[n++] = (guint8) (EM_N_ROLE_CARDS + em_first (rest));

  return n;
}

static guint
list_planets (guint64 planets, guint8 *cards)
{
  guint n = 0;

  for (; planets != 0; planets &= planets - 1)
    cards[n++] = (guint8) em_first (planets);

  return n;
}

guint
em_deal (ArbState *parent, gpointer memory, ArbRandom *random, ArbMove *moves, guint max)
{
  EmState *state = (EmState *) parent;
  EmTruth *truth = memory;
  guint8 starts[EM_MAX_PLANETS];
  guint n_starts = list_planets (em_catalogue (state)->start_planets, starts);
  guint n = 0;

  memset (truth, 0, sizeof *truth);
  arb_random_shuffle (random, starts, n_starts);
  for (guint seat = 1; seat <= parent->n_seats && n < max; seat++, n++)
    {
      guint8 *deck = truth->decks[seat - 1];

      truth->n_decks[seat - 1] = (guint8) list_pile (&em_seat (state, seat)->pool, deck);
      arb_random_shuffle (random, deck, truth->n_decks[seat - 1]);
      moves[n] =
          ARB_MOVE (seat, EM_VERB_START, arb_argument_name (EM_SORT_PLANET, starts[n]), 0, 0);
    }

  truth->n_planets = (guint8) list_planets (em_planets_in_use (state), truth->planets);
  arb_random_shuffle (random, truth->planets, truth->n_planets);
  return n;
}

/* A table that tells everything has told what came before, so a deck that ran out is made of
 * what is known of the new one: what is in it, and what was drawn from it and not told yet. */
static void
reshuffle_deck (const EmSeat *seat, guint8 *deck, guint8 *n, ArbRandom *random)
{
  EmPile contents = seat->pool;
  EmPile known = seat->deck;
  EmPile drawn = seat->drawn_unreported;

  em_pile_move (&contents, &known);
  em_pile_move (&contents, &drawn);
  *n = (guint8) list_pile (&contents, deck);
  arb_random_shuffle (random, deck, *n);
}

/* Which of the @n moves says that a card of @kind was drawn; @n if none does. */
static guint
find_kind (const ArbMove *moves, guint n, ArbArgument kind)
{
  guint i = 0;

  while (i < n && moves[i].arguments[0] != kind)
    i++;
  return i;
}

/* The cards of one kind that were drawn together are one move. Seldom called: kept apart, so that
 * to find nothing is cheap. */
static G_NO_INLINE guint
observe_draw (const EmState *state, guint seat, EmTruth *truth, ArbRandom *random, ArbMove *moves,
              guint max)
{
  const EmSeat *owner = em_seat_const (state, seat);
  guint8 *deck = truth->decks[seat - 1];
  guint8 *n_deck = &truth->n_decks[seat - 1];
  guint8 counts[EM_MAX_DECK];
  guint n = 0;
  guint left;

  if (*n_deck == 0)
    reshuffle_deck (owner, deck, n_deck, random);
  left = MIN (MIN (*n_deck, owner->drawn_unreported.size), max);
  *n_deck -= (guint8) left;
  for (const guint8 *card = deck + *n_deck + left; left > 0; left--)
    {
      ArbArgument kind = arb_argument_name (EM_SORT_CARD, *--card);
      guint i = find_kind (moves, n, kind);

      if (i == n)
        {
          moves[n++] = ARB_MOVE (seat, EM_VERB_DREW, kind, ARB_ARGUMENT_NONE, 0);
          counts[i] = 1;
        }
      else
        moves[i].arguments[1] = arb_argument_count (++counts[i]);
    }
  return n;
}

/* Who has drawn cards that were not recorded yet, or 0. Seats that nobody has never draw. */
static guint
find_drawn (const EmState *state)
{
  guint seat = 1;

  while (em_seat_const (state, seat)->drawn_unreported.size == 0)
    if (++seat > EM_MAX_SEATS)
      return 0;
  return seat;
}

static G_NO_INLINE guint
observe_look (const EmState *state, EmTruth *truth, ArbRandom *random, ArbMove *moves)
{
  guint64 deck = em_catalogue (state)->deck_planets;

  /* What a look took whole is known without being recorded. */
  while (truth->n_planets > 0 && (state->look_known >> truth->planets[truth->n_planets - 1] & 1))
    truth->n_planets--;

  if (state->look_untold == 0)
    return 0;

  if (truth->n_planets == 0)
    {
      truth->n_planets =
          (guint8) list_planets ((state->unlocated & deck) | state->deck_known, truth->planets);
      arb_random_shuffle (random, truth->planets, truth->n_planets);
    }
  moves[0] =
      ARB_MOVE (em_top_const (state)->seat, EM_VERB_SAW,
                arb_argument_name (EM_SORT_PLANET, truth->planets[--truth->n_planets]), 0, 0);
  return 1;
}

guint
em_observe (const ArbState *parent, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  guint seat = find_drawn (state);

  if (G_UNLIKELY (seat != 0))
    return observe_draw (state, seat, truth, random, moves, max);
  if (G_LIKELY ((state->look_known | state->look_untold) == 0))
    return 0;
  return observe_look (state, truth, random, moves);
}

/* The back of a planet is public: its type and its two costs. */
static void
tell_back (const EmState *complete, ArbMove *move, guint slot, guint planet)
{
  const EmPlanet *card = &em_catalogue (complete)->planets[planet];

  move->arguments[slot] = arb_argument_name (EM_SORT_TYPE, card->type);
  move->arguments[slot + 1] =
      arb_argument_pair ((guint) card->settle_cost, (guint) card->warfare_cost);
}

/* Turning a planet up shows which one it is. */
static void
tell_identity (const EmState *complete, ArbMove *move)
{
  const EmEmpirePlanet *own =
      em_find_planet (complete, move->seat, arb_argument_value (move->arguments[0]));
  guint slot = move->verb == EM_VERB_COLONY ? 2 : 1;

  if (own == NULL || own->card == EM_UNKNOWN)
    return;
  if (move->verb == EM_VERB_COLONY
      && (em_asked (complete, EM_EFFECT_TERRAFORM) == NULL
          || !(em_terraform_payable (complete, own, arb_argument_value (move->arguments[1]))
                   >> own->card
               & 1)))
    return;

  move->arguments[slot] = arb_argument_name (EM_SORT_PLANET, own->card);
}

static void
tell_count (ArbMove *move)
{
  if (arb_argument_value (move->arguments[0]) < EM_N_ROLE_CARDS)
    move->arguments[0] = arb_argument_count (1);
}

gboolean
em_redact (const ArbState *parent, ArbMove *move, ArbTelling telling)
{
  const EmState *complete = (const EmState *) parent;

  if (telling == ARB_TELL_ALL)
    return TRUE;

  switch (move->verb)
    {
    case EM_VERB_DREW:
    case EM_VERB_SAW:
      return FALSE;
    case EM_VERB_START:
      {
        guint planet = arb_argument_value (move->arguments[0]);

        move->verb = EM_VERB_IS;
        move->arguments[0] = arb_argument_number (1);
        tell_back (complete, move, 1, planet);
        return TRUE;
      }
    case EM_VERB_KEEP:
      tell_back (complete, move, 0, arb_argument_value (move->arguments[0]));
      return TRUE;
    case EM_VERB_SETTLE:
    case EM_VERB_ATTACK:
    case EM_VERB_COLONY:
      tell_identity (complete, move);
      return TRUE;
    case EM_VERB_DISCARD:
    case EM_VERB_REMOVE:
      if (telling == ARB_TELL_COUNTS)
        tell_count (move);
      return TRUE;
    default:
      return TRUE;
    }
}
