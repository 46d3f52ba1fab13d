/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/referee.h"
#include "store/catalogues.h"
#include "systems/nine-domains/combat.h"
#include "systems/nine-domains/contract.h"

#include <string.h>

/* The cards of two rounds, both seats from left to right, and what decides the second combat at the
 * left. */
typedef struct
{
  const char *name;
  guint round;
  const char *before[2];
  const char *now[2];
  guint winner;
  NineDecision decided_by;
  gint8 lines[NINE_N_LINES];
  gint strength;
  gint bonus;
} Example;

static const Example examples[] = {
  { "strength", 1, { NULL }, { "4 0 1", "2 0 1" }, 1, NINE_BY_STRENGTH, { 4, 0, 0, 0 }, 4, 0 },
  { "outcome", 1, { NULL }, { "5 1 2", "0 1 2" }, 2, NINE_BY_OUTCOME, { 5, 0, 0, 0 }, 5, 0 },
  { "nobody", 1, { NULL }, { "3 0 1", "3 0 1" }, 0, NINE_BY_NOBODY, { 3, 0, 0, 0 }, 3, 0 },
  { "sign", 1, { NULL }, { "3- 0 1", "3 0 1" }, 2, NINE_BY_SIGN, { 3, 0, 0, 0 }, 3, 0 },
  { "neighbours", 1, { NULL }, { "3 1- 2", "4 0 2" }, 1, NINE_BY_BONUS, { 3, 0, 1, 0 }, 4, 1 },
  { "all lines",
    3,
    { "1+ 2 3", "5 2 3" },
    { "4+ 1- 0", "4 1 0" },
    1,
    NINE_BY_STRENGTH,
    { 4, 2, 1, -2 },
    5,
    1 },
  { "own loss",
    3,
    { "0 1 3", "0 1 3" },
    { "4+ 4 5", "2 4 5" },
    2,
    NINE_BY_BONUS,
    { 4, 0, 0, -2 },
    2,
    -2 },
  { "star",
    2,
    { "1+ 0 2", "0 1 2" },
    { "* 1- 3", "2 4 3" },
    2,
    NINE_BY_OUTCOME,
    { 0, 0, 0, 0 },
    0,
    0 },
};

static void
lay (NineState *state, guint row, guint seat, const char *cards)
{
  g_auto (GStrv) faces = g_strsplit (cards, " ", NINE_N_PLACES);

  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      gint card = arb_catalogue_find (state->parent.catalogue, NINE_SORT_CARD, faces[place]);

      g_assert_cmpint (card, >=, 0);
      state->cards[row][seat][place] = (guint8) (card + NINE_CARD);
    }
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  const ArbCatalogue *catalogue = arb_catalogue_get (&arb_nine_domains_ruleset);
  ArbStateRoom room;
  NineState *state = (NineState *) &room;
  guint row = example->round - 1;
  ArbOptions options;
  NineCombat combat;

  arb_options_init (&options, catalogue, NINE_N_SEATS, 0);
  options.switches[NINE_SWITCH_SELF_MALUS] = NINE_MALUS_BONUS;
  arb_setup (catalogue, &options, &state->parent);
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      if (example->before[0] != NULL)
        lay (state, row - 1, seat, example->before[seat - 1]);
      lay (state, row, seat, example->now[seat - 1]);
    }

  g_assert_cmpuint (nine_combat (state, row, 0, &combat), ==, example->winner);
  g_assert_cmpuint (combat.decided_by, ==, example->decided_by);
  g_assert_cmpmem (combat.sides[1].lines, NINE_N_LINES, example->lines, NINE_N_LINES);
  g_assert_cmpint (combat.sides[1].strength, ==, example->strength);
  g_assert_cmpint (combat.sides[1].bonus, ==, example->bonus);
  g_assert_cmpuint (nine_combat (state, row, 0, NULL), ==, example->winner);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/nine-domains/combat/%s", examples[i].name);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  return g_test_run ();
}
