/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "engine/notation.h"

/* The moves of the gesture as they are written, one a line. */
static char *
write_moves (const ArbCatalogue *catalogue, const ArbOffer *offer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < offer->n_moves; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      arb_move_format (catalogue, offer->moves[i], text);
    }
  return g_string_free (text, FALSE);
}

static ArbOfferItem *
offer_item_new_in_words (const ArbState *state, const ArbWording *wording, const ArbOffer *offer)
{
  ArbMove move = offer->moves[MIN (offer->n_made, offer->n_moves - 1)];
  ArbVerdict verdict = offer->verdict;
  ArbChoice *choice;

  /* To bring no more than with fewer cards is as good as doing nothing. */
  if (offer->idle && verdict.value == ARB_LEGAL)
    verdict.value = ARB_VOID;
  choice = arb_choice_new (move, &verdict, arb_can_overrule (state, &verdict));
  arb_choice_set_words (choice, g_strdup (offer->kind), arb_wording_offer (wording, offer),
                        write_moves (wording->catalogue, offer),
                        arb_verdict_dup_text (wording, offer->seat, &offer->verdict));
  return arb_offer_item_new (offer, choice,
                             offer->row != ARB_ARGUMENT_NONE
                                 ? arb_wording_argument (wording, offer->row)
                                 : NULL,
                             arb_wording_offer_amount (wording, offer));
}

typedef struct
{
  const ArbState *state;
  const ArbWording *wording;
  ArbOffer *offers;
} Source;

static gpointer
make_item (guint index, gpointer data)
{
  const Source *source = data;

  return offer_item_new_in_words (source->state, source->wording, &source->offers[index]);
}

void
arb_offers_update (ArbValueList *list, const ArbState *state, const ArbWording *wording)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS);
  GPtrArray *values = arb_values_new ();

  for (guint i = 0; i < n; i++)
    arb_values_add (values, &offers[i], sizeof *offers);
  arb_value_list_update (list, values, make_item, &(Source){ state, wording, offers });
}
