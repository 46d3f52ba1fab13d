/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/audit.h"
#include "engine/core/notation.h"
#include "store/document.h"
#include "systems/systems.h"

#include <string.h>

/*
 * From real records a gesture is left out: an Action with its target, or the answer to a role. The
 * rest is said again as it was, up to the end of the round; then its player counts all that is his.
 * The audit must propose among its first repairs one that leads to the same table.
 */

#define GOOD_PLACE 3

/* A gesture in a record. */
typedef struct
{
  const ArbGame *game;
  guint first; /* its first line */
  guint end;   /* the first line after it */
  guint round_end;
} Gesture;

/* The number of results of each kind. */
typedef struct
{
  guint n_tried;
  guint n_found;
  guint n_uncounted;  /* no count of the player is another one */
  guint n_unplayable; /* another move of the round cannot be made without it */
} Tally;

static ArbGame *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);

  g_assert_no_error (error);
  return arb_game_copy (arb_document_get_game (document));
}

static const ArbVerb *
get_verb (const ArbGame *game, guint index)
{
  guint verb = arb_game_get_entry (game, index)->move.verb;

  return arb_game_get_catalogue (game)->ruleset->verbs[verb];
}

static guint
get_seat (const ArbGame *game, guint index)
{
  return arb_game_get_entry (game, index)->move.seat;
}

static gboolean
is_verb (const ArbGame *game, guint index, const char *name)
{
  return g_str_equal (get_verb (game, index)->name, name);
}

/* Whose role is answered at line @index: the last that was led; 0 before the first. */
static guint
find_leader (const ArbGame *game, guint index)
{
  while (index-- > 0)
    if (is_verb (game, index, "lead"))
      return get_seat (game, index);
  return 0;
}

/* Whether a player's answer to another one's role begins at line @index. */
static gboolean
begins_answer (const ArbGame *game, guint index)
{
  guint seat = get_seat (game, index);
  guint before = index;

  if ((!is_verb (game, index, "boost") && !is_verb (game, index, "follow"))
      || find_leader (game, index) == seat)
    return FALSE;
  while (before-- > 0 && !is_verb (game, before, "lead"))
    if (get_seat (game, before) == seat
        && (is_verb (game, before, "boost") || is_verb (game, before, "follow")))
      return FALSE;
  return TRUE;
}

/* Returns the first line after those of the same seat from @index on, before it leads a role or
 * begins another Action. */
static guint
find_end (const ArbGame *game, guint index)
{
  guint seat = get_seat (game, index);

  while (++index < arb_game_get_length (game) && get_seat (game, index) == seat
         && !is_verb (game, index, "lead") && !is_verb (game, index, "play")
         && !is_verb (game, index, "skip") && !is_verb (game, index, "discard"))
    ;
  return index;
}

/* Returns the first line after the round of line @index. */
static guint
find_round_end (const ArbGame *game, guint index)
{
  guint n_seats = arb_game_get_options (game)->n_seats;
  ArbStateRoom room;
  guint last;

  arb_game_state_at (game, index, &room.state);
  last = (room.state.turn + n_seats - 1) / n_seats * n_seats;
  for (; index < arb_game_get_length (game); index++)
    {
      arb_game_state_at (game, index, &room.state);
      if (room.state.turn > last)
        break;
    }
  return index;
}

