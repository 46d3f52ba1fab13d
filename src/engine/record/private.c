/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/private.h"

/* The number of attempts to find the one wrong private line, before all of them are dropped. */
#define MAX_TRIES 128

/* A log that is being folded as one seat sees it. */
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

/* Judges a private line by the knowledge of its seat. */
static void
judge_own (ArbEntry *entry, const ArbState *state, guint32 refuted_by)
{
  entry->private = FALSE;
  arb_entry_judge (entry, state);
  entry->private = TRUE;
  entry->struck = refuted_by != 0 || !arb_verdict_allows (&entry->verdict);
  entry->refuted_by = refuted_by;
}

/* Returns line @index as the seat sees it. Visible lines keep the judgement of all. */
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

/* Whether a visible line is impossible by the private lines of the seat. */
static gboolean
contradicts (const ArbEntry *entry, const ArbState *state)
{
  ArbVerdict verdict;

  if (entry->private || entry->struck || arb_check (state, entry->move, &verdict))
    return FALSE;
  return arb_verdict_allows (&entry->verdict) || !arb_can_overrule (state->catalogue, &verdict);
}

/* Folds the lines from @from on, up to @to or the first that contradicts a private line. */
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

/* Drops the one private line without which line @index is possible, the last one if there are
 * several; all of them, if more than one is wrong. Folds up to that line. */
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
  seen = arb_game_log_new_in_frame (arb_game_log_get_frame (log));
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
