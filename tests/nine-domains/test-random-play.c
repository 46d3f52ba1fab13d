/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/made-up-faces.h"
#include "engine/checks/simulate.h"
#include "engine/core/notation.h"
#include "engine/record/game.h"
#include "store/catalogues.h"
#include "systems/nine-domains/playout.h"
#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/scoring.h"

#include <string.h>

#define N_GAMES 3000
#define WHOLE_VOCABULARY_EVERY 61 /* decisions; a prime, so that it meets every stage */
#define TOTAL_OF_ALL_DOMAINS 54

typedef struct
{
  ArbGame *game;
  ArbRandom random;
  NineTruth truth;
  guint64 seed;
  guint n_rulings;
} Play;

static const ArbCatalogue *
the_catalogue (void)
{
  return arb_catalogue_get (&arb_nine_domains_ruleset);
}

static const NineState *
the_state (const Play *play)
{
  return nine_state (arb_game_get_state (play->game));
}

static void
append (Play *play, ArbMove move, gboolean ruled)
{
  const ArbEntry *entry = arb_game_append (play->game, move, ruled, FALSE, TRUE);
  const ArbState *state = arb_game_get_state (play->game);
  g_autofree char *text = arb_move_to_string (the_catalogue (), move);
  const char *problem;

  if (entry->struck || (!ruled && !arb_verdict_allows (&entry->verdict)))
    g_error ("seed %" G_GUINT64_FORMAT ", move %u: “%s” was refused", play->seed,
             arb_game_get_length (play->game), text);
  if (!arb_conserves (state, &problem))
    g_error ("seed %" G_GUINT64_FORMAT ", after “%s”: %s", play->seed, text, problem);
}

static void
choose_options (Play *play, ArbOptions *options)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  guint variant = arb_random_below (&play->random, catalogue->n_variants + 1);

  arb_options_init (options, catalogue, NINE_N_SEATS, 0);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      guint n_values = g_strv_length (catalogue->switches[i].values);

      if (arb_random_below (&play->random, 4) == 0)
        options->switches[i] = (guint8) arb_random_below (&play->random, n_values);
    }
  if (variant < catalogue->n_variants)
    arb_options_add_variant (options, catalogue, variant);
}

static void
answer_open_rules (Play *play)
{
  const ArbCatalogue *catalogue = the_catalogue ();

  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      guint n_readings = catalogue->switches[i].n_readings;

      if (arb_is_open (arb_game_get_state (play->game), i))
        append (play,
                arb_open_rules_answer (catalogue, i, arb_random_below (&play->random, n_readings)),
                FALSE);
    }
}

static void
play_begin (Play *play, guint64 seed, const ArbOptions *options)
{
  ArbOptions chosen;

  play->seed = seed;
  play->random.state = seed;
  if (options == NULL)
    {
      choose_options (play, &chosen);
      options = &chosen;
    }
  play->game = arb_game_new (the_catalogue (), options);
  answer_open_rules (play);
}

/* Shuffles the hidden cards; the moves are the observations of the set-up. */
static guint
shuffle (Play *play, ArbMove *moves)
{
  ArbStateRoom room;
  ArbState *state = &room.state;

  arb_game_state_at (play->game, arb_game_get_length (play->game), state);
  return arb_nine_domains_ruleset.playout.deal (state, &play->truth, &play->random, moves,
                                                ARB_MAX_MOVES);
}

static void
deal (Play *play)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = shuffle (play, moves);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (ArbMove));

  for (guint i = 0; i < n; i++)
    append (play, moves[i], FALSE);
  arb_make_up_faces (arb_game_get_state (play->game), &play->random, faces);
  for (guint i = 0; i < faces->len; i++)
    append (play, g_array_index (faces, ArbMove, i), FALSE);
}

static void
observe (Play *play)
{
  ArbMove move;

  while (arb_nine_domains_ruleset.playout.observe (arb_game_get_state (play->game), &play->truth,
                                                   &play->random, &move, 1)
         > 0)
    append (play, move, FALSE);
}

