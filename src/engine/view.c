/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/view.h"

ArbView *
arb_view_new (void)
{
  ArbView *view = g_new0 (ArbView, 1);

  view->zones = g_array_new (FALSE, FALSE, sizeof (ArbViewZone));
  view->cards = g_array_new (FALSE, FALSE, sizeof (ArbViewCard));
  view->counters = g_array_new (FALSE, FALSE, sizeof (ArbViewCounter));
  view->card_counters = g_array_new (FALSE, FALSE, sizeof (ArbViewCounter));
  return view;
}

void
arb_view_free (ArbView *view)
{
  if (view == NULL)
    return;

  g_array_unref (view->zones);
  g_array_unref (view->cards);
  g_array_unref (view->counters);
  g_array_unref (view->card_counters);
  g_free (view);
}

void
arb_view_add_zone (ArbView *view, const char *id, guint seat)
{
  ArbViewZone zone = { id, (guint8) seat, view->cards->len, 0 };

  g_array_append_val (view->zones, zone);
}

void
arb_view_add_card (ArbView *view, ArbArgument card, guint count, guint number, guint face)
{
  ArbViewCard entry = {
    card, (guint16) count, (guint8) number, (guint8) face, (guint16) view->card_counters->len, 0
  };

  g_assert (view->zones->len > 0);

  g_array_append_val (view->cards, entry);
  g_array_index (view->zones, ArbViewZone, view->zones->len - 1).n_cards++;
}

void
arb_view_add_card_counter (ArbView *view, const char *id, gint value, gint limit)
{
  ArbViewCounter counter = { id, 0, value, limit };

  g_assert (view->cards->len > 0);

  g_array_append_val (view->card_counters, counter);
  g_array_index (view->cards, ArbViewCard, view->cards->len - 1).n_counters++;
}

void
arb_view_add_counter (ArbView *view, const char *id, guint seat, gint value, gint limit)
{
  ArbViewCounter counter = { id, (guint8) seat, value, limit };

  g_array_append_val (view->counters, counter);
}

gint
arb_view_get_counter (const ArbView *view, const char *id, guint seat, gint fallback)
{
  for (guint i = 0; i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      if (counter->seat == seat && g_str_equal (counter->id, id))
        return counter->value;
    }

  return fallback;
}
