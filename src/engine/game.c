/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game-private.h"

#include "engine/complete.h"

#include <string.h>

ArbGame *
arb_game_new (const ArbCatalogue *catalogue, const ArbOptions *options)
{
  ArbGame *game;

  g_return_val_if_fail (catalogue != NULL && options != NULL, NULL);

  game = g_new0 (ArbGame, 1);
  game->catalogue = catalogue;
  game->options = *options;
  game->log = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  game->undone = g_array_new (FALSE, FALSE, sizeof (ArbEntry));
  game->edits = arb_edits_new ();
  game->undone_edits = arb_edits_new ();
  game->snapshots = g_ptr_array_new_with_free_func (g_free);
  game->state = g_malloc0 (ARB_STATE_MAX);
  arb_setup (catalogue, options, game->state);
  g_ptr_array_add (game->snapshots, g_memdup2 (game->state, ARB_STATE_MAX));
  return game;
}

GArray *
arb_entries_copy (const GArray *entries)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (ArbEntry), entries->len);

  return g_array_append_vals (copy, entries->data, entries->len);
}

ArbGame *
arb_game_copy (const ArbGame *game)
{
  ArbGame *copy = g_new0 (ArbGame, 1);

  copy->catalogue = game->catalogue;
  copy->options = game->options;
  copy->log = arb_entries_copy (game->log);
  copy->undone = arb_entries_copy (game->undone);
  copy->edits = arb_edits_copy (game->edits);
  copy->undone_edits = arb_edits_copy (game->undone_edits);
  copy->snapshots = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < game->snapshots->len; i++)
    g_ptr_array_add (copy->snapshots, g_memdup2 (game->snapshots->pdata[i], ARB_STATE_MAX));
  copy->state = g_memdup2 (game->state, ARB_STATE_MAX);
  copy->last_id = game->last_id;
  return copy;
}

void
arb_game_free (ArbGame *game)
{
  if (game == NULL)
    return;

  g_array_unref (game->log);
  g_array_unref (game->undone);
  g_ptr_array_unref (game->edits);
  g_ptr_array_unref (game->undone_edits);
  g_ptr_array_unref (game->snapshots);
  g_free (game->state);
  g_free (game);
}

const ArbCatalogue *
arb_game_get_catalogue (const ArbGame *game)
{
  return game->catalogue;
}

const ArbOptions *
arb_game_get_options (const ArbGame *game)
{
  return &game->options;
}

const ArbState *
arb_game_get_state (const ArbGame *game)
{
  return game->state;
}

guint
arb_game_get_length (const ArbGame *game)
{
  return game->log->len;
}

const ArbEntry *
arb_game_get_entry (const ArbGame *game, guint index)
{
  g_return_val_if_fail (index < game->log->len, NULL);

  return &g_array_index (game->log, ArbEntry, index);
}

void
arb_entry_take_verdict (ArbEntry *entry, const ArbCatalogue *catalogue, ArbMove move,
                        const ArbVerdict *verdict)
{
  memset (&entry->adjustments, 0, sizeof entry->adjustments);
  entry->move = move;
  entry->said.seat = move.seat;
  entry->verdict = *verdict;
  entry->refuted_by = 0;
  entry->hidden = FALSE;
  entry->struck = !arb_verdict_allows (verdict) && !arb_can_overrule (catalogue, verdict);
}

void
arb_entry_judge (ArbEntry *entry, const ArbState *state)
{
  /* An entry is compared and copied as memory, so what a verdict leaves unset must be the same
   * every time. */
  ArbVerdict verdict = { 0 };
  ArbMove move = entry->said;

  if (!entry->private)
    {
      arb_canonicalize (state, &move);
      arb_check (state, move, &verdict);
    }
  arb_entry_take_verdict (entry, state->catalogue, move, &verdict);
  entry->hidden = entry->private;
}

void
arb_entry_apply (const ArbEntry *entry, ArbState *state)
{
  if (!entry->struck && !entry->hidden)
    arb_apply (state, entry->move, entry->verdict.value == ARB_ILLEGAL);
}

