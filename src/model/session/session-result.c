/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-result.h"

#include "engine/play/count.h"
#include "engine/core/view.h"
#include "model/session/session-private.h"

gboolean
arb_session_takes_words (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return self->sheet.finished && self->sheet.counts && !self->looks;
}

void
arb_session_state_total (ArbSession *self, guint seat, guint points)
{
  g_autofree char *text = NULL;
  ArbVerdict verdict;
  ArbMove move;

  g_return_if_fail (arb_session_takes_words (self));
  g_return_if_fail (seat >= 1 && seat <= arb_session_get_n_seats (self));

  if ((self->sheet.stated >> seat & 1) && self->sheet.words[seat] == (gint) points)
    return;
  text = g_strdup_printf ("%u count %s %u", seat, ARB_COUNTER_POINTS, points);
  if (arb_session_parse (self, text, &move, NULL))
    arb_session_play (self, move, FALSE, &verdict);
}

gboolean
arb_entry_is_word (const ArbCatalogue *catalogue, const ArbEntry *entry)
{
  return entry->move.verb == ARB_VERB_RULE || arb_move_states_total (catalogue, entry->move);
}

/* Whether the last gesture of @game has changed earlier lines. */
static gboolean
ends_with_edit (const ArbGame *game)
{
  guint n = arb_game_get_n_edits (game, FALSE);

  return n > 0 && arb_game_get_edit (game, FALSE, n - 1)->mark == arb_game_get_length (game);
}

gboolean
arb_session_ends_with_word (ArbSession *self)
{
  const ArbGame *game;
  const ArbEntry *last;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  game = arb_session_get_game (self);
  if (!arb_session_get_over (self) || arb_game_get_length (game) == 0 || ends_with_edit (game))
    return FALSE;
  last = arb_game_get_entry (game, arb_game_get_length (game) - 1);
  return last->opens && arb_entry_is_word (self->wording.catalogue, last);
}

char *
arb_session_dup_ending (ArbSession *self)
{
  GListModel *story;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  /* Only counting ended a game without a record. */
  if (!self->sheet.finished || self->sheet.only_end)
    return NULL;
  story = arb_session_get_story (self);
  for (guint i = g_list_model_get_n_items (story); i > 0; i--)
    {
      g_autoptr (ArbStoryLine) line = g_list_model_get_item (story, i - 1);

      if (line->episode.ends && line->milestone != NULL)
        return g_strdup (line->milestone);
    }
  return NULL;
}

guint
arb_session_get_next_starter (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 1);

  /* Seat 1 starts in every game. */
  return arb_session_get_n_seats (self) > 1 ? 2 : 1;
}

char *
arb_session_dup_last_said (ArbSession *self)
{
  const ArbGame *game;
  guint n, first, said;
  g_autoptr (ArbLogLine) line = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  game = arb_session_get_game (self);
  n = arb_game_get_length (game);
  if (n == 0 || !arb_session_get_can_undo (self) || ends_with_edit (game))
    return NULL;
  for (first = n - 1; first > 0 && !arb_game_get_entry (game, first)->opens; first--)
    ;
  /* What was implied before it nobody has said. */
  for (said = first; said + 1 < n && arb_game_get_entry (game, said)->implied; said++)
    ;
  line = arb_session_dup_line (self, said + 1);
  return g_strdup (line->text);
}
