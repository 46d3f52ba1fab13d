/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-search.h"

#include "engine/core/view.h"
#include "engine/play/counters.h"

#include <string.h>

/* The prices of changes, in tenths of a unit; see #ArbRepair. */
#define PRICE_FORGOTTEN 10
#define PRICE_NUMBER 10
#define PRICE_CARD 15
#define PRICE_ANSWER 15
#define PRICE_SUPERFLUOUS 18
#define PRICE_EXCHANGE 20
#define PRICE_FORGOTTEN_AT_TABLE 28
#define PRICE_OTHER 30
#define PRICE_IDLE 10
#define PRICE_VAGUE 1
#define PRICE_FILLED 5
#define PRICE_TURN 4
#define PRICE_UNEXPLAINED 20
#define PRICE_MOMENT 20

/* From so many differences on, one may be a miscount. */
#define MISCOUNT_AMONG 2

void
arb_finding_free (ArbFinding *finding)
{
  g_array_unref (finding->moves);
  g_array_unref (finding->steps);
  g_free (finding->state);
  g_free (finding);
}

/*
 * Whether a table is what people have counted.
 */

gboolean
arb_search_agrees (const ArbView *view, const ArbCount *count)
{
  gint value;

  return arb_view_find_count (view, count->id, count->seat, &value) && value == count->value;
}

/* Whether count @index is true in @state. A view is made only for those that are no counters. */
static gboolean
is_true (ArbSearch *search, const ArbState *state, guint index, gboolean *viewed)
{
  const ArbCount *count = &g_array_index (search->counts, ArbCount, index);
  const ArbCounterDefinition *counter = search->counters->pdata[index];

  if (counter != NULL)
    return arb_counter_value (state, counter, count->seat) == count->value;
  if (!*viewed)
    {
      arb_view_clear (search->view);
      arb_describe (state, search->view);
    }
  *viewed = TRUE;
  return arb_search_agrees (search->view, count);
}

/* Returns how many counts are not true in @state; more than @most is not counted. */
static guint
count_wrong (ArbSearch *search, const ArbState *state, guint most)
{
  gboolean viewed = FALSE;
  guint n = 0;

  for (guint i = 0; i < search->counts->len && n <= most; i++)
    n += !is_true (search, state, i, &viewed);
  return n;
}

gboolean
arb_search_is_stopped (ArbSearch *search)
{
  if (search->given_up)
    return TRUE;
  if (search->stop != NULL && search->stop (search->stop_data))
    search->stopped = search->given_up = TRUE;
  if (arb_replay_get_n_judged (search->replay) >= ARB_MAX_JUDGED)
    search->given_up = TRUE;
  return search->given_up;
}

/*
 * What was found.
 */

static guint
hash_state (gconstpointer key)
{
  const ArbFinding *finding = key;

  return (guint) (arb_state_hash (finding->state) >> 32);
}

static gboolean
equal_states (gconstpointer a, gconstpointer b)
{
  const ArbFinding *x = a, *y = b;

  return memcmp (x->state, y->state, arb_ruleset_of (x->state)->state_size) == 0;
}

static void
set_finding (const ArbSearch *search, ArbFinding *finding, const ArbFinding *from)
{
  GArray *moves = finding->moves;
  GArray *steps = finding->steps;
  ArbState *state = finding->state;

  *finding = *from;
  finding->moves = moves;
  finding->state = state;
  g_clear_pointer (&steps, g_array_unref);
  finding->steps = arb_replay_dup_steps (search->replay, &from->replayed);
  g_array_set_size (moves, 0);
  if (from->moves->len > 0)
    g_array_append_vals (moves, from->moves->data, from->moves->len);
}

void
arb_search_keep (ArbSearch *search, const ArbFinding *finding)
{
  ArbFinding *other;

  if (search->tables == NULL)
    {
      search->tables = g_hash_table_new (hash_state, equal_states);
      search->found = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_finding_free);
    }
  other = g_hash_table_lookup (search->tables, finding);
  if (other != NULL)
    {
      if (finding->price < other->price)
        set_finding (search, other, finding);
      return;
    }
  other = g_new0 (ArbFinding, 1);
  other->moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  other->state = g_memdup2 (finding->state, search->ruleset->state_size);
  set_finding (search, other, finding);
  g_ptr_array_add (search->found, other);
  g_hash_table_add (search->tables, other);
}

void
arb_search_clear (ArbSearch *search)
{
  g_clear_pointer (&search->tables, g_hash_table_unref);
  g_clear_pointer (&search->found, g_ptr_array_unref);
}

