/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-search.h"

#include "engine/play/counters.h"

#include <string.h>

/*
 * A whole turn that nobody recorded at the end of the log: gesture after gesture is tried, until all
 * that people counted is true. Of the ways that have come equally far only the best are kept; those
 * are left out in which a number has fallen or risen too far, and can never come back.
 */

/* The price of a turn, and of each gesture in it, in tenths of a unit. */
#define PRICE_TURN_FORGOTTEN 20
#define PRICE_GESTURE 2

/* What it costs in the order of the ways that a count is not true yet. */
#define PRICE_WRONG 8

/* How much less likely than what was found a way may be. */
#define PRICE_HOPELESS 10

/* How many gestures a turn has at most, and how many ways are kept after each of them. */
#define MAX_GESTURES 14
#define WIDTH 20

/* A way to play on from the end of the log. */
typedef struct
{
  ArbState *state;
  GArray *moves; /* ArbMove */
  gint price;
  guint n_wrong;
} Way;

static void
way_free (gpointer data)
{
  Way *way = data;

  g_free (way->state);
  g_array_unref (way->moves);
  g_free (way);
}

static gint
compare_ways (gconstpointer a, gconstpointer b)
{
  const Way *x = *(const Way *const *) a, *y = *(const Way *const *) b;
  gint price_x = x->price + PRICE_WRONG * (gint) x->n_wrong;
  gint price_y = y->price + PRICE_WRONG * (gint) y->n_wrong;

  return price_x < price_y ? -1 : price_x > price_y;
}

/* Whether @value can still become @counted by the rules. */
static gboolean
can_become (guint trend, gint value, gint counted)
{
  if ((trend & ARB_TREND_FALLS) == ARB_TREND_FALLS && value < counted)
    return FALSE;
  return (trend & ARB_TREND_RISES) != ARB_TREND_RISES || value <= counted;
}

/* Counts what is not true yet. Returns %FALSE if it can never become true. */
static gboolean
count_wrong (const ArbSearch *search, const ArbState *state, guint *n_wrong)
{
  *n_wrong = 0;
  for (guint i = 0; i < search->counts->len; i++)
    {
      const ArbCount *count = &g_array_index (search->counts, ArbCount, i);
      const ArbCounterDefinition *counter = search->counters->pdata[i];
      gint value;

      if (counter == NULL)
        continue;
      value = arb_counter_value (state, counter, count->seat);
      if (!can_become (counter->trend, value, count->value))
        return FALSE;
      *n_wrong += value != count->value;
    }
  return TRUE;
}

/* Says the moves of @gesture after @way. Returns (nullable): the longer way. */
static Way *
go_on (const ArbSearch *search, const Way *way, const ArbGesture *gesture)
{
  ArbStateRoom room;
  guint n_wrong;
  Way *longer;

  memcpy (&room, way->state, search->ruleset->state_size);
  for (guint i = 0; i < gesture->n_moves; i++)
    {
      ArbMove move = gesture->moves[i];
      ArbVerdict verdict;

      if (!arb_say (&room.state, &move, &verdict))
        return NULL;
    }
  if (!count_wrong (search, &room.state, &n_wrong))
    return NULL;
  longer = g_new0 (Way, 1);
  longer->state = g_memdup2 (&room, sizeof room);
  longer->moves = g_array_copy (way->moves);
  g_array_append_vals (longer->moves, gesture->moves, gesture->n_moves);
  longer->price = way->price + PRICE_GESTURE + arb_gesture_price (gesture);
  longer->n_wrong = n_wrong;
  return longer;
}

static gboolean
is_same_state (const ArbSearch *search, const Way *a, const Way *b)
{
  return memcmp (a->state, b->state, search->ruleset->state_size) == 0;
}

/* Returns the verb of the last move of @way; none of its own if there is no move. */
static guint
get_last_verb (const Way *way)
{
  return way->moves->len > 0 ? g_array_index (way->moves, ArbMove, way->moves->len - 1).verb
                             : G_MAXUINT;
}

/* Whether both ways have come equally far: the same seats decide in the same turn, after the same verb. */
static gboolean
is_as_far (const Way *a, const Way *b)
{
  return a->state->turn == b->state->turn && get_last_verb (a) == get_last_verb (b)
         && arb_to_decide (a->state) == arb_to_decide (b->state);
}

