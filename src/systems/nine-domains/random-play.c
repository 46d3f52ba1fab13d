/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/random-play.h"

static const guint8 made_up_marks[] = {
  NINE_RED,  NINE_RED,    NINE_GREEN,       NINE_GREEN,       NINE_BLUE,
  NINE_BLUE, NINE_PURPLE, NINE_HALF_PURPLE, NINE_HALF_PURPLE,
};

/* Room for all open cards of the set-up, and for the marks. */
#define N_DEALT (NINE_N_PLACES + NINE_N_SPECIALS + G_N_ELEMENTS (made_up_marks))

static void
hide (const NineCatalogue *catalogue, NineTruth *truth, ArbRandom *random)
{
  guint n_specials = 0;

  for (guint8 i = 0; i < NINE_N_DOMAINS; i++)
    truth->domains[i] = i;
  for (guint8 i = 0; i < catalogue->n_cards; i++)
    {
      if ((catalogue->special_set & nine_bit (i)) != 0)
        truth->specials[n_specials++] = i;
    }
  arb_random_shuffle (random, truth->domains, NINE_N_DOMAINS);
  arb_random_shuffle (random, truth->specials, NINE_N_SPECIALS);
}

gboolean
nine_makes_up (const ArbCatalogue *catalogue)
{
  const NineCatalogue *self = (const NineCatalogue *) catalogue;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    if (self->domains[i].marks_set != 0)
      return FALSE;
  return TRUE;
}

static guint
make_up_marks (const NineCatalogue *catalogue, ArbRandom *random, ArbMove *moves)
{
  guint8 marks[NINE_N_DOMAINS] = { 0 };

  if (!nine_makes_up (&catalogue->parent))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (made_up_marks); i++)
    {
      guint mark = made_up_marks[i];
      guint domain;

      do
        domain = arb_random_below (random, NINE_N_DOMAINS);
      while (catalogue->domains[domain].blank || (marks[domain] & 1u << mark) != 0);

      marks[domain] |= (guint8) (1u << mark);
      moves[i] = ARB_MOVE (ARB_TABLE, NINE_VERB_MARK, arb_argument_name (NINE_SORT_DOMAIN, domain),
                           arb_argument_name (NINE_SORT_MARK, mark));
    }
  return G_N_ELEMENTS (made_up_marks);
}

static gboolean
observe_special (const NineState *state, const NineTruth *truth, guint nth, ArbMove *move)
{
  guint card = truth->specials[nth];

  *move = ARB_MOVE (ARB_TABLE, NINE_VERB_SPECIAL, arb_argument_name (NINE_SORT_CARD, card));
  return nth < nine_n_kinds (state) && (state->specials & nine_bit (card)) == 0;
}

static gboolean
observe_pile (const NineState *state, const NineTruth *truth, guint place, ArbMove *move)
{
  guint domain = truth->domains[place * NINE_N_ROUNDS + nine_row (state)];

  *move = ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, arb_argument_name (NINE_SORT_PLACE, place),
                    arb_argument_name (NINE_SORT_DOMAIN, domain));
  return nine_is_placing (state) && state->visible[place] == 0;
}

guint
nine_deal (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const NineState *self = nine_state (state);
  guint n;

  g_assert (max >= N_DEALT);

  hide (nine_catalogue (self), truth, random);
  n = make_up_marks (nine_catalogue (self), random, moves);
  for (guint i = 0; i < NINE_N_SPECIALS; i++)
    n += observe_special (self, truth, i, &moves[n]);
  for (guint place = 0; place < NINE_N_PLACES; place++)
    n += observe_pile (self, truth, place, &moves[n]);
  return n;
}

guint
nine_observe (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max)
{
  const NineState *self = nine_state (state);

  for (guint i = 0; !state->over && i < NINE_N_SPECIALS; i++)
    {
      if (observe_special (self, truth, i, moves))
        return 1;
    }
  for (guint place = 0; !state->over && place < NINE_N_PLACES; place++)
    {
      if (observe_pile (self, truth, place, moves))
        return 1;
    }
  return 0;
}

gboolean
nine_any_time (ArbMove move)
{
  return move.verb == NINE_VERB_MARK;
}

gboolean
nine_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail)
{
  return detail == ARB_DETAIL_ALL || move->verb != NINE_VERB_SPECIAL;
}
