/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-find.h"

#include "engine/help/repair-search.h"
#include "engine/play/counters.h"

#include <string.h>

/* The number of rounds in which the search looks for what happened. */
#define ROUNDS 2

/* Proposals whose prices differ by no more are about equally likely: then one more count helps. */
#define ABOUT_EQUAL 5

/* A turn changes at least so many numbers, if all were counted. */
#define CHANGED_BY_TURN 3

/* What is dearer may as well be a whole turn that nobody recorded. */
#define LIKELY 30

/* The most of them that the question is to tell apart. */
#define MAX_EQUAL 32

static void
look_at (const ArbState *state, ArbView *view)
{
  arb_view_clear (view);
  arb_describe (state, view);
}

/*
 * What the table sets.
 */

/* Finds the move that sets @count. */
static gboolean
find_setting (const ArbCatalogue *catalogue, const ArbCount *count, ArbMove *move)
{
  const ArbCounterDefinition *counter = arb_counter_find (catalogue->ruleset, count->id);
  /* The total of the score sheet has one name in the notation, whatever a game calls it. */
  const char *id =
      counter != NULL && counter->value == arb_count_total ? ARB_COUNTER_POINTS : count->id;
  gint name = arb_catalogue_find (catalogue, ARB_SORT_COUNTER, id);

  if (name < 0)
    return FALSE;
  *move = ARB_MOVE (count->seat, ARB_VERB_COUNT, arb_argument_name (ARB_SORT_COUNTER, (guint) name),
                    arb_argument_count (count->value), 0);
  return TRUE;
}

/* Sets the differing counts one after the other, because one of them may change another one, too. */
static void
set_counts (const ArbGame *game, ArbRepairs *repairs, ArbView *view)
{
  ArbRepair *set = g_new0 (ArbRepair, 1);
  ArbStateRoom room;
  ArbVerdict verdict;

  set->kind = ARB_REPAIR_SET;
  set->index = set->end = arb_game_get_length (game);
  set->moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  memcpy (&room, arb_game_get_state (game), arb_game_get_catalogue (game)->ruleset->state_size);
  for (guint i = 0; i < repairs->differences->len && set->moves->len < ARB_MAX_EDIT_MOVES; i++)
    {
      const ArbCount *count = &g_array_index (repairs->differences, ArbDifference, i).count;
      ArbMove move;

      look_at (&room.state, view);
      if (arb_search_agrees (view, count)
          || !find_setting (arb_game_get_catalogue (game), count, &move)
          || !arb_check (&room.state, move, &verdict))
        continue;
      g_array_append_val (set->moves, move);
      arb_apply (&room.state, move, FALSE);
    }
  look_at (&room.state, view);
  for (guint i = 0; i < repairs->differences->len; i++)
    {
      ArbDifference *difference = &g_array_index (repairs->differences, ArbDifference, i);

      difference->adjustable = arb_search_agrees (view, &difference->count);
      set->n_unexplained += !difference->adjustable;
    }
  if (set->moves->len > 0)
    repairs->set = set;
  else
    arb_repair_free (set);
}

/*
 * The proposals.
 */

/* Returns the first line of what line @index belongs to: its gesture, or several lines with one verb. */
static guint
find_place (const ArbSearch *search, guint index)
{
  ArbMove said = arb_game_get_entry (search->game, index)->said;

  while (index > search->first)
    {
      ArbMove before = arb_game_get_entry (search->game, index - 1)->said;

      if (before.verb != said.verb || before.seat != said.seat)
        break;
      index--;
    }
  return arb_replay_find_head (search->replay, index);
}

/* Whether both are about the same place: people see them as one proposal with a choice. */
static gboolean
is_same_place (const ArbSearch *search, const ArbFinding *a, const ArbFinding *b)
{
  guint length = arb_game_get_length (search->game);

  if (a->index == length || b->index == length)
    return a->index == b->index;
  return find_place (search, a->index) == find_place (search, b->index);
}

/* A place that is proposed. */
typedef struct
{
  const ArbFinding *stories[ARB_MAX_STORIES];
  guint n_choices[ARB_MAX_STORIES];
  guint n;
} Place;

/* Returns the story of @finding at @place; %ARB_MAX_STORIES if there is no room for it. */
static guint
find_story (Place *place, const ArbFinding *finding)
{
  guint story = 0;

  while (story < place->n && !arb_finding_is_same_story (place->stories[story], finding))
    story++;
  if (story == ARB_MAX_STORIES || place->n_choices[story] == ARB_MAX_CHOICES)
    return ARB_MAX_STORIES;
  if (story == place->n)
    place->stories[place->n++] = finding;
  place->n_choices[story]++;
  return story;
}

