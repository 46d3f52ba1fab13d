/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "engine/notation.h"
#include "store/document.h"
#include "systems/systems.h"

/*
 * Whatever moves the notation can say, in whatever order: a file with them is read, folds to a
 * state, and is written again as it was. Most of these moves are nonsense, as after a slip.
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
pick (Monkey *monkey, guint n)
{
  return arb_random_below (&monkey->random, n);
}

/* Small numbers mostly, for those are the ones that mean something. */
static guint
pick_number (Monkey *monkey, guint max)
{
  return 1 + pick (monkey, pick (monkey, 20) == 0 ? max : 5);
}

static ArbArgument
pick_argument (Monkey *monkey, const ArbSlot *slot)
{
  guint kinds[16];
  guint n = 0;
  guint kind;

  for (guint i = 1; i < G_N_ELEMENTS (kinds); i++)
    if (slot->accepts & 1u << i)
      kinds[n++] = i;
  kind = kinds[pick (monkey, n)];

  switch (kind)
    {
    case ARB_ARGUMENT_COUNT:
      return arb_argument_count (pick_number (monkey, ARB_ARGUMENT_VALUE_MAX));
    case ARB_ARGUMENT_CHANGE:
      n = pick_number (monkey, ARB_ARGUMENT_CHANGE_MAX);
      return arb_argument_change (pick (monkey, 2) == 0 ? (gint) n : -(gint) n);
    case ARB_ARGUMENT_NUMBER:
      return arb_argument_number (pick_number (monkey, 255));
    case ARB_ARGUMENT_PAIR:
      return arb_argument_pair (pick (monkey, 10), pick (monkey, 10));
    case ARB_ARGUMENT_UNKNOWN:
      return arb_argument_unknown ();
    default:
      n = monkey->catalogue->sorts[kind - ARB_ARGUMENT_NAME].n_names;
      return arb_argument_name (kind - ARB_ARGUMENT_NAME, pick (monkey, n));
    }
}

static ArbMove
pick_any (Monkey *monkey)
{
  const ArbRuleset *ruleset = monkey->catalogue->ruleset;
  const ArbVerb *verb = &ruleset->verbs[pick (monkey, ruleset->n_verbs)];
  ArbMove move = ARB_MOVE (pick (monkey, monkey->n_seats + 1), verb - ruleset->verbs, 0, 0, 0);

  for (guint i = 0; i < ARB_MAX_ARGUMENTS && verb->slots[i].accepts != 0; i++)
    {
      if (verb->slots[i].optional && pick (monkey, 3) == 0)
        break;
      move.arguments[i] = pick_argument (monkey, &verb->slots[i]);
    }
  return move;
}

/* A legal move where there is one, so that games get somewhere. */
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

static void
look_at (const ArbGame *game)
{
  ArbView *view = arb_view_new ();
  ArbScoreSheet sheet;

  arb_game_score (game, &sheet);
  arb_game_get_catalogue (game)->ruleset->describe (arb_game_get_state (game), view);
  arb_view_free (view);
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

      arb_game_append (game, move, pick (monkey, 2) == 0, FALSE, pick (monkey, 3) > 0);
    }
  look_at (game);
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
      Monkey monkey = { arb_catalogue_get (ruleset), ruleset->min_seats + seed % n_numbers,
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
