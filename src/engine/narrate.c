/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/narrate.h"

#include <string.h>

/* The state before and after the line that is narrated. */
typedef struct
{
  const ArbGameLog *log;
  GArray *episodes;
  ArbStateRoom before;
  ArbStateRoom after;
} Telling;

static const ArbRuleset *
get_ruleset (const Telling *telling)
{
  return arb_game_log_get_catalogue (telling->log)->ruleset;
}

static ArbEpisode *
get_last (const Telling *telling)
{
  return telling->episodes->len > 0
             ? &g_array_index (telling->episodes, ArbEpisode, telling->episodes->len - 1)
             : NULL;
}

/* Whether the line changes nothing at the table but what is known. */
static gboolean
is_silent (const Telling *telling, const ArbEntry *entry)
{
  return entry->hidden || entry->struck
         || get_ruleset (telling)->verbs[entry->move.verb].kind == ARB_VERB_OBSERVATION;
}

static gboolean
narrate (Telling *telling, const ArbEntry *entry, ArbEpisode *episode)
{
  return get_ruleset (telling)->presentation.narrate (&telling->before.state, entry->move,
                                                      &telling->after.state, episode);
}

/* Whether a silent line continues the last episode: that one was narrated, or consists of silent
 * lines. */
static gboolean
goes_on (Telling *telling, const ArbEntry *entry, ArbEpisode *last)
{
  gboolean told = last != NULL && last->kind != NULL;

  if (last == NULL)
    return FALSE;
  if (get_ruleset (telling)->presentation.narrate == NULL)
    return !entry->opens;
  if (is_silent (telling, entry))
    return told
           || is_silent (telling, arb_game_log_get_entry (telling->log, last->first + last->n - 1));
  return told && last->turn == telling->before.state.turn && narrate (telling, entry, last);
}

/* Sets the totals and triggers of @episode from @state. */
static void
measure (const ArbState *state, ArbEpisode *episode)
{
  const ArbPresentation *presentation = &arb_ruleset_of (state)->presentation;
  ArbScoreSheet sheet;
  ArbClock clock = { 0 };

  arb_score (state, &sheet);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    episode->totals[seat] = (gint16) sheet.totals[seat];
  if (presentation->clock != NULL && !state->over)
    presentation->clock (state, NULL, &clock);
  episode->ending = clock.triggered || state->over;
  episode->triggers = (guint16) arb_triggered (state);
}

/* Ends the last episode; its totals are those of the state before the next line. */
static void
end_last (Telling *telling)
{
  ArbEpisode *last = get_last (telling);
  ArbEpisode before = { 0 };
  ArbStateRoom room;
  guint seat;

  if (last == NULL)
    return;
  measure (&telling->before.state, last);
  if (telling->episodes->len > 1)
    before = *(last - 1);
  else
    {
      arb_game_log_state_at (telling->log, 0, &room.state);
      measure (&room.state, &before);
    }
  seat = last->seats != 0 ? (guint) g_bit_nth_lsf (last->seats, -1) : ARB_TABLE;
  last->gained = last->seats == 1u << seat && seat != ARB_TABLE
                     ? (gint16) (last->totals[seat] - before.totals[seat])
                     : 0;
  last->triggered = last->triggers & (guint16) ~before.triggers;
  last->ends = last->ending && !before.ending;
}

static void
begin (Telling *telling, const ArbEntry *entry, guint index)
{
  const ArbPresentation *presentation = &get_ruleset (telling)->presentation;
  const ArbState *before = &telling->before.state;
  ArbEpisode episode = { .first = index, .turn = before->turn };

  if (presentation->leader != NULL)
    episode.leader = (guint8) presentation->leader (before);
  if (presentation->narrate != NULL && !is_silent (telling, entry))
    narrate (telling, entry, &episode);
  g_array_append_val (telling->episodes, episode);
}

static void
tell (Telling *telling, guint index)
{
  const ArbEntry *entry = arb_game_log_get_entry (telling->log, index);
  ArbEpisode *last;

  telling->after = telling->before;
  arb_entry_apply (entry, &telling->after.state);
  if (!goes_on (telling, entry, get_last (telling)))
    {
      end_last (telling);
      begin (telling, entry, index);
    }
  last = get_last (telling);
  last->n++;
  if (last->kind == NULL && entry->move.seat != ARB_TABLE)
    last->seats |= (guint8) (1u << entry->move.seat);
  telling->before = telling->after;
}

guint
arb_narrate (GArray *episodes, const ArbGameLog *log, guint kept)
{
  Telling telling = { .log = log, .episodes = episodes };
  const ArbEpisode *last;
  guint changed, next;

  g_return_val_if_fail (episodes != NULL && log != NULL, 0);

  while ((last = get_last (&telling)) != NULL && last->first + last->n > kept)
    g_array_set_size (episodes, episodes->len - 1);
  next = last != NULL ? last->first + last->n : 0;
  changed = MAX (episodes->len, 1) - 1;
  arb_game_log_state_at (log, next, &telling.before.state);
  for (guint i = next; i < arb_game_log_get_length (log); i++)
    tell (&telling, i);
  end_last (&telling);
  return changed;
}