/* Whether @way is worth going on with beside the @n @better ones. */
static gboolean
is_worth (const ArbSearch *search, gpointer *better, guint n, const Way *way)
{
  guint n_as_far = 0;

  for (guint i = 0; i < n; i++)
    {
      if (!is_as_far (better[i], way))
        continue;
      if (++n_as_far == WIDTH || is_same_state (search, better[i], way))
        return FALSE;
    }
  return TRUE;
}

/* Leaves the best of the ways that have come equally far, each with another state. */
static void
keep_best (const ArbSearch *search, GPtrArray *ways)
{
  guint kept = 0;

  g_ptr_array_sort (ways, compare_ways);
  for (guint i = 0; i < ways->len; i++)
    {
      Way *way = ways->pdata[i];

      if (!is_worth (search, ways->pdata, kept, way))
        continue;
      ways->pdata[i] = ways->pdata[kept];
      ways->pdata[kept++] = way;
    }
  g_ptr_array_set_size (ways, (gint) kept);
}

static void
keep_finding (ArbSearch *search, const Way *way)
{
  const ArbReplayChange change = { .index = arb_game_get_length (search->game),
                                   .moves = (const ArbMove *) way->moves->data,
                                   .n_moves = way->moves->len,
                                   .careful = TRUE,
                                   .price = PRICE_TURN_FORGOTTEN + way->price };
  ArbReplayed results[ARB_MAX_REPLAYED];
  ArbFinding finding = {
    .kind = ARB_REPAIR_INSERT,
    .index = change.index,
    .moves = way->moves,
    .careful = TRUE,
    .price = change.price,
    .state = way->state,
  };

  if (arb_replay_run (search->replay, &change, results) == 0)
    return;
  finding.replayed = results[0];
  arb_search_keep (search, &finding);
}

/* Adds the ways that are one gesture longer than @way to @longer; keeps those at whose end everything is
 * true. */
static void
lengthen (ArbSearch *search, const Way *way, GArray *gestures, GPtrArray *longer)
{
  g_array_set_size (gestures, 0);
  arb_list_gestures (search->replay, way->state, arb_to_decide (way->state), gestures);
  for (guint i = 0; i < gestures->len && !arb_search_is_stopped (search); i++)
    {
      Way *next = go_on (search, way, &g_array_index (gestures, ArbGesture, i));

      if (next == NULL)
        continue;
      if (next->n_wrong == 0)
        keep_finding (search, next);
      g_ptr_array_add (longer, next);
    }
}

/* Whether the turn after the one that may be missing is not over yet. */
static gboolean
is_soon (const ArbSearch *search, const Way *way)
{
  return way->state->turn <= arb_game_get_state (search->game)->turn + 1;
}

/* Returns the price from which on a way is hopeless: something that leaves nothing open was found for far
 * less. */
static gint
find_limit (const ArbSearch *search)
{
  gint cheapest = G_MAXINT - PRICE_HOPELESS;

  for (guint i = 0; search->found != NULL && i < search->found->len; i++)
    {
      const ArbFinding *finding = search->found->pdata[i];

      if (finding->n_unexplained == 0)
        cheapest = MIN (cheapest, finding->price);
    }
  return cheapest + PRICE_HOPELESS - PRICE_TURN_FORGOTTEN;
}

void
arb_search_turn (ArbSearch *search)
{
  g_autoptr (GPtrArray) ways = g_ptr_array_new_with_free_func (way_free);
  g_autoptr (GArray) gestures = g_array_new (FALSE, FALSE, sizeof (ArbGesture));
  Way *first = g_new0 (Way, 1);

  first->state = g_memdup2 (arb_game_get_state (search->game), sizeof (ArbStateRoom));
  first->moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  g_ptr_array_add (ways, first);
  for (guint i = 0; i < MAX_GESTURES && ways->len > 0 && !arb_search_is_stopped (search); i++)
    {
      g_autoptr (GPtrArray) longer = g_ptr_array_new_with_free_func (way_free);
      gint limit = find_limit (search);

      for (guint j = 0; j < ways->len; j++)
        if (is_soon (search, ways->pdata[j]) && ((Way *) ways->pdata[j])->price < limit)
          lengthen (search, ways->pdata[j], gestures, longer);
      keep_best (search, longer);
      g_ptr_array_unref (ways);
      ways = g_steal_pointer (&longer);
    }
}
