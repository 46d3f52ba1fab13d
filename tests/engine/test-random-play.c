/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/document.h"
#include "systems/systems.h"

#include <string.h>

/*
 * Whole random games of every system, edition, variant and number of players. arb_simulate() checks
 * the invariants while they are played; this test checks rulings, saving and reading after that.
 */

#define MOMENTS_A_GAME 2
#define LEAVING_EVERY 2 /* games, after which one is played that a player leaves */
#define NUMBERS 9       /* `#1` … `#9` */

static gint games_each = 4;

/* One way to set up a system. */
typedef struct
{
  const ArbCatalogue *catalogue;
  ArbOptions options;
  char *variant; /* nullable */
} Setup;

static const char *const details[] = { "all", "public", "counts" };

static void
setup_free (gpointer data)
{
  Setup *setup = data;

  g_free (setup->variant);
  g_free (setup);
}

static void
try_ruling (ArbMove move, gpointer data)
{
  const ArbState *state = data;
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbStateRoom room;
  const char *problem = NULL;
  ArbVerdict verdict;

  /* One is enough to look for: others would have the same cause. */
  arb_canonicalize (state, &move);
  if (g_test_failed () || arb_check (state, move, &verdict)
      || !arb_can_overrule (state->catalogue, &verdict))
    return;

  memcpy (&room, state, ruleset->state_size);
  arb_apply (&room.state, move, TRUE);
  if (!arb_conserves (&room.state, &problem))
    {
      g_autofree char *text = arb_move_to_string (state->catalogue, move);

      g_test_message ("allowing “%s” against the rules: %s", text, problem);
      g_test_fail ();
    }
}

/* At moments of a game, everything that a table could allow against the rules. */
static void
try_rulings (const ArbGame *game, ArbRandom *random)
{
  ArbStateRoom room;
  ArbState *state = &room.state;

  for (guint i = 0; i < MOMENTS_A_GAME; i++)
    {
      arb_game_state_at (game, arb_random_below (random, arb_game_get_length (game) + 1), state);
      arb_vocabulary_foreach (state->catalogue, state->n_seats, NUMBERS, FALSE, try_ruling, state);
    }
}

/* An invariant that breaks after the beginning of the second turn, and one that never holds. */
static gboolean
lose_a_card (const ArbState *state, const char **problem)
{
  *problem = "a card is gone";
  return state->turn < 2;
}

static guint
let_nobody_decide (const ArbState *state)
{
  return state->turn < 2 ? arb_systems_find (arb_ruleset_of (state)->id)->rules.to_decide (state)
                         : 0;
}

static guint
list_nothing (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  return 0;
}

static gboolean
misquote (const ArbState *state, ArbMove *move, ArbRecordDetail detail)
{
  if (state->turn >= 2 && move->seat != ARB_TABLE)
    move->seat = (guint8) (move->seat % state->n_seats + 1);
  return arb_systems_find (arb_ruleset_of (state)->id)->playout.redact (state, move, detail);
}

/* Plays with @broken; the violation must be found after the last recorded move, or at the next
 * one. */
static void
find_violation (const ArbCatalogue *catalogue, const ArbRuleset *broken, ArbRecordDetail detail,
                const char *problem, gboolean with_next)
{
  g_autofree ArbCatalogue *copy = g_memdup2 (catalogue, broken->catalogue_size);
  g_autoptr (ArbGame) record = NULL;
  g_autofree char *place = NULL;
  ArbSimulation result = { 0 };
  ArbOptions options;
  guint n;

  copy->ruleset = broken;
  arb_options_init (&options, copy, broken->min_seats, 0);
  g_assert_false (arb_simulate (copy, &options, 1, detail, ARB_CHECK_ALL, &result, &record));
  n = arb_game_get_length (record);
  if (with_next)
    place = g_strdup_printf ("), at move %u: ", n + 1);
  else if (n == 0)
    place = g_strdup (", before the first move");
  else
    {
      g_autofree char *last = arb_move_to_string (copy, arb_game_get_entry (record, n - 1)->move);

      place = g_strdup_printf (", after move %u: %s", n, last);
    }
  if (!g_str_has_prefix (result.violation, problem) || strstr (result.violation, place) == NULL)
    g_error ("“%s” is not “%s%s”", result.violation, problem, place);
  arb_simulation_clear (&result);
}

/* A broken invariant is found at once, and reported with the move that broke it. */
static void
test_violation (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;

  for (ArbRecordDetail detail = ARB_DETAIL_ALL; detail <= ARB_DETAIL_COUNTS; detail++)
    {
      ArbRuleset losing = *catalogue->ruleset;
      ArbRuleset deserted = *catalogue->ruleset;
      ArbRuleset stuck = *catalogue->ruleset;
      ArbRuleset mistaken = *catalogue->ruleset;

      losing.rules.conserve = lose_a_card;
      deserted.rules.to_decide = let_nobody_decide;
      stuck.rules.list = list_nothing;
      mistaken.playout.redact = misquote;
      find_violation (catalogue, &losing, detail, "a card is gone", FALSE);
      find_violation (catalogue, &deserted, detail, "nobody can decide", FALSE);
      find_violation (catalogue, &stuck, detail, "a player is stuck", FALSE);
      if (detail != ARB_DETAIL_ALL && catalogue->ruleset->playout.redact != NULL)
        find_violation (catalogue, &mistaken, detail, "legal in the game, but not as recorded (",
                        TRUE);
    }
}