typedef struct
{
  const Play *play;
  ArbMove moves[ARB_MAX_MOVES * NINE_N_SEATS];
  guint n;
  guint n_legal;
} Listed;

static void
check_word (ArbMove move, gpointer data)
{
  Listed *listed = data;
  const ArbState *state = arb_game_get_state (listed->play->game);
  g_autofree char *text = NULL;
  ArbVerdict verdict;

  arb_canonicalize (state, &move);
  if (!arb_check (state, move, &verdict))
    return;

  listed->n_legal++;
  g_assert_cmpuint (arb_to_decide (state) & 1u << move.seat, !=, 0);
  for (guint i = 0; i < listed->n; i++)
    {
      if (arb_move_equal (listed->moves[i], move))
        return;
    }
  text = arb_move_to_string (the_catalogue (), move);
  g_error ("seed %" G_GUINT64_FORMAT ": “%s” is legal, but not in the list", listed->play->seed,
           text);
}

/* After any rulings, no legal move is missing in the list, and all are for deciding seats. */
static void
check_whole_vocabulary (const Play *play)
{
  g_autofree Listed *listed = g_new0 (Listed, 1);
  const ArbState *state = arb_game_get_state (play->game);

  listed->play = play;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    listed->n += arb_list (state, seat, &listed->moves[listed->n], ARB_MAX_MOVES);
  arb_vocabulary_foreach (the_catalogue (), NINE_N_SEATS, 0, FALSE, check_word, listed);
  g_assert_cmpuint (listed->n_legal, >, 0);
  for (guint i = 0; i < listed->n; i++)
    {
      ArbVerdict verdict;

      g_assert_true (arb_check (state, listed->moves[i], &verdict));
    }
}

static ArbMove
say_anything (Play *play, guint seat)
{
  ArbRandom *random = &play->random;
  ArbArgument place = arb_argument_name (NINE_SORT_PLACE, arb_random_below (random, NINE_N_PLACES));
  guint n_cards = NINE_N_BASE_CARDS + NINE_N_SPECIALS;
  ArbArgument cards[2];
  ArbArgument domains[2];

  for (guint i = 0; i < 2; i++)
    {
      cards[i] = arb_argument_name (NINE_SORT_CARD, arb_random_below (random, n_cards));
      domains[i] = arb_argument_name (NINE_SORT_DOMAIN, arb_random_below (random, NINE_N_DOMAINS));
    }

  switch (arb_random_below (random, 4))
    {
    case 0:
      return ARB_MOVE (seat, NINE_VERB_PLACE, place, cards[0]);
    case 1:
      return ARB_MOVE (seat, NINE_VERB_REVEAL, place, cards[0]);
    case 2:
      return ARB_MOVE (seat, NINE_VERB_SWAP, cards[0], cards[1]);
    default:
      return ARB_MOVE (seat, NINE_VERB_SWAP, domains[0], domains[1]);
    }
}

/* Sometimes makes a move against the rules with a ruling. */
static gboolean
rule_once (Play *play, guint seat)
{
  const ArbState *state = arb_game_get_state (play->game);
  ArbVerdict verdict;

  for (guint i = 0; i < 50; i++)
    {
      ArbMove move = say_anything (play, seat);

      if (!arb_check (state, move, &verdict) && arb_can_overrule (state->catalogue, &verdict))
        {
          append (play, move, TRUE);
          return TRUE;
        }
    }
  return FALSE;
}

