/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game-private.h"

#include <string.h>

/*
 * What becomes of the lines behind those that an edit of the past puts in or takes out.
 */

/* The lines behind an edit while they are fitted to it. */
typedef struct
{
  const ArbGame *game;
  GArray *entries; /* ArbEntry: the log from the edit on, as it stands now */
  ArbState *state; /* behind them */
  guint next;      /* the first line of the old log that is not fitted yet */
  gboolean opens;  /* a line that began a gesture is gone: the next one begins it */
  gboolean fitted; /* something stands otherwise */
} Fitting;

guint
arb_game_count_hidden (const ArbGame *game, guint index)
{
  guint n = 0;

  while (index + n < game->log->len && arb_game_get_entry (game, index + n)->hidden)
    n++;
  return n;
}

/* Whether @next shows what went without saying in the @n_implied lines before it: if it was allowed
 * where it stood, or if they have come to nothing themselves, by an edit before this one. */
static gboolean
shows_implied (const ArbGame *game, guint first, guint n_implied, const ArbEntry *next)
{
  gboolean came_to_nothing = n_implied > 0;

  for (guint i = 0; i < n_implied; i++)
    came_to_nothing = came_to_nothing && arb_game_get_entry (game, first + i)->struck;

  return !next->hidden && (came_to_nothing || arb_verdict_allows (&next->verdict));
}

guint
arb_entries_join_rest (GArray *entries, const ArbGame *game, guint rest, ArbState *state)
{
  guint n_hidden = arb_game_count_hidden (game, rest);
  ArbMove closing[ARB_MAX_CLOSING];
  const ArbEntry *next;
  ArbVerdict verdict;
  ArbMove move;
  guint n_implied = 0;
  guint n;

  rest += n_hidden;
  while (rest + n_implied < game->log->len && arb_game_get_entry (game, rest + n_implied)->implied)
    n_implied++;
  if (rest + n_implied == game->log->len || (entries->len == 0 && n_implied == 0))
    return 0;

  next = arb_game_get_entry (game, rest + n_implied);
  move = next->said;
  n = arb_complete (state, &move, closing, ARB_MAX_CLOSING, &verdict);
  if (!shows_implied (game, rest, n_implied, next) || !arb_verdict_allows (&verdict))
    return 0;

  if (n == 0 && n_implied == 0)
    return 0;

  /* They stay before what goes without saying now. */
  if (n_hidden > 0)
    g_array_append_vals (entries, arb_game_get_entry (game, rest - n_hidden), n_hidden);
  arb_entries_append_closing (entries, closing, n, state);
  return n_hidden + n_implied;
}

/* Judges line @index of the old log where it would stand now. Returns whether it comes to nothing,
 * and did not before, or comes too early now. */
static gboolean
falls (const Fitting *self, guint index, const ArbState *state, ArbEntry *entry)
{
  const ArbEntry *line = arb_game_get_entry (self->game, index);

  *entry = *line;
  arb_entry_judge (entry, state);
  return (entry->struck && !line->struck)
         || (arb_verdict_allows (&line->verdict)
             && arb_is_early (self->game->catalogue->ruleset, &entry->verdict));
}

/* How many of the next lines go together: those that nobody may see, what went without saying, and
 * the one that was said. */
static guint
count_together (const Fitting *self)
{
  guint length = arb_game_get_length (self->game);
  guint n = arb_game_count_hidden (self->game, self->next);

  while (self->next + n < length && arb_game_get_entry (self->game, self->next + n)->implied)
    n++;
  return MIN (n + 1, length - self->next);
}

static gboolean
all_stand (const Fitting *self, guint n)
{
  ArbStateRoom room;

  memcpy (&room, self->state, self->game->catalogue->ruleset->state_size);
  for (guint i = 0; i < n; i++)
    {
      ArbEntry entry;

      if (falls (self, self->next + i, &room.state, &entry))
        return FALSE;
      arb_entry_apply (&entry, &room.state);
    }
  return TRUE;
}

/* The next @n lines stay, whatever comes of them. */
static void
keep (Fitting *self, guint n)
{
  for (; n > 0; n--)
    {
      ArbEntry entry;

      falls (self, self->next++, self->state, &entry);
      if (self->opens && !entry.hidden)
        {
          entry.opens = TRUE;
          self->opens = FALSE;
          self->fitted = TRUE;
        }
      arb_entry_apply (&entry, self->state);
      g_array_append_val (self->entries, entry);
    }
}

/* The next line that was said stays, behind what goes without saying before it now: the entries
 * from @first on, in the place of the next @n_gone lines. All of that is one gesture, as it was. */
