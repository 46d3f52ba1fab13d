/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-table.h"

#include "engine/core/random.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/systems.h"

/*
 * Who still has a turn once the end is triggered, against the turns that were really played to
 * the end: every edition, number of players and variant, with and without the extra round, the
 * errata and an owner of Logistics.
 */

#define MAX_TURNS 400

/* The leaders of the turns in order, and what the clock said while each was played. */
typedef struct
{
  guint n_turns;
  guint leaders[MAX_TURNS + 1]; /* from 1 on */
  gboolean triggered[MAX_TURNS + 1];
  ArbClock clocks[MAX_TURNS + 1]; /* as the turn ended */
} Story;

static void
write_down (const AnyTable *state, Story *story)
{
  guint turn = state->parent.turn;

  g_assert_cmpuint (turn, <=, MAX_TURNS);
  story->n_turns = turn;
  story->leaders[turn] = state->table.leader;
  story->clocks[turn] = (ArbClock){ 0 };
  arb_ruleset_of (&state->parent)->presentation.clock (&state->parent, NULL, &story->clocks[turn]);
  story->triggered[turn] = story->clocks[turn].triggered;
}

static void
play_out (AnyTable *state, ArbRandom *random, Story *story)
{
  ArbMove moves[ARB_MAX_MOVES];

  write_down (state, story);
  while (!state->parent.over)
    {
      guint seats = arb_to_decide (&state->parent);
      guint n = arb_list (&state->parent, (guint) __builtin_ctz (seats), moves, ARB_MAX_MOVES);

      g_assert_cmpuint (n, >, 0);
      arb_apply (&state->parent, moves[arb_random_below (random, n)], FALSE);
      if (!state->parent.over)
        write_down (state, story);
    }
}

/* As the rules have it: whole rounds up to that of the trigger, one more where it is played, and
 * the extra turn of whoever has Logistics with its errata. */
static void
assert_whole_rounds (const Story *story, guint n_seats, gboolean extra_round, guint extra_turn)
{
  guint turn = 1;
  guint rounds;

  while (!story->triggered[turn])
    turn++;
  rounds = (turn - 1) / n_seats + 1 + extra_round;

  g_assert_cmpuint (story->n_turns, ==, rounds * n_seats + (extra_turn != 0));
  for (guint i = 1; i <= rounds * n_seats; i++)
    g_assert_cmpuint (story->leaders[i], ==, (i - 1) % n_seats + 1);
  if (extra_turn != 0)
    g_assert_cmpuint (story->leaders[story->n_turns], ==, extra_turn);
}

/* From the trigger on the clock names those who really had a turn, in order. */
static void
assert_clocks (const Story *story)
{
  for (guint turn = 1; turn <= story->n_turns; turn++)
    {
      const ArbClock *clock = &story->clocks[turn];

      if (!story->triggered[turn])
        continue;
      g_assert_cmpuint (clock->n_turns_left, ==, story->n_turns - turn);
      for (guint i = 0; i < clock->n_turns_left; i++)
        g_assert_cmpuint (clock->turns_left[i], ==, story->leaders[turn + 1 + i]);
    }
}

static gboolean
can_play (const ArbVariant *variant, guint n_seats)
{
  for (guint i = 0; i < variant->players.n; i++)
    if (variant->players.nicks[i] == n_seats)
      return TRUE;

  return variant->players.n == 0;
}

/* @logistics is the seat that has it from the start, or 0. */
static void
play_one (const ArbOptions *options, guint logistics, ArbRandom *random)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autofree Story *story = g_new0 (Story, 1);
  AnyTable state;

  arb_setup (catalogue, options, &state.parent);
  if (logistics != 0)
    em_seat (&state.table, logistics)->standings |= 1u << EM_STANDING_PHASE_ORDER;
  play_out (&state, random, story);

  /* Who acquired it on the way is not who the first clocks could name. */
  for (guint seat = 1; seat <= options->n_seats; seat++)
    if (seat != logistics && em_has (&state.table, seat, EM_STANDING_PHASE_ORDER))
      return;
  assert_whole_rounds (story, options->n_seats, options->switches[EM_SWITCH_EXTRA_ROUND] == EM_ON,
                       options->switches[EM_SWITCH_ERRATA] == EM_ON ? logistics : 0);
  assert_clocks (story);
}

static void
play_every_end (ArbOptions options, ArbRandom *random)
{
  for (guint round = EM_OFF; round <= EM_ON; round++)
    for (guint errata = EM_OFF; errata <= EM_ON; errata++)
      {
        options.switches[EM_SWITCH_EXTRA_ROUND] = (guint8) round;
        options.switches[EM_SWITCH_ERRATA] = (guint8) errata;
        play_one (&options, 0, random);
        play_one (&options, 1 + arb_random_below (random, options.n_seats), random);
      }
}

static void
test_every_edition (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  ArbRandom random = { 11 };

  for (guint edition = 0; edition < catalogue->n_editions; edition++)
    for (guint n_seats = 2; n_seats <= EM_MAX_SEATS; n_seats++)
      {
        ArbOptions plain;

        arb_options_init (&plain, catalogue, n_seats, edition);
        play_every_end (plain, &random);
        for (guint variant = 0; variant < catalogue->n_variants; variant++)
          {
            ArbOptions options = plain;

            if (!can_play (&catalogue->variants[variant], n_seats))
              continue;
            arb_options_add_variant (&options, catalogue, variant);
            play_every_end (options, &random);
          }
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eminent-domain/clock/every-edition", test_every_edition);
  return g_test_run ();
}