/* Chooses the likeliest places, and the likeliest repairs at each of them. */
static void
choose (const ArbSearch *search, ArbRepairs *repairs)
{
  Place places[ARB_MAX_PLACES] = { 0 };
  guint n_places = 0;

  for (guint i = 0; i < search->found->len; i++)
    {
      const ArbFinding *finding = search->found->pdata[i];
      guint place = 0, story;

      while (place < n_places && !is_same_place (search, places[place].stories[0], finding))
        place++;
      if (place == ARB_MAX_PLACES)
        continue;
      n_places = MAX (n_places, place + 1);
      story = find_story (&places[place], finding);
      if (story < ARB_MAX_STORIES)
        g_ptr_array_add (repairs->proposals, arb_search_write (search, finding, place, story));
    }
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const ArbRepair *x = *(const ArbRepair *const *) a, *y = *(const ArbRepair *const *) b;

  if (x->place != y->place)
    return x->place < y->place ? -1 : 1;
  if (x->story != y->story)
    return x->story < y->story ? -1 : 1;
  return x->price < y->price ? -1 : x->price > y->price;
}

/*
 * The question.
 */

static gboolean
is_told (const GArray *counts, const ArbViewCounter *number)
{
  for (guint i = 0; i < counts->len; i++)
    {
      const ArbCount *count = &g_array_index (counts, ArbCount, i);

      if (count->seat == number->seat && g_str_equal (count->id, number->id))
        return TRUE;
    }
  return FALSE;
}

/* Returns how many pairs of proposals have different values. */
static guint
count_different (const gint *values, guint n)
{
  guint different = 0;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      different += values[i] != values[j];
  return different;
}

/* Finds the number that tells the likeliest findings apart best, among those that people can count and
 * have not told. */
static void
ask (const ArbSearch *search, ArbRepairs *repairs)
{
  g_autoptr (GPtrArray) views = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_view_free);
  g_autoptr (GArray) numbers = NULL;
  gint cheapest = 0;
  guint most = 0;

  for (guint i = 0; i < search->found->len && views->len < MAX_EQUAL; i++)
    {
      const ArbFinding *finding = search->found->pdata[i];

      if (i == 0)
        cheapest = finding->price;
      if (finding->price > cheapest + ABOUT_EQUAL)
        break;
      g_ptr_array_add (views, arb_view_new ());
      arb_describe (finding->state, views->pdata[i]);
    }
  if (views->len < 2)
    return;

  numbers = arb_view_dup_counts (views->pdata[0]);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      gint values[MAX_EQUAL] = { 0 };
      guint different;

      if (!number->pieces || is_told (search->counts, number))
        continue;
      for (guint j = 0; j < views->len; j++)
        arb_view_find_count (views->pdata[j], number->id, number->seat, &values[j]);
      different = count_different (values, views->len);
      if (different > most)
        {
          most = different;
          repairs->question = (ArbCount){ .id = number->id, .seat = number->seat };
        }
    }
}

/*
 * The search.
 */

/* Returns the first line of the last rounds. */
static guint
find_first (const ArbGame *game)
{
  const ArbState *now = arb_game_get_state (game);
  guint turns = arb_ruleset_of (now)->turns_are_rounds ? ROUNDS : ROUNDS * now->n_seats;
  guint first = arb_game_get_length (game);
  ArbStateRoom room;

  while (first > 0)
    {
      arb_game_state_at (game, first - 1, &room.state);
      if (room.state.turn + turns <= now->turn)
        break;
      first--;
    }
  return first;
}

static void
find_differences (const ArbGame *game, const ArbCount *counts, guint n_counts, ArbView *view,
                  ArbRepairs *repairs)
{
  look_at (arb_game_get_state (game), view);
  for (guint i = 0; i < n_counts; i++)
    {
      ArbDifference difference = { .count = counts[i] };

      if (arb_view_find_count (view, counts[i].id, counts[i].seat, &difference.recorded)
          && difference.recorded != counts[i].value)
        g_array_append_val (repairs->differences, difference);
    }
  repairs->miscounted =
      repairs->differences->len == 1
      && ABS (g_array_index (repairs->differences, ArbDifference, 0).recorded
              - g_array_index (repairs->differences, ArbDifference, 0).count.value)
             == 1;
}