gint
arb_search_compare (gconstpointer a, gconstpointer b)
{
  const ArbFinding *x = *(const ArbFinding *const *) a, *y = *(const ArbFinding *const *) b;

  if (x->price != y->price)
    return x->price < y->price ? -1 : 1;
  return x->index > y->index ? -1 : x->index < y->index;
}

ArbRepair *
arb_search_write (const ArbSearch *search, const ArbFinding *finding, guint place, guint story)
{
  const ArbReplayChange change = { .index = finding->index,
                                   .n_removed = finding->n_removed,
                                   .moves = (const ArbMove *) finding->moves->data,
                                   .n_moves = finding->moves->len,
                                   .allow = finding->allow,
                                   .shift = finding->shift,
                                   .careful = finding->careful,
                                   .fill = TRUE };
  const ArbReplayed *replayed = &finding->replayed;
  ArbRepair *repair = g_new0 (ArbRepair, 1);

  *repair = (ArbRepair){ .kind = finding->kind,
                         .index = finding->index,
                         .n_removed = finding->n_removed,
                         .moves = g_array_new (FALSE, FALSE, sizeof (ArbMove)),
                         .end = replayed->end,
                         .price = finding->price,
                         .place = place,
                         .story = story,
                         .n_filled = replayed->n_filled,
                         .n_answers = replayed->n_answers,
                         .n_others = replayed->n_others,
                         .n_struck = replayed->n_struck,
                         .n_unexplained = finding->n_unexplained };
  repair->entries =
      arb_replay_dup_entries (search->replay, &change, finding->steps, &repair->end, NULL);
  for (guint i = 0; i < repair->entries->len; i++)
    {
      const ArbEntry *entry = &g_array_index (repair->entries, ArbEntry, i);

      if (entry->id == 0 && !entry->implied)
        g_array_append_val (repair->moves, entry->said);
    }
  return repair;
}

/* How many things a move says: how often it says its verb. */
static guint
count_said (ArbMove move)
{
  return arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT
             ? arb_argument_value (move.arguments[0])
             : 1;
}

/* Skips the moves from @index on that say the same verb, and returns how often they say it. */
static guint
pass_run (const GArray *moves, guint *index)
{
  ArbMove first = g_array_index (moves, ArbMove, *index);
  guint n = 0;

  for (; *index < moves->len; ++*index)
    {
      ArbMove move = g_array_index (moves, ArbMove, *index);

      if (move.verb != first.verb || move.seat != first.seat)
        break;
      n += count_said (move);
    }
  return n;
}

gboolean
arb_finding_is_same_story (const ArbFinding *a, const ArbFinding *b)
{
  guint i = 0, j = 0;

  if (a->kind != b->kind || (a->moves->len == 0) != (b->moves->len == 0)
      || (a->moves->len > 0
          && !arb_move_equal (g_array_index (a->moves, ArbMove, 0),
                              g_array_index (b->moves, ArbMove, 0))))
    return FALSE;
  if (a->moves->len == 0)
    return a->index == b->index && a->n_removed == b->n_removed;
  while (i < a->moves->len && j < b->moves->len)
    {
      ArbMove x = g_array_index (a->moves, ArbMove, i), y = g_array_index (b->moves, ArbMove, j);

      if (x.verb != y.verb || x.seat != y.seat
          || pass_run (a->moves, &i) != pass_run (b->moves, &j))
        return FALSE;
    }
  return i == a->moves->len && j == b->moves->len;
}

/* Returns how much less likely it is that the game stands at another moment than recorded: people know
 * whose turn it is. */
static gint
price_moment (const ArbSearch *search, const ArbState *state)
{
  const ArbState *recorded = arb_game_get_state (search->game);

  return state->turn != recorded->turn || arb_to_decide (state) != arb_to_decide (recorded)
             ? PRICE_MOMENT
             : 0;
}

/* People notice soon what they did last. */
static gint
price_age (const ArbSearch *search, guint index)
{
  return PRICE_TURN
         * (arb_game_get_state (search->game)->turn
            - arb_replay_state_at (search->replay, index)->turn);
}

static void
take_result (ArbSearch *search, ArbFinding *finding, gint price, const ArbReplayed *result)
{
  guint most = search->n_differing >= MISCOUNT_AMONG ? 1 : 0;

  finding->state = (ArbState *) result->state;
  finding->n_unexplained = count_wrong (search, result->state, most);
  if (finding->n_unexplained > most)
    return;
  finding->replayed = *result;
  finding->price =
      price + result->price - (gint) result->n_filled * (ARB_REPLAY_PRICE_FILLED - PRICE_FILLED)
      + PRICE_UNEXPLAINED * (gint) finding->n_unexplained + price_moment (search, result->state);
  arb_search_keep (search, finding);
}

