/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"
#include "systems/systems.h"

#include <string.h>

/*
 * What the prospects say is held against the one predicate, at every state of random games: a
 * technology is affordable where, and only where, taking it now would be legal.
 */

#define N_GAMES 12

typedef struct
{
  guint n_asked;      /* comparisons in which a technology could be taken at once */
  guint n_affordable; /* those of them in which it was affordable */
  guint n_led;        /* technologies that leading Research alone is enough for */
} Seen;

static gint
get_counter (const ArbView *view, const ArbViewCard *card, const char *id)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (g_str_equal (counter->id, id))
        return counter->value;
    }
  g_error ("no counter %s", id);
}

static gboolean
has_reason (const ArbVerdict *verdict, guint rule)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      return TRUE;

  return FALSE;
}

static gboolean
enough_planets (const ArbView *view, const ArbViewCard *card)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (g_str_equal (counter->id, "planets"))
        return counter->value >= counter->limit;
    }
  g_assert_not_reached ();
}

static void
compare (const EmState *state, const ArbView *view, guint seat, const ArbViewCard *card, Seen *seen)
{
  gboolean affordable = get_counter (view, card, "affordable") != 0;
  ArbMove move = ARB_MOVE (seat, EM_VERB_ACQUIRE, card->card);
  ArbVerdict verdict;
  gboolean legal = arb_check (&state->parent, move, &verdict);

  g_assert_false (has_reason (&verdict, EM_RULE_TECHNOLOGY_GONE));
  if (em_asked (state, EM_EFFECT_ACQUIRE) != NULL && em_top_const (state)->seat == seat)
    {
      g_assert_true (affordable == legal);
      seen->n_asked++;
      seen->n_affordable += affordable;
    }
  /* Who does not decide is refused for that alone. */
  else if (em_top_const (state)->seat == seat)
    g_assert_true (enough_planets (view, card) == !has_reason (&verdict, EM_RULE_PREREQUISITE));
}

/* Shows all cards of the hand that are known to have a Research symbol. */
static void
boost (ArbState *state, guint seat)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) state);
  EmPile hand = em_seat_const ((const EmState *) state, seat)->hand;

  for (guint64 kinds = em_pile_kinds (&hand); kinds != 0; kinds &= kinds - 1)
    for (guint i = em_pile_count (&hand, em_first (kinds));
         i > 0 && catalogue->card_symbols[em_first (kinds)][EM_RESEARCH] > 0; i--)
      arb_apply (state,
                 ARB_MOVE (seat, EM_VERB_BOOST, arb_argument_name (EM_SORT_CARD, em_first (kinds))),
                 FALSE);
}

/* Who may lead Research, and shows the cards that everybody knows, can acquire what was
 * affordable. */
static void
compare_lead (const ArbState *state, const ArbView *view, guint seat, Seen *seen)
{
  ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, arb_argument_name (EM_SORT_ROLE, EM_RESEARCH));
  ArbStateRoom room;
  ArbVerdict verdict;

  if (!arb_check (state, lead, &verdict))
    return;
  memcpy (&room, state, sizeof (EmState));
  arb_apply (&room.state, lead, FALSE);
  boost (&room.state, seat);
  arb_apply (&room.state, ARB_MOVE (seat, EM_VERB_DONE), FALSE);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      for (guint j = 0; zone->seat == seat && j < zone->n_cards; j++)
        {
          const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + j);
          ArbMove move = ARB_MOVE (seat, EM_VERB_ACQUIRE, card->card);
          gboolean legal = arb_check (&room.state, move, &verdict);

          g_assert_true (legal == (get_counter (view, card, "affordable") != 0));
          seen->n_led += legal;
        }
    }
}

static void
compare_all (const ArbState *state, Seen *seen)
{
  g_autoptr (ArbView) view = arb_view_new ();

  if (state->over)
    return;
  em_prospects (state, view);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    compare_lead (state, view, seat, seen);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      for (guint j = 0; j < zone->n_cards; j++)
        compare ((const EmState *) state, view, zone->seat,
                 &g_array_index (view->cards, ArbViewCard, zone->first_card + j), seen);
    }
}

static void
test_agrees_with_check (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  ArbStateRoom room;
  ArbState *state = &room.state;
  Seen seen = { 0 };

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      ArbSimulation simulation = { 0 };
      g_autoptr (ArbGame) game = NULL;
      ArbOptions options;

      arb_options_init (&options, catalogue, 2 + seed % 3, (guint) seed % catalogue->n_editions);
      g_assert_true (arb_simulate (catalogue, &options, seed, ARB_DETAIL_ALL, ARB_CHECK_NONE,
                                   &simulation, &game));
      arb_simulation_clear (&simulation);
      for (guint i = 0; i < arb_game_get_length (game); i++)
        {
          arb_game_state_at (game, i, state);
          compare_all (state, &seen);
        }
    }
  g_test_message ("%u compared, %u affordable", seen.n_asked, seen.n_affordable);
  g_assert_cmpuint (seen.n_affordable, >, 0);
  g_assert_cmpuint (seen.n_affordable, <, seen.n_asked);
}

/* Two planets with a Research symbol, and the role card: enough for level 1. */
static void
test_leading_alone (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  static const char *const planets[] = { "lyttle", "echo-rose" };
  g_autoptr (ArbView) view = arb_view_new ();
  ArbStateRoom room;
  ArbOptions options;
  Seen seen = { 0 };

  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  for (guint i = 0; i < G_N_ELEMENTS (planets); i++)
    {
      gint planet = arb_catalogue_find (catalogue, EM_SORT_PLANET, planets[i]);

      arb_apply (&room.state,
                 ARB_MOVE (1, EM_VERB_ADJUST, arb_argument_name (EM_SORT_PLANET, (guint) planet),
                           arb_argument_change (1)),
                 FALSE);
    }
  arb_apply (&room.state, ARB_MOVE (1, EM_VERB_SKIP), FALSE);

  em_prospects (&room.state, view);
  compare_lead (&room.state, view, 1, &seen);
  g_assert_cmpuint (seen.n_led, ==, 8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eminent-domain/prospects/agrees-with-check", test_agrees_with_check);
  g_test_add_func ("/eminent-domain/prospects/leading-alone", test_leading_alone);
  return g_test_run ();
}
