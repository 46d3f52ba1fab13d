/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/offer-item.h"

#include "engine/core/notation.h"

G_DEFINE_FINAL_TYPE (ArbOfferItem, arb_offer_item, G_TYPE_OBJECT)

static void
arb_offer_item_finalize (GObject *object)
{
  ArbOfferItem *self = ARB_OFFER_ITEM (object);

  g_clear_object (&self->choice);
  g_clear_pointer (&self->wording, arb_kept_wording_unref);
  g_free (self->row);
  g_free (self->amount);

  G_OBJECT_CLASS (arb_offer_item_parent_class)->finalize (object);
}

static void
arb_offer_item_class_init (ArbOfferItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_offer_item_finalize;
}

static void
arb_offer_item_init (ArbOfferItem *self)
{
}

ArbOfferItem *
arb_offer_item_new (const ArbOffer *offer, ArbWording *wording)
{
  ArbOfferItem *self = g_object_new (ARB_TYPE_OFFER_ITEM, NULL);

  self->offer = *offer;
  self->look = arb_catalogue_find_offer_look (wording->catalogue, offer->kind);
  self->wording = arb_kept_wording_ref (wording);
  if (offer->row != ARB_ARGUMENT_NONE)
    self->row = arb_wording_argument_of (wording, offer->seat, offer->row);
  self->amount = arb_wording_offer_amount (wording, offer);
  return self;
}

/* Writes the moves of the gesture in the notation, one per line. */
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

static ArbChoice *
choice_new (ArbWording *wording, const ArbOffer *offer)
{
  ArbVerdict verdict = offer->verdict;
  ArbChoice *choice;

  /* An offer that brings no more than the one with fewer cards counts as without effect. */
  if (offer->adds_nothing && verdict.value == ARB_LEGAL)
    verdict.value = ARB_VOID;
  choice =
      arb_choice_new (offer->moves[MIN (offer->n_made, offer->n_moves - 1)], &verdict, wording);
  choice->group = g_strdup (offer->kind);
  choice->label = arb_wording_offer (wording, offer);
  choice->text = write_moves (wording->catalogue, offer);
  choice->reason = arb_wording_reasons (wording, offer->seat, &offer->verdict);
  return choice;
}

ArbChoice *
arb_offer_item_get_choice (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);

  if (self->choice == NULL)
    self->choice = choice_new (self->wording, &self->offer);
  return self->choice;
}

gboolean
arb_offer_item_is_plain (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), FALSE);
  return self->offer.verdict.value == ARB_LEGAL && !self->offer.adds_nothing;
}

const char *
arb_offer_item_get_name (ArbOfferItem *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (self), NULL);
  return arb_offer_item_get_choice (self)->label;
}