/* Tries a change, whose price is @base before its consequences. A change after which the record is the
 * same as before explains nothing. */
static void
try_change (ArbSearch *search, ArbRepairKind kind, guint index, guint n_removed,
            const ArbMove *moves, guint n_moves, gint base)
{
  const ArbReplayChange change = { .index = index,
                                   .n_removed = n_removed,
                                   .moves = moves,
                                   .n_moves = n_moves,
                                   .careful = TRUE,
                                   .fill = TRUE,
                                   .price = base + price_age (search, index) };
  ArbReplayed results[ARB_MAX_REPLAYED];
  g_autoptr (GArray) put_in = NULL;
  guint n;

  if (arb_search_is_stopped (search))
    return;
  n = arb_replay_run (search->replay, &change, results);
  for (guint i = 0; i < n; i++)
    {
      ArbFinding finding = {
        .kind = kind, .index = index, .n_removed = n_removed, .careful = TRUE
      };

      if (results[i].end < arb_game_get_length (search->game))
        continue;
      if (put_in == NULL)
        {
          put_in = g_array_new (FALSE, FALSE, sizeof (ArbMove));
          if (n_moves > 0)
            g_array_append_vals (put_in, moves, n_moves);
        }
      finding.moves = put_in;
      take_result (search, &finding, change.price, &results[i]);
    }
}

/*
 * Prices.
 */

static const ArbEntry *
get_line (const ArbSearch *search, guint index)
{
  return arb_game_get_entry (search->game, index);
}

static guint
get_kind (const ArbSearch *search, ArbMove move)
{
  return search->ruleset->verbs[move.verb]->kind;
}

static gboolean
is_number (ArbMove a, ArbMove b)
{
  return arb_argument_kind (a.arguments[0]) == ARB_ARGUMENT_COUNT
         && arb_argument_kind (b.arguments[0]) == ARB_ARGUMENT_COUNT;
}

/* Returns the price of having recorded the lines from @index to @end instead of @gesture. */
static gint
price_replacement (const ArbSearch *search, guint index, const ArbGesture *gesture)
{
  ArbMove recorded = get_line (search, index)->said;
  ArbMove made = gesture->moves[0];

  if ((get_kind (search, recorded) == ARB_VERB_ANSWER)
      != (get_kind (search, made) == ARB_VERB_ANSWER))
    return PRICE_ANSWER;
  if (recorded.verb != made.verb)
    return PRICE_OTHER;
  if (arb_move_equal (recorded, made) || is_number (recorded, made))
    return PRICE_NUMBER;
  return PRICE_CARD;
}

gint
arb_gesture_price (const ArbGesture *gesture)
{
  return (gesture->idle ? PRICE_IDLE : 0) + (gesture->vague ? PRICE_VAGUE : 0);
}

/*
 * The changes at one place.
 */

static gboolean
is_decision (const ArbSearch *search, const ArbEntry *line)
{
  return !line->hidden && get_kind (search, line->said) <= ARB_VERB_CLOSING;
}

static gboolean
says_the_same (const ArbSearch *search, guint index, guint n_removed, const ArbGesture *gesture)
{
  for (guint i = 0; i < n_removed; i++)
    if (i >= gesture->n_moves
        || !arb_move_equal (get_line (search, index + i)->said, gesture->moves[i]))
      return FALSE;
  return n_removed == gesture->n_moves;
}

static void
try_replacement (ArbSearch *search, guint index, guint end, const ArbGesture *gesture)
{
  if (!says_the_same (search, index, end - index, gesture))
    try_change (search, ARB_REPAIR_REPLACE, index, end - index, gesture->moves, gesture->n_moves,
                price_replacement (search, index, gesture) + arb_gesture_price (gesture));
}

/* Returns the end of the lines from @index on that say the same verb: several cards, for example. */
static guint
find_run_end (const ArbSearch *search, guint index)
{
  ArbMove said = get_line (search, index)->said;
  guint length = arb_game_get_length (search->game);

  while (++index < length)
    {
      const ArbEntry *line = get_line (search, index);

      if (line->hidden || line->implied || line->said.seat != said.seat
          || line->said.verb != said.verb)
        break;
    }
  return index;
}

