/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/narrate.h"

#include <string.h>

/* The state before and after the line that is narrated. */
typedef struct
{
  const ArbGameLog *log;
  GArray *episodes;
  ArbStateRoom before;
  ArbStateRoom after;
} Narrator;

static const ArbRuleset *
get_ruleset (const Narrator *narrator)
{
  return arb_game_log_get_catalogue (narrator->log)->ruleset;
}

static ArbEpisode *
get_last (const Narrator *narrator)
{
  return narrator->episodes->len > 0
             ? &g_array_index (narrator->episodes, ArbEpisode, narrator->episodes->len - 1)
             : NULL;
}

/* Whether the line changes nothing at the table but what is known. */
static gboolean
is_silent (const Narrator *narrator, const ArbEntry *entry)
{
  return entry->hidden || entry->struck
         || get_ruleset (narrator)->verbs[entry->move.verb]->kind == ARB_VERB_OBSERVATION;
}

static gboolean
narrate (Narrator *narrator, const ArbEntry *entry, ArbEpisode *episode)
{
  return get_ruleset (narrator)->presentation.narrate (&narrator->before.state, entry->move,
                                                       &narrator->after.state, episode);
}

/* Whether a silent line continues the last episode: that one was narrated, or consists of silent
 * lines. */
static gboolean
goes_on (Narrator *narrator, const ArbEntry *entry, ArbEpisode *last)
{
  gboolean narrated = last != NULL && last->kind != NULL;

  if (last == NULL)
    return FALSE;
  if (get_ruleset (narrator)->presentation.narrate == NULL)
    return !entry->opens;
  if (is_silent (narrator, entry))
    return narrated
           || is_silent (narrator,
                         arb_game_log_get_entry (narrator->log, last->first + last->n - 1));
  return narrated && last->turn == narrator->before.state.turn && narrate (narrator, entry, last);
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
end_last (Narrator *narrator)
{
  ArbEpisode *last = get_last (narrator);
  ArbEpisode before = { 0 };
  ArbStateRoom room;
  guint seat;

  if (last == NULL)
    return;
  measure (&narrator->before.state, last);
  if (narrator->episodes->len > 1)
    before = *(last - 1);
  else
    {
      arb_game_log_state_at (narrator->log, 0, &room.state);
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
begin (Narrator *narrator, const ArbEntry *entry, guint index)
{
  const ArbPresentation *presentation = &get_ruleset (narrator)->presentation;
  const ArbState *before = &narrator->before.state;
  ArbEpisode episode = { .first = index, .turn = before->turn };

  if (presentation->leader != NULL)
    episode.leader = (guint8) presentation->leader (before);
  if (presentation->narrate != NULL && !is_silent (narrator, entry))
    narrate (narrator, entry, &episode);
  g_array_append_val (narrator->episodes, episode);
}

static void
narrate_entry (Narrator *narrator, guint index)
{
  const ArbEntry *entry = arb_game_log_get_entry (narrator->log, index);
  ArbEpisode *last;

  narrator->after = narrator->before;
  arb_entry_apply (entry, &narrator->after.state);
  if (!goes_on (narrator, entry, get_last (narrator)))
    {
      end_last (narrator);
      begin (narrator, entry, index);
    }
  last = get_last (narrator);
  last->n++;
  if (last->kind == NULL && entry->move.seat != ARB_TABLE)
    last->seats |= (guint8) (1u << entry->move.seat);
  narrator->before = narrator->after;
}

guint
arb_narrate (GArray *episodes, const ArbGameLog *log, guint kept)
{
  Narrator narrator = { .log = log, .episodes = episodes };
  const ArbEpisode *last;
  guint changed, next;

  g_return_val_if_fail (episodes != NULL && log != NULL, 0);

  while ((last = get_last (&narrator)) != NULL && last->first + last->n > kept)
    g_array_set_size (episodes, episodes->len - 1);
  next = last != NULL ? last->first + last->n : 0;
  changed = MAX (episodes->len, 1) - 1;
  arb_game_log_state_at (log, next, &narrator.before.state);
  for (guint i = next; i < arb_game_log_get_length (log); i++)
    narrate_entry (&narrator, i);
  end_last (&narrator);
  return changed;
}
