/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/audit.h"

#include "engine/game-private.h"

#include <string.h>

/* How far back a slip is looked for. */
#define ROUNDS 2

/* What the kinds of slips cost; see #ArbRepair. */
#define COST_SLIP 1
#define COST_OTHER 2
#define COST_SUPERFLUOUS 3
#define COST_NAMED 1
#define GAIN_MENDED 4

/* Counts larger than a hand are not tried where a count was forgotten. */
#define MAX_TOLD 20

/* The search for the slip. */
typedef struct
{
  const ArbGame *game;
  const ArbRuleset *ruleset;
  GArray *counts;   /* ArbCount, those that differ first */
  guint first;      /* the first line of the last rounds */
  guint8 *states;   /* before each line from there on, and behind the last */
  ArbState *state;  /* where a repair is tried */
  guint64 by_count; /* bits of verbs: the table tells only how many */
  ArbView *view;
  GArray *entries;    /* ArbEntry: what is put in */
  GHashTable *tables; /* a state (GBytes) → index of its repair + 1 */
  GArray *repairs;    /* ArbRepair */
} Search;

static const ArbState *
state_before (const Search *search, guint index)
{
  return (const ArbState *) (search->states
                             + (index - search->first) * search->ruleset->state_size);
}

/* Whether the line at the place of @repair goes. */
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

/* Whether the table in @state is as it was counted. */
static gboolean
all_agree (Search *search, const ArbState *state)
{
  look_at (state, search->view);
  for (guint i = 0; i < search->counts->len; i++)
    if (!agrees (search->view, &g_array_index (search->counts, ArbCount, i)))
      return FALSE;

  return TRUE;
}

/* Whether everything that is put in is allowed by the rules. */
static gboolean
all_allowed (const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    if (!arb_verdict_allows (&g_array_index (entries, ArbEntry, i).verdict))
      return FALSE;

  return TRUE;
}

/* How much two moves differ, by what a slip of the tongue or finger costs. */
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
  gint cost = arb_game_get_state (search->game)->turn - state_before (search, repair->index)->turn;

  if (repair->kind == ARB_REPAIR_REMOVE)
    cost += COST_SUPERFLUOUS;
  else if (names_what_is_counted (search, repair->moves[0]))
    cost += COST_NAMED;
  if (repair->kind == ARB_REPAIR_REPLACE)
    cost += cost_of_replacing (arb_game_get_entry (search->game, repair->index)->move,
                               repair->moves[0]);
  return mended > 0 ? cost - GAIN_MENDED : cost;
}

/* Keeps the repair that led to the state; another one that leads to the same table only if it is
 * the likelier one. */
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
  else if (repair->cost <= g_array_index (search->repairs, ArbRepair, place - 1).cost)
    g_array_index (search->repairs, ArbRepair, place - 1) = *repair;
}

/* Tries one repair as arb_game_edit() would make it. One that takes along what somebody said, or
 * makes it worse, is no one slip. */
static void
try_repair (Search *search, ArbRepairKind kind, guint index, ArbMove move)
{
  ArbRepair repair = {
    .kind = kind, .index = index, .n_moves = kind != ARB_REPAIR_REMOVE, .moves = { move }
  };
  ArbFitting fitting = { .game = search->game,
                         .before = state_before (search, index),
                         .entries = search->entries,
                         .state = search->state,
                         .next = index,
                         .careful = TRUE };

  memcpy (search->state, fitting.before, search->ruleset->state_size);
  g_array_set_size (search->entries, 0);
  arb_fitting_put_in (&fitting, replaces (&repair), repair.moves, repair.n_moves, FALSE);
  if (!all_allowed (search->entries))
    return;
  arb_fitting_fit_rest (&fitting);
  if (fitting.harms || !all_agree (search, search->state))
    return;

  repair.cost = cost_of (search, &repair, fitting.n_mended);
  keep (search, &repair);
}

static gboolean
is_decision (const Search *search, ArbMove move)
{
  return search->ruleset->verbs[move.verb].kind <= ARB_VERB_CLOSING;
}

/* A move that may have been made at @index: forgotten there, or recorded as another one. */
static void
try_move (Search *search, guint index, ArbMove move)
{
  const ArbEntry *line;

  try_repair (search, ARB_REPAIR_INSERT, index, move);
  if (index == arb_game_get_length (search->game))
    return;

  line = arb_game_get_entry (search->game, index);
  if (is_decision (search, line->move) && !arb_move_equal (line->move, move))
    try_repair (search, ARB_REPAIR_REPLACE, index, move);
}

/* Where the table tells only how many, the list of legal moves does not have what it would say. */
static void
try_counts (Search *search, guint index, guint seat)
{
  ArbVerdict verdict;

  for (guint verb = 0; verb < search->ruleset->n_verbs; verb++)
    for (guint n = 1; (search->by_count >> verb & 1) != 0 && n <= MAX_TOLD; n++)
      {
        ArbMove move = ARB_MOVE (seat, verb, arb_argument_count (n), 0, 0);

        if (!arb_check (state_before (search, index), move, &verdict))
          break;
        try_move (search, index, move);
      }
}

static void
try_place (Search *search, guint index)
{
  const ArbState *state = state_before (search, index);
  guint seats = arb_to_decide (state);
  ArbMove moves[ARB_MAX_MOVES];

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      guint n = (seats >> seat & 1) != 0 ? arb_list (state, seat, moves, ARB_MAX_MOVES) : 0;

      for (guint i = 0; i < n; i++)
        try_move (search, index, moves[i]);
      if ((seats >> seat & 1) != 0)
        try_counts (search, index, seat);
    }
}

