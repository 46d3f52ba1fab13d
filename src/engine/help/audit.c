/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/audit.h"

#include "engine/play/complete.h"
#include "engine/record/edit.h"

#include <string.h>

/* The number of rounds in which the audit looks for a slip. */
#define ROUNDS 2

/* The costs of the kinds of slips; see #ArbRepair. */
#define COST_SLIP 1
#define COST_OTHER 2
#define COST_SUPERFLUOUS 3
#define COST_NAMED 1
#define GAIN_MENDED 4

/* A forgotten count is not assumed to be larger than a hand. */
#define MAX_TOLD 20

/* The most moves of a gesture that was forgotten as a whole. */
#define MAX_GESTURE 12
G_STATIC_ASSERT (MAX_GESTURE < ARB_MAX_ADJUSTMENTS);

/* The search for the slip. */
typedef struct
{
  const ArbGame *game;
  const ArbRuleset *ruleset;
  GArray *counts;   /* ArbCount, those that differ first */
  guint seats;      /* bits: the seats whose counts differ; all if those of the table do */
  guint index;      /* the line at which a slip is looked for now */
  ArbState *before; /* the state before it */
  ArbState *state;  /* the state in which a repair is tried */
  guint64 by_count; /* bits of the verbs of which the table records only the number of cards */
  ArbView *view;
  GArray *entries;    /* ArbEntry: the moves that a repair puts in */
  GHashTable *tables; /* a state (GBytes) → index of its repair + 1 */
  GArray *repairs;    /* ArbRepair */
  guint n_judged;     /* lines that were judged so far */
  ArbAuditStop stop;  /* (nullable) */
  gpointer stop_data;
  gboolean stopped;
} Search;

/* Whether @repair removes the line at its place. */
static gboolean
replaces (const ArbRepair *repair)
{
  return repair->kind == ARB_REPAIR_REPLACE || repair->kind == ARB_REPAIR_REMOVE;
}

static gboolean
agrees (const ArbView *view, const ArbCount *count)
{
  gint value;

  return arb_view_find_count (view, count->id, count->seat, &value) && value == count->value;
}

static void
look_at (const ArbState *state, ArbView *view)
{
  arb_view_clear (view);
  arb_describe (state, view);
}

/* Whether the table in @state agrees with all counts. */
static gboolean
all_agree (Search *search, const ArbState *state)
{
  look_at (state, search->view);
  for (guint i = 0; i < search->counts->len; i++)
    if (!agrees (search->view, &g_array_index (search->counts, ArbCount, i)))
      return FALSE;

  return TRUE;
}

/* Whether the rules allow all moves that are put in. */
static gboolean
all_allowed (const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    if (!arb_verdict_allows (&g_array_index (entries, ArbEntry, i).verdict))
      return FALSE;

  return TRUE;
}

/* Returns the cost of recording @recorded instead of @made. */
static gint
cost_of_replacing (ArbMove recorded, ArbMove made)
{
  gint cost = 0;

  if (recorded.seat != made.seat || recorded.verb != made.verb)
    return COST_OTHER;

  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    {
      ArbArgument a = recorded.arguments[i];
      ArbArgument b = made.arguments[i];
      gint difference = (gint) arb_argument_value (a) - (gint) arb_argument_value (b);

      if (a != b
          && (arb_argument_kind (a) != ARB_ARGUMENT_COUNT
              || arb_argument_kind (b) != ARB_ARGUMENT_COUNT || ABS (difference) > 1))
        cost = COST_SLIP;
    }
  return cost;
}

static gboolean
names_what_is_counted (const Search *search, ArbMove move)
{
  return (search->by_count >> move.verb & 1) != 0
         && arb_argument_kind (move.arguments[0]) >= ARB_ARGUMENT_NAME;
}

static gint
cost_of (const Search *search, const ArbRepair *repair, guint mended)
{
  gint cost = arb_game_get_state (search->game)->turn - search->before->turn;

  if (repair->kind == ARB_REPAIR_REMOVE)
    cost += COST_SUPERFLUOUS;
  else if (names_what_is_counted (search, repair->moves[0]))
    cost += COST_NAMED;
  if (repair->kind == ARB_REPAIR_REPLACE)
    cost += cost_of_replacing (arb_game_get_entry (search->game, repair->index)->move,
                               repair->moves[0]);
  return mended > 0 ? cost - GAIN_MENDED : cost;
}

