/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/core/notation.h"
#include "engine/help/offer.h"
#include "engine/help/remedy.h"
#include "store/document.h"
#include "systems/systems.h"

/*
 * Any moves of the notation in any order: a file with them is read, folds to a state, and is
 * written again unchanged. Most of these moves are nonsense, as after a mistake.
 */

#define N_GAMES 60
#define N_MOVES 300

typedef struct
{
  const ArbCatalogue *catalogue;
  guint n_seats;
  ArbRandom random;
} Monkey;

static guint
pick (gpointer data, guint n)
{
  Monkey *monkey = data;

  return arb_random_below (&monkey->random, n);
}

static ArbMove
pick_any (Monkey *monkey)
{
  return any_move (monkey->catalogue, monkey->n_seats, pick, monkey);
}

/* Picks a legal move if there is one, so that games make progress. */
static ArbMove
pick_legal (Monkey *monkey, const ArbState *state)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = arb_list (state, 1 + pick (monkey, monkey->n_seats), moves, ARB_MAX_MOVES);

  return n > 0 ? moves[pick (monkey, n)] : pick_any (monkey);
}

static ArbDocument *
start_game (Monkey *monkey)
{
  const char *names[ARB_MAX_SEATS + 1] = { NULL };
  g_autoptr (GStrvBuilder) switches = g_strv_builder_new ();
  g_auto (GStrv) turned = NULL;
  g_autoptr (GError) error = NULL;
  ArbDocument *document;

  for (guint i = 0; i < monkey->n_seats; i++)
    names[i] = "";
  for (guint i = 0; i < monkey->catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &monkey->catalogue->switches[i];
      g_autofree char *text = NULL;

      if (pick (monkey, 4) > 0)
        continue;
      text = g_strdup_printf ("%s=%s", a_switch->id,
                              a_switch->values[pick (monkey, g_strv_length (a_switch->values))]);
      g_strv_builder_add (switches, text);
    }

  turned = g_strv_builder_end (switches);
  document = arb_document_new (monkey->catalogue, pick (monkey, monkey->catalogue->n_editions),
                               NULL, (const char *const *) turned, names, &error);
  g_assert_no_error (error);
  return document;
}

static void
assert_same_when_read (const ArbDocument *document)
{
  gsize length;
  g_autofree char *text = arb_document_to_string (document, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) again = arb_document_parse (text, length, "file", &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  text_again = arb_document_to_string (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
}

/* Finds remedies for the last move, as if it were made again. */
static void
look_at_last (const ArbGame *game)
{
  const ArbState *state = arb_game_get_state (game);
  guint length = arb_game_get_length (game);
  ArbRemedies remedies;
  ArbVerdict verdict;
  ArbMove move;

  if (length == 0)
    return;
  move = arb_game_get_entry (game, length - 1)->said;
  arb_canonicalize (state, &move);
  if (!arb_check (state, move, &verdict))
    arb_remedies_find (state, move, &verdict, &remedies);
}

static void
look_at (const ArbGame *game)
{
  const ArbState *state = arb_game_get_state (game);
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  ArbView *view = arb_view_new ();
  ArbScoreSheet sheet;
  guint n;

  arb_game_score (game, &sheet);
  arb_describe (arb_game_get_state (game), view);
  arb_view_free (view);
  n = arb_offers (state, offers, ARB_MAX_OFFERS);
  for (guint i = 0; i < n; i++)
    g_assert_true (g_str_equal (offers[i].kind, ARB_OFFER_OTHER)
                   || arb_catalogue_find_offer_look (state->catalogue, offers[i].kind) != NULL);
  look_at_last (game);
}

static void
append (Monkey *monkey, ArbGame *game, ArbMove move)
{
  ArbEntry entry = { .said = move, .opens = pick (monkey, 3) > 0 };

  entry.private = pick (monkey, 2) == 0
                  && arb_move_can_be_private (arb_game_get_catalogue (game)->ruleset, move);
  entry.ruled = !entry.private && pick (monkey, 2) == 0;
  arb_game_append_like (game, &entry);
}

static void
play (Monkey *monkey)
{
  g_autoptr (ArbDocument) document = start_game (monkey);
  ArbGame *game = arb_document_get_game (document);
  guint sense = pick (monkey, 4);

  for (guint i = 0; i < N_MOVES; i++)
    {
      ArbMove move = pick (monkey, 4) < sense ? pick_legal (monkey, arb_game_get_state (game))
                                              : pick_any (monkey);

      append (monkey, game, move);
      if (i % 10 == 9)
        look_at (game);
    }
  for (guint i = pick (monkey, 3); i > 0; i--)
    arb_game_undo (game);
  assert_same_when_read (document);
}

static void
test_any_moves (gconstpointer data)
{
  const ArbRuleset *ruleset = data;
  const guint n_numbers = ruleset->max_seats - ruleset->min_seats + 1;

  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      Monkey monkey = { arb_catalogue_get (ruleset),
                        ruleset->min_seats + seed % n_numbers,
                        { seed } };

      g_test_message ("%s, seed %u", ruleset->id, seed);
      play (&monkey);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strconcat ("/store/any-moves/", (*system)->id, NULL);

      g_test_add_data_func (path, *system, test_any_moves);
    }
  return g_test_run ();
}
