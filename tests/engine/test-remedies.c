/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "engine/help/remedy.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/*
 * Remedies in random games of every system and edition. After every remedy the refused move, as it was
 * said, must be legal in the same turn. If a single legal move of the same player makes it legal, then
 * a remedy must be found; and if the search says that it is complete and nothing helps, then a search
 * of another kind, which keeps whole states and goes much further, must not find anything either.
 */

#define MOMENTS_A_GAME 3
#define NUMBERS 6 /* `#1` … `#6` */

/* How many moves of a verb that one rule refuses are looked at in a moment. */
#define SAMPLES 3

/* The most states of a search that goes further. */
#define FURTHER 12000

static gint games = 9;

/* Moves of one verb, refused by the same rule: some of all that there are. */
typedef struct
{
  guint verb;
  guint rule;
  guint n; /* how many there are */
  ArbMove moves[SAMPLES];
} Sample;

/* A state, the legal moves of the seats, and some moves that are refused. */
typedef struct
{
  ArbStateRoom room;
  ArbMove legal[ARB_MAX_MOVES];
  guint n_legal;
  GArray *samples;
  ArbRandom *random;
  guint searched_further;
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

/* Adds @state to those that were found, if it is new. */
static void
add_state (GHashTable *seen, GPtrArray *found, const ArbState *state)
{
  g_autoptr (GBytes) bytes = g_bytes_new (state, arb_ruleset_of (state)->state_size);

  if (g_hash_table_contains (seen, bytes))
    return;
  g_ptr_array_add (found, bytes);
  g_hash_table_add (seen, g_steal_pointer (&bytes));
}

/* Whether one legal move of the seat after another makes @move legal, as far as the search goes. */
static gboolean
is_ever_legal (const ArbState *start, ArbMove move)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  ArbMove moves[ARB_MAX_MOVES];

  add_state (seen, found, start);
  for (guint i = 0; i < found->len && found->len < FURTHER; i++)
    {
      const ArbState *state = g_bytes_get_data (found->pdata[i], NULL);
      guint n = arb_list (state, move.seat, moves, ARB_MAX_MOVES);

      for (guint j = 0; j < n; j++)
        {
          ArbStateRoom room;
          ArbVerdict verdict;
          ArbMove said = move;

          memcpy (&room, state, arb_ruleset_of (state)->state_size);
          arb_apply (&room.state, moves[j], FALSE);
          if (room.state.over || room.state.turn != start->turn)
            continue;
          arb_canonicalize (&room.state, &said);
          if (arb_check (&room.state, said, &verdict))
            return TRUE;
          add_state (seen, found, &room.state);
        }
    }
  return FALSE;
}

/* If nothing helps, then no single move does, and no others if the search says so. `done` that closes
 * something else later is another move. */
static void
try_without_remedy (Moment *moment, ArbMove move, guint rule, gboolean complete)
{
  const ArbState *state = get_state (moment);
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  for (guint i = 0; i < moment->n_legal; i++)
    if (moment->legal[i].seat == move.seat && is_made_legal (state, move, moment->legal[i]))
      {
        complain (state, move, moment->legal[i], "legal, but nothing is named against %s",
                  ruleset->rule_definitions[rule].id);
        return;
      }
  if (!complete || ruleset->verbs[move.verb]->kind == ARB_VERB_CLOSING)
    return;
  moment->searched_further++;
  if (is_ever_legal (state, move))
    complain (state, move, move, "it can be made legal, but “nothing helps” against %s",
              ruleset->rule_definitions[rule].id);
}

static void
try_sample (Moment *moment, ArbMove move)
{
  ArbRemedies remedies;
  ArbVerdict verdict;

  try_promises (moment, move);
  arb_check (get_state (moment), move, &verdict);
  if (arb_remedies_find (get_state (moment), move, &verdict, &remedies) == 0)
    try_without_remedy (moment, move, verdict.reasons[0].rule, remedies.complete);
}

static Sample *
find_sample (Moment *moment, guint verb, guint rule)
{
  Sample sample = { .verb = verb, .rule = rule };

  for (guint i = 0; i < moment->samples->len; i++)
    {
      Sample *known = &g_array_index (moment->samples, Sample, i);

      if (known->verb == verb && known->rule == rule)
        return known;
    }
  g_array_append_val (moment->samples, sample);
  return &g_array_index (moment->samples, Sample, moment->samples->len - 1);
}

/* Each refused move has the same chance to be one of those that are looked at. */
static void
take_sample (ArbMove move, gpointer data)
{
  Moment *moment = data;
  const ArbState *state = get_state (moment);
  ArbVerdict verdict;
  Sample *sample;
  guint place;

  if (arb_ruleset_of (state)->verbs[move.verb]->kind > ARB_VERB_CLOSING)
    return;
  arb_canonicalize (state, &move);
  if (arb_check (state, move, &verdict))
    return;
  sample = find_sample (moment, move.verb, verdict.reasons[0].rule);
  place = sample->n++;
  if (place >= SAMPLES)
    place = arb_random_below (moment->random, sample->n);
  if (place < SAMPLES)
    sample->moves[place] = move;
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
  moment->random = random;
  for (guint i = 0; i < MOMENTS_A_GAME; i++)
    {
      arb_game_state_at (game, arb_random_below (random, arb_game_get_length (game) + 1),
                         &moment->room.state);
      find_legal (moment);
      g_array_set_size (moment->samples, 0);
      arb_vocabulary_foreach (get_state (moment)->catalogue, get_state (moment)->n_seats, NUMBERS,
                              FALSE, take_sample, moment);
      for (guint j = 0; j < moment->samples->len; j++)
        {
          const Sample *sample = &g_array_index (moment->samples, Sample, j);

          for (guint k = 0; k < MIN (sample->n, SAMPLES) && !g_test_failed (); k++)
            try_sample (moment, sample->moves[k]);
        }
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
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  Moment moment = { .samples = samples };

  for (guint i = 0; is_needed (i, &moment) && !g_test_failed (); i++)
    {
      g_autoptr (ArbGame) game = NULL;
      ArbSimulation result = { 0 };
      ArbRandom random = { i };
      ArbRecordDetail detail =
          (ArbRecordDetail) (i / catalogue->n_editions % (ARB_DETAIL_COUNTS + 1));

      arb_options_init (&options, catalogue, catalogue->ruleset->max_seats,
                        i % catalogue->n_editions);
      arb_simulate (catalogue, &options, i, detail, ARB_CHECK_NONE, &result, &game);
      try_game (game, &random, &moment);
      arb_simulation_clear (&result);
    }
  g_test_message ("%u times nothing helps, %u remedies carried out", moment.searched_further,
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
