/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/view.h"

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
arb_view_clear (ArbView *view)
{
  g_array_set_size (view->zones, 0);
  g_array_set_size (view->cards, 0);
  g_array_set_size (view->counters, 0);
  g_array_set_size (view->card_counters, 0);
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
  ArbViewCard entry = { .card = card,
                        .count = (guint16) count,
                        .number = (guint8) number,
                        .face = (guint8) face,
                        .first_counter = (guint16) view->card_counters->len };

  g_assert (view->zones->len > 0);

  g_array_append_val (view->cards, entry);
  g_array_index (view->zones, ArbViewZone, view->zones->len - 1).n_cards++;
}

void
arb_view_name_count (ArbView *view, const char *id)
{
  g_assert (view->cards->len > 0);

  g_array_index (view->cards, ArbViewCard, view->cards->len - 1).count_id = id;
}

void
arb_view_add_card_counter (ArbView *view, const char *id, gint value, gint limit)
{
  ArbViewCounter counter = { id, 0, value, limit, FALSE };

  g_assert (view->cards->len > 0);

  g_array_append_val (view->card_counters, counter);
  g_array_index (view->cards, ArbViewCard, view->cards->len - 1).n_counters++;
}

void
arb_view_add_counter (ArbView *view, const char *id, guint seat, gint value, gint limit)
{
  ArbViewCounter counter = { id, (guint8) seat, value, limit, FALSE };

  g_array_append_val (view->counters, counter);
}

void
arb_view_add_pieces (ArbView *view, const char *id, guint seat, gint value, gint limit)
{
  arb_view_add_counter (view, id, seat, value, limit);
  g_array_index (view->counters, ArbViewCounter, view->counters->len - 1).pieces = TRUE;
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

static guint
count_cards (const ArbView *view, const ArbViewZone *zone)
{
  guint n = 0;

  for (guint i = 0; i < zone->n_cards; i++)
    n += g_array_index (view->cards, ArbViewCard, zone->first_card + i).count;

  return n;
}

static gboolean
is_in_zone (const ArbViewZone *zone, guint card)
{
  return card >= zone->first_card && card - zone->first_card < zone->n_cards;
}

/* Returns the seat that has the card. */
static guint8
find_owner (const ArbView *view, guint card)
{
  for (guint i = 0; i < view->zones->len; i++)
    if (is_in_zone (&g_array_index (view->zones, ArbViewZone, i), card))
      return g_array_index (view->zones, ArbViewZone, i).seat;

  return 0;
}

/* Returns number @index of a view: first the counters, then the cards, then the zones. A card whose
 * count has no name has no id. */
static ArbViewCounter
get_number (const ArbView *view, guint index)
{
  ArbViewCounter number = { .limit = -1 };

  if (index < view->counters->len)
    return g_array_index (view->counters, ArbViewCounter, index);

  index -= view->counters->len;
  if (index < view->cards->len)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, index);

      number.id = card->count_id;
      number.value = card->count;
      number.pieces = TRUE;
      if (number.id != NULL)
        number.seat = find_owner (view, index);
    }
  else
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, index - view->cards->len);

      number.id = zone->id;
      number.seat = zone->seat;
      number.value = (gint) count_cards (view, zone);
    }
  return number;
}

static guint
count_numbers (const ArbView *view)
{
  return view->counters->len + view->cards->len + view->zones->len;
}

GArray *
arb_view_dup_counts (const ArbView *view)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbViewCounter));

  for (guint i = 0; i < count_numbers (view); i++)
    {
      ArbViewCounter number = get_number (view, i);
      gboolean known = number.id == NULL;

      for (guint j = 0; !known && j < counts->len; j++)
        {
          const ArbViewCounter *other = &g_array_index (counts, ArbViewCounter, j);

          known = other->seat == number.seat && g_str_equal (other->id, number.id);
        }
      if (!known)
        g_array_append_val (counts, number);
    }

  return counts;
}

gboolean
arb_view_find_count (const ArbView *view, const char *id, guint seat, gint *value)
{
  for (guint i = 0; i < count_numbers (view); i++)
    {
      ArbViewCounter number = get_number (view, i);

      if (number.seat == seat && g_strcmp0 (number.id, id) == 0)
        {
          *value = number.value;
          return TRUE;
        }
    }

  return FALSE;
}
