/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game-private.h"

/* How often a fold looks for the one private line that is wrong, before it gives all of them up. */
#define MAX_TRIES 128

/* A log while it is folded as one seat sees it. */
typedef struct
{
  const ArbGame *game;
  guint seat;
  ArbState *state;
  guint32 *refuted; /* by line: the number of the move that proved it wrong, or 0 */
  guint n_tries;    /* left */
} Seeing;

gboolean
arb_move_can_be_private (const ArbRuleset *ruleset, ArbMove move)
{
  g_return_val_if_fail (ruleset != NULL, FALSE);

  return ruleset->verbs[move.verb].kind == ARB_VERB_OBSERVATION && move.seat != ARB_TABLE;
}

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
see_line (const Seeing *seeing, guint index)
{
  ArbEntry entry = *arb_game_get_entry (seeing->game, index);

  if (is_own (seeing, &entry))
    judge_own (&entry, seeing->state, seeing->refuted[index]);
  else if (!entry.hidden && !entry.struck)
    arb_canonicalize (seeing->state, &entry.move);
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
      ArbEntry entry = see_line (seeing, from);

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
      if (!is_own (seeing, arb_game_get_entry (seeing->game, i - 1)) || seeing->refuted[i - 1] != 0)
        continue;
      seeing->n_tries--;
      seeing->refuted[i - 1] = index + 1;
      arb_game_state_at (seeing->game, 0, seeing->state);
      if (fold_on (seeing, 0, index + 1) > index)
        return;
      seeing->refuted[i - 1] = 0;
    }

  for (guint i = 0; i < index; i++)
    if (is_own (seeing, arb_game_get_entry (seeing->game, i)) && seeing->refuted[i] == 0)
      seeing->refuted[i] = index + 1;
  arb_game_state_at (seeing->game, index + 1, seeing->state);
}

static void
find_refuted (Seeing *seeing)
{
  guint length = arb_game_get_length (seeing->game);
  guint index = 0;

  arb_game_state_at (seeing->game, 0, seeing->state);
  while ((index = fold_on (seeing, index, length)) < length)
    refute (seeing, index++);
}

ArbGame *
arb_game_seen_by (const ArbGame *game, guint seat)
{
  ArbStateRoom room;
  g_autofree guint32 *refuted = NULL;
  Seeing seeing = { game, seat, &room.state, NULL, MAX_TRIES };
  ArbGame *seen;

  g_return_val_if_fail (game != NULL, NULL);

  seeing.refuted = refuted = g_new0 (guint32, arb_game_get_length (game) + 1);
  find_refuted (&seeing);
  seen = arb_game_new (game->catalogue, &game->options);
  seeing.state = seen->state;
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      ArbEntry entry = see_line (&seeing, i);

      arb_game_push (seen, &entry);
    }
  seen->last_id = game->last_id;
  return seen;
}

ArbEntry
arb_game_judge_line (const ArbGame *game, guint index)
{
  g_autoptr (ArbGame) seen = NULL;
  ArbEntry entry = *arb_game_get_entry (game, index);
  gboolean hidden = entry.hidden;

  if (!entry.private)
    return entry;

  seen = arb_game_seen_by (game, entry.said.seat);
  entry = *arb_game_get_entry (seen, index);
  entry.hidden = hidden;
  return entry;
}

gboolean
arb_game_play_private (ArbGame *game, ArbMove move, ArbVerdict *verdict)
{
  g_autoptr (ArbGame) seen = NULL;
  ArbEntry entry = { .said = move, .private = TRUE, .opens = TRUE };
  ArbEntry judged = entry;

  g_return_val_if_fail (game != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (arb_move_can_be_private (game->catalogue->ruleset, move), FALSE);

  seen = arb_game_seen_by (game, move.seat);
  judge_own (&judged, seen->state, 0);
  *verdict = judged.verdict;
  if (judged.struck)
    return FALSE;

  arb_game_append_like (game, &entry);
  arb_game_forget_undone (game);
  return TRUE;
}
