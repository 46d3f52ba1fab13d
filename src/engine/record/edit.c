/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/edit.h"

#include "engine/record/pending.h"

#include <string.h>

/* Counts the hidden lines from @index on: for the table they do not exist. */
static guint
count_hidden (const ArbGameLog *log, guint index)
{
  guint n = 0;

  while (index + n < arb_game_log_get_length (log)
         && arb_game_log_get_entry (log, index + n)->hidden)
    n++;
  return n;
}

/* Applies implied closing moves and appends them. */
static void
append_closing (ArbRejudge *self, const ArbClosing *closing)
{
  for (guint i = 0; i < closing->n; i++)
    {
      ArbEntry entry;

      arb_entry_init_closing (&entry, self->state->catalogue, closing, i);
      arb_entry_apply (&entry, self->state);
      g_array_append_val (self->entries, entry);
    }
}

/* Judges @entry, applies it and appends it, after the closing moves that it implies. */
static void
put_in (ArbRejudge *self, ArbEntry entry)
{
  ArbClosing closing;

  if (entry.private)
    arb_entry_judge (&entry, self->state);
  else
    {
      arb_entry_judge_completed (&entry, self->state, &closing, NULL);
      append_closing (self, &closing);
    }
  /* A ruling marks only a move that needs one. */
  entry.ruled = entry.ruled && !arb_verdict_allows (&entry.verdict);
  arb_entry_apply (&entry, self->state);
  g_array_append_val (self->entries, entry);
}

/* Whether @next confirms the @n_implied implied lines before it: it was allowed at its place, or an
 * earlier edit has already struck those lines. */
static gboolean
shows_implied (const ArbGameLog *log, guint first, guint n_implied, const ArbEntry *next)
{
  gboolean came_to_nothing = n_implied > 0;

  for (guint i = 0; i < n_implied; i++)
    came_to_nothing = came_to_nothing && arb_game_log_get_entry (log, first + i)->struck;

  return !next->hidden && (came_to_nothing || arb_verdict_allows (&next->verdict));
}

/* Whether the next line implies the removed line, which would bring that line back. */
static gboolean
brings_back (const ArbRejudge *self, const ArbClosing *closing)
{
  if (self->entries->len > 0 || self->gone == NULL)
    return FALSE;
  for (guint i = 0; i < closing->n; i++)
    if (arb_move_equal (closing->moves[i], self->gone->move))
      return TRUE;
  return FALSE;
}

/* Appends the closing moves that the next said line implies now. Returns how many lines of the log
 * they replace. */
static guint
join_rest (ArbRejudge *self)
{
  const ArbGameLog *log = self->log;
  guint n_hidden = count_hidden (log, self->next);
  guint rest = self->next + n_hidden;
  ArbClosing closing;
  const ArbEntry *next;
  ArbVerdict verdict;
  ArbMove move;
  guint n_implied = 0;

  while (rest + n_implied < arb_game_log_get_length (log)
         && arb_game_log_get_entry (log, rest + n_implied)->implied)
    n_implied++;
  if (rest + n_implied == arb_game_log_get_length (log))
    return 0;

  next = arb_game_log_get_entry (log, rest + n_implied);
  move = next->said;
  arb_complete (self->state, &move, &closing, &verdict);
  if (!shows_implied (log, rest, n_implied, next) || !arb_verdict_allows (&verdict))
    return 0;

  if (n_implied == 0 && (closing.n == 0 || brings_back (self, &closing)))
    return 0;

  /* The hidden lines stay before the moves that are implied now. */
  if (n_hidden > 0)
    g_array_append_vals (self->entries, arb_game_log_get_entry (log, rest - n_hidden), n_hidden);
  append_closing (self, &closing);
  return n_hidden + n_implied;
}

/* The first visible entry from @first on begins the gesture whose first line was removed; if there
 * is none, the next line does. */
static void
begin_gesture (ArbRejudge *self, guint first)
{
  for (guint i = first; i < self->entries->len; i++)
    {
      ArbEntry *entry = &g_array_index (self->entries, ArbEntry, i);

      if (entry->hidden)
        continue;
      entry->opens = self->opens;
      self->opens = FALSE;
    }
}

