/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"

#include "engine/core/notation.h"
#include "engine/checks/simulate.h"
#include "store/catalogues.h"
#include "systems/systems.h"

#include <string.h>

/* Small numbers mostly, for those are the ones that mean something. */
static guint
pick_number (AnyPick pick, gpointer data, guint max)
{
  return 1 + pick (data, pick (data, 20) == 0 ? max : 5);
}

static ArbArgument
any_argument (const ArbCatalogue *catalogue, const ArbSlot *slot, AnyPick pick, gpointer data)
{
  guint kinds[16];
  guint n = 0;
  guint kind;

  for (guint i = 1; i < G_N_ELEMENTS (kinds); i++)
    if (slot->accepts & 1u << i)
      kinds[n++] = i;
  kind = kinds[pick (data, n)];

  switch (kind)
    {
    case ARB_ARGUMENT_COUNT:
      return arb_argument_count (pick_number (pick, data, ARB_ARGUMENT_VALUE_MAX));
    case ARB_ARGUMENT_CHANGE:
      n = pick_number (pick, data, ARB_ARGUMENT_CHANGE_MAX);
      return arb_argument_change (pick (data, 2) == 0 ? (gint) n : -(gint) n);
    case ARB_ARGUMENT_NUMBER:
      return arb_argument_number (pick_number (pick, data, 255));
    case ARB_ARGUMENT_PAIR:
      n = pick (data, 10);
      return arb_argument_pair (n, pick (data, 10));
    case ARB_ARGUMENT_UNKNOWN:
      return arb_argument_unknown ();
    default:
      n = catalogue->sorts[kind - ARB_ARGUMENT_NAME].n_names;
      return arb_argument_name (kind - ARB_ARGUMENT_NAME, pick (data, n));
    }
}

ArbMove
any_move (const ArbCatalogue *catalogue, guint n_seats, AnyPick pick, gpointer data)
{
  guint n_verbs = catalogue->ruleset->n_verbs;
  guint index = pick (data, n_verbs);
  const ArbVerb *verb;
  ArbMove move = ARB_MOVE (pick (data, n_seats + 1), 0, 0, 0, 0);

  /* Seldom the end: after it hardly anything can be played. */
  if ((index == ARB_VERB_END || index == ARB_VERB_LEAVE) && pick (data, 10) != 0)
    index = ARB_VERB_OWN + pick (data, n_verbs - ARB_VERB_OWN);
  verb = catalogue->ruleset->verbs[index];
  move.verb = (guint8) index;
  for (guint i = 0; i < ARB_MAX_ARGUMENTS && verb->slots[i].accepts != 0; i++)
    {
      if (verb->slots[i].optional && pick (data, 3) == 0)
        break;
      move.arguments[i] = any_argument (catalogue, &verb->slots[i], pick, data);
    }
  return move;
}

ArbGame *
any_game_replay (const ArbGame *game)
{
  ArbGame *again = arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));

  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append_like (again, arb_game_get_entry (game, i));
  return again;
}

static gboolean
same_entry (const ArbEntry *a, const ArbEntry *b)
{
  return arb_move_equal (a->move, b->move) && arb_move_equal (a->said, b->said)
         && a->ruled == b->ruled && a->to_strike == b->to_strike && a->implied == b->implied
         && a->struck == b->struck && a->private == b->private && a->hidden == b->hidden
         && a->opens == b->opens && arb_verdict_equal (&a->verdict, &b->verdict);
}

ArbGame *
any_game_begin (const ArbRuleset *ruleset)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (ruleset);
  ArbOptions options;

  arb_options_init (&options, catalogue, 2, 0);
  return arb_game_new (catalogue, &options);
}

void
any_game_say (ArbGame *game, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "; ", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      ArbNotationDefect defect;
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_move_parse (arb_game_get_catalogue (game), 2, lines[i], &move, &defect));
      if (!arb_game_play (game, move, FALSE, &verdict))
        g_error ("%s is refused", lines[i]);
    }
}