/* Returns a hash of all numbers at the table, which tells apart tables with different numbers. */
static guint
hash_numbers (const ArbView *view)
{
  g_autoptr (GArray) numbers = arb_view_dup_counts (view);
  guint hash = 0;

  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);

      hash = hash * 33 + g_str_hash (number->id);
      hash = hash * 33 + number->seat;
      hash = hash * 33 + (guint) number->value;
    }
  return hash;
}

/* Whether @repair is likelier than @other, which leads to the same table. Later lines are tried
 * first, so at equal costs the one found first stays. */
static gboolean
is_likelier (const ArbRepair *repair, const ArbRepair *other)
{
  return repair->cost < other->cost
         || (repair->cost == other->cost && repair->index == other->index
             && repair->n_moves <= other->n_moves);
}

/* Keeps the repair that led to the state, unless a likelier one led to the same table. */
static void
keep (Search *search, const ArbRepair *repair)
{
  g_autoptr (GBytes) table = g_bytes_new (search->state, search->ruleset->state_size);
  guint place = GPOINTER_TO_UINT (g_hash_table_lookup (search->tables, table));

  if (place == 0)
    {
      g_array_append_val (search->repairs, *repair);
      g_hash_table_insert (search->tables, g_steal_pointer (&table),
                           GUINT_TO_POINTER (search->repairs->len));
    }
  else if (is_likelier (repair, &g_array_index (search->repairs, ArbRepair, place - 1)))
    g_array_index (search->repairs, ArbRepair, place - 1) = *repair;
}

/* Whether the search ends early: somebody stopped it, or the record is so unusual that it would
 * take too long. */
static gboolean
is_stopped (Search *search)
{
  search->stopped = search->stopped || (search->stop != NULL && search->stop (search->stop_data));
  return search->stopped || search->n_judged >= ARB_MAX_JUDGED;
}

/* Tries one repair as arb_game_edit() would make it. A repair that also removes or worsens another
 * line is more than one slip, and is not kept. */
static void
try_repair (Search *search, ArbRepairKind kind, const ArbMove *moves, guint n_moves)
{
  ArbRepair repair = { .kind = kind, .index = search->index, .n_moves = n_moves };
  ArbRejudge rejudge = { .log = arb_game_get_log (search->game),
                         .before = search->before,
                         .state = search->state,
                         .entries = search->entries,
                         .next = search->index,
                         .careful = TRUE };

  if (is_stopped (search))
    return;

  if (n_moves > 0)
    memcpy (repair.moves, moves, n_moves * sizeof *moves);
  search->n_judged += n_moves + 1;
  memcpy (search->state, rejudge.before, search->ruleset->state_size);
  g_array_set_size (search->entries, 0);
  arb_rejudge_put_in (&rejudge, replaces (&repair), repair.moves, repair.n_moves, FALSE);
  if (!all_allowed (search->entries))
    return;
  arb_rejudge_rest (&rejudge);
  search->n_judged += rejudge.next - search->index;
  if (rejudge.harms || !all_agree (search, search->state))
    return;

  repair.cost = cost_of (search, &repair, rejudge.n_mended);
  repair.numbers = hash_numbers (search->view);
  keep (search, &repair);
}

static gboolean
is_decision (const Search *search, ArbMove move)
{
  return search->ruleset->verbs[move.verb]->kind <= ARB_VERB_CLOSING;
}

/* Returns the line at which a slip is looked for; %NULL at the end of the log. */
static const ArbEntry *
get_line (const Search *search)
{
  if (search->index == arb_game_get_length (search->game))
    return NULL;
  return arb_game_get_entry (search->game, search->index);
}

/* Tries moves that may have been forgotten here, or recorded as another move. */
static void
try_moves (Search *search, const ArbMove *moves, guint n_moves)
{
  const ArbEntry *line = get_line (search);

  try_repair (search, ARB_REPAIR_INSERT, moves, n_moves);
  if (line != NULL && is_decision (search, line->move) && !arb_move_equal (line->move, moves[0]))
    try_repair (search, ARB_REPAIR_REPLACE, moves, n_moves);
}

/* Lists the moves that @seat could have recorded in @state: the legal moves and, if the table
 * records only numbers of cards, those numbers, which are not in the list of legal moves. */