/* Removes the next @n lines from the log. */
static void
take_out (ArbRejudge *self, guint n)
{
  for (; n > 0; n--)
    {
      const ArbEntry *line = arb_game_log_get_entry (self->log, self->next++);

      self->opens |= line->opens && !line->hidden;
      self->harms |= !line->implied && !line->hidden;
    }
}

guint
arb_rejudge_put_in (ArbRejudge *self, guint n_removed, const ArbMove *moves, guint n_moves,
                    gboolean allow)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  const ArbEntry *removed = n_removed > 0 ? arb_game_log_get_entry (self->log, self->next) : NULL;
  guint n_put_in;

  for (guint i = 0; i < n_moves; i++)
    put_in (self, (ArbEntry){ .said = moves[i],
                              .ruled = !!allow,
                              .private = removed != NULL && removed->private
                                         && arb_move_can_be_private (ruleset, moves[i]) });

  n_put_in = self->entries->len;
  self->opens = removed != NULL ? removed->opens : n_put_in > 0;
  if (n_put_in > 0)
    {
      g_array_index (self->entries, ArbEntry, 0).opens = self->opens;
      self->opens = FALSE;
    }
  self->next += n_removed;
  if (n_removed > 0)
    self->gone = arb_game_log_get_entry (self->log, self->next - 1);
  take_out (self, join_rest (self));
  begin_gesture (self, n_put_in);
  return MAX (n_put_in, 1) - 1;
}

/* Judges line @index of the old log at its new place. A line that only the edit makes illegal was
 * never allowed by the table, so it is struck. Returns whether it becomes struck, or comes too early
 * now. */
static gboolean
becomes_invalid (const ArbRejudge *self, guint index, ArbEntry *entry)
{
  const ArbEntry *line = arb_game_log_get_entry (self->log, index);

  *entry = *line;
  arb_entry_judge (entry, self->state);
  if (arb_verdict_allows (&entry->verdict))
    entry->to_strike = FALSE;
  else if (arb_verdict_allows (&line->verdict) && !line->ruled)
    entry->to_strike = entry->struck = TRUE;
  return (entry->struck && !line->struck)
         || (arb_verdict_allows (&line->verdict)
             && arb_is_out_of_order (arb_ruleset_of (self->state), &entry->verdict));
}

/* Counts the next lines that belong together: hidden lines, implied lines, and the said line after
 * them. */
static guint
count_together (const ArbRejudge *self)
{
  guint length = arb_game_log_get_length (self->log);
  guint n = count_hidden (self->log, self->next);

  while (self->next + n < length && arb_game_log_get_entry (self->log, self->next + n)->implied)
    n++;
  return MIN (n + 1, length - self->next);
}

/* Keeps the next line with the new judgement @entry. */
static void
append_next (ArbRejudge *self, ArbEntry *entry)
{
  const ArbEntry *line = arb_game_log_get_entry (self->log, self->next++);

  if (self->opens && !entry->hidden)
    {
      self->changed |= !entry->opens;
      entry->opens = TRUE;
      self->opens = FALSE;
    }
  /* Taking the edit back must bring back this mark, too. */
  self->changed |= entry->to_strike != line->to_strike;
  self->harms |= entry->verdict.value > line->verdict.value || entry->struck > line->struck;
  self->n_mended += arb_verdict_allows (&entry->verdict) && !arb_verdict_allows (&line->verdict);
  arb_entry_apply (entry, self->state);
  g_array_append_val (self->entries, *entry);
}

/* Keeps the next @n lines if none of them becomes invalid, or always if @whatever. Returns whether
 * they were kept. */
static gboolean
keep (ArbRejudge *self, guint n, gboolean whatever)
{
  gsize size = arb_ruleset_of (self->state)->state_size;
  guint n_entries = self->entries->len;
  ArbRejudge trial = *self;
  ArbStateRoom room;
  ArbEntry entry;

  memcpy (&room, self->state, size);
  trial.state = &room.state;
  for (; n > 0; n--)
    {
      if (becomes_invalid (&trial, trial.next, &entry) && !whatever)
        {
          g_array_set_size (self->entries, n_entries);
          return FALSE;
        }
      append_next (&trial, &entry);
    }

  memcpy (self->state, &room, size);
  trial.state = self->state;
  *self = trial;
  return TRUE;
}

