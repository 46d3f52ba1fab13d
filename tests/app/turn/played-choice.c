/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "played-choice.h"

#include "model/session/offer-item.h"

#include <string.h>

static gint
judge_moves (PlayedGame *played, ArbGame *copy, const ArbMove *moves, guint n_moves)
{
  guint length = arb_game_get_length (copy);
  ArbVerdict verdict;
  gint n;

  if (arb_game_play_moves (copy, moves, n_moves, FALSE, &verdict) == 0)
    return -1;
  n = played_game_match (played, copy, length, FALSE);
  arb_game_undo (copy);
  return n;
}

static gint
judge (PlayedGame *played, ArbGame *copy, ArbOfferItem *item)
{
  const ArbOffer *offer = &item->offer;

  return arb_verdict_allows (&offer->verdict)
             ? judge_moves (played, copy, offer->moves, offer->n_moves)
             : -1;
}

static ArbVerbKind
get_kind (ArbSession *session, ArbMove move)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);

  return (ArbVerbKind) catalogue->ruleset->verbs[move.verb]->kind;
}

gint
played_game_choose (PlayedGame *played, ArbSession *session)
{
  g_autoptr (ArbGame) copy =
      arb_game_copy (arb_document_get_game (arb_session_get_document (session)));
  GPtrArray *offers = arb_session_get_offers (session);
  gint best = -1;

  ArbVerbKind next = played_game_is_over (played) ? ARB_VERB_CLOSING
                                                  : get_kind (session, played_game_next (played));
  gint most;

  if (next == ARB_VERB_OBSERVATION)
    return -1;
  /* What the table says of a card is not left out by going on. */
  most = next == ARB_VERB_TABLE ? 0 : -1;
  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      gint n = judge (played, copy, item);

      if (n > most)
        {
          most = n;
          best = (gint) i;
        }
    }

  return best;
}

/* Adds the parts that record further facts: those that are lit, or the others. */
static void
add_parts (PlayedGame *played, ArbGame *copy, GPtrArray *parts, const gboolean *lit, gboolean which,
           gboolean *chosen)
{
  for (guint i = 0; i < parts->len; i++)
    {
      ArbMove moves[ARB_MAX_OFFER_MOVES];
      guint n = 0;

      if (parts->pdata[i] == NULL || lit[i] != which)
        continue;
      chosen[i] = TRUE;
      for (guint j = 0; j < parts->len && n < ARB_MAX_OFFER_MOVES; j++)
        if (chosen[j])
          moves[n++] = ARB_OFFER_ITEM (parts->pdata[j])->offer.moves[0];
      chosen[i] = judge_moves (played, copy, moves, n) == (gint) n;
    }
}

guint
played_game_choose_parts (PlayedGame *played, ArbSession *session, const char *kind,
                          gboolean chosen[ARB_MAX_OFFERS], ArbMove moves[ARB_MAX_OFFER_MOVES])
{
  g_autoptr (ArbGame) copy =
      arb_game_copy (arb_document_get_game (arb_session_get_document (session)));
  GPtrArray *offers = arb_session_get_offers (session);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  gboolean lit[ARB_MAX_OFFERS];
  guint n = 0;

  memcpy (lit, chosen, sizeof lit);
  memset (chosen, 0, sizeof lit);
  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];

      g_ptr_array_add (parts, g_str_equal (item->offer.kind, kind) ? item : NULL);
    }
  add_parts (played, copy, parts, lit, TRUE, chosen);
  add_parts (played, copy, parts, lit, FALSE, chosen);
  for (guint i = 0; i < parts->len; i++)
    if (chosen[i])
      moves[n++] = ARB_OFFER_ITEM (parts->pdata[i])->offer.moves[0];

  return n;
}