static gboolean
differs (const GArray *differences, const ArbCount *count)
{
  for (guint i = 0; i < differences->len; i++)
    {
      const ArbCount *other = &g_array_index (differences, ArbDifference, i).count;

      if (other->seat == count->seat && g_str_equal (other->id, count->id))
        return TRUE;
    }
  return FALSE;
}

/* Puts the counts that differ first: most changes fail at one of them, which saves time. */
static GArray *
order_counts (const ArbCount *counts, guint n_counts, const GArray *differences)
{
  GArray *ordered = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  for (guint i = 0; i < differences->len; i++)
    g_array_append_val (ordered, g_array_index (differences, ArbDifference, i).count);
  for (guint i = 0; i < n_counts; i++)
    if (!differs (differences, &counts[i]))
      g_array_append_val (ordered, counts[i]);
  return ordered;
}

/* Finds the counters that the counts are about. */
static GPtrArray *
find_counters (const ArbRuleset *ruleset, const GArray *counts)
{
  GPtrArray *counters = g_ptr_array_new ();

  for (guint i = 0; i < counts->len; i++)
    {
      const ArbCount *count = &g_array_index (counts, ArbCount, i);
      const ArbCounterDefinition *counter = arb_counter_find (ruleset, count->id);

      if (counter != NULL && counter->of_seat != (count->seat != ARB_TABLE))
        counter = NULL;
      g_ptr_array_add (counters, (gpointer) counter);
    }
  return counters;
}

static GArray *
list_numbers (const ArbGame *game, ArbView *view)
{
  look_at (arb_game_get_state (game), view);
  return arb_view_dup_counts (view);
}

/* Whether something was found that leaves nothing open, and is as likely as a whole turn. */
static gboolean
explains_all (const ArbSearch *search)
{
  for (guint i = 0; search->found != NULL && i < search->found->len; i++)
    {
      const ArbFinding *finding = search->found->pdata[i];

      if (finding->n_unexplained == 0 && finding->price <= LIKELY)
        return TRUE;
    }
  return FALSE;
}

/* Returns %FALSE if the search was stopped. */
static gboolean
search_all (const ArbGame *game, const GArray *counts, ArbView *view, ArbRepairStop stop,
            gpointer data, ArbRepairs *repairs)
{
  guint first = find_first (game);
  g_autoptr (ArbReplay) replay = arb_replay_new (arb_game_get_log (game), first);
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;
  g_autoptr (GPtrArray) counters = find_counters (ruleset, counts);
  g_autoptr (GArray) pieces = list_numbers (game, view);
  ArbSearch search = { .game = game,
                       .ruleset = ruleset,
                       .counters = counters,
                       .pieces = pieces,
                       .replay = replay,
                       .first = first,
                       .counts = (GArray *) counts,
                       .n_differing = repairs->differences->len,
                       .view = view,
                       .stop = stop,
                       .stop_data = data };

  arb_search_all (&search);
  if (search.n_differing >= CHANGED_BY_TURN && !explains_all (&search))
    arb_search_turn (&search);
  if (search.found != NULL)
    {
      g_ptr_array_sort (search.found, arb_search_compare);
      choose (&search, repairs);
      g_ptr_array_sort (repairs->proposals, compare_places);
      ask (&search, repairs);
    }
  repairs->complete = !search.given_up;
  repairs->n_judged = arb_replay_get_n_judged (replay);
  arb_search_clear (&search);
  return !search.stopped;
}

ArbRepairs *
arb_repairs_find (const ArbGame *game, const ArbCount *counts, guint n_counts, ArbRepairStop stop,
                  gpointer data)
{
  g_autoptr (ArbRepairs) repairs = NULL;
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) ordered = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (counts != NULL || n_counts == 0, NULL);

  repairs = arb_repairs_new ();
  find_differences (game, counts, n_counts, view, repairs);
  if (repairs->differences->len == 0)
    return g_steal_pointer (&repairs);
  ordered = order_counts (counts, n_counts, repairs->differences);
  if (!search_all (game, ordered, view, stop, data, repairs))
    return NULL;
  set_counts (game, repairs, view);
  return g_steal_pointer (&repairs);
}

gboolean
arb_repairs_agree (const ArbGame *game, const ArbCount *counts, guint n_counts)
{
  g_autoptr (ArbRepairs) repairs = arb_repairs_new ();
  g_autoptr (ArbView) view = arb_view_new ();

  find_differences (game, counts, n_counts, view, repairs);
  return repairs->differences->len == 0;
}
