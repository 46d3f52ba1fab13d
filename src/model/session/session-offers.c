/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

typedef struct
{
  const ArbState *state;
  ArbWording *wording; /* a kept wording */
  ArbOffer *offers;
} Source;

/* An offer with names for known numbers; its texts depend on both. */
typedef struct
{
  ArbOffer offer;
  ArbMove named[ARB_MAX_OFFER_MOVES];
} Value;

static gboolean
offer_equal (const ArbOffer *a, const ArbOffer *b)
{
  if (!g_str_equal (a->kind, b->kind) || g_strcmp0 (a->outcome, b->outcome) != 0
      || a->amount != b->amount || g_strcmp0 (a->remaining, b->remaining) != 0
      || a->n_remaining != b->n_remaining || a->row != b->row || a->column != b->column
      || a->seat != b->seat || a->idle != b->idle || a->last != b->last || a->over != b->over
      || a->made != b->made || a->part != b->part || a->n_moves != b->n_moves
      || a->n_made != b->n_made)
    return FALSE;

  for (guint i = 0; i < a->n_moves; i++)
    if (!arb_move_equal (a->moves[i], b->moves[i]))
      return FALSE;
  return arb_verdict_equal (&a->verdict, &b->verdict);
}

gboolean
arb_offer_value_equal (gconstpointer a, gconstpointer b)
{
  const Value *x = a, *y = b;

  if (!offer_equal (&x->offer, &y->offer))
    return FALSE;

  for (guint i = 0; i < x->offer.n_moves; i++)
    if (!arb_move_equal (x->named[i], y->named[i]))
      return FALSE;
  return TRUE;
}

static void
add_value (GPtrArray *values, const ArbState *state, const ArbOffer *offer)
{
  Value value = { .offer = *offer };

  for (guint i = 0; i < offer->n_moves; i++)
    value.named[i] = arb_identify_all (state, offer->moves[i]);
  g_ptr_array_add (values, g_memdup2 (&value, sizeof value));
}

static gpointer
make_item (guint index, gpointer data)
{
  const Source *source = data;
  const ArbOffer *offer = &source->offers[index];

  return arb_offer_item_new (offer, arb_can_overrule (source->state->catalogue, &offer->verdict),
                             source->wording);
}

void
arb_offers_update (ArbValueList *list, const ArbState *state, const ArbWording *wording)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS);
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);
  ArbWording *kept = arb_kept_wording_new (wording, state);

  for (guint i = 0; i < n; i++)
    add_value (values, state, &offers[i]);
  arb_value_list_update (list, values, make_item, &(Source){ state, kept, offers });
  arb_kept_wording_unref (kept);
}
