/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "changed-cards.h"
#include "engine/checks/simulate.h"
#include "engine/core/notation.h"
#include "engine/help/offer.h"
#include "engine/help/position.h"
#include "engine/play/complete.h"
#include "engine/play/referee.h"
#include "expansion/effects.h"
#include "store/catalogues.h"
#include "systems/eminent-domain/judge.h"
#include "systems/eminent-domain/contract.h"

#include <string.h>

/*
 * One kind of effect more, with a choice and a card that uses it, as an expansion would add them: all of
 * it lies in the three files of the folder `expansion`. Here only the game is put together.
 */

#define N_GAMES 27
#define TECHNOLOGIES "\"technologies\": ["

static const ArbEffect effects[] = { EXPANSION_EFFECTS (EM_EFFECT) };
static const ArbScripts scripts = EM_SCRIPTS (effects);

static const ArbVerb *const verbs[] = { ARB_COMMON_VERBS, EXPANSION_VERBS (ARB_LIST_VERB) };

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  return em_cards_compile ((EmCatalogue *) catalogue, &scripts, defects);
}

/* The game with its expansion. */
static const ArbRuleset *
get_ruleset (void)
{
  static ArbRuleset ruleset;

  if (ruleset.id == NULL)
    {
      ruleset = arb_eminent_domain_ruleset;
      ruleset.rules.compile = compile;
      ruleset.verbs = verbs;
      ruleset.n_verbs = G_N_ELEMENTS (verbs);
    }
  return &ruleset;
}

static char *
read_text (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "expansion", file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The cards of the game, and those of the expansion after them. */
static ArbCatalogue *
load_catalogue (void)
{
  g_autofree char *own = read_text ("cards.json");
  g_auto (GStrv) parts = g_strsplit (own, TECHNOLOGIES, 2);
  g_autofree char *records = g_strndup (parts[1], strrchr (parts[1], ']') - parts[1]);
  g_autofree char *instead = g_strconcat (TECHNOLOGIES, records, ",", NULL);
  g_autofree char *cards = changed_cards_replace (get_ruleset (), TECHNOLOGIES, instead);
  g_autoptr (GError) error = NULL;
  ArbCatalogue *catalogue = changed_cards_load (get_ruleset (), cards, &error);

  g_assert_no_error (error);
  return catalogue;
}

static guint
count_enlisted (const ArbGame *game)
{
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    n += arb_game_get_entry (game, i)->move.verb == EM_VERB_ENLIST;
  return n;
}

/* Whole games in every edition, by any number of players, told completely, publicly and by counts. */
static void
test_random_play (void)
{
  g_autoptr (ArbCatalogue) catalogue = load_catalogue ();
  ArbSimulation simulation = { 0 };
  guint enlisted = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (ArbGame) game = NULL;
      ArbOptions options;

      arb_options_init (&options, catalogue, 2 + i % 3, i / 3 % catalogue->n_editions);
      if (!arb_simulate (catalogue, &options, i + 1, (ArbRecordDetail) (i / 9 % 3), ARB_CHECK_ALL,
                         &simulation, &game))
        g_error ("seed %u: %s", i + 1, simulation.violation);
      enlisted += count_enlisted (game);
    }
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  g_assert_cmpuint (enlisted, >, N_GAMES / 2);
  arb_simulation_clear (&simulation);
}

static void
arrange (ArbState *state, const char *words)
{
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbPositionLine line;
  ArbNotationDefect defect;
  ArbVerdict verdict;
  guint n;

  if (!arb_position_parse (state->catalogue, state->n_seats, words, &line, &defect)
      || !arb_position_arrange (state, &line, moves, &n, &verdict))
    g_error ("“given %s” could not be arranged", words);
}

/* Checks @text, and plays it if it is legal; returns the rule that forbids it. */
static const char *
play (ArbState *state, const char *text)
{
  ArbClosing closing;
  ArbVerdict verdict;
  ArbMove move;

  if (!arb_move_parse (state->catalogue, state->n_seats, text, &move, NULL))
    g_error ("“%s” is no move", text);
  arb_complete (state, &move, &closing, &verdict);
  if (!arb_verdict_allows (&verdict))
    return state->catalogue->rules[verdict.reasons[0].rule].id;
  arb_apply_closing (state, &closing);
  arb_apply (state, move, FALSE);
  return NULL;
}

/* How many offers are just one move of the new verb. */
static guint
count_offers (const ArbState *state)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n_offers = arb_offers (state, offers, ARB_MAX_OFFERS);
  guint n = 0;

  for (guint i = 0; i < n_offers; i++)
    n += offers[i].n_moves == 1 && offers[i].moves[0].verb == EM_VERB_ENLIST;
  return n;
}

/* The card is played: its choice is listed and offered, judged, carried out, and left out at will. */
static void
test_card (void)
{
  g_autoptr (ArbCatalogue) catalogue = load_catalogue ();
  ArbStateRoom room;
  const EmSeat *owner = em_seat_const ((const EmState *) &room.state, 1);
  ArbMove moves[ARB_MAX_MOVES];
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &room.state);
  arrange (&room.state, "1 hand conscription survey survey warfare politics");
  g_assert_cmpstr (play (&room.state, "1 enlist survey"), ==, "turn.unasked");
  g_assert_null (play (&room.state, "1 play conscription"));
  g_assert_cmpuint (arb_list (&room.state, 1, moves, ARB_MAX_MOVES), ==, 4);
  g_assert_cmpuint (count_offers (&room.state), ==, 3);

  g_assert_cmpstr (play (&room.state, "1 enlist research"), ==, "hand.impossible");
  g_assert_null (play (&room.state, "1 enlist survey"));
  g_assert_null (play (&room.state, "1 enlist warfare"));
  g_assert_cmpuint (owner->fighters, ==, 2);
  g_assert_cmpuint (owner->hand.size, ==, 2);
  g_assert_cmpuint (owner->discard.size, ==, 2);
  g_assert_nonnull (play (&room.state, "1 enlist politics"));
  g_assert_null (play (&room.state, "1 lead survey"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/expansion/card", test_card);
  g_test_add_func ("/expansion/random-play", test_random_play);
  return g_test_run ();
}
