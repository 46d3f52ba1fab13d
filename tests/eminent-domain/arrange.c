/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arrange.h"

#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/produce-trade.h"
#include "systems/eminent-domain/research.h"
#include "systems/eminent-domain/supply.h"

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
  if (kind < EM_N_STACKS)
    state->stack_inflow[kind]++;
}

static void
empty (EmState *state, EmPile *pile)
{
  for (guint kind = 0; kind < EM_N_STACKS; kind++)
    state->stack_inflow[kind] -= (gint8) pile->cards[kind];
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

static void
locate (EmState *state, guint planet)
{
  if (em_catalogue (state)->start_planets & em_bit (planet))
    return;
  if (state->deck_known & em_bit (planet))
    {
      state->deck_known &= ~em_bit (planet);
      state->planet_deck--;
    }
  else if (state->discard_known & em_bit (planet))
    state->discard_known &= ~em_bit (planet);
  else if (state->unlocated & em_bit (planet))
    state->planet_deck--;
}

static gboolean
arrange_planet (const Line *line)
{
  gint planet = find (line, EM_SORT_PLANET, line->words[1]);
  EmEmpirePlanet *own;

  if (planet < 0)
    return FALSE;

  locate (line->state, (guint) planet);
  own = em_empire_add (line->state, line->seat, em_bit ((guint) planet));
  em_planet_told (line->state, own, (guint) planet);
  if (g_strcmp0 (line->words[2], "up") == 0)
    em_turn_up (line->state, own);
  else if (g_strcmp0 (line->words[2], "down") != 0)
    return complain (line, "expected “up” or “down” after the planet");
  return TRUE;
}

static gboolean
arrange_resources (const Line *line, EmEmpirePlanet *own)
{
  for (guint i = 2; line->words[i] != NULL; i++)
    {
      gint kind = find (line, EM_SORT_RESOURCE, line->words[i]);
      guint8 before = own->filled;

      if (kind < 0)
        return FALSE;
      em_produce (line->state, own, (guint) kind);
      if (own->filled == before)
        return complain (line, "no free slot for “%s”", line->words[i]);
    }
  line->state->produced = 0;
  return TRUE;
}

static gboolean
arrange_colonies (const Line *line, EmEmpirePlanet *own)
{
  for (guint i = 2; line->words[i] != NULL; i++)
    {
      gint kind = find (line, EM_SORT_CARD, line->words[i]);

      if (kind < 0)
        return FALSE;
      make_owned (line->state, line->seat, (guint) kind);
      if (kind < EM_N_STACKS)
        line->state->stack_inflow[kind]++;
      if (kind == EM_STACK_RESEARCH)
        own->research++;
      else if (kind < EM_N_ROLE_CARDS)
        own->colonize++;
      else
        own->technologies |= em_bit ((guint) kind - EM_N_ROLE_CARDS);
    }
  return TRUE;
}

static gboolean
arrange_technology (const Line *line)
{
  gint kind = find (line, EM_SORT_CARD, line->words[1]);

  if (kind < EM_N_ROLE_CARDS
      || !em_catalogue (line->state)->technologies[kind - EM_N_ROLE_CARDS].permanent)
    return complain (line, "“%s” is no permanent technology", line->words[1]);

  em_give_technology (line->state, line->seat, (guint) kind - EM_N_ROLE_CARDS);
  return TRUE;
}

static gboolean
arrange_up (const Line *line, EmEmpirePlanet *own)
{
  if (own->card == EM_UNKNOWN)
    return complain (line, "which planet it is was never told");
  em_turn_up (line->state, own);
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

static gboolean
arrange_world (const Line *line, gboolean (*arrange) (const Line *, EmEmpirePlanet *))
{
  guint number = number_of (line->words[1]);

  if (!em_has_planet (line->state, line->seat, number))
    return complain (line, "no planet %s", line->words[1]);
  return arrange (line, em_planet (line->state, line->seat, number));
}

static gboolean
arrange_seat (const Line *line)
{
  EmSeat *seat = em_seat (line->state, line->seat);
  const char *word = line->words[0];

  if (g_str_equal (word, "hand"))
    return arrange_pile (line, &seat->hand);
  if (g_str_equal (word, "deck"))
    return arrange_pile (line, &seat->deck);
  if (g_str_equal (word, "discard"))
    return arrange_pile (line, &seat->discard);
  if (g_str_equal (word, "planet"))
    return arrange_planet (line);
  if (g_str_equal (word, "resources"))
    return arrange_world (line, arrange_resources);
  if (g_str_equal (word, "colonies"))
    return arrange_world (line, arrange_colonies);
  if (g_str_equal (word, "up"))
    return arrange_world (line, arrange_up);
  if (g_str_equal (word, "technology"))
    return arrange_technology (line);
  if (g_str_equal (word, "leads"))
    return arrange_turn (line);
  if (g_str_equal (word, "fighters"))
    em_adjust_fighters (line->state, line->seat,
                        (gint) number_of (line->words[1]) - seat->fighters);
  else if (g_str_equal (word, "influence"))
    em_gain_influence (line->state, line->seat, number_of (line->words[1]));
  else
    return complain (line, "cannot arrange “%s”", word);
  return TRUE;
}

static gboolean
arrange_stack (const Line *line)
{
  EmState *state = line->state;
  gint stack = find (line, EM_SORT_CARD, line->words[1]);
  guint n = number_of (line->words[2]);

  if (stack < 0 || stack >= EM_N_STACKS)
    return complain (line, "no stack “%s”", line->words[1]);

  state->stack_inflow[stack] += (gint8) ((gint) n - state->stacks[stack]);
  state->stacks[stack] = (guint8) n;
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
em_arrange (ArbState *state, const char *text, char **problem)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  EmState *table = (EmState *) state;
  Line line = { table, 0, words, problem };

  if (words[0] == NULL)
    return complain (&line, "nothing to arrange");
  if (g_str_equal (words[0], "stack"))
    return arrange_stack (&line);
  if (g_str_equal (words[0], "planet-deck"))
    return arrange_planets (&line, TRUE);
  if (g_str_equal (words[0], "planet-discard"))
    return arrange_planets (&line, FALSE);

  line.seat = number_of (words[0]);
  line.words = words + 1;
  if (line.seat < 1 || line.seat > state->n_seats || words[1] == NULL)
    return complain (&line, "expected a seat and what it has");
  return arrange_seat (&line);
}