/* Returns the end of the lines from @index on that are the same seat's. */
static guint
find_seat_end (const ArbSearch *search, guint index)
{
  guint seat = get_line (search, index)->said.seat;
  guint length = arb_game_get_length (search->game);

  while (++index < length
         && (get_line (search, index)->said.seat == seat || get_line (search, index)->hidden))
    ;
  return index;
}

/* The ends of what can be taken out from one line on, each once. */
typedef struct
{
  guint ends[3];
  guint n;
} Ends;

static void
add_end (Ends *ends, guint end)
{
  for (guint i = 0; i < ends->n; i++)
    if (ends->ends[i] == end)
      return;
  ends->ends[ends->n++] = end;
}

/* Returns the ends of the gesture that begins at line @index, of the lines with the same verb, and of
 * all lines of the same seat. */
static Ends
find_ends (const ArbSearch *search, guint index)
{
  Ends ends = { .n = 0 };

  if (arb_replay_find_head (search->replay, index) == index)
    add_end (&ends, arb_replay_find_end (search->replay, index));
  add_end (&ends, find_run_end (search, index));
  add_end (&ends, find_seat_end (search, index));
  return ends;
}

static void
try_insertions (ArbSearch *search, guint index, const GArray *gestures)
{
  for (guint i = 0; i < gestures->len; i++)
    {
      const ArbGesture *gesture = &g_array_index (gestures, ArbGesture, i);

      try_change (search, ARB_REPAIR_INSERT, index, 0, gesture->moves, gesture->n_moves,
                  PRICE_FORGOTTEN + arb_gesture_price (gesture));
    }
}

/* Tries other gestures of the same seat instead of the line, and of those that belong to it. */
static void
try_replacements (ArbSearch *search, guint index, const GArray *gestures)
{
  const ArbEntry *line = get_line (search, index);
  Ends ends = find_ends (search, index);

  if (!is_decision (search, line))
    return;
  for (guint i = 0; i < gestures->len; i++)
    {
      const ArbGesture *gesture = &g_array_index (gestures, ArbGesture, i);

      if (gesture->moves[0].seat != line->said.seat)
        continue;
      try_replacement (search, index, index + 1, gesture);
      for (guint j = 0; j < ends.n; j++)
        if (ends.ends[j] > index + 1)
          try_replacement (search, index, ends.ends[j], gesture);
    }
}

/* Tries to take out the line, some of those with the same verb, and what belongs to it. */
static void
try_removals (ArbSearch *search, guint index)
{
  guint run_end = find_run_end (search, index);
  Ends ends = find_ends (search, index);

  if (!is_decision (search, get_line (search, index)))
    return;
  for (guint end = index + 1; end < run_end; end++)
    try_change (search, ARB_REPAIR_REMOVE, index, end - index, NULL, 0, PRICE_SUPERFLUOUS);
  for (guint i = 0; i < ends.n; i++)
    try_change (search, ARB_REPAIR_REMOVE, index, ends.ends[i] - index, NULL, 0, PRICE_SUPERFLUOUS);
}

/* Tries the gesture at line @index and the next one in the other order. */
static void
try_exchange (ArbSearch *search, guint index)
{
  guint length = arb_game_get_length (search->game);
  guint middle = arb_replay_find_end (search->replay, index);
  ArbMove moves[ARB_MAX_EDIT_MOVES];
  guint end, n = 0;

  if (arb_replay_find_head (search->replay, index) != index || middle >= length)
    return;
  end = arb_replay_find_end (search->replay, middle);
  for (guint part = 0; part < 2; part++)
    for (guint i = part == 0 ? middle : index; i < (part == 0 ? end : middle); i++)
      {
        const ArbEntry *line = get_line (search, i);

        if (line->hidden || line->implied)
          continue;
        if (n == G_N_ELEMENTS (moves))
          return;
        moves[n++] = line->said;
      }
  try_change (search, ARB_REPAIR_EXCHANGE, index, end - index, moves, n, PRICE_EXCHANGE);
}

/* Whether people can count the number @id of @seat, and tell it. */
static gboolean
can_be_counted (const ArbSearch *search, const char *id, guint seat)
{
  for (guint i = 0; i < search->pieces->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (search->pieces, ArbViewCounter, i);

      if (number->pieces && number->seat == seat && g_str_equal (number->id, id))
        return TRUE;
    }
  return FALSE;
}