static void
decide (Play *play, guint step)
{
  const ArbState *state = arb_game_get_state (play->game);
  guint seats = arb_to_decide (state);
  ArbMove moves[ARB_MAX_MOVES];
  guint n[NINE_N_SEATS + 1] = { 0 };
  guint seat;

  for (seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      if ((seats & 1u << seat) != 0)
        {
          n[seat] = arb_list (state, seat, moves, ARB_MAX_MOVES);
          g_assert_cmpuint (n[seat], >, 0);
        }
    }
  if (step % WHOLE_VOCABULARY_EVERY == 0)
    check_whole_vocabulary (play);

  do
    seat = 1 + arb_random_below (&play->random, NINE_N_SEATS);
  while (n[seat] == 0);
  if (arb_random_below (&play->random, 40) == 0 && rule_once (play, seat))
    {
      play->n_rulings++;
      return;
    }
  arb_list (state, seat, moves, ARB_MAX_MOVES);
  append (play, moves[arb_random_below (&play->random, n[seat])], FALSE);
}

/* Every point is a domain's or a card's, and somebody has won or shares. */
static void
check_end (const Play *play)
{
  const NineState *state = the_state (play);
  gint won = state->now.won_points[1] + state->now.won_points[2];
  gint total = won;
  ArbScoreSheet sheet;

  arb_game_score (play->game, &sheet);
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == 1 || state->now.location[i] == 2)
        total += nine_catalogue (state)->domains[i].points;
    }
  g_assert_cmpint (total, <=, TOTAL_OF_ALL_DOMAINS + won);
  g_assert_cmpint (sheet.totals[1] + sheet.totals[2], ==, total);
  g_assert_true (sheet.finished);
  g_assert_cmpuint (sheet.winners, !=, 0);
  g_assert_nonnull (sheet.decided_by);
  if (state->element_winner == 0)
    g_assert_cmpuint (state->parent.turn, ==, NINE_N_ROUNDS);
}

static void
test_ruled_games (void)
{
  guint n_by_elements = 0;
  guint n_shared = 0;
  guint n_rulings = 0;
  guint step = 0;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      Play play = { 0 };

      play_begin (&play, seed, NULL);
      deal (&play);
      for (observe (&play); !the_state (&play)->parent.over; observe (&play))
        decide (&play, step++);
      check_end (&play);
      n_by_elements += the_state (&play)->element_winner != 0;
      n_shared += the_state (&play)->elements_ignored;
      n_rulings += play.n_rulings;
      arb_game_free (play.game);
    }
  g_test_message ("%u rulings, %u games won by elements, %u with elements shared", n_rulings,
                  n_by_elements, n_shared);
  g_assert_cmpuint (n_rulings, >, 0);
  g_assert_cmpuint (n_by_elements, >, 0);
  g_assert_cmpuint (n_shared, >, 0);
}

/* A table that does not record the special kinds, and often places cards face down. */
typedef struct
{
  guint8 placed[NINE_N_SEATS + 1][NINE_N_PLACES];
  guint16 hand[NINE_N_SEATS + 1];
} Secret;

static guint
draw_card (Play *play, guint16 set)
{
  guint card;

  do
    card = arb_random_below (&play->random, NINE_MAX_CARDS);
  while ((set & nine_bit (card)) == 0);
  return card;
}

static void
place_secretly (Play *play, Secret *secret, guint seat, guint place)
{
  guint card = draw_card (play, secret->hand[seat]);
  gboolean recorded = arb_random_below (&play->random, 3) == 0;

  secret->hand[seat] &= (guint16) ~nine_bit (card);
  secret->placed[seat][place] = (guint8) card;
  append (play,
          ARB_MOVE (seat, NINE_VERB_PLACE, arb_argument_name (NINE_SORT_PLACE, place),
                    recorded ? arb_argument_name (NINE_SORT_CARD, card) : arb_argument_unknown ()),
          FALSE);
}

static void
play_round_secretly (Play *play, Secret *secret)
{
  guint row = nine_row (the_state (play));

  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
        place_secretly (play, secret, seat, place);
    }
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
        {
          ArbArgument card = arb_argument_name (NINE_SORT_CARD, secret->placed[seat][place]);

          if (the_state (play)->cards[row][seat][place] == NINE_FACE_DOWN)
            append (play,
                    ARB_MOVE (seat, NINE_VERB_REVEAL, arb_argument_name (NINE_SORT_PLACE, place),
                              card),
                    FALSE);
        }
    }
}

