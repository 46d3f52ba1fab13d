/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "changed-cards.h"
#include "engine/core/notation.h"
#include "engine/help/position.h"
#include "engine/core/random.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "store/document.h"
#include "systems/eminent-domain/prototype/contract.h"
#include "systems/eminent-domain/prototype/state.h"
#include "wording/wording.h"

#include <string.h>

/* How the prototype is shown at the table: what is being decided, and how much of it. */

static const char *const records[] = { "three-players-tiebreak.arbiter",
                                       "two-players-face-up.arbiter" };

/* A moment and the moves since the one before it. */
typedef struct
{
  const char *moves[6];
  const char *title;
  const char *about;
  const char *number;
  guint amount;
} Shown;

static const Shown shown[] = {
  { { NULL }, "Player 1 leads", "An Action, or straight to a role", NULL, 0 },
  { { "survey shows action by-hand", "1 play survey" },
    "Player 1 does what the card says",
    "The table records what changes",
    NULL,
    0 },
  { { "1 done" }, "Player 1 leads", "Now a role", NULL, 0 },
  { { "1 lead survey", "1 boost survey" }, "Player 1: Survey", NULL, NULL, 0 },
  { { "1 done" }, "Player 1: Survey", NULL, "planets looked at", 2 },
  { { "rule survey-rest bottom", "1 keep" }, "Player 2 answers", NULL, NULL, 0 },
  { { "rule small-follow nothing", "2 boost survey" }, "Player 2 follows: Survey", NULL, NULL, 0 },
  { { "rule follower-cards at-once", "2 done", "number hand-size 5" },
    "Player 1 ends the turn",
    NULL,
    NULL,
    0 },
  { { "1 done", "2 skip", "2 lead warfare", "2 done" },
    "Player 2: Warfare",
    NULL,
    "army to collect",
    1 },
  { { "2 collect", "1 dissent", "2 done", "1 skip", "1 lead colonize", "1 done" },
    "Player 1: Colonize",
    NULL,
    "card to put under a planet",
    1 },
};

static void
check_moment (const ArbState *state, const Shown *expected)
{
  ArbWording wording;
  ArbMoment moment;
  g_autofree char *title = NULL, *about = NULL, *number = NULL;

  arb_find_moment (state, &moment);
  arb_wording_init (&wording, state->catalogue, "january-2010");
  wording = arb_wording_at (&wording, state);
  title = arb_wording_moment (&wording, &moment, FALSE);
  about = arb_wording_moment (&wording, &moment, TRUE);
  number = arb_wording_subject (&wording, &moment);
  g_assert_cmpstr (title, ==, expected->title);
  g_assert_cmpstr (about, ==, expected->about);
  g_assert_cmpstr (number, ==, expected->number);
  g_assert_cmpuint (moment.amount, ==, expected->amount);
}

static void
play (ArbGame *game, const char *text)
{
  ArbNotationDefect defect;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, text, &move, &defect));
  if (!arb_game_play (game, move, FALSE, &verdict))
    g_error ("%s is refused", text);
}

static void
test_moments (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_prototype_2010_ruleset);
  g_autoptr (ArbGame) game = NULL;
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  game = arb_game_new (catalogue, &options);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (shown[i].moves) && shown[i].moves[j] != NULL; j++)
        play (game, shown[i].moves[j]);
      check_moment (arb_game_get_state (game), &shown[i]);
    }
}

/* While something is decided, the game says what, and whose decision that is. */
static void
check_any_moment (const ArbState *state)
{
  ArbWording wording;
  ArbMoment moment;
  g_autofree char *title = NULL;

  arb_find_moment (state, &moment);
  if (state->over)
    {
      g_assert_null (moment.id);
      return;
    }
  arb_wording_init (&wording, state->catalogue, "january-2010");
  wording = arb_wording_at (&wording, state);
  title = arb_wording_moment (&wording, &moment, FALSE);
  g_assert_nonnull (title);
  g_assert_cmpuint (arb_to_decide (state) >> moment.seat & 1, ==, 1);
  g_assert_cmpuint (moment.amount, <=, moment.whole);
  if (moment.unit != NULL)
    g_assert_cmpuint (moment.amount, >, 0);
}