/* Two numbers of one seat between which a move brings things, such as deck and hand. */
typedef struct
{
  const ArbCounterDefinition *from;
  const ArbCounterDefinition *to;
  gint n;
} Brought;

/* Finds what line @index brings its seat from one of its numbers to another one. Returns %FALSE if more
 * than two of them change, or not by the same. */
static gboolean
find_brought (const ArbSearch *search, guint index, guint seat, Brought *brought)
{
  const ArbState *before = arb_replay_state_at (search->replay, index);
  const ArbState *after = arb_replay_state_at (search->replay, index + 1);
  gint lost = 0;

  *brought = (Brought){ .n = 0 };
  for (const ArbCounterDefinition *counter = search->ruleset->counters;
       counter != NULL && counter->id != NULL; counter++)
    {
      gint change;

      if (!counter->of_seat || !can_be_counted (search, counter->id, seat))
        continue;
      change = arb_counter_value (after, counter, seat) - arb_counter_value (before, counter, seat);
      if ((change > 0 && brought->to != NULL) || (change < 0 && brought->from != NULL))
        return FALSE;
      if (change > 0)
        brought->to = counter;
      if (change < 0)
        brought->from = counter;
      brought->n = MAX (brought->n, change);
      lost = MIN (lost, change);
    }
  return brought->to != NULL && brought->from != NULL && brought->n == -lost;
}

static ArbMove
set_count (const ArbSearch *search, const ArbCounterDefinition *counter, guint index, guint seat,
           gint change)
{
  const ArbState *state = arb_replay_state_at (search->replay, index);
  gint name = arb_catalogue_find (state->catalogue, ARB_SORT_COUNTER, counter->id);

  return ARB_MOVE (
      seat, ARB_VERB_COUNT, arb_argument_name (ARB_SORT_COUNTER, (guint) MAX (name, 0)),
      arb_argument_count ((guint) MAX (arb_counter_value (state, counter, seat) + change, 0)), 0);
}

/* Tries that people forgot at the table what line @index brings by itself, such as to draw a card: all of
 * it, or one piece. A decision brings what was decided. */
static void
try_forgotten_at_table (ArbSearch *search, guint index)
{
  guint seat = get_line (search, index)->said.seat;
  Brought brought;

  if (!is_decision (search, get_line (search, index)) || seat == ARB_TABLE
      || get_kind (search, get_line (search, index)->said) == ARB_VERB_DECISION
      || !find_brought (search, index, seat, &brought))
    return;
  for (gint n = 1; n <= brought.n; n += MAX (brought.n - 1, 1))
    {
      const ArbMove moves[] = { set_count (search, brought.to, index + 1, seat, -n),
                                set_count (search, brought.from, index + 1, seat, n) };

      try_change (search, ARB_REPAIR_FORGOTTEN_AT_TABLE, index + 1, 0, moves, G_N_ELEMENTS (moves),
                  PRICE_FORGOTTEN_AT_TABLE);
    }
}

/* Lists what those could have said who decide once the present decision is closed: at the end of the
 * log nobody else has closed it. */
static void
list_after_closing (ArbSearch *search, const ArbState *state, GArray *gestures)
{
  guint seats = arb_to_decide (state);
  ArbStateRoom room;

  memcpy (&room, state, search->ruleset->state_size);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      ArbMove closing;

      if ((arb_to_decide (&room.state) >> seat & 1) != 0
          && arb_find_closing (&room.state, seat, &closing))
        arb_apply (&room.state, closing, FALSE);
    }
  seats = arb_to_decide (&room.state) & ~seats;
  if (seats != 0)
    arb_list_gestures (search->replay, &room.state, seats, gestures);
}

static void
try_place (ArbSearch *search, guint index, GArray *gestures)
{
  const ArbState *state = arb_replay_state_at (search->replay, index);

  g_array_set_size (gestures, 0);
  arb_list_gestures (search->replay, state, arb_to_decide (state), gestures);
  if (index == arb_game_get_length (search->game))
    list_after_closing (search, state, gestures);
  try_insertions (search, index, gestures);
  if (index == arb_game_get_length (search->game))
    return;
  try_replacements (search, index, gestures);
  try_removals (search, index);
  try_forgotten_at_table (search, index);
  try_exchange (search, index);
}

void
arb_search_all (ArbSearch *search)
{
  g_autoptr (GArray) gestures = g_array_new (FALSE, FALSE, sizeof (ArbGesture));

  for (guint index = arb_game_get_length (search->game) + 1;
       index-- > search->first && !arb_search_is_stopped (search);)
    try_place (search, index, gestures);
}