/* Keeps the next said line after the closing moves that it implies now, which are the entries from
 * @first on and replace the next @n_gone lines. All of them stay one gesture. */
static void
keep_joined (ArbRejudge *self, guint first, guint n_gone)
{
  ArbEntry entry;

  take_out (self, n_gone);
  becomes_invalid (self, self->next, &entry);
  self->opens |= entry.opens && !entry.hidden;
  entry.opens &= entry.hidden;
  begin_gesture (self, first);
  append_next (self, &entry);
  self->changed = TRUE;
}

/* Rejudges the next lines that belong together. */
static void
rejudge_next (ArbRejudge *self)
{
  guint n = count_together (self);
  guint first = self->entries->len;
  guint n_gone;

  if (keep (self, n, FALSE))
    return;

  n_gone = join_rest (self);
  if (n_gone == 0 && self->entries->len == first)
    keep (self, n, TRUE);
  else
    keep_joined (self, first, n_gone);
}

/* How a line depends on an earlier one that was removed. */
typedef enum
{
  INDEPENDENT, /* another player's, or valid by itself */
  KEEP,        /* an observation or a closing move of the same player, or a hidden line: it stays */
  DEPENDENT,   /* the same player's, and out of order or untrue without that line */
} Relation;

static Relation
relate (const ArbRejudge *self, guint index, ArbEntry *entry)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  gboolean fell = becomes_invalid (self, index, entry);
  guint kind = ruleset->verbs[entry->said.verb]->kind;
  gboolean observed = kind == ARB_VERB_OBSERVATION;
  /* A closing move opens no decision. */
  gboolean decided = ruleset->verbs[self->gone->said.verb]->kind < ARB_VERB_CLOSING;

  if (entry->hidden)
    return KEEP;
  if (entry->said.seat != self->gone->said.seat)
    return INDEPENDENT;
  if (fell && (observed || (decided && arb_is_out_of_order (ruleset, &entry->verdict))))
    return DEPENDENT;
  if (observed || (kind == ARB_VERB_CLOSING && arb_verdict_allows (&entry->verdict)))
    return KEEP;
  return INDEPENDENT;
}

/* Returns the end of the lines that depend on the removed line before them. */
static guint
find_end_of_belonging (const ArbRejudge *self)
{
  guint end = self->next;
  ArbStateRoom room;
  ArbRejudge trial = *self;

  memcpy (&room, self->state, arb_ruleset_of (self->state)->state_size);
  trial.state = &room.state;
  for (guint i = self->next; i < arb_game_log_get_length (self->log); i++)
    {
      ArbEntry entry;
      Relation relation = relate (&trial, i, &entry);

      if (relation == INDEPENDENT)
        break;
      if (relation == DEPENDENT)
        end = i + 1;
      else
        arb_entry_apply (&entry, &room.state);
    }
  return end;
}

/* Whether the log continues after @end as if the lines before @end had not existed. */
static gboolean
goes_on_without (const ArbRejudge *self, guint end)
{
  guint n_entries = self->entries->len;
  ArbStateRoom room;
  ArbRejudge trial = *self;
  guint8 now;

  /* Moves that were put in may open other decisions. */
  if (end == arb_game_log_get_length (self->log))
    return self->entries->len > 0
           || !arb_opens_decisions (self->before, self->state, self->gone->said.seat);

  memcpy (&room, self->state, arb_ruleset_of (self->state)->state_size);
  trial.state = &room.state;
  trial.next = end;
  rejudge_next (&trial);
  now = g_array_index (self->entries, ArbEntry, self->entries->len - 1).verdict.value;
  g_array_set_size (self->entries, n_entries);
  return now <= arb_game_log_get_entry (self->log, trial.next - 1)->verdict.value;
}

/* Removes the lines that depend on the removed one, such as the target of an Action or the cards of
 * an answer, unless the rest of the log would not fit better without them. */