static guint
list_sayable (const Search *search, const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint n = (arb_to_decide (state) >> seat & 1) != 0 ? arb_list (state, seat, moves, max) : 0;
  ArbVerdict verdict;

  for (guint verb = 0; n > 0 && verb < search->ruleset->n_verbs; verb++)
    for (guint i = 1; (search->by_count >> verb & 1) != 0 && i <= MAX_TOLD && n < max; i++)
      {
        ArbMove move = ARB_MOVE (seat, verb, arb_argument_count (i), 0, 0);

        if (!arb_check (state, move, &verdict))
          break;
        moves[n++] = move;
      }
  return n;
}

/* A gesture that is being built, for example an Action with its target, or the answer to a role. */
typedef struct
{
  guint seat;
  ArbMove moves[MAX_GESTURE + 1]; /* including the closing move */
  guint n;
} Gesture;

/* Whether @move can be the next one of the gesture: it was not possible before the last move, or is
 * another card of the same sort. The order of such cards does not matter. */
static gboolean
goes_on_with (const Search *search, const Gesture *gesture, ArbMove move)
{
  ArbMove last = gesture->moves[gesture->n - 1];
  ArbVerdict verdict;

  if (search->ruleset->verbs[move.verb]->kind != ARB_VERB_DECISION)
    return FALSE;
  if (move.verb == last.verb)
    return move.arguments[0] >= last.arguments[0];
  arb_complete (search->before, &move, NULL, &verdict);
  return !arb_verdict_allows (&verdict);
}

/* Finds the closing move of @seat in @state. */
static gboolean
find_own_closing (const ArbState *state, guint seat, ArbMove *closing)
{
  return arb_find_own_closing (state, ARB_MOVE (seat, ARB_VERB_RULE, 0, 0, 0), closing);
}

static void try_to_go_on (Search *search, Gesture *gesture, const ArbState *state);

/* Tries the gesture with each possible next move in @state. */
static void
try_next (Search *search, Gesture *gesture, const ArbState *state)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n = list_sayable (search, state, gesture->seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n && !is_stopped (search); i++)
    {
      ArbStateRoom room;

      if (!goes_on_with (search, gesture, moves[i]))
        continue;
      gesture->moves[gesture->n++] = moves[i];
      try_moves (search, gesture->moves, gesture->n);
      memcpy (&room, state, search->ruleset->state_size);
      arb_apply (&room.state, moves[i], FALSE);
      try_to_go_on (search, gesture, &room.state);
      gesture->n--;
    }
}

/* Tries the gesture, which led to @state, with further moves, and with its closing move, which the
 * next move of another player may not imply. */
static void
try_to_go_on (Search *search, Gesture *gesture, const ArbState *state)
{
  ArbStateRoom room;
  ArbMove closing;

  if (gesture->n == MAX_GESTURE)
    return;

  try_next (search, gesture, state);
  if (!find_own_closing (state, gesture->seat, &closing))
    return;

  gesture->moves[gesture->n] = closing;
  try_moves (search, gesture->moves, gesture->n + 1);
  memcpy (&room, state, search->ruleset->state_size);
  arb_apply (&room.state, closing, FALSE);
  try_next (search, gesture, &room.state);
}

/* Whether @seat may have left something out here: it closed, or closes next, something that it
 * could decide; or another player went on against the rules, for example by answering too early.
 * Only there can a gesture of several moves be missing. */
static gboolean
leaves_out (const Search *search, guint seat)
{
  const ArbEntry *line = get_line (search);
  guint kind;

  if ((search->seats >> seat & 1) == 0)
    return FALSE;
  if (line == NULL)
    return TRUE;
  kind = search->ruleset->verbs[line->move.verb]->kind;
  return !arb_verdict_allows (&line->verdict)
         || (line->move.seat == seat && (kind == ARB_VERB_CLOSING || kind == ARB_VERB_ANSWER));
}

/* Tries all gestures that may have been forgotten here and begin with @move. */
static void
try_gestures (Search *search, ArbMove move)
{
  Gesture gesture = { .seat = move.seat, .moves = { move }, .n = 1 };
  ArbStateRoom room;

  if (search->ruleset->verbs[move.verb]->kind != ARB_VERB_DECISION
      || !leaves_out (search, move.seat))
    return;

  memcpy (&room, search->before, search->ruleset->state_size);
  arb_apply (&room.state, move, FALSE);
  try_to_go_on (search, &gesture, &room.state);
}