void
any_game_assert_offers (const ArbGame *game, const char *kind, guint seat, const char *expected)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (game);
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (arb_game_get_state (game), offers, ARB_MAX_OFFERS);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (offers[i].kind, kind) && offers[i].seat == seat)
      g_string_append_printf (found, "%s%s%s%s%s", found->len > 0 ? " " : "",
                              offers[i].over ? "[" : "",
                              arb_catalogue_get_name (catalogue, offers[i].row),
                              offers[i].made ? "*" : "", offers[i].over ? "]" : "");
  g_assert_cmpstr (found->str, ==, expected);
}

gboolean
any_game_same_table (const ArbGame *a, const ArbGame *b)
{
  /* Games with cards that were typed in have catalogues of their own, which say the same. */
  gsize after = G_STRUCT_OFFSET (ArbState, n_seats);

  G_STATIC_ASSERT (G_STRUCT_OFFSET (ArbState, catalogue) == 0);
  return memcmp (&arb_game_get_state (a)->n_seats, &arb_game_get_state (b)->n_seats,
                 arb_game_get_catalogue (a)->ruleset->state_size - after)
         == 0;
}

gboolean
any_game_equal (const ArbGame *a, const ArbGame *b)
{
  if (arb_game_get_length (a) != arb_game_get_length (b) || !any_game_same_table (a, b))
    return FALSE;

  for (guint i = 0; i < arb_game_get_length (a); i++)
    if (!same_entry (arb_game_get_entry (a, i), arb_game_get_entry (b, i)))
      return FALSE;

  return TRUE;
}

ArbGame *
any_game_play (const ArbCatalogue *catalogue, guint n_seats, guint64 seed)
{
  ArbSimulation result = { 0 };
  ArbOptions options;
  ArbGame *game = NULL;

  arb_options_init (&options, catalogue, n_seats, 0);
  g_assert_true (
      arb_simulate (catalogue, &options, seed, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result, &game));
  arb_simulation_clear (&result);
  return game;
}

gboolean
any_game_reaches (const ArbState *state, const ArbOffer *offers, guint n_offers, ArbMove move)
{
  ArbVerdict verdict;
  guint worst = arb_check (state, move, &verdict) ? ARB_VOID : ARB_UNDECIDABLE;

  if (verdict.value == ARB_ILLEGAL)
    return TRUE;

  for (guint i = 0; i < n_offers; i++)
    {
      ArbMove first = offers[i].moves[0];

      arb_canonicalize (state, &first);
      if (arb_move_equal (first, move) && offers[i].verdict.value != ARB_ILLEGAL
          && offers[i].verdict.value <= worst)
        return TRUE;
    }
  return FALSE;
}

guint
any_game_find_waiting (const ArbState *state, guint seat, ArbArgument *rules, ArbMove *waiting)
{
  const ArbVerb *const *verbs = arb_ruleset_of (state)->verbs;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = 0;

  for (guint i = arb_questions (state, seat, moves, ARB_MAX_MOVES); i > 0; i--)
    {
      ArbVerdict verdict;

      if (arb_check (state, moves[i - 1], &verdict)
          && verbs[moves[i - 1].verb]->kind == ARB_VERB_DECISION)
        return 0;
      if (verdict.value != ARB_UNDECIDABLE || verdict.reasons[0].rule != ARB_RULE_OPEN)
        continue;
      *waiting = moves[i - 1];
      rules[n++] = verdict.reasons[0].subject;
    }
  return n;
}

void
any_game_add_tests (const char *group, const AnyGameTest *tests, guint n_tests)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    for (guint i = 0; i < n_tests; i++)
      {
        g_autofree char *path = g_strdup_printf ("/%s/%s/%s", group, (*system)->id, tests[i].name);

        g_test_add_data_func (path, arb_catalogue_get (*system), tests[i].func);
      }
}