static void
drop_belonging (ArbRejudge *self)
{
  guint end = self->next;

  if (!self->gone->hidden
      && arb_ruleset_of (self->state)->verbs[self->gone->said.verb]->kind <= ARB_VERB_CLOSING)
    end = find_end_of_belonging (self);
  if (end == self->next || !goes_on_without (self, end))
    return;

  while (self->next < end)
    {
      ArbEntry entry;

      if (relate (self, self->next, &entry) == KEEP)
        keep (self, 1, TRUE);
      else
        take_out (self, 1);
    }
  self->changed = TRUE;
}

void
arb_rejudge_rest (ArbRejudge *self)
{
  self->n_changed = self->entries->len;
  self->end = self->next;
  if (self->gone != NULL)
    drop_belonging (self);
  while (!self->careful || !self->harms)
    {
      if (self->changed)
        {
          self->n_changed = self->entries->len;
          self->end = self->next;
          self->changed = FALSE;
        }
      if (self->next == arb_game_log_get_length (self->log))
        break;
      rejudge_next (self);
    }
}

/* Writes the rejudged lines of @rejudge into the log, which ends at the edit, and adds the replaced
 * lines to the history; @before (transfer full) (nullable) is that of arb_history_copy_kept(). */
static void
record_edit (ArbGameLog *log, ArbHistory *history, const ArbRejudge *rejudge, ArbEdit *edit,
             ArbGameLog *before)
{
  gboolean kept = before != NULL;

  edit->n_now = rejudge->n_changed;
  for (guint i = 0; i < rejudge->entries->len; i++)
    arb_game_log_push (log, &g_array_index (rejudge->entries, ArbEntry, i));
  edit->mark = arb_game_log_get_length (log);
  arb_history_begin_gesture (history, log, before);
  edit->id = arb_game_log_reserve_ids (log, 1);
  if (!kept)
    arb_history_add_edit (history, FALSE, edit);
}

guint
arb_edit (ArbGameLog *log, ArbHistory *history, guint index, guint n_removed, const ArbMove *moves,
          guint n_moves, gboolean allow)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  g_autoptr (GArray) other = NULL;
  ArbStateRoom before, room;
  ArbRejudge rejudge = {
    .log = log, .before = &before.state, .state = &room.state, .entries = entries, .next = index
  };
  ArbEdit edit = { .index = index };
  ArbGameLog *kept = arb_history_copy_kept (history, log);
  guint last;

  arb_game_log_state_at (log, index, &before.state);
  memcpy (&room, &before, sizeof room);
  last = arb_rejudge_put_in (&rejudge, n_removed, moves, n_moves, allow);
  arb_rejudge_rest (&rejudge);
  edit.other = other = arb_game_log_copy_entries (log, index, rejudge.end - index);
  arb_game_log_cut (log, index);
  record_edit (log, history, &rejudge, &edit, kept);
  return index + last;
}

void
arb_edit_cut (ArbGameLog *log, ArbHistory *history, guint length)
{
  ArbGameLog *before = arb_game_log_copy (log);

  arb_game_log_cut (log, length);
  arb_history_begin_gesture (history, log, before);
}

void
arb_edit_frame (ArbGameLog *log, ArbHistory *history, ArbFrame *frame, const guint8 *places)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  g_autoptr (GArray) other = NULL;
  g_autoptr (ArbGameLog) empty = arb_game_log_new_in_frame (frame);
  g_autoptr (ArbGameLog) moved = places != NULL ? arb_game_log_copy_moved (log, places) : NULL;
  ArbStateRoom before, room;
  ArbRejudge rejudge = { .log = moved != NULL ? moved : log,
                         .before = &before.state,
                         .state = &room.state,
                         .entries = entries };
  ArbEdit edit = { .frame = arb_frame_ref (arb_game_log_get_frame (log)) };
  ArbGameLog *kept = arb_history_copy_kept (history, log);

  arb_game_log_state_at (empty, 0, &before.state);
  memcpy (&room, &before, sizeof room);
  arb_rejudge_rest (&rejudge);
  if (moved != NULL)
    {
      /* Lines at other seats are not the same. */
      rejudge.n_changed = entries->len;
      rejudge.end = arb_game_log_get_length (log);
    }
  edit.other = other = arb_game_log_copy_entries (log, 0, rejudge.end);
  arb_game_log_begin_again (log, frame);
  record_edit (log, history, &rejudge, &edit, kept);
  arb_frame_unref (edit.frame);
}