/* Says the lines from @from to before @to again; FALSE if one cannot be made, even if allowed. */
static gboolean
say_again (ArbGame *game, const ArbGame *record, guint from, guint to)
{
  for (; from < to; from++)
    {
      const ArbEntry *entry = arb_game_get_entry (record, from);
      ArbVerdict verdict;

      if (arb_game_play (game, entry->said, TRUE, &verdict) == 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns all numbers at the table; with @seat, those that this player can count. */
static GArray *
count (const ArbGame *game, guint seat)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  arb_describe (arb_game_get_state (game), view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      ArbCount counted = { number->id, number->seat, number->value };

      if (seat == 0 || (number->seat == seat && number->pieces))
        g_array_append_val (counts, counted);
    }
  return counts;
}

/* Whether all numbers of both tables are the same. */
static gboolean
same_numbers (const ArbGame *a, const ArbGame *b)
{
  g_autoptr (GArray) numbers = count (b, 0);
  g_autoptr (ArbAudit) audit =
      arb_audit_new_until (a, (const ArbCount *) numbers->data, numbers->len, NULL, NULL);

  return audit->differences->len == 0;
}

static char *
describe (const Gesture *gesture)
{
  GString *text = g_string_new (NULL);

  for (guint i = gesture->first; i < gesture->end; i++)
    {
      g_autofree char *move = arb_move_to_string (arb_game_get_catalogue (gesture->game),
                                                  arb_game_get_entry (gesture->game, i)->said);

      g_string_append_printf (text, "%s%s", i > gesture->first ? "; " : "", move);
    }
  return g_string_free (text, FALSE);
}

static gboolean
is_found (const ArbAudit *audit, const ArbGame *spoilt, const ArbGame *truth)
{
  for (guint i = 0; i < MIN (audit->repairs->len, GOOD_PLACE); i++)
    {
      const ArbRepair *repair = &g_array_index (audit->repairs, ArbRepair, i);
      g_autoptr (ArbGame) mended = arb_game_copy (spoilt);

      arb_repair_make (repair, mended);
      if (repair->kind != ARB_REPAIR_ADJUST && same_numbers (mended, truth))
        return TRUE;
    }
  return FALSE;
}

static void
leave_out (const Gesture *gesture, Tally *tally)
{
  const ArbGame *game = gesture->game;
  g_autoptr (ArbGame) truth =
      arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));
  g_autoptr (ArbGame) spoilt =
      arb_game_new (arb_game_get_catalogue (game), arb_game_get_options (game));
  g_autoptr (GArray) counts = NULL;
  g_autoptr (ArbAudit) audit = NULL;
  g_autofree char *text = describe (gesture);

  g_assert_true (say_again (truth, game, 0, gesture->round_end));
  g_assert_true (say_again (spoilt, game, 0, gesture->first));
  if (!say_again (spoilt, game, gesture->end, gesture->round_end))
    {
      tally->n_unplayable++;
      return;
    }

  counts = count (truth, get_seat (game, gesture->first));
  audit = arb_audit_new (spoilt, (const ArbCount *) counts->data, counts->len);
  if (audit->differences->len == 0)
    {
      tally->n_uncounted++;
      return;
    }

  tally->n_tried++;
  if (is_found (audit, spoilt, truth))
    tally->n_found++;
  else
    g_test_message ("not found: line %u, %s (%u proposals, %u judged)", gesture->first + 1, text,
                    audit->repairs->len, audit->n_judged);
}

static void
test_record (gconstpointer path)
{
  g_autoptr (ArbGame) game = load (path);
  Tally tally = { 0 };

  for (guint i = 0; i < arb_game_get_length (game); i++)
    if (is_verb (game, i, "play") || begins_answer (game, i))
      {
        Gesture gesture = { game, i, find_end (game, i), find_round_end (game, i) };

        leave_out (&gesture, &tally);
      }

  g_test_message ("%u found of %u; skipped: %u that change no count, %u without which the round "
                  "cannot be said",
                  tally.n_found, tally.n_tried, tally.n_uncounted, tally.n_unplayable);
  g_assert_cmpuint (tally.n_tried, >, 0);
  g_assert_cmpuint (tally.n_found, ==, tally.n_tried);
}

static void
add_records (const char *folder, const char *title)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".arbiter"))
      {
        g_autofree char *test = g_strconcat ("/forgotten/", title, "/", name, NULL);

        g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_record,
                                   g_free);
      }
}

int
main (int argc, char *argv[])
{
  g_autofree char *records = NULL;
  g_autofree char *samples = NULL;

  g_test_init (&argc, &argv, NULL);
  records = g_test_build_filename (G_TEST_DIST, "..", "records", NULL);
  samples = g_test_build_filename (G_TEST_DIST, "..", "..", "data", "samples", NULL);
  add_records (records, "records");
  add_records (samples, "samples");

  return g_test_run ();
}