const ArbEntry *
arb_game_push (ArbGame *game, const ArbEntry *entry)
{
  ArbEntry pushed = *entry;

  if (!pushed.struck && !pushed.hidden)
    arb_apply_adjusting (game->state, pushed.move, pushed.verdict.value == ARB_ILLEGAL,
                         &pushed.adjustments);
  g_array_append_val (game->log, pushed);
  if (game->log->len % SNAPSHOT_EVERY == 0)
    g_ptr_array_add (game->snapshots, g_memdup2 (game->state, ARB_STATE_MAX));
  return arb_game_get_entry (game, game->log->len - 1);
}

const ArbEntry *
arb_game_append_like (ArbGame *game, const ArbEntry *like)
{
  ArbEntry entry = *like;

  g_return_val_if_fail (game != NULL, NULL);

  if (entry.id == 0)
    entry.id = ++game->last_id;
  arb_entry_judge (&entry, game->state);
  return arb_game_push (game, &entry);
}

const ArbEntry *
arb_game_append (ArbGame *game, ArbMove move, gboolean ruled, gboolean implied, gboolean opens)
{
  ArbEntry entry = { .said = move, .ruled = !!ruled, .implied = !!implied, .opens = !!opens };

  return arb_game_append_like (game, &entry);
}

void
arb_game_forget_undone (ArbGame *game)
{
  g_array_set_size (game->undone, 0);
  g_ptr_array_set_size (game->undone_edits, 0);
}

/* Appends a move that has been judged as the table stands. */
static void
append_judged (ArbGame *game, ArbEntry entry, ArbMove move, const ArbVerdict *verdict)
{
  entry.id = ++game->last_id;
  entry.said = move;
  arb_entry_take_verdict (&entry, game->catalogue, move, verdict);
  arb_game_push (game, &entry);
}

/* Plays one move, and before it what goes without saying; opens a gesture if @opens. */
static guint
play (ArbGame *game, ArbMove move, gboolean allow, gboolean opens, ArbVerdict *verdict)
{
  ArbClosing closing;

  arb_complete (game->state, &move, &closing, verdict);
  if (!arb_verdict_allows (verdict) && !(allow && arb_can_overrule (game->catalogue, verdict)))
    return 0;

  for (guint i = 0; i < closing.n; i++)
    append_judged (game, (ArbEntry){ .implied = TRUE, .opens = opens && i == 0 }, closing.moves[i],
                   &closing.verdicts[i]);
  /* What keeps the player from closing before it is told with a refusal, and is no part of what the
   * table overrules. */
  if (arb_verdict_allows (verdict))
    append_judged (game, (ArbEntry){ .opens = opens && closing.n == 0 }, move, verdict);
  else
    arb_game_append (game, move, TRUE, FALSE, opens && closing.n == 0);
  return closing.n + 1;
}

guint
arb_game_play_moves (ArbGame *game, const ArbMove *moves, guint n_moves, gboolean allow,
                     ArbVerdict *verdict)
{
  ArbVerdict worst;
  guint length;

  g_return_val_if_fail (game != NULL && verdict != NULL, 0);
  g_return_val_if_fail (moves != NULL && n_moves > 0, 0);

  length = game->log->len;
  arb_verdict_init (&worst);
  for (guint i = 0; i < n_moves; i++)
    {
      if (play (game, moves[i], allow, i == 0, verdict) == 0)
        {
          if (game->log->len > length)
            arb_game_cut (game, length);
          return 0;
        }
      if (i == 0 || verdict->value > worst.value)
        worst = *verdict;
    }

  arb_game_forget_undone (game);
  *verdict = worst;
  return game->log->len - length;
}

guint
arb_game_play (ArbGame *game, ArbMove move, gboolean allow, ArbVerdict *verdict)
{
  return arb_game_play_moves (game, &move, 1, allow, verdict);
}

/* The first move of the last gesture among the first @length moves. */
static guint
gesture_start (const ArbGame *game, guint length)
{
  while (length > 0 && !arb_game_get_entry (game, --length)->opens)
    ;
  return length;
}