static void
try_place (Search *search)
{
  guint seats = arb_to_decide (search->before);
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  const ArbEntry *line = get_line (search);

  for (guint seat = 1; seat <= search->before->n_seats && seats != 0; seat++)
    {
      guint n = list_sayable (search, search->before, seat, moves, ARB_MAX_MOVES);

      for (guint i = 0; i < n && !is_stopped (search); i++)
        {
          try_moves (search, &moves[i], 1);
          try_gestures (search, moves[i]);
        }
    }

  if (line != NULL && search->ruleset->verbs[line->move.verb]->kind != ARB_VERB_OBSERVATION)
    try_repair (search, ARB_REPAIR_REMOVE, NULL, 0);
}

/* Tries all lines of the last rounds, the last one first. */
static void
try_all (Search *search)
{
  guint now = arb_game_get_state (search->game)->turn;
  guint turns = ROUNDS * search->before->n_seats;
  guint index = arb_game_get_length (search->game) + 1;

  while (index-- > 0 && !is_stopped (search))
    {
      search->index = index;
      arb_game_state_at (search->game, index, search->before);
      if (search->before->turn + turns <= now)
        break;
      try_place (search);
    }
}

/* Sorts the likelier repairs first, and at equal costs the later ones; but a repair after which the
 * numbers are the same as after an earlier one comes after all others. */
static gint
compare_repairs (gconstpointer a, gconstpointer b)
{
  const ArbRepair *x = a, *y = b;

  if (x->alike != y->alike)
    return x->alike ? 1 : -1;
  if (x->cost != y->cost)
    return x->cost < y->cost ? -1 : 1;
  return x->index > y->index ? -1 : x->index < y->index;
}

static void
sort_repairs (GArray *repairs)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  g_array_sort (repairs, compare_repairs);
  for (guint i = 0; i < repairs->len; i++)
    {
      ArbRepair *repair = &g_array_index (repairs, ArbRepair, i);

      repair->alike = !g_hash_table_add (seen, GUINT_TO_POINTER (repair->numbers));
    }
  g_array_sort (repairs, compare_repairs);
  g_array_set_size (repairs, MIN (repairs->len, ARB_MAX_REPAIRS));
}

/* Finds the move that sets @count, which the record has as @value. */
static gboolean
find_adjustment (const ArbState *state, const ArbCount *count, gint value, ArbMove *move)
{
  guint adjusts = arb_ruleset_of (state)->rules.adjusts;
  gint name = arb_catalogue_find (state->catalogue, ARB_SORT_COUNTER, count->id);
  gint change = count->value - value;

  if (name < 0 || count->value < 0 || ABS (change) > ARB_ARGUMENT_CHANGE_MAX)
    return FALSE;
  *move = ARB_MOVE (count->seat, adjusts != 0 ? adjusts : ARB_VERB_COUNT,
                    arb_argument_name (ARB_SORT_COUNTER, (guint) name),
                    adjusts != 0 ? arb_argument_change (change)
                                 : arb_argument_count ((guint) count->value),
                    0);
  return TRUE;
}

/* Adjusts the differing counts one after the other, because one adjustment may change another count
 * too. */
static void
find_adjustments (const ArbGame *game, const GArray *differences, ArbState *state, ArbView *view,
                  ArbRepair *repair)
{
  ArbVerdict verdict;
  gint value;

  for (guint i = 0; i < differences->len && repair->n_moves < ARB_MAX_ADJUSTMENTS; i++)
    {
      const ArbCount *count = &g_array_index (differences, ArbDifference, i).count;
      ArbMove move;

      look_at (state, view);
      if (!arb_view_find_count (view, count->id, count->seat, &value) || value == count->value
          || !find_adjustment (state, count, value, &move) || !arb_check (state, move, &verdict))
        continue;
      repair->moves[repair->n_moves++] = move;
      arb_apply (state, move, FALSE);
    }
}

/* Finds the adjustments. They are proposed together with other repairs only if they correct every
 * difference. */
static void
adjust (Search *search, ArbAudit *audit)
{
  ArbRepair repair = { .kind = ARB_REPAIR_ADJUST, .index = arb_game_get_length (search->game) };
  gboolean mends_all;

  memcpy (search->state, arb_game_get_state (search->game), search->ruleset->state_size);
  find_adjustments (search->game, audit->differences, search->state, search->view, &repair);
  mends_all = all_agree (search, search->state);
  for (guint i = 0; i < audit->differences->len; i++)
    {
      ArbDifference *difference = &g_array_index (audit->differences, ArbDifference, i);

      difference->adjustable = agrees (search->view, &difference->count);
    }

  if (repair.n_moves > 0 && (mends_all || audit->repairs->len == 0))
    g_array_append_val (audit->repairs, repair);
}

