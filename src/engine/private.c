/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/private.h"

/* How often a fold looks for the one private line that is wrong, before it gives all of them up. */
#define MAX_TRIES 128

/* A log while it is folded as one seat sees it. */
typedef struct
{
  const ArbGameLog *log;
  guint seat;
  ArbState *state;
  guint32 *refuted; /* by line: the number of the move that proved it wrong, or 0 */
  guint n_tries;    /* left */
} Seeing;

static gboolean
is_own (const Seeing *seeing, const ArbEntry *entry)
{
  return entry->private && entry->said.seat == seeing->seat;
}

/* Judges a private line as its seat knows the table. */
static void
judge_own (ArbEntry *entry, const ArbState *state, guint32 refuted_by)
{
  entry->private = FALSE;
  arb_entry_judge (entry, state);
  entry->private = TRUE;
  entry->struck = refuted_by != 0 || !arb_verdict_allows (&entry->verdict);
  entry->refuted_by = refuted_by;
}

/* Line @index as the seat sees it. What all see was judged by all. */
static ArbEntry
see_line (const Seeing *seeing, const ArbState *state, guint index)
{
  ArbEntry entry = *arb_game_log_get_entry (seeing->log, index);

  if (is_own (seeing, &entry))
    judge_own (&entry, state, seeing->refuted[index]);
  else if (!entry.hidden && !entry.struck)
    arb_canonicalize (state, &entry.move);
  return entry;
}

/* Whether what happened cannot have happened by what the seat told. */
static gboolean
contradicts (const ArbEntry *entry, const ArbState *state)
{
  ArbVerdict verdict;

  if (entry->private || entry->struck || arb_check (state, entry->move, &verdict))
    return FALSE;
  return arb_verdict_allows (&entry->verdict) || !arb_can_overrule (state->catalogue, &verdict);
}

/* Folds the lines from @from on, up to @to or the first that contradicts what the seat told. */
static guint
fold_on (const Seeing *seeing, guint from, guint to)
{
  for (; from < to; from++)
    {
      ArbEntry entry = see_line (seeing, seeing->state, from);

      if (contradicts (&entry, seeing->state))
        break;
      arb_entry_apply (&entry, seeing->state);
    }
  return from;
}

/* Gives up the one private line without which line @index can have happened, the last if there are
 * several; all of them, if it takes more than one. Folds up to there. */
static void
refute (Seeing *seeing, guint index)
{
  for (guint i = index; i > 0 && seeing->n_tries > 0; i--)
    {
      if (!is_own (seeing, arb_game_log_get_entry (seeing->log, i - 1))
          || seeing->refuted[i - 1] != 0)
        continue;
      seeing->n_tries--;
      seeing->refuted[i - 1] = index + 1;
      arb_game_log_state_at (seeing->log, 0, seeing->state);
      if (fold_on (seeing, 0, index + 1) > index)
        return;
      seeing->refuted[i - 1] = 0;
    }

  for (guint i = 0; i < index; i++)
    if (is_own (seeing, arb_game_log_get_entry (seeing->log, i)) && seeing->refuted[i] == 0)
      seeing->refuted[i] = index + 1;
  arb_game_log_state_at (seeing->log, index + 1, seeing->state);
}

static void
find_refuted (Seeing *seeing)
{
  guint length = arb_game_log_get_length (seeing->log);
  guint index = 0;

  arb_game_log_state_at (seeing->log, 0, seeing->state);
  while ((index = fold_on (seeing, index, length)) < length)
    refute (seeing, index++);
}

ArbGameLog *
arb_game_log_seen_by (const ArbGameLog *log, guint seat)
{
  ArbStateRoom room;
  g_autofree guint32 *refuted = NULL;
  Seeing seeing = { log, seat, &room.state, NULL, MAX_TRIES };
  ArbGameLog *seen;

  seeing.refuted = refuted = g_new0 (guint32, arb_game_log_get_length (log) + 1);
  find_refuted (&seeing);
  seen = arb_game_log_new (arb_game_log_get_catalogue (log), arb_game_log_get_options (log));
  for (guint i = 0; i < arb_game_log_get_length (log); i++)
    {
      ArbEntry entry = see_line (&seeing, arb_game_log_get_state (seen), i);

      arb_game_log_push (seen, &entry);
    }
  arb_game_log_reserve_ids (seen, arb_game_log_get_last_id (log));
  return seen;
}

ArbEntry
arb_game_log_judge_line (const ArbGameLog *log, guint index)
{
  g_autoptr (ArbGameLog) seen = NULL;
  ArbEntry entry = *arb_game_log_get_entry (log, index);
  gboolean hidden = entry.hidden;

  if (!entry.private)
    return entry;

  seen = arb_game_log_seen_by (log, entry.said.seat);
  entry = *arb_game_log_get_entry (seen, index);
  entry.hidden = hidden;
  return entry;
}

gboolean
arb_game_log_append_private (ArbGameLog *log, ArbMove move, ArbVerdict *verdict)
{
  g_autoptr (ArbGameLog) seen = arb_game_log_seen_by (log, move.seat);
  ArbEntry entry = { .said = move, .private = TRUE, .opens = TRUE };
  ArbEntry judged = entry;

  judge_own (&judged, arb_game_log_get_state (seen), 0);
  *verdict = judged.verdict;
  if (judged.struck)
    return FALSE;

  arb_game_log_append_like (log, &entry);
  return TRUE;
}