static void
try_all (Search *search)
{
  guint length = arb_game_get_length (search->game);

  for (guint index = search->first; index <= length; index++)
    {
      try_place (search, index);
      if (index < length
          && search->ruleset->verbs[arb_game_get_entry (search->game, index)->move.verb].kind
                 != ARB_VERB_OBSERVATION)
        try_repair (search, ARB_REPAIR_REMOVE, index, (ArbMove){ 0 });
    }
}

/* The likelier one first; of two the more recent. */
static gint
compare_repairs (gconstpointer a, gconstpointer b)
{
  const ArbRepair *x = a, *y = b;

  if (x->cost != y->cost)
    return x->cost < y->cost ? -1 : 1;
  return x->index > y->index ? -1 : x->index < y->index;
}

/* The first line of the last rounds. */
static guint
find_first (const ArbGame *game)
{
  const ArbState *now = arb_game_get_state (game);
  guint turns = ROUNDS * now->n_seats;
  guint near = game->snapshots->len - 1;
  ArbStateRoom room;
  ArbState *state = &room.state;
  guint index;

  while (near > 0 && ((const ArbState *) game->snapshots->pdata[near])->turn + turns > now->turn)
    near--;
  index = near * SNAPSHOT_EVERY;
  arb_game_state_at (game, index, state);
  for (; index < game->log->len && state->turn + turns <= now->turn; index++)
    arb_entry_apply (arb_game_get_entry (game, index), state);

  return index;
}

static void
remember_states (Search *search)
{
  guint length = arb_game_get_length (search->game);
  gsize size = search->ruleset->state_size;

  search->states = g_malloc_n (length - search->first + 1, size);
  arb_game_state_at (search->game, search->first, search->state);
  for (guint index = search->first; index <= length; index++)
    {
      memcpy (search->states + (index - search->first) * size, search->state, size);
      if (index < length)
        arb_entry_apply (arb_game_get_entry (search->game, index), search->state);
    }
}

/* The adjustment of @count by @change: a move of the table that takes its name and a change. */
static gboolean
find_adjustment (const ArbCatalogue *catalogue, const ArbCount *count, gint change, ArbMove *move)
{
  const ArbRuleset *ruleset = catalogue->ruleset;

  for (guint verb = ARB_VERB_OWN; verb < ruleset->n_verbs; verb++)
    for (guint sort = ARB_SORT_OWN; sort < ARB_MAX_SORTS; sort++)
      {
        const ArbSlot *slots = ruleset->verbs[verb].slots;
        gint name = -1;

        if ((slots[0].accepts & ARB_ACCEPT_NAME (sort)) != 0
            && (slots[1].accepts & ARB_ACCEPT (ARB_ARGUMENT_CHANGE)) != 0)
          name = arb_catalogue_find (catalogue, sort, count->id);
        if (name >= 0)
          {
            *move = ARB_MOVE (count->seat, verb, arb_argument_name (sort, (guint) name),
                              arb_argument_change (change), 0);
            return TRUE;
          }
      }

  return FALSE;
}

/* Adjusts what differs, one count after the other: an adjustment may change another one along. */
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
          || ABS (count->value - value) > ARB_ARGUMENT_CHANGE_MAX
          || !find_adjustment (arb_game_get_catalogue (game), count, count->value - value, &move)
          || !arb_check (state, move, &verdict))
        continue;
      repair->moves[repair->n_moves++] = move;
      arb_apply (state, move, FALSE);
    }
}

/* What can be adjusted, and the adjustments; they are proposed beside other repairs only if they
 * mend everything, too. */
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

/* What differs is looked at first: hardly any repair passes it. */
static GArray *
order_counts (const ArbCount *counts, guint n_counts, const GArray *differences)
{
  GArray *ordered = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  for (guint i = 0; i < differences->len; i++)
    g_array_append_val (ordered, g_array_index (differences, ArbDifference, i).count);
  return g_array_append_vals (ordered, counts, n_counts);
}

static void
search_repairs (const ArbGame *game, const ArbCount *counts, guint n_counts, ArbView *view,
                ArbAudit *audit)
{
  ArbStateRoom room;
  g_autoptr (GArray) ordered = order_counts (counts, n_counts, audit->differences);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  g_autoptr (GHashTable) tables =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  Search search = { .game = game,
                    .ruleset = arb_game_get_catalogue (game)->ruleset,
                    .counts = ordered,
                    .first = find_first (game),
                    .state = &room.state,
                    .by_count = arb_game_find_counted (game),
                    .view = view,
                    .entries = entries,
                    .tables = tables,
                    .repairs = audit->repairs };

  remember_states (&search);
  try_all (&search);
  g_array_sort (audit->repairs, compare_repairs);
  adjust (&search, audit);
  g_free (search.states);
}

ArbAudit *
arb_audit_new (const ArbGame *game, const ArbCount *counts, guint n_counts)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbAudit *audit;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (counts != NULL || n_counts == 0, NULL);

  audit = g_new0 (ArbAudit, 1);
  audit->differences = g_array_new (FALSE, FALSE, sizeof (ArbDifference));
  audit->repairs = g_array_new (FALSE, FALSE, sizeof (ArbRepair));
  find_differences (game, counts, n_counts, view, audit->differences);
  if (audit->differences->len > 0)
    search_repairs (game, counts, n_counts, view, audit);
  return audit;
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
