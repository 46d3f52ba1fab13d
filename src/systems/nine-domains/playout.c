/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/playout.h"

/* Room for all open cards of the set-up. */
#define N_DEALT (NINE_N_PLACES + NINE_N_SPECIALS)

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
  guint n = 0;

  g_assert (max >= N_DEALT);

  hide (nine_catalogue (self), truth, random);
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
nine_redact (const ArbState *complete, ArbMove *move, ArbRecordDetail detail)
{
  return detail == ARB_DETAIL_ALL || move->verb != NINE_VERB_SPECIAL;
}