static void
test_tables (gconstpointer data)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "prototype-records", (const char *) data, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);
  ArbGame *game;

  g_assert_no_error (error);
  game = arb_document_get_game (document);
  for (guint i = 0; i <= arb_game_get_length (game); i++)
    {
      ArbStateRoom room;

      arb_game_state_at (game, i, &room.state);
      check_any_moment (&room.state);
    }
}

/* A state, as the rules see it and as the engine does. */
typedef union
{
  EmState table;
  ArbState parent;
  ArbStateRoom room;
} Table;

/* Puts a table of two as @lines say: parts of a position after `given`, or moves. */
static void
arrange (Table *table, const char *const *lines)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_prototype_2010_ruleset);
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbPositionLine line;
  ArbNotationDefect defect;
  ArbVerdict verdict;
  ArbOptions options;
  ArbMove move;
  guint n;

  arb_options_init (&options, catalogue, 2, 0);
  arb_setup (catalogue, &options, &table->parent);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "given "))
      {
        g_assert_true (
            arb_position_parse (catalogue, 2, lines[i] + strlen ("given "), &line, &defect));
        g_assert_true (arb_position_arrange (&table->parent, &line, moves, &n, &verdict));
      }
    else
      {
        g_assert_true (arb_move_parse (catalogue, 2, lines[i], &move, &defect));
        arb_apply (&table->parent, move, FALSE);
      }
}

/* How a move is refused that lacks icons, and the cards that those there are come from. */
typedef struct
{
  const char *lines[14];
  const char *move;
  guint n_cards;
  const char *said;
} Counted;

static const Counted counted[] = {
  { { "rule start-planet face-down", "given 1 surveyed 1", "1 #2 is planet-03",
      "planet-03 shows colonize-cost 5", "technology-01 shows icon colonize",
      "given 1 under #2 colonize colonize technology-01", "1 skip", "1 lead colonize", "1 done",
      NULL },
    "1 settle #2",
    2,
    "3 lie under it: 2 from Colonize, 1 from Technology 1" },
  { { "rule small-follow refused", "rule planet-icons yes", "rule follower-cards at-once",
      "rule survey-rest bottom", "given 2 up planet-04", "planet-04 shows icon survey",
      "given 2 hand survey survey", "1 skip", "1 lead survey", "1 done", "1 keep", "2 boost survey",
      NULL },
    "2 done",
    2,
    "2 are shown: 1 from Survey, 1 from Planet 4" },
  /* Before anything is shown, the number is what the hand could show. */
  { { "rule small-follow refused", "rule follower-cards at-once", "rule planet-icons no",
      "rule survey-rest bottom", "given 2 hand survey survey", "1 skip", "1 lead survey", "1 done",
      "1 keep", NULL },
    "2 boost survey",
    0,
    "2 are shown." },
};

static char *
refuse (const Table *table, const char *text, guint *n_cards)
{
  ArbContribution parts[ARB_MAX_CONTRIBUTIONS];
  ArbWording wording;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (arb_move_parse (table->parent.catalogue, 2, text, &move, NULL));
  arb_verdict_init (&verdict);
  g_assert_false (arb_check (&table->parent, move, &verdict));
  *n_cards = arb_contributions (&table->parent, move.seat, &verdict.reasons[0], 1, parts);
  arb_wording_init (&wording, table->parent.catalogue, "january-2010");
  wording = arb_wording_at (&wording, &table->parent);
  return arb_wording_reason (&wording, move.seat, &verdict.reasons[0]);
}
static void
test_contributions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      Table table;
      guint n_cards;
      g_autofree char *said = NULL;

      arrange (&table, counted[i].lines);
      said = refuse (&table, counted[i].move, &n_cards);
      g_assert_cmpuint (n_cards, ==, counted[i].n_cards);
      if (strstr (said, counted[i].said) == NULL)
        g_error ("“%s” does not say “%s”", said, counted[i].said);
    }
}

static const ArbViewCounter *
get_counter (const ArbView *view, const ArbViewCard *card, const char *id)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (g_str_equal (counter->id, id))
        return counter;
    }
  g_error ("no counter %s", id);
}

