/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "played-choice.h"

#include "model/session/offer-item.h"

static gint
judge (PlayedGame *told, ArbGame *copy, ArbOfferItem *item)
{
  const ArbOffer *offer = arb_offer_item_get_offer (item);
  guint length = arb_game_get_length (copy);
  ArbVerdict verdict;
  gint n;

  if (!arb_verdict_allows (&offer->verdict)
      || arb_game_play_moves (copy, offer->moves, offer->n_moves, FALSE, &verdict) == 0)
    return -1;
  n = told_game_match (told, copy, length, FALSE);
  arb_game_undo (copy);
  return n;
}

static ArbVerbKind
get_kind (ArbSession *session, ArbMove move)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (arb_session_get_document (session));

  return (ArbVerbKind) catalogue->ruleset->verbs[move.verb].kind;
}

gint
told_game_choose (PlayedGame *told, ArbSession *session)
{
  g_autoptr (ArbGame) copy =
      arb_game_copy (arb_document_get_game (arb_session_get_document (session)));
  GListModel *offers = arb_session_get_offers (session);
  gint best = -1;

  ArbVerbKind next =
      told_game_is_over (told) ? ARB_VERB_CLOSING : get_kind (session, told_game_next (told));
  gint most;

  if (next == ARB_VERB_OBSERVATION)
    return -1;
  /* What the table says of a card is not left out by going on. */
  most = next == ARB_VERB_TABLE ? 0 : -1;
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (offers, i);
      gint n = judge (told, copy, item);

      if (n > most)
        {
          most = n;
          best = (gint) i;
        }
    }

  return best;
}
