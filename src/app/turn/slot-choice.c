/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/slot-choice.h"

#include <string.h>

struct _ArbSlotChoice
{
  gboolean begun;
  guint n_taps;                 /* so many parts were ever chosen */
  guint chosen[ARB_MAX_OFFERS]; /* by the index of the offer: when it was chosen, from 1; or 0 */
  GHashTable *joined;           /* by the index of an offer of several parts: ArbOfferItem */
};

ArbSlotChoice *
arb_slot_choice_new (void)
{
  ArbSlotChoice *self = g_new0 (ArbSlotChoice, 1);

  self->joined = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  return self;
}

void
arb_slot_choice_free (ArbSlotChoice *self)
{
  g_hash_table_unref (self->joined);
  g_free (self);
}

void
arb_slot_choice_forget (ArbSlotChoice *self)
{
  g_return_if_fail (self != NULL);

  self->begun = FALSE;
  memset (self->chosen, 0, sizeof self->chosen);
  g_hash_table_remove_all (self->joined);
}

void
arb_slot_choice_take_over (ArbSlotChoice *self, const ArbSlotChoice *old)
{
  g_return_if_fail (self != NULL && old != NULL);

  arb_slot_choice_forget (self);
  self->begun = old->begun;
  self->n_taps = old->n_taps;
  memcpy (self->chosen, old->chosen, sizeof self->chosen);
}

static const ArbOffer *
get_offer (const ArbOfferParts *parts, guint index)
{
  return &arb_offer_parts_get (parts, index)->offer;
}

/* Returns a part of @set that makes @move and is not chosen yet, or -1. */
static gint
find_unchosen (const ArbSlotChoice *self, const ArbOfferParts *parts, guint set, ArbMove move)
{
  for (guint i = 0; i < parts->offers->len; i++)
    if (self->chosen[i] == 0 && arb_offer_parts_is_part_of (parts, i, set)
        && arb_move_equal (get_offer (parts, i)->moves[0], move))
      return (gint) i;

  return -1;
}

/* Chooses the parts of @set; the last of them makes room first. */
static void
begin_set (ArbSlotChoice *self, const ArbOfferParts *parts, guint set)
{
  const ArbOffer *offer = get_offer (parts, set);

  self->n_taps = MAX (self->n_taps, offer->n_moves);
  for (guint n = 0; n < offer->n_moves; n++)
    {
      gint part = find_unchosen (self, parts, set, offer->moves[n]);

      if (part >= 0)
        self->chosen[part] = offer->n_moves - n;
    }
}

/* Returns the offer of the chosen parts of @set, or %NULL if none is chosen. */
static ArbOfferItem *
join (const ArbSlotChoice *self, const ArbOfferParts *parts, guint set)
{
  ArbMove moves[ARB_MAX_OFFER_MOVES];
  guint n = 0;

  for (guint i = 0; i < parts->offers->len && n < ARB_MAX_OFFER_MOVES; i++)
    if (self->chosen[i] > 0 && arb_offer_parts_is_part_of (parts, i, set))
      moves[n++] = get_offer (parts, i)->moves[0];

  return n > 0 ? arb_session_dup_joined (parts->session, arb_offer_parts_get (parts, set), moves, n)
               : NULL;
}

/* Returns the offer of the chosen parts, the same one as long as they stay the same. */
static ArbOfferItem *
get_joined (ArbSlotChoice *self, const ArbOfferParts *parts, guint set)
{
  ArbOfferItem *item = g_hash_table_lookup (self->joined, GUINT_TO_POINTER (set));

  if (item == NULL)
    {
      item = join (self, parts, set);
      if (item != NULL)
        g_hash_table_insert (self->joined, GUINT_TO_POINTER (set), item);
    }
  return item;
}

void
arb_slot_choice_apply (ArbSlotChoice *self, const ArbOfferParts *parts, GPtrArray *offers)
{
  g_return_if_fail (self != NULL && parts != NULL);
  g_return_if_fail (offers == parts->offers);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *joined;

      if (!arb_offer_parts_is_set (parts, i))
        continue;
      if (!self->begun)
        begin_set (self, parts, i);
      joined = get_joined (self, parts, i);
      if (joined == NULL)
        continue;
      g_object_unref (offers->pdata[i]);
      offers->pdata[i] = g_object_ref (joined);
    }
  self->begun = TRUE;
}

/* Returns the part of @set that was chosen first, but not @added, or -1. */
static gint
find_oldest (const ArbSlotChoice *self, const ArbOfferParts *parts, guint set, guint added)
{
  gint oldest = -1;

  for (guint i = 0; i < parts->offers->len; i++)
    if (i != added && self->chosen[i] > 0 && arb_offer_parts_is_part_of (parts, i, set)
        && (oldest < 0 || self->chosen[i] < self->chosen[oldest]))
      oldest = (gint) i;

  return oldest;
}

static gint
find_set (const ArbOfferParts *parts, guint index)
{
  for (guint i = 0; i < parts->offers->len; i++)
    if (arb_offer_parts_is_set (parts, i) && arb_offer_parts_is_part_of (parts, index, i))
      return (gint) i;

  return -1;
}

static gboolean
is_joined (const ArbSlotChoice *self, const ArbOfferParts *parts, guint set)
{
  g_autoptr (ArbOfferItem) joined = join (self, parts, set);

  return arb_verdict_allows (&joined->offer.verdict);
}

/* If the rules allow no more parts, the one that was chosen first makes room. */
static void
choose (ArbSlotChoice *self, const ArbOfferParts *parts, guint set, guint index)
{
  gint oldest = find_oldest (self, parts, set, index);

  self->chosen[index] = ++self->n_taps;
  if (oldest >= 0 && !is_joined (self, parts, set))
    self->chosen[oldest] = 0;
}

void
arb_slot_choice_toggle (ArbSlotChoice *self, const ArbOfferParts *parts, guint index)
{
  gint set;

  g_return_if_fail (self != NULL && parts != NULL);

  set = find_set (parts, index);
  g_return_if_fail (set >= 0);

  if (self->chosen[index] > 0)
    self->chosen[index] = 0;
  else
    choose (self, parts, (guint) set, index);
  g_hash_table_remove_all (self->joined);
}

const guint *
arb_slot_choice_get (const ArbSlotChoice *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->chosen;
}
