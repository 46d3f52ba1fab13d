/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/*
 * Judging, listing and making a move allocate nothing, in any system: what a table asks a
 * thousand times a second must not. The C library's allocator is counted by standing before it.
 */

#ifdef __SANITIZE_ADDRESS__
#define CAN_COUNT 0 /* the sanitizer stands there already */
#else
#define CAN_COUNT 1

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *memory, size_t size);

void *malloc (size_t size);
void *calloc (size_t n, size_t size);
void *realloc (void *memory, size_t size);
#endif

static guint allocations;

#if CAN_COUNT
void *
malloc (size_t size)
{
  allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  allocations++;
  return __libc_realloc (memory, size);
}
#endif

/* The allocations of everything that can be asked and done in the states of @game. */
static guint
count_in_game (const ArbGame *game)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbMove moves[ARB_MAX_MOVES];
  ArbScoreSheet sheet;
  ArbVerdict verdict;
  guint before;

  arb_game_state_at (game, 0, state);
  before = allocations;
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      ArbMove move = arb_game_get_entry (game, i)->move;

      for (guint seat = 1; seat <= state->n_seats; seat++)
        arb_list (state, seat, moves, ARB_MAX_MOVES);
      arb_canonicalize (state, &move);
      arb_check (state, move, &verdict);
      arb_apply (state, move, FALSE);
      ruleset->rules.score (state, &sheet);
    }
  return allocations - before;
}

static void
test_nothing_is_allocated (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbOptions options;

  if (!CAN_COUNT)
    {
      g_test_skip ("the address sanitizer counts for itself");
      return;
    }

  for (guint edition = 0; edition < catalogue->n_editions; edition++)
    for (guint64 seed = 0; seed < 6; seed++)
      {
        ArbSimulation result = { 0 };
        g_autoptr (ArbGame) game = NULL;

        arb_options_init (&options, catalogue, catalogue->ruleset->max_seats, edition);
        g_assert_true (arb_simulate (catalogue, &options, seed, ARB_DETAIL_ALL, ARB_CHECK_NONE,
                                     &result, &game));
        g_assert_cmpuint (count_in_game (game), ==, 0);
        arb_simulation_clear (&result);
      }
}

static void
test_states_are_small (gconstpointer data)
{
  const ArbRuleset *ruleset = data;

  g_assert_cmpuint (ruleset->state_size, <=, ARB_STATE_MAX);
  g_assert_cmpuint (ruleset->state_size, <=, 2176);
}

#if CAN_COUNT
static void
test_counting_counts (void)
{
  guint before = allocations;

  g_free (g_malloc (100));
  g_assert_cmpuint (allocations, >, before);
}
#endif

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#if CAN_COUNT
  g_test_add_func ("/allocations/counting-counts", test_counting_counts);
#endif
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *none = g_strdup_printf ("/allocations/none/%s", (*system)->id);
      g_autofree char *small = g_strdup_printf ("/allocations/small/%s", (*system)->id);

      g_test_add_data_func (none, *system, test_nothing_is_allocated);
      g_test_add_data_func (small, *system, test_states_are_small);
    }
  return g_test_run ();
}