static ArbDocument *
make_document (const Setup *setup, const ArbGame *game)
{
  const char *names[] = { "A", "B", "C", "D", "E", NULL };
  const char *variants[] = { setup->variant, NULL };
  g_autoptr (GError) error = NULL;
  ArbDocument *document;

  names[setup->options.n_seats] = NULL;
  document =
      arb_document_new (setup->catalogue, setup->options.edition, variants, NULL, names, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      arb_game_append (arb_document_get_game (document), entry->move, entry->ruled, entry->implied,
                       entry->opens);
    }
  return document;
}

static void
save_and_load (const Setup *setup, const ArbGame *game)
{
  g_autoptr (ArbDocument) document = make_document (setup, game);
  g_autoptr (ArbDocument) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize size = setup->catalogue->ruleset->state_size;
  gsize length;

  text = arb_document_to_string (document, &length);
  again = arb_document_parse (text, length, "random", &error);
  g_assert_no_error (error);
  g_assert_cmpmem (arb_game_get_state (arb_document_get_game (again)), size,
                   arb_game_get_state (game), size);
}

static gboolean
play (const Setup *setup, guint64 seed, ArbRecordDetail detail, ArbChecks checks,
      ArbSimulation *result)
{
  g_autoptr (ArbGame) game = NULL;
  ArbRandom random = { seed };

  if (!arb_simulate (setup->catalogue, &setup->options, seed, detail, checks, result, &game))
    {
      g_test_message ("seed %" G_GUINT64_FORMAT ", tell %s%s: %s", seed, details[detail],
                      checks == ARB_CHECK_LEAVING ? ", leaving" : "", result->violation);
      g_test_fail ();
      return FALSE;
    }

  if (detail == ARB_DETAIL_ALL)
    try_rulings (game, &random);
  save_and_load (setup, game);
  return TRUE;
}

static void
test_setup (gconstpointer data)
{
  const Setup *setup = data;
  ArbSimulation result = { 0 };

  for (gint i = 0; i < games_each && result.violation == NULL; i++)
    for (ArbRecordDetail detail = ARB_DETAIL_ALL; detail <= ARB_DETAIL_COUNTS; detail++)
      if (!play (setup, (guint64) i, detail, ARB_CHECK_ALL, &result)
          || (i % LEAVING_EVERY == 0
              && !play (setup, (guint64) i, detail, ARB_CHECK_LEAVING, &result)))
        break;

  g_test_message ("%u games, %" G_GUINT64_FORMAT " decisions", result.games, result.decisions);
  arb_simulation_clear (&result);
}

static gboolean
exists_for (const ArbVariant *variant, guint n_seats)
{
  if (variant == NULL || variant->players.n == 0)
    return TRUE;
  for (guint i = 0; i < variant->players.n; i++)
    if (variant->players.nicks[i] == n_seats)
      return TRUE;

  return FALSE;
}

static void
add_setup (const ArbCatalogue *catalogue, guint edition, gint variant, guint n_seats)
{
  const ArbVariant *record = variant < 0 ? NULL : &catalogue->variants[variant];
  g_autofree char *path = NULL;
  Setup *setup;

  if (!exists_for (record, n_seats))
    return;

  setup = g_new0 (Setup, 1);
  setup->catalogue = catalogue;
  setup->variant = record != NULL ? g_strdup (record->id) : NULL;
  arb_options_init (&setup->options, catalogue, n_seats, edition);
  if (record != NULL)
    arb_options_add_variant (&setup->options, catalogue, (guint) variant);
  path = g_strdup_printf ("/random-play/%s/%s/%s/%u-players", catalogue->ruleset->id,
                          catalogue->editions[edition].id,
                          record != NULL ? record->id : "no-variant", n_seats);
  g_test_add_data_func_full (path, setup, test_setup, setup_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games_each = (gint) g_ascii_strtoll (argv[1], NULL, 10);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (*system);
      g_autofree char *path = g_strdup_printf ("/random-play/%s/violation", (*system)->id);

      g_test_add_data_func (path, catalogue, test_violation);
      for (guint edition = 0; edition < catalogue->n_editions; edition++)
        for (gint variant = -1; variant < (gint) catalogue->n_variants; variant++)
          for (guint n = (*system)->min_seats; n <= (*system)->max_seats; n++)
            add_setup (catalogue, edition, variant, n);
    }
  return g_test_run ();
}
