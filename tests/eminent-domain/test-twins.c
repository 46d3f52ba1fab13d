/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-table.h"

#include "engine/core/notation.h"
#include "store/document.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planets.h"

#include <string.h>

/*
 * Twins of whole games: records that tell everything are told again to a table that hears less.
 * There too every move that was made, or could have been made, must be possible, and the truth
 * never be excluded.
 *
 * usage: test-eminent-domain-twins [OPTION…] RECORD…
 */

typedef struct
{
  const char *file;
  ArbRecordDetail detail;
  guint index;
  AnyTable complete;
  AnyTable recorded;
} Twin;

static void
fail (const Twin *twin, const char *what, const ArbMove *move)
{
  g_autofree char *text =
      move != NULL ? arb_move_to_string (twin->complete.parent.catalogue, *move) : NULL;

  g_test_message ("%s, told %s, after %u moves: %s%s%s", twin->file,
                  twin->detail == ARB_DETAIL_PUBLIC ? "publicly" : "by counts", twin->index, what,
                  text != NULL ? ": " : "", text != NULL ? text : "");
  g_test_fail ();
}

/* @move as the second table hears it; whether that is anything, and whether it may be made. */
static gboolean
hear (Twin *twin, ArbMove *move)
{
  ArbVerdict verdict;

  if (!arb_ruleset_of (&twin->complete.parent)
           ->playout.redact (&twin->complete.parent, move, twin->detail))
    return FALSE;

  arb_canonicalize (&twin->recorded.parent, move);
  if (arb_check (&twin->recorded.parent, *move, &verdict))
    return TRUE;

  fail (twin, verdict.value == ARB_UNDECIDABLE ? "not decidable as told" : "not legal as told",
        move);
  return FALSE;
}

static void
try_all_moves (Twin *twin)
{
  ArbMove moves[ARB_MAX_MOVES];

  for (guint seat = 1; seat <= twin->complete.parent.n_seats; seat++)
    {
      guint n = arb_list (&twin->complete.parent, seat, moves, ARB_MAX_MOVES);

      for (guint i = 0; i < n && !g_test_failed (); i++)
        hear (twin, &moves[i]);
    }
}

static void
compare_hand (const Twin *twin, guint seat)
{
  const EmSeat *complete = em_seat_const (&twin->complete.table, seat);
  const EmSeat *recorded = em_seat_const (&twin->recorded.table, seat);

  /* Between a draw and what is told of it the first table does not know more either. */
  if (complete->hand.unknown > 0)
    return;

  if (complete->hand.size != recorded->hand.size || complete->deck.size != recorded->deck.size
      || complete->discard.size != recorded->discard.size)
    fail (twin, "a pile is of another size", NULL);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS + EM_MAX_TECHNOLOGIES; kind++)
    {
      guint held = em_pile_count (&complete->hand, kind);
      ArbMove what = ARB_MOVE (seat, EM_VERB_HOLDS, arb_argument_name (EM_SORT_CARD, kind),
                               arb_argument_count (held), 0);

      if (held > em_hand_most (recorded, kind) || held < em_hand_least (recorded, kind))
        fail (twin, "excluded, but true", &what);
    }
}

static void
compare_pile (const Twin *twin, const char *pile, guint64 complete, guint64 known,
              guint64 candidates)
{
  if (complete & ~(known | candidates))
    fail (twin, "a planet is excluded that is there", NULL);
  if (known & ~complete)
    fail (twin, "a planet is said to be where it is not", NULL);
  if (g_test_failed ())
    g_test_message ("it is about the %s", pile);
}

static void
compare_planets (const Twin *twin)
{
  const EmState *complete = &twin->complete.table;
  const EmState *recorded = &twin->recorded.table;

  for (guint i = 0; i < complete->n_planets; i++)
    if (complete->planets[i].card != EM_UNKNOWN
        && !(em_candidates_of (&recorded->planets[i]) >> complete->planets[i].card & 1))
      fail (twin, "a planet of an Empire cannot be what it is", NULL);

  if (complete->look_unknown > 0 || complete->discard_unknown > 0)
    return;
  compare_pile (twin, "look", complete->look_known, recorded->look_known,
                recorded->look_candidates);
  compare_pile (twin, "discard pile", complete->discard_known, recorded->discard_known,
                recorded->discard_candidates);
  compare_pile (twin, "deck", complete->deck_known | complete->deck_candidates,
                recorded->deck_known, recorded->deck_candidates);
}

static void
compare (const Twin *twin)
{
  const char *problem = NULL;

  if (twin->complete.parent.over != twin->recorded.parent.over)
    fail (twin, "only one of them is over", NULL);
  if (!arb_conserves (&twin->recorded.parent, &problem))
    fail (twin, problem, NULL);
  for (guint seat = 1; seat <= twin->complete.parent.n_seats; seat++)
    compare_hand (twin, seat);
  compare_planets (twin);
}

/* The planet discard pile lies face up: a table that tells what is public tells it. */
static void
record_discards (Twin *twin)
{
  guint64 discards = twin->complete.table.discard_known & ~twin->recorded.table.discard_known;

  for (; twin->detail == ARB_DETAIL_PUBLIC && discards != 0; discards &= discards - 1)
    {
      ArbMove move = ARB_MOVE (ARB_TABLE, EM_VERB_DISCARDED,
                               arb_argument_name (EM_SORT_PLANET, em_first (discards)), 0, 0);
      ArbVerdict verdict;

      if (arb_check (&twin->recorded.parent, move, &verdict))
        arb_apply (&twin->recorded.parent, move, FALSE);
      else
        fail (twin, "what lies face up is called impossible", &move);
    }
}

static void
play_twin (ArbGame *game, const char *file, ArbRecordDetail detail)
{
  Twin twin = { .file = file, .detail = detail };

  arb_game_state_at (game, 0, &twin.complete.parent);
  arb_game_state_at (game, 0, &twin.recorded.parent);
  for (; twin.index < arb_game_get_length (game) && !g_test_failed (); twin.index++)
    {
      ArbMove move = arb_game_get_entry (game, twin.index)->move;
      ArbMove heard = move;

      try_all_moves (&twin);
      if (hear (&twin, &heard))
        arb_apply (&twin.recorded.parent, heard, FALSE);
      arb_apply (&twin.complete.parent, move, FALSE);
      record_discards (&twin);
      if (!g_test_failed ())
        compare (&twin);
    }
  if (!g_test_failed () && !twin.recorded.parent.over)
    fail (&twin, "it is not over", NULL);
}

static void
test_record (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (data, NULL, &error);

  g_assert_no_error (error);
  for (ArbRecordDetail detail = ARB_DETAIL_PUBLIC; detail <= ARB_DETAIL_COUNTS; detail++)
    play_twin (arb_document_get_game (document), data, detail);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/eminent-domain/twins/", name, NULL);

      g_test_add_data_func (path, argv[i], test_record);
    }
  return g_test_run ();
}