/* Whether @seat may take @technology now, by the rule of `acquire`. */
static gboolean
may_acquire (const Table *table, guint seat, ArbArgument technology)
{
  ArbMove move = { 0 };
  ArbVerdict verdict;
  g_autofree char *text =
      g_strdup_printf ("%u acquire %s", seat,
                       arb_catalogue_get_name (table->parent.catalogue, technology));

  g_assert_true (
      arb_move_parse (table->parent.catalogue, table->parent.n_seats, text, &move, NULL));
  arb_verdict_init (&verdict);
  return arb_check (&table->parent, move, &verdict);
}

/* Compares the prospects of the seat that does Research with the rule; returns how many it has. */
static guint
compare_prospects (const Table *table, ArbView *view, guint *n_technologies)
{
  guint seat = arb_agenda_top_const (&table->table.agenda)->seat;
  guint n = 0;

  *n_technologies = 0;
  arb_prospects (&table->parent, view);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      for (guint j = 0; zone->seat == seat && j < zone->n_cards; j++)
        {
          const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + j);
          gboolean affordable = get_counter (view, card, "affordable")->value != 0;

          g_assert_cmpint (affordable, ==, may_acquire (table, seat, card->card));
          n += affordable;
          ++*n_technologies;
        }
    }
  return n;
}

/* What the prospects say is held against the rule, wherever Research is done in random games of
 * cards whose faces are made up and known. */
static void
test_prospects (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "prototype-made-up", "cards.json", NULL);
  g_autofree char *cards = NULL;
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (ArbView) view = arb_view_new ();
  guint n_asked = 0, n_found = 0, n_technologies;
  ArbMove moves[ARB_MAX_MOVES];
  ArbOptions options;

  g_assert_true (g_file_get_contents (path, &cards, NULL, NULL));
  catalogue = changed_cards_load (&arb_prototype_2010_ruleset, cards, NULL);
  g_assert_nonnull (catalogue);
  arb_options_init (&options, catalogue, 2, 0);
  for (guint i = 0; i < catalogue->n_switches; i++)
    options.switches[i] = 0;
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      ArbRandom random = { seed };
      Table table;

      arb_setup (catalogue, &options, &table.parent);
      for (guint i = 0; i < 400 && !table.parent.over; i++)
        {
          guint seat = (guint) __builtin_ctz (arb_to_decide (&table.parent));
          guint n = arb_list (&table.parent, seat, moves, ARB_MAX_MOVES);

          g_assert_cmpuint (n, >, 0);
          if (em_asked (&table.table, EM_EFFECT_ACQUIRE) != NULL)
            {
              arb_view_clear (view);
              n_found += compare_prospects (&table, view, &n_technologies);
              n_asked += n_technologies;
            }
          arb_apply (&table.parent, moves[arb_random_below (&random, n)], FALSE);
        }
    }
  g_assert_cmpuint (n_found, >, 20);
  g_assert_cmpuint (n_asked - n_found, >, 20);
}

/* What depends on a type that nobody knows has no limit, and is nothing that a seat can have. */
static void
test_unknown_prospects (void)
{
  static const char *const lines[] = { "rule start-planet face-up",
                                       "given 1 up planet-04",
                                       "technology-01 shows type type-2",
                                       "technology-02 shows type type-1",
                                       "planet-04 shows type type-1",

                                       NULL };
  g_autoptr (ArbView) view = arb_view_new ();
  guint n_open = 0, n_affordable = 0, n_short = 0;
  Table table;

  arrange (&table, lines);
  arb_prospects (&table.parent, view);
  for (guint i = 0; i < view->cards->len; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, i);
      const ArbViewCounter *planets = get_counter (view, card, "planets");

      n_affordable += get_counter (view, card, "affordable")->value != 0;
      n_open += planets->limit < 0;
      n_short += planets->limit > planets->value;
    }
  /* The start planets are face up, and nobody knows their type. */
  g_assert_cmpuint (n_affordable, ==, 1);
  g_assert_cmpuint (n_short, ==, 0);
  g_assert_cmpuint (n_open, ==, 2 * PROTO_N_TECHNOLOGIES - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prototype/presentation/moments", test_moments);
  g_test_add_func ("/prototype/presentation/contributions", test_contributions);
  g_test_add_func ("/prototype/presentation/prospects", test_prospects);
  g_test_add_func ("/prototype/presentation/unknown-prospects", test_unknown_prospects);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strconcat ("/prototype/presentation/", records[i], NULL);

      g_test_add_data_func (path, records[i], test_tables);
    }
  return g_test_run ();
}
