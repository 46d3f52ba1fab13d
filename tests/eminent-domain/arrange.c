/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arrange.h"

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/piles.h"

#include <string.h>

/* The words of a line, and where its first own one stands. */
typedef struct
{
  EmState *state;
  guint seat;
  char **words;
  char **problem;
} Line;

static gboolean G_GNUC_PRINTF (2, 3) complain (const Line *line, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  *line->problem = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return FALSE;
}

static gint
find (const Line *line, guint sort, const char *name)
{
  gint index = name == NULL ? -1 : arb_catalogue_find (line->state->parent.catalogue, sort, name);

  if (index < 0)
    complain (line, "no %s “%s”", line->state->parent.catalogue->sorts[sort].id, name);
  return index;
}

static guint
number_of (const char *word)
{
  return word == NULL ? 0 : (guint) g_ascii_strtoull (word + (word[0] == '#'), NULL, 10);
}

/* A technology that a case deals out is nobody else's any more. */
static void
make_owned (EmState *state, guint seat, guint kind)
{
  guint technology = kind - EM_N_ROLE_CARDS;
  gint other;

  if (kind < EM_N_ROLE_CARDS)
    return;

  other = em_catalogue (state)->technologies[technology].other;
  em_seat (state, seat)->owned |= em_bit (technology);
  state->gone |= em_bit (technology);
  if (other >= 0)
    state->gone |= em_bit ((guint) other);
}

/* The cards that a case puts somewhere come from nowhere: the stacks are counted with them. */
static void
add_cards (EmState *state, EmPile *pile, guint kind)
{
  em_pile_add (pile, kind, 1);
  if (kind < EM_N_ROLE_CARDS)
    state->card_inflow[kind]++;
}

static void
empty (EmState *state, EmPile *pile)
{
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    state->card_inflow[kind] -= (gint16) pile->cards[kind];
  memset (pile, 0, sizeof *pile);
}

/* Makes every card of @seat known: five in the hand, the others in the deck. */
static void
reveal (EmSeat *seat)
{
  guint in_hand = seat->hand.unknown;

  if (seat->pool.size == 0)
    return;

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    while (seat->pool.cards[kind] > 0)
      {
        EmPile *to = in_hand > 0 ? &seat->hand : &seat->deck;

        in_hand -= in_hand > 0;
        em_pile_take (&seat->pool, kind);
        to->unknown--;
        to->size--;
        em_pile_add (to, kind, 1);
      }
  memset (&seat->drawn_unreported, 0, sizeof seat->drawn_unreported);
}

static gboolean
arrange_pile (const Line *line, EmPile *pile)
{
  reveal (em_seat (line->state, line->seat));
  empty (line->state, pile);
  memset (&em_seat (line->state, line->seat)->drawn_unreported, 0, sizeof (EmPile));
  if (g_strcmp0 (line->words[1], "empty") == 0)
    return TRUE;

  for (guint i = 1; line->words[i] != NULL; i++)
    {
      gint kind = find (line, EM_SORT_CARD, line->words[i]);

      if (kind < 0)
        return FALSE;
      add_cards (line->state, pile, (guint) kind);
      make_owned (line->state, line->seat, (guint) kind);
    }
  return TRUE;
}

static gboolean
arrange_turn (const Line *line)
{
  EmState *state = line->state;

  if (em_moment (state) != EM_MOMENT_ACTION)
    return complain (line, "the turn has begun");

  for (guint i = 0; i < state->agenda.n; i++)
    state->agenda.items[i].seat = (guint8) line->seat;
  state->leader = (guint8) line->seat;
  return TRUE;
}

/* A pile that is told exactly: all planets that lie nowhere else are out of this table. */
static gboolean
arrange_planets (const Line *line, gboolean deck)
{
  EmState *state = line->state;
  guint64 known = 0;

  for (guint i = 1; line->words[i] != NULL && !g_str_equal (line->words[i], "empty"); i++)
    {
      gint planet = find (line, EM_SORT_PLANET, line->words[i]);

      if (planet < 0)
        return FALSE;
      known |= em_bit ((guint) planet);
    }

  state->unlocated &= em_catalogue (state)->start_planets;
  state->deck_candidates = 0;
  state->deck_known = deck ? known : state->deck_known & ~known;
  state->discard_known = deck ? state->discard_known & ~known : known;
  state->planet_deck = (guint8) em_count (state->deck_known);
  return TRUE;
}

gboolean
em_arrange_apart (ArbState *state, const char *text, char **problem)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean of_seat = g_ascii_isdigit (text[0]) && words[1] != NULL;
  const char *word = words[of_seat ? 1 : 0];
  Line line = { (EmState *) state, 0, words + (of_seat ? 1 : 0), problem };

  *problem = NULL;
  if (g_strcmp0 (word, "planet-deck") == 0 || g_strcmp0 (word, "planet-discard") == 0)
    return arrange_planets (&line, g_str_equal (word, "planet-deck"));

  line.seat = of_seat ? number_of (words[0]) : 0;
  if (line.seat < 1 || line.seat > state->n_seats)
    return FALSE;
  if (g_str_equal (word, "deck"))
    return arrange_pile (&line, &em_seat (line.state, line.seat)->deck);
  if (g_str_equal (word, "discard"))
    return arrange_pile (&line, &em_seat (line.state, line.seat)->discard);
  return g_str_equal (word, "leads") && arrange_turn (&line);
}
