/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "changed-cards.h"
#include "engine/play/complete.h"
#include "engine/help/position.h"
#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/*
 * The order of Cleanup is read from cards.json: the same moves come out otherwise by another order,
 * and an order that cannot be played is refused.
 */

/* A game that ends by one order and goes on by another. */
typedef struct
{
  const char *name;
  const char *system;
  const char *edition;
  const char *setting;      /* (nullable): a switch and its value */
  const char *order;        /* as shipped */
  const char *other;        /* another one */
  const char *const *steps; /* moves, and parts of a position after `given` */
  gboolean over;            /* whether it is over by the shipped order; by the other it is not */
} Game;

static const char *const last_trade[] = { "number hand-size 5",
                                          "number trade-pile 1",
                                          "given 2 armies 1",
                                          "1 lead trade",
                                          "1 done",
                                          "2 dissent",
                                          "1 done",
                                          NULL };
static const char *const last_influence[] = {
  "given 1 influence 24", "1 lead trade", "1 done", "2 dissent", "1 done", NULL
};
/* Genetic Engineering is paid in Cleanup, with the last influence of the supply. */
static const char *const owed[] = { "1 lead trade",
                                    "1 done",
                                    "2 dissent",
                                    "1 done",
                                    "given 2 influence 23",
                                    "given 2 up mik-mik",
                                    "given 2 hand genetic-engineering",
                                    "2 play genetic-engineering",
                                    "2 lead produce",
                                    "2 done",
                                    "2 produce #2 food",
                                    "1 dissent",
                                    "2 done",
                                    NULL };

static const Game games[] = {
  { "turn-or-round", "prototype-2010", "january-2010", "start-planet=face-down", "\"check-turn\"",
    "\"check-round\"", last_trade, TRUE },
  { "round-or-turn", "eminent-domain", "it", NULL, "\"check-round\"", "\"check-turn\"",
    last_influence, FALSE },
  { "pay-first", "eminent-domain", "bga", "extra-round=off",
    "\"pay\", \"clear\", \"refill\", \"check-round\"",
    "\"check-round\", \"pay\", \"clear\", \"refill\"", owed, TRUE },
};

/* An order that cannot be played, and what must be said of it. */
typedef struct
{
  const char *name;
  const char *system;
  const char *there;
  const char *instead;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "word", "eminent-domain", "\"refill\", \"check-round\"", "\"draw\", \"check-round\"",
    "turns[0].cleanup[3]: found the text “draw”, expected one of discard, pay, clear, refill, "
    "check-turn, "
    "check-round" },
  { "missing", "eminent-domain", "\"refill\", \"check-round\"", "\"check-round\"",
    "turn: cleanup: expected “refill” once" },
  { "twice", "eminent-domain", "\"refill\", \"check-round\"", "\"clear\", \"check-round\"",
    "turn: cleanup: expected “clear” once" },
  { "unchecked", "eminent-domain", "\"refill\", \"check-round\"", "\"refill\"",
    "turn: cleanup: expected either “check-turn” or “check-round”, once" },
  { "both-checks", "eminent-domain", "\"refill\", \"check-round\"",
    "\"refill\", \"check-round\", \"check-turn\"",
    "turn: cleanup: expected either “check-turn” or “check-round”, once" },
  { "other-game", "prototype-2010", "\"refill\",", "\"refill\", \"pay\",",
    "turn: cleanup: expected no “pay” in this game" },
};

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

static void
play (ArbState *state, const char *text)
{
  ArbClosing closing;
  ArbVerdict verdict;
  ArbMove move;

  if (!arb_move_parse (state->catalogue, state->n_seats, text, &move, NULL))
    g_error ("“%s” is no move", text);
  arb_complete (state, &move, &closing, &verdict);
  if (!arb_verdict_allows (&verdict))
    g_error ("“%s” is refused by %s", text, state->catalogue->rules[verdict.reasons[0].rule].id);
  arb_apply_closing (state, &closing);
  arb_apply (state, move, FALSE);
}

static void
set_options (ArbOptions *options, const ArbCatalogue *catalogue, const Game *game)
{
  g_auto (GStrv) setting = NULL;
  guint edition = 0;

  while (!g_str_equal (catalogue->editions[edition].id, game->edition))
    edition++;
  arb_options_init (options, catalogue, 2, edition);
  if (game->setting == NULL)
    return;
  setting = g_strsplit (game->setting, "=", 2);
  for (guint i = 0; i < catalogue->n_switches; i++)
    for (guint value = 0; g_str_equal (catalogue->switches[i].id, setting[0])
                          && catalogue->switches[i].values[value] != NULL;
         value++)
      if (g_str_equal (catalogue->switches[i].values[value], setting[1]))
        options->switches[i] = (guint8) value;
}

/* Whether the game is over after its moves, with @cards. */
static gboolean
is_over (const Game *game, const char *cards)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      changed_cards_load (arb_systems_find (game->system), cards, &error);
  ArbStateRoom room;
  ArbOptions options;

  g_assert_no_error (error);
  set_options (&options, catalogue, game);
  arb_setup (catalogue, &options, &room.state);
  for (guint i = 0; game->steps[i] != NULL; i++)
    if (g_str_has_prefix (game->steps[i], "given "))
      arrange (&room.state, game->steps[i] + strlen ("given "));
    else
      play (&room.state, game->steps[i]);
  if (!room.state.over)
    g_assert_cmphex (arb_to_decide (&room.state), !=, 0);
  return room.state.over;
}

static void
test_order (gconstpointer data)
{
  const Game *game = data;
  const ArbRuleset *ruleset = arb_systems_find (game->system);
  g_autofree char *shipped = changed_cards_read (ruleset);
  g_autofree char *other = changed_cards_replace (ruleset, game->order, game->other);

  g_assert_cmpint (is_over (game, shipped), ==, game->over);
  g_assert_cmpint (is_over (game, other), ==, !game->over);
}

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  const ArbRuleset *ruleset = arb_systems_find (slip->system);
  g_autofree char *cards = changed_cards_replace (ruleset, slip->there, slip->instead);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue = changed_cards_load (ruleset, cards, &error);

  g_assert_null (catalogue);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("“%s” does not say “%s”", error->message, slip->said);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cleanup-order/game/%s", games[i].name);

      g_test_add_data_func (path, &games[i], test_order);
    }
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cleanup-order/slip/%s", slips[i].name);

      g_test_add_data_func (path, &slips[i], test_slip);
    }
  return g_test_run ();
}