static void
keep_joined (Fitting *self, guint first, guint n_gone)
{
  ArbEntry entry;

  for (guint i = 0; i <= n_gone; i++)
    {
      const ArbEntry *line = arb_game_get_entry (self->game, self->next + i);

      self->opens |= line->opens && !line->hidden;
    }
  self->next += n_gone;
  falls (self, self->next++, self->state, &entry);
  arb_entry_apply (&entry, self->state);
  g_array_append_val (self->entries, entry);
  for (guint i = first; i < self->entries->len; i++)
    {
      ArbEntry *joined = &g_array_index (self->entries, ArbEntry, i);

      if (joined->hidden)
        continue;
      joined->opens = self->opens;
      self->opens = FALSE;
    }
  self->fitted = TRUE;
}

/* Fits the next lines that go together. */
static void
fit_next (Fitting *self)
{
  guint n = count_together (self);
  guint first = self->entries->len;
  guint n_gone;

  if (all_stand (self, n))
    {
      keep (self, n);
      return;
    }
  n_gone = arb_entries_join_rest (self->entries, self->game, self->next, self->state);
  if (n_gone == 0 && self->entries->len == first)
    keep (self, n);
  else
    keep_joined (self, first, n_gone);
}

/* What a line is to one that is gone before it. */
typedef enum
{
  STANDS_APART, /* another player's, or it is to be judged for itself */
  STAYS,        /* seen by the same player, or for nobody to see: it stays either way */
  BELONGS,      /* the same player's, and without that line it is the wrong moment for it, or it
                   tells of what did not happen */
} Relation;

static Relation
relate (const Fitting *self, guint index, const ArbEntry *gone)
{
  const ArbRuleset *ruleset = self->game->catalogue->ruleset;
  ArbEntry entry;
  gboolean fell = falls (self, index, self->state, &entry);
  gboolean observed = ruleset->verbs[entry.said.verb].kind == ARB_VERB_OBSERVATION;

  if (entry.hidden)
    return STAYS;
  if (entry.said.seat != gone->said.seat)
    return STANDS_APART;
  if (fell && (observed || arb_is_early (ruleset, &entry.verdict)))
    return BELONGS;
  return observed ? STAYS : STANDS_APART;
}

/* Where the lines end that belong to @gone, the line before them. */
static guint
find_end_of_belonging (const Fitting *self, const ArbEntry *gone)
{
  guint end = self->next;

  for (guint i = self->next; i < arb_game_get_length (self->game); i++)
    {
      Relation relation = relate (self, i, gone);

      if (relation == STANDS_APART)
        break;
      if (relation == BELONGS)
        end = i + 1;
    }
  return end;
}

/* Whether the log goes on behind the lines that end at @end as if they had not been there. */
static gboolean
goes_on_without (const Fitting *self, guint end, const ArbState *before, guint seat)
{
  g_autoptr (GArray) entries = arb_entries_copy (self->entries);
  ArbStateRoom room;
  Fitting trial = *self;
  const ArbEntry *now;

  if (end == arb_game_get_length (self->game))
    return !arb_opens_decisions (before, self->state, seat);

  memcpy (&room, self->state, self->game->catalogue->ruleset->state_size);
  trial.state = &room.state;
  trial.entries = entries;
  trial.next = end;
  fit_next (&trial);
  now = &g_array_index (entries, ArbEntry, entries->len - 1);
  return now->verdict.value <= arb_game_get_entry (self->game, trial.next - 1)->verdict.value;
}

/* What belonged to @gone, as the target to an Action or the cards to an answer, goes with it,
 * unless nothing is won by that. */
static void
drop_belonging (Fitting *self, const ArbEntry *gone, const ArbState *before)
{
  guint end = self->next;

  if (!gone->hidden
      && self->game->catalogue->ruleset->verbs[gone->said.verb].kind <= ARB_VERB_CLOSING)
    end = find_end_of_belonging (self, gone);
  if (end == self->next || !goes_on_without (self, end, before, gone->said.seat))
    return;

  while (self->next < end)
    if (relate (self, self->next, gone) == STAYS)
      keep (self, 1);
    else
      self->opens |= arb_game_get_entry (self->game, self->next++)->opens;
  self->fitted = TRUE;
}

guint
arb_entries_fit_rest (GArray *entries, const ArbGame *game, guint index, guint rest,
                      const ArbEntry *gone)
{
  ArbStateRoom before, room;
  Fitting self = { .game = game, .entries = entries, .state = &room.state, .next = rest };
  guint n_entries = entries->len;
  guint n_lines = 0;

  arb_game_state_at (game, index, &before.state);
  memcpy (&room, &before, sizeof room);
  for (guint i = 0; i < entries->len; i++)
    {
      ArbEntry entry = g_array_index (entries, ArbEntry, i);

      arb_entry_judge (&entry, &room.state);
      arb_entry_apply (&entry, &room.state);
    }

  if (gone != NULL)
    drop_belonging (&self, gone, &before.state);
  while (TRUE)
    {
      if (self.fitted)
        {
          n_entries = entries->len;
          n_lines = self.next - rest;
          self.fitted = FALSE;
        }
      if (self.next == arb_game_get_length (game))
        break;
      fit_next (&self);
    }
  /* What stands as it stood is no part of the edit. */
  g_array_set_size (entries, n_entries);
  return n_lines;
}
