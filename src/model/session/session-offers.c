/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "model/session/value-list.h"

#include <string.h>

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
      || a->seat != b->seat || a->adds_nothing != b->adds_nothing || a->last != b->last
      || a->over != b->over || a->made != b->made || a->part != b->part || a->n_moves != b->n_moves
      || a->n_made != b->n_made)
    return FALSE;

  for (guint i = 0; i < a->n_moves; i++)
    if (!arb_move_equal (a->moves[i], b->moves[i]))
      return FALSE;
  return arb_verdict_equal (&a->verdict, &b->verdict);
}

static gboolean
value_equal (gpointer object, gconstpointer data, gpointer wording)
{
  const ArbOfferItem *item = object;
  const Value *value = data;

  if (!offer_equal (&item->offer, &value->offer))
    return FALSE;

  for (guint i = 0; i < value->offer.n_moves; i++)
    if (!arb_move_equal (item->named[i], value->named[i]))
      return FALSE;
  return TRUE;
}

static gpointer
make_item (gconstpointer data, gpointer wording)
{
  const Value *value = data;
  ArbOfferItem *item = arb_offer_item_new (&value->offer, wording);

  memcpy (item->named, value->named, sizeof item->named);
  return item;
}

void
arb_offers_update (GPtrArray *list, const ArbState *state, const ArbWording *wording)
{
  static const ArbValueKind kind = { sizeof (Value), value_equal, make_item };
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS);
  g_autofree Value *values = g_new0 (Value, n);
  ArbWording *kept = arb_kept_wording_new (wording, state);

  for (guint i = 0; i < n; i++)
    {
      values[i].offer = offers[i];
      for (guint j = 0; j < offers[i].n_moves; j++)
        values[i].named[j] = arb_identify_all (state, offers[i].moves[j]);
    }
  arb_value_list_update (list, &kind, values, n, kept);
  arb_kept_wording_unref (kept);
}
