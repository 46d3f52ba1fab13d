/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "engine/help/remedy.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/*
 * Remedies in random games of every system and edition. If a single legal move of the same player
 * makes a refused move legal, a remedy must be found. After every remedy the refused move, as it was
 * said, must be legal in the same turn.
 */

#define MOMENTS_A_GAME 3
#define NUMBERS 6 /* `#1` … `#6` */

static gint games = 9;

/* A refused move, and the legal moves of the seats. */
typedef struct
{
  ArbStateRoom room;
  ArbMove legal[ARB_MAX_MOVES];
  guint n_legal;
  guint tried;
  guint carried_out;
} Moment;

static const ArbState *
get_state (const Moment *moment)
{
  return &moment->room.state;
}

static void G_GNUC_PRINTF (4, 5)
    complain (const ArbState *state, ArbMove move, ArbMove by, const char *format, ...)
{
  g_autofree char *said = arb_move_to_string (state->catalogue, move);
  g_autofree char *other = arb_move_to_string (state->catalogue, by);
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("“%s” after “%s”: %s", said, other, what);
  g_test_fail ();
}

/* Whether @move, refused in this state, is legal after @by, within the same turn. */
static gboolean
is_made_legal (const ArbState *state, ArbMove move, ArbMove by)
{
  ArbStateRoom room;
  ArbState *after = &room.state;
  ArbVerdict verdict;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  arb_apply (after, by, FALSE);
  return !after->over && after->turn == state->turn && arb_check (after, move, &verdict);
}

/* What the table would have to say, of a face that nobody knows, is no move of another seat. */
static gboolean
is_of_player (const ArbState *state, ArbMove move, const ArbRemedy *remedy, ArbMove by)
{
  ArbVerbKind kind = arb_ruleset_of (state)->verbs[by.verb]->kind;

  if (kind == ARB_VERB_TABLE)
    return remedy->supposed && (by.seat == move.seat || by.seat == ARB_TABLE);
  return by.seat == move.seat;
}

/* Makes the moves of a remedy; complains if they cannot be made, or do not help. */
static void
carry_out (const ArbState *state, ArbMove move, const ArbRemedy *remedy)
{
  ArbStateRoom room;
  ArbState *after = &room.state;
  ArbVerdict verdict;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  for (guint i = 0; i < remedy->n_moves; i++)
    {
      ArbMove by = remedy->moves[i];

      if (!is_of_player (state, move, remedy, by) || !arb_check (after, by, &verdict))
        {
          complain (state, move, by, "a remedy has this move, which cannot be made");
          return;
        }
      arb_apply (after, by, FALSE);
    }
  if (remedy->instead)
    return;
  arb_canonicalize (after, &move);
  if (remedy->n_moves == 0 || after->over || after->turn != state->turn
      || !arb_check (after, move, &verdict))
    complain (state, move, remedy->moves[0], "it is refused after this remedy of %u moves, too",
              remedy->n_moves);
}

/* Judges the move as players record it, without closing moves. */
static void
try_promises (Moment *moment, ArbMove move)
{
  ArbRemedies remedies;
  ArbVerdict verdict;
  ArbMove said = move;

  arb_complete (get_state (moment), &move, NULL, &verdict);
  if (arb_verdict_allows (&verdict))
    return;

  arb_remedies_find (get_state (moment), move, &verdict, &remedies);
  said.seat = move.seat;
  for (guint i = 0; i < remedies.n; i++)
    carry_out (get_state (moment), said, &remedies.items[i]);
  moment->carried_out += remedies.n;
}

/* Whether only overrulable rules refuse the move, which are those with remedies. */
static gboolean
is_asked (const ArbState *state, const ArbVerdict *verdict)
{
  return verdict->value == ARB_ILLEGAL && verdict->n_reasons == 1
         && (arb_can_overrule (state->catalogue, verdict)
             || arb_ruleset_of (state)->help.remedies[verdict->reasons[0].rule] != NULL);
}

static void
try_move (ArbMove move, gpointer data)
{
  Moment *moment = data;
  const ArbState *state = get_state (moment);
  ArbRemedies remedies;
  ArbVerdict verdict;

  if (g_test_failed () || arb_ruleset_of (state)->verbs[move.verb]->kind > ARB_VERB_CLOSING)
    return;
  arb_canonicalize (state, &move);
  if (arb_check (state, move, &verdict))
    return;

  arb_remedies_find (state, move, &verdict, &remedies);
  try_promises (moment, move);
  if (remedies.n > 0 || !is_asked (state, &verdict))
    return;

  moment->tried++;
  for (guint i = 0; i < moment->n_legal; i++)
    if (moment->legal[i].seat == move.seat && is_made_legal (state, move, moment->legal[i]))
      {
        complain (state, move, moment->legal[i], "legal, but nothing is named against %s",
                  arb_ruleset_of (state)->rule_definitions[verdict.reasons[0].rule].id);
        return;
      }
}

static void
find_legal (Moment *moment)
{
  const ArbState *state = get_state (moment);
  guint seats = arb_to_decide (state);

  moment->n_legal = 0;
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if ((seats & 1u << seat) != 0)
      moment->n_legal +=
          arb_list (state, seat, moment->legal + moment->n_legal, ARB_MAX_MOVES - moment->n_legal);
}

static void
try_game (const ArbGame *game, ArbRandom *random, Moment *moment)
{
  for (guint i = 0; i < MOMENTS_A_GAME; i++)
    {
      arb_game_state_at (game, arb_random_below (random, arb_game_get_length (game) + 1),
                         &moment->room.state);
      find_legal (moment);
      arb_vocabulary_foreach (get_state (moment)->catalogue, get_state (moment)->n_seats, NUMBERS,
                              FALSE, try_move, moment);
    }
}

/* Whether to play another game after @n: few games of some systems may have no remedy at all. */
static gboolean
is_needed (guint n, const Moment *moment)
{
  return n < (guint) games || (moment->carried_out == 0 && n < 10 * (guint) games);
}

static void
test_system (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;
  ArbOptions options;
  Moment moment = { 0 };

  for (guint i = 0; is_needed (i, &moment) && !g_test_failed (); i++)
    {
      g_autoptr (ArbGame) game = NULL;
      ArbSimulation result = { 0 };
      ArbRandom random = { i };
      ArbRecordDetail telling =
          (ArbRecordDetail) (i / catalogue->n_editions % (ARB_DETAIL_COUNTS + 1));

      arb_options_init (&options, catalogue, catalogue->ruleset->max_seats,
                        i % catalogue->n_editions);
      arb_simulate (catalogue, &options, i, telling, ARB_CHECK_NONE, &result, &game);
      try_game (game, &random, &moment);
      arb_simulation_clear (&result);
    }
  g_test_message ("%u moves without a remedy, %u remedies carried out", moment.tried,
                  moment.carried_out);
  g_assert_cmpuint (moment.carried_out, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games = (gint) g_ascii_strtoll (argv[1], NULL, 10);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strdup_printf ("/remedies/%s", (*system)->id);

      g_test_add_data_func (path, arb_catalogue_get (*system), test_system);
    }
  return g_test_run ();
}