void
arb_game_cut (ArbGame *game, guint length)
{
  arb_game_state_at (game, length, game->state);
  g_array_set_size (game->log, length);
  g_ptr_array_set_size (game->snapshots, (gint) (length / SNAPSHOT_EVERY + 1));
}

gboolean
arb_game_can_undo (const ArbGame *game)
{
  return game->log->len > 0 || game->edits->len > 0;
}

gboolean
arb_game_can_redo (const ArbGame *game)
{
  return game->undone->len > 0 || game->undone_edits->len > 0;
}

guint
arb_game_undo (ArbGame *game)
{
  guint length = game->log->len;
  guint start = gesture_start (game, length);
  const ArbEdit *edit = arb_edits_last (game->edits);

  if (edit != NULL && edit->mark >= length)
    return arb_game_turn_edit (game, FALSE);
  if (edit != NULL)
    start = MAX (start, edit->mark);

  for (guint i = length; i > start; i--)
    g_array_append_vals (game->undone, arb_game_get_entry (game, i - 1), 1);

  arb_game_cut (game, start);
  return length - start;
}

guint
arb_game_redo (ArbGame *game)
{
  const ArbEdit *edit = arb_edits_last (game->undone_edits);
  guint floor = edit != NULL ? edit->mark : 0;
  guint made = 0;

  if (edit != NULL && floor >= game->undone->len)
    return arb_game_turn_edit (game, TRUE);

  while (game->undone->len > floor)
    {
      ArbEntry entry = g_array_index (game->undone, ArbEntry, game->undone->len - 1);

      if (made > 0 && entry.opens)
        break;

      g_array_set_size (game->undone, game->undone->len - 1);
      entry.opens = made == 0;
      arb_game_append_like (game, &entry);
      made++;
    }

  return made;
}

guint
arb_game_get_n_undone (const ArbGame *game)
{
  return game->undone->len;
}

const ArbEntry *
arb_game_get_undone (const ArbGame *game, guint index)
{
  g_return_val_if_fail (index < game->undone->len, NULL);

  return &g_array_index (game->undone, ArbEntry, game->undone->len - 1 - index);
}

void
arb_game_add_undone (ArbGame *game, const GArray *entries)
{
  GArray *undone =
      g_array_sized_new (FALSE, FALSE, sizeof (ArbEntry), entries->len + game->undone->len);

  for (guint i = entries->len; i > 0; i--)
    {
      ArbEntry entry = g_array_index (entries, ArbEntry, i - 1);

      entry.move = entry.said;
      entry.id = game->last_id + i;
      g_array_append_val (undone, entry);
    }
  game->last_id += entries->len;
  if (game->undone->len > 0)
    g_array_append_vals (undone, game->undone->data, game->undone->len);
  g_array_unref (game->undone);
  game->undone = undone;
}

void
arb_game_state_at (const ArbGame *game, guint index, ArbState *state)
{
  guint near = index / SNAPSHOT_EVERY;

  g_return_if_fail (index <= game->log->len);

  memcpy (state, game->snapshots->pdata[near], ARB_STATE_MAX);
  for (guint i = near * SNAPSHOT_EVERY; i < index; i++)
    arb_entry_apply (arb_game_get_entry (game, i), state);
}

void
arb_game_score (const ArbGame *game, ArbScoreSheet *sheet)
{
  arb_score (game->state, sheet);
}

guint64
arb_game_find_counted (const ArbGame *game)
{
  const ArbRuleset *ruleset = game->catalogue->ruleset;
  guint64 counted = 0, named = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *line = arb_game_get_entry (game, i);
      gboolean is_count = arb_argument_kind (line->said.arguments[0]) == ARB_ARGUMENT_COUNT;

      if (!line->hidden)
        *(is_count ? &counted : &named) |= G_GUINT64_CONSTANT (1) << line->said.verb;
    }

  for (guint verb = 0; counted != 0 && verb < ruleset->n_verbs; verb++)
    if ((ruleset->verbs[verb].slots[0].accepts & ARB_ACCEPT (ARB_ARGUMENT_COUNT)) != 0
        && (named >> verb & 1) == 0)
      counted |= G_GUINT64_CONSTANT (1) << verb;

  return counted;
}