static void
find_differences (const ArbGame *game, const ArbCount *counts, guint n_counts, ArbView *view,
                  GArray *differences)
{
  look_at (arb_game_get_state (game), view);
  for (guint i = 0; i < n_counts; i++)
    {
      ArbDifference difference = { .count = counts[i] };

      if (arb_view_find_count (view, counts[i].id, counts[i].seat, &difference.recorded)
          && difference.recorded != counts[i].value)
        g_array_append_val (differences, difference);
    }
}

/* Puts the counts that differ first: most repairs fail at one of them, which saves time. */
static GArray *
order_counts (const ArbCount *counts, guint n_counts, const GArray *differences)
{
  GArray *ordered = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  for (guint i = 0; i < differences->len; i++)
    g_array_append_val (ordered, g_array_index (differences, ArbDifference, i).count);
  return g_array_append_vals (ordered, counts, n_counts);
}

/* Returns the seats (bits) whose counts differ; all seats if only counts of the table do. */
static guint
find_seats (const GArray *differences)
{
  guint seats = 0;

  for (guint i = 0; i < differences->len; i++)
    {
      guint seat = g_array_index (differences, ArbDifference, i).count.seat;

      seats |= seat == ARB_TABLE ? ~0u : 1u << seat;
    }
  return seats;
}

/* Returns %FALSE if the search was stopped. */
static gboolean
search_repairs (const ArbGame *game, const GArray *counts, ArbView *view, ArbAuditStop stop,
                gpointer data, ArbAudit *audit)
{
  ArbStateRoom before, state;
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  g_autoptr (GHashTable) tables =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  Search search = { .game = game,
                    .ruleset = arb_game_get_catalogue (game)->ruleset,
                    .counts = (GArray *) counts,
                    .seats = find_seats (audit->differences),
                    .before = &before.state,
                    .state = &state.state,
                    .by_count = arb_game_log_find_counted (arb_game_get_log (game)),
                    .view = view,
                    .entries = entries,
                    .tables = tables,
                    .repairs = audit->repairs,
                    .stop = stop,
                    .stop_data = data };

  memcpy (&before, arb_game_get_state (game), search.ruleset->state_size);
  try_all (&search);
  sort_repairs (audit->repairs);
  adjust (&search, audit);
  audit->n_judged = search.n_judged;
  return !search.stopped;
}

ArbAudit *
arb_audit_new_until (const ArbGame *game, const ArbCount *counts, guint n_counts, ArbAuditStop stop,
                     gpointer data)
{
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (ArbAudit) audit = NULL;
  g_autoptr (GArray) ordered = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (counts != NULL || n_counts == 0, NULL);

  audit = g_new0 (ArbAudit, 1);
  audit->differences = g_array_new (FALSE, FALSE, sizeof (ArbDifference));
  audit->repairs = g_array_new (FALSE, FALSE, sizeof (ArbRepair));
  find_differences (game, counts, n_counts, view, audit->differences);
  ordered = order_counts (counts, n_counts, audit->differences);
  if (audit->differences->len > 0 && !search_repairs (game, ordered, view, stop, data, audit))
    return NULL;
  return g_steal_pointer (&audit);
}

ArbAudit *
arb_audit_new (const ArbGame *game, const ArbCount *counts, guint n_counts)
{
  return arb_audit_new_until (game, counts, n_counts, NULL, NULL);
}

void
arb_audit_free (ArbAudit *audit)
{
  if (audit == NULL)
    return;

  g_array_unref (audit->differences);
  g_array_unref (audit->repairs);
  g_free (audit);
}

gboolean
arb_audit_leaves (const ArbAudit *audit, const ArbDifference *difference)
{
  gboolean explained = audit->repairs->len > 0
                       && g_array_index (audit->repairs, ArbRepair, 0).kind != ARB_REPAIR_ADJUST;

  return !explained && !difference->adjustable;
}

void
arb_repair_make (const ArbRepair *repair, ArbGame *game)
{
  arb_game_edit (game, repair->index, replaces (repair), repair->moves, repair->n_moves, FALSE);
}
