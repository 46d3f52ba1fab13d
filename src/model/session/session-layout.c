/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/play/piles.h"
#include "model/session/zone.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
add_item (GPtrArray *items, char *label, const char *details, guint count)
{
  ArbZoneCard *item = g_object_new (ARB_TYPE_ZONE_CARD, NULL);

  item->name = label;
  item->label = g_strdup (label);
  item->details = g_strdup (details);
  item->count = count;
  g_ptr_array_add (items, item);
}

/* Whether a zone consists of stacks, which are listed one by one; of cards that are all different,
 * only the number is listed. */
static gboolean
is_of_stacks (const ArbView *view, const ArbViewZone *zone)
{
  gboolean several = FALSE;

  for (guint i = 0; i < zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + i);

      if (card->card == arb_argument_unknown ())
        return FALSE;
      several |= card->count > 1;
    }
  return several;
}

/* Whether the card is the other side of one that was counted already. */
static gboolean
is_other_face (const ArbWording *wording, const ArbView *view, const ArbViewZone *zone, guint index)
{
  const ArbCatalogue *catalogue = wording->catalogue;
  const ArbViewCard *cards = &g_array_index (view->cards, ArbViewCard, zone->first_card);
  ArbArgument other = ARB_ARGUMENT_NONE;

  if (catalogue->ruleset->presentation.other_face != NULL)
    other = catalogue->ruleset->presentation.other_face (catalogue, cards[index].card);
  for (guint i = 0; other != ARB_ARGUMENT_NONE && i < index; i++)
    if (cards[i].card == other)
      return TRUE;
  return FALSE;
}

/* The table counts what can be taken, so its number is greater where a card has two sides. */
static char *
dup_sides (guint n_cards, guint n_sides)
{
  if (n_sides <= n_cards)
    return g_strdup ("");
  return g_strdup_printf (_ ("%u sides, as on the table: some cards are double-sided"), n_sides);
}

static void
add_zone (GPtrArray *items, const ArbWording *wording, const ArbView *view, const ArbViewZone *zone)
{
  const char *word = arb_words_get_of (wording->catalogue, "layout", zone->id);
  gboolean stacks = is_of_stacks (view, zone);
  guint n = 0;

  for (guint i = 0; i < zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + i);

      if (stacks)
        add_item (items, arb_wording_argument (wording, card->card), word, card->count);
      if (!is_other_face (wording, view, zone, i))
        n += card->count;
    }
  if (!stacks && n > 0)
    {
      g_autofree char *sides = dup_sides (n, zone->n_cards);

      add_item (items, g_strdup (word), sides, n);
    }
}

/* Lists stacks first, because people may draw the other cards from them. */
static void
add_zones (GPtrArray *items, const ArbWording *wording, const ArbView *view, guint seat,
           gboolean of_stacks)
{
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      /* Things without a word are not laid out. */
      if (zone->seat == seat && arb_words_get_of (wording->catalogue, "layout", zone->id) != NULL
          && is_of_stacks (view, zone) == of_stacks)
        add_zone (items, wording, view, zone);
    }
}

static gboolean
has_zone (const ArbView *view, const char *id, guint seat)
{
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      if (zone->seat == seat && g_str_equal (zone->id, id))
        return TRUE;
    }
  return FALSE;
}

/* Adds a counter; a pile with a zone of its own is skipped, because the zone counts it. */
static void
add_counter (GPtrArray *items, const ArbWording *wording, const ArbView *view,
             const ArbViewCounter *counter)
{
  const char *word = arb_words_get_of (wording->catalogue, "layout", counter->id);

  if (word != NULL && counter->value > 0 && !has_zone (view, counter->id, counter->seat))
    add_item (items, g_strdup (word), "", (guint) counter->value);
}

GPtrArray *
arb_session_dup_layout (ArbSession *self, guint seat)
{
  GPtrArray *items;
  g_autoptr (ArbView) view = arb_view_new ();
  ArbStateRoom room;
  ArbState *state = &room.state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  items = g_ptr_array_new_with_free_func (g_object_unref);
  arb_game_state_at (arb_session_get_game (self), 0, state);
  arb_describe (state, view);
  arb_deduce (state, view);
  add_zones (items, &self->wording, view, seat, TRUE);
  add_zones (items, &self->wording, view, seat, FALSE);
  for (guint i = 0; i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      if (counter->seat == seat)
        add_counter (items, &self->wording, view, counter);
    }
  return items;
}

GPtrArray *
arb_session_dup_dealt (ArbSession *self)
{
  GPtrArray *list;
  ArbStateRoom room;
  ArbState *state = &room.state;
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  ArbRandom random = { (guint64) g_random_int () << 32 | g_random_int () };
  g_autofree gpointer truth = NULL;
  const ArbRuleset *ruleset;
  guint n;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_ptr_array_new_with_free_func (g_object_unref);
  arb_game_state_at (arb_session_get_game (self), 0, state);
  ruleset = arb_ruleset_of (state);
  truth = g_malloc0 (arb_truth_size (ruleset));
  n = arb_deal (state, truth, &random, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      /* Cards of the table are turned up there, so the program deals none of them. */
      if (moves[i].seat != ARB_TABLE)
        g_ptr_array_add (list, arb_session_judge (self, moves[i]));
    }
  return list;
}
