/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/playout.h"

#include "systems/eminent-domain/colonize.h"
#include "systems/eminent-domain/planets.h"

#include <string.h>

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
      em_shuffle_deck (&truth->decks[seat - 1], em_seat (state, seat), random);
      moves[n] =
          ARB_MOVE (seat, EM_VERB_START, arb_argument_name (EM_SORT_PLANET, starts[n]), 0, 0);
    }

  truth->n_planets = (guint8) list_planets (em_planets_in_use (state), truth->planets);
  arb_random_shuffle (random, truth->planets, truth->n_planets);
  return n;
}

/* Returns the seat with drawn cards that were not reported yet, or 0. Empty seats never draw. */
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

  /* Planets of a look that took the whole deck are known without an observation. */
  while (truth->n_planets > 0 && (state->look_known >> truth->planets[truth->n_planets - 1] & 1))
    truth->n_planets--;

  if (state->look_unknown == 0)
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
    return em_observe_draw (em_seat_const (state, seat), seat, EM_VERB_DREW,
                            &((EmTruth *) truth)->decks[seat - 1], random, moves, max);
  if (G_LIKELY ((state->look_known | state->look_unknown) == 0))
    return 0;
  return observe_look (state, truth, random, moves);
}

/* Replaces a planet by its back, which is public: its type and its two costs. */
static void
redact_planet (const EmState *complete, ArbMove *move, guint slot, guint planet)
{
  const EmPlanet *card = &em_catalogue (complete)->planets[planet];

  move->arguments[slot] = arb_argument_name (EM_SORT_TYPE, card->type);
  move->arguments[slot + 1] =
      arb_argument_pair ((guint) card->settle_cost, (guint) card->warfare_cost);
}

/* Returns the slot in which a decision names the planet that it turns up; 0 if it has none. */
static guint
find_identity_slot (const ArbVerb *verb)
{
  for (guint i = 1; verb->kind == ARB_VERB_DECISION && i < ARB_MAX_ARGUMENTS; i++)
    if (verb->slots[i].accepts == EM_A_PLANET)
      return i;
  return 0;
}

/* Adds the name of a planet that is turned up, because everybody sees it. */
static void
add_identity (const EmState *complete, ArbMove *move, guint slot)
{
  const EmEmpirePlanet *own =
      em_find_planet (complete, move->seat, arb_argument_value (move->arguments[0]));

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

/* Records of a decision about planets only what everybody sees: of one that stays face down its back,
 * where the verb can take that, and which one is turned up. */
static void
redact_decision (const EmState *complete, ArbMove *move)
{
  const ArbVerb *verb = arb_ruleset_of (&complete->parent)->verbs[move->verb];
  guint slot = find_identity_slot (verb);

  if (slot > 0)
    add_identity (complete, move, slot);
  else if (arb_argument_is_name (move->arguments[0], EM_SORT_PLANET)
           && (verb->slots[0].accepts & EM_A_TYPE) != 0)
    redact_planet (complete, move, 0, arb_argument_value (move->arguments[0]));
}

static void
redact_count (ArbMove *move)
{
  if (arb_argument_value (move->arguments[0]) < EM_N_ROLE_CARDS)
    move->arguments[0] = arb_argument_count (1);
}

gboolean
em_redact (const ArbState *parent, ArbMove *move, ArbRecordDetail detail)
{
  const EmState *complete = (const EmState *) parent;

  if (detail == ARB_DETAIL_ALL)
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
        redact_planet (complete, move, 1, planet);
        return TRUE;
      }
    case EM_VERB_DISCARD:
    case EM_VERB_REMOVE:
      if (detail == ARB_DETAIL_COUNTS)
        redact_count (move);
      return TRUE;
    default:
      redact_decision (complete, move);
      return TRUE;
    }
}