static void
swap_secretly (Play *play, Secret *secret)
{
  const NineSwap *swap;

  while ((swap = nine_open_swap (the_state (play))) != NULL)
    {
      NineSwap now = *swap;
      ArbMove moves[ARB_MAX_MOVES];
      guint n = arb_list (arb_game_get_state (play->game), now.seat, moves, ARB_MAX_MOVES);

      if (now.on_win == NINE_ON_WIN_SWAP_DOMAINS)
        append (play, moves[arb_random_below (&play->random, n)], FALSE);
      else
        {
          guint given = draw_card (play, secret->hand[now.seat]);
          guint taken = draw_card (play, the_state (play)->now.used[now.seat]);

          secret->hand[now.seat] =
              (guint16) ((secret->hand[now.seat] | nine_bit (taken)) & ~nine_bit (given));
          append (play,
                  ARB_MOVE (now.seat, NINE_VERB_SWAP, arb_argument_name (NINE_SORT_CARD, given),
                            arb_argument_name (NINE_SORT_CARD, taken)),
                  FALSE);
        }
    }
}

static void
record_domains (Play *play)
{
  for (guint place = 0; place < NINE_N_PLACES; place++)
    append (play,
            ARB_MOVE (ARB_TABLE, NINE_VERB_PILE, arb_argument_name (NINE_SORT_PLACE, place),
                      arb_argument_name (NINE_SORT_DOMAIN,
                                         play->truth.domains[place * NINE_N_ROUNDS
                                                             + nine_row (the_state (play))])),
            FALSE);
}

/* The truth is never excluded: every card of a real hand can be played. */
static void
test_secret_games (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  ArbOptions options;

  arb_options_init (&options, catalogue, NINE_N_SEATS, 0);
  options.switches[NINE_SWITCH_RETURN] = NINE_RETURN_ANY;
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      ArbMove moves[ARB_MAX_MOVES];
      Play play = { 0 };
      Secret secret;
      guint16 specials = 0;

      play_begin (&play, seed, &options);
      shuffle (&play, moves);
      for (guint i = 0; i < 3; i++)
        specials |= nine_bit (play.truth.specials[i]);
      secret.hand[1] = secret.hand[2] = ((const NineCatalogue *) catalogue)->base_set | specials;

      while (!the_state (&play)->parent.over)
        {
          record_domains (&play);
          play_round_secretly (&play, &secret);
          swap_secretly (&play, &secret);
        }
      g_assert_cmphex (the_state (&play)->specials & ~specials, ==, 0);
      arb_game_free (play.game);
    }
}

/* All invariants of the engine, in every variant and at every level of recording. */
static void
test_simulated_games (void)
{
  const ArbCatalogue *catalogue = the_catalogue ();
  ArbSimulation simulation = { 0 };
  ArbOptions options;

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      guint variant = (guint) (seed % (catalogue->n_variants + 1));
      ArbRecordDetail detail = (ArbRecordDetail) (seed / 3 % 3);

      arb_options_init (&options, catalogue, NINE_N_SEATS, 0);
      if (variant < catalogue->n_variants)
        arb_options_add_variant (&options, catalogue, variant);
      if (!arb_simulate (catalogue, &options, seed, detail, ARB_CHECK_ALL, &simulation, NULL))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, simulation.violation);
    }
  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  g_assert_cmpuint (simulation.triggers[0], >, 0);
  g_assert_cmpuint (simulation.triggers[0] + simulation.triggers[1], ==, N_GAMES);
  arb_simulation_clear (&simulation);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nine-domains/random/simulated", test_simulated_games);
  g_test_add_func ("/nine-domains/random/ruled", test_ruled_games);
  g_test_add_func ("/nine-domains/random/secret", test_secret_games);
  return g_test_run ();
}
