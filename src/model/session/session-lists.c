/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "model/session/counter.h"
#include "model/session/offer-item.h"
#include "model/session/zone.h"

static gboolean
counter_equal (gconstpointer a, gconstpointer b)
{
  return arb_view_counter_equal (a, b);
}

gboolean
arb_zone_value_equal (gconstpointer a, gconstpointer b)
{
  const ArbViewZone *x = a, *y = b;

  /* A zone is the same even if its cards have changed. */
  return x->id == y->id && x->seat == y->seat;
}

void
arb_session_lists_init (ArbSessionLists *lists)
{
  arb_value_list_init (&lists->choices, arb_choice_value_equal);
  arb_value_list_init (&lists->offers, arb_offer_value_equal);
  lists->log = arb_log_new ();
  lists->story = arb_story_new (lists->log);
  arb_value_list_init (&lists->zones, arb_zone_value_equal);
  arb_value_list_init (&lists->counters, counter_equal);
}

void
arb_session_lists_clear (ArbSessionLists *lists)
{
  arb_value_list_clear (&lists->choices);
  arb_value_list_clear (&lists->offers);
  arb_log_clear (lists->log);
  g_clear_object (&lists->story);
  g_clear_object (&lists->log);
  arb_value_list_clear (&lists->zones);
  arb_value_list_clear (&lists->counters);
}

char *
arb_verdict_dup_text (const ArbWording *wording, guint seat, const ArbVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      g_autofree char *cited = arb_wording_cited (wording, seat, &verdict->reasons[i]);

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, cited);
    }
  return g_string_free (text, FALSE);
}

/* The data, besides the values, from which the objects of a list are made. */
typedef struct
{
  const ArbWording *wording;
  const ArbView *view;
} Source;

ArbZoneCard *
arb_session_dup_picture (ArbSession *self, ArbOfferItem *item)
{
  g_autoptr (ArbView) view = arb_view_new ();

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (item), NULL);

  arb_view_add_zone (view, item->offer.kind, item->offer.seat);
  arb_offer_picture (arb_game_get_state (arb_session_get_game (self)), &item->offer, view);
  if (view->cards->len == 0)
    return NULL;
  return arb_zone_card_new (&self->wording, view, &g_array_index (view->cards, ArbViewCard, 0));
}

/* Finds a card among the names of the game. */
static ArbArgument
find_card (const ArbCatalogue *catalogue, const char *name)
{
  for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
    {
      gint index = arb_catalogue_find (catalogue, sort, name);

      if (index >= 0)
        return arb_argument_name (sort, (guint) index);
    }
  return ARB_ARGUMENT_NONE;
}

ArbZoneCard *
arb_face_new (const ArbWording *wording, const ArbState *state, const char *name)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbArgument card = find_card (wording->catalogue, name);

  if (card == ARB_ARGUMENT_NONE)
    return NULL;
  arb_view_add_zone (view, "face", ARB_TABLE);
  arb_describe_face (state, card, view);
  return arb_zone_card_new (wording, view, &g_array_index (view->cards, ArbViewCard, 0));
}

static gpointer
make_zone (guint index, gpointer data)
{
  const Source *source = data;

  return arb_zone_new (source->wording, &g_array_index (source->view->zones, ArbViewZone, index));
}

void
arb_zones_update (ArbValueList *list, const ArbView *view, const ArbWording *wording)
{
  arb_value_list_update (list, arb_values_new (view->zones), make_zone, &(Source){ wording, view });
  for (guint i = 0; i < view->zones->len; i++)
    {
      ArbZone *zone = list->objects->pdata[i];

      arb_zone_update (zone, wording, view, &g_array_index (view->zones, ArbViewZone, i));
    }
}

static gpointer
make_counter (guint index, gpointer data)
{
  const Source *source = data;

  return arb_counter_new (&g_array_index (source->view->counters, ArbViewCounter, index),
                          source->wording);
}

void
arb_session_lists_update (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbView) view = arb_view_new ();
  guint n_kept;

  arb_describe (state, view);
  arb_zones_update (&lists->zones, view, wording);
  arb_value_list_update (&lists->counters, arb_values_new (view->counters), make_counter,
                         &(Source){ wording, view });
  n_kept = arb_log_update (lists->log, game, wording);
  lists->n_saved = MIN (lists->n_saved, n_kept);
  arb_game_score (game, &lists->sheet);
  arb_choices_update (&lists->choices, state, wording);
  arb_offers_update (&lists->offers, state, wording);
}

void
arb_session_lists_forget (ArbSessionLists *lists)
{
  arb_log_reword (lists->log);
  arb_value_list_forget (&lists->choices);
  arb_value_list_forget (&lists->offers);
  arb_value_list_forget (&lists->zones);
  arb_value_list_forget (&lists->counters);
}
