/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

static gint
find_count (const ArbState *state, ArbView *view, const char *id, guint seat)
{
  gint value = 0;

  arb_view_clear (view);
  arb_describe (state, view);
  arb_view_find_count (view, id, seat, &value);
  return value;
}

GArray *
arb_session_dup_changes (ArbSession *self, const char *id, guint seat)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (ArbCountChange));
  g_autoptr (ArbView) view = arb_view_new ();
  ArbStateRoom room;
  ArbState *state = &room.state;
  const ArbGame *game;
  gint before;

  g_return_val_if_fail (ARB_IS_SESSION (self), changes);
  g_return_val_if_fail (id != NULL, changes);

  game = arb_session_get_game (self);
  arb_game_state_at (game, 0, state);
  before = find_count (state, view, id, seat);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      ArbCountChange change = { i, before, 0 };

      arb_game_state_at (game, i + 1, state);
      change.after = find_count (state, view, id, seat);
      if (change.after != before)
        g_array_append_val (changes, change);
      before = change.after;
    }
  return changes;
}
