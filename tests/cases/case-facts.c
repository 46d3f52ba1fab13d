/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-facts.h"

#include <string.h>

/* A fact cut into its parts: `1 hand:survey=2`. */
typedef struct
{
  guint seat;
  char *what;
  char *part; /* after the colon, or NULL */
  char *value;
} Fact;

static void
fact_clear (Fact *fact)
{
  g_free (fact->what);
  g_free (fact->part);
  g_free (fact->value);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fact, fact_clear)

static gboolean
parse_fact (const char *text, Fact *fact)
{
  const char *equal = strchr (text, '=');
  const char *colon;

  if (equal == NULL)
    return FALSE;
  if (g_ascii_isdigit (text[0]) && text[1] == ' ')
    {
      fact->seat = (guint) (text[0] - '0');
      text += 2;
    }

  colon = memchr (text, ':', (gsize) (equal - text));
  fact->what = g_strndup (text, (gsize) ((colon != NULL ? colon : equal) - text));
  fact->part = colon != NULL ? g_strndup (colon + 1, (gsize) (equal - colon - 1)) : NULL;
  fact->value = g_strdup (equal + 1);
  return TRUE;
}

static char *
name_of (const ArbState *state, ArbArgument card)
{
  const char *name = arb_catalogue_get_name (state->catalogue, card);

  return g_strdup (name != NULL ? name : "?");
}

static char *
seats_to_string (guint seats)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      g_string_append_printf (text, "%s%u", text->len > 0 ? "+" : "", seat);

  return g_string_free (text, FALSE);
}

/* What the score sheet says, or NULL if it has no such entry. */
static char *
find_in_score (const ArbState *state, const Fact *fact)
{
  ArbScoreSheet sheet;

  arb_score (state, &sheet);
  if (g_str_equal (fact->what, "score"))
    return g_strdup_printf ("%d", sheet.totals[fact->seat]);
  if (g_str_equal (fact->what, "rank"))
    return g_strdup_printf ("%d", sheet.ranks[fact->seat]);
  if (g_str_equal (fact->what, "tiebreak"))
    return g_strdup_printf ("%d", sheet.tiebreaks[fact->seat]);
  if (g_str_equal (fact->what, "ruled"))
    return g_strdup_printf ("%u", sheet.n_ruled);
  if (g_str_equal (fact->what, "adjusted"))
    return g_strdup_printf ("%u", sheet.n_adjusted);
  if (g_str_equal (fact->what, "ended-by-table"))
    return g_strdup_printf ("%d", sheet.ended_by_table);
  if (g_str_equal (fact->what, "only-end"))
    return g_strdup_printf ("%d", sheet.only_end);
  if (g_str_equal (fact->what, "stated"))
    return seats_to_string (sheet.stated);
  if (g_str_equal (fact->what, "winners"))
    return seats_to_string (sheet.winners);
  if (g_str_equal (fact->what, "decided-by"))
    return g_strdup (sheet.decided_by != NULL ? sheet.decided_by : "nothing");
  return NULL;
}

static char *
find_in_state (const ArbState *state, const Fact *fact)
{
  if (g_str_equal (fact->what, "over"))
    return g_strdup_printf ("%u", state->over);
  if (g_str_equal (fact->what, "turn"))
    return g_strdup_printf ("%u", state->turn);
  if (g_str_equal (fact->what, "last-turn"))
    return g_strdup_printf ("%u", state->last_turn);
  if (g_str_equal (fact->what, "decides"))
    return seats_to_string (arb_to_decide (state));
  return NULL;
}

/* A counter of @card, 0 if it has none of that name. */
static gint
counter_of (const ArbView *view, const ArbViewCard *card, const char *id)
{
  for (guint i = card->first_counter; i < card->first_counter + card->n_counters; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->card_counters, ArbViewCounter, i);

      if (g_str_equal (counter->id, id))
        return counter->value;
    }
  return 0;
}

/* `#2:colonies`: a counter of the card with that number, of a zone of the seat. */
static char *
find_card_counter (const ArbView *view, const Fact *fact, const ArbViewZone *zone)
{
  guint number = (guint) g_ascii_strtoull (fact->what + 1, NULL, 10);

  for (guint i = zone->first_card; i < zone->first_card + zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, i);

      if (card->number != number || fact->part == NULL)
        continue;
      if (g_str_equal (fact->part, "up"))
        return g_strdup_printf ("%d", card->face == ARB_FACE_UP);
      return g_strdup_printf ("%d", counter_of (view, card, fact->part));
    }
  return NULL;
}

/* How many cards of that name there are, or with @counter what it says of them. */
static gint
count_in_zone (const ArbState *state, const ArbView *view, const ArbViewZone *zone,
               const char *card_name, const char *counter)
{
  gint n = 0;

  for (guint i = zone->first_card; i < zone->first_card + zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, i);
      g_autofree char *name = name_of (state, card->card);

      if (card_name == NULL || g_str_equal (name, card_name))
        n += counter != NULL ? counter_of (view, card, counter) : (gint) card->count;
    }
  return n;
}

static char *
find_in_zones (const ArbState *state, const ArbView *view, const Fact *fact)
{
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);
      char *found;

      if (zone->seat != fact->seat)
        continue;
      if (fact->what[0] == '#' && (found = find_card_counter (view, fact, zone)) != NULL)
        return found;
      if (g_str_equal (zone->id, fact->what))
        {
          g_auto (GStrv) parts = g_strsplit (fact->part != NULL ? fact->part : "", ".", 2);
          gboolean named = fact->part != NULL;

          return g_strdup_printf ("%d", count_in_zone (state, view, zone, named ? parts[0] : NULL,
                                                       named ? parts[1] : NULL));
        }
    }
  return NULL;
}

static char *
find_in_view (const ArbState *state, const Fact *fact)
{
  g_autoptr (ArbView) view = arb_view_new ();

  arb_describe (state, view);
  arb_deduce (state, view);
  for (guint i = 0; fact->part == NULL && i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      if (counter->seat == fact->seat && g_str_equal (counter->id, fact->what))
        return g_strdup_printf ("%d", counter->value);
    }
  return find_in_zones (state, view, fact);
}

gboolean
case_fact_holds (const ArbState *state, const char *text, char **found)
{
  g_auto (Fact) fact = { 0, NULL, NULL, NULL };

  *found = NULL;
  if (parse_fact (text, &fact))
    {
      *found = find_in_state (state, &fact);
      if (*found == NULL)
        *found = find_in_score (state, &fact);
      if (*found == NULL)
        *found = find_in_view (state, &fact);
    }

  if (*found == NULL)
    {
      *found = g_strdup ("no such fact");
      return FALSE;
    }
  return g_str_equal (*found, fact.value);
}
