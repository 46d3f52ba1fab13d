/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/game.h"

/* Whether two entries say the same to the same people. */
static gboolean
said_alike (const ArbEntry *a, const ArbEntry *b)
{
  return arb_move_equal (a->said, b->said) && a->private == b->private;
}

/* Whether two entries are judged alike. */
static gboolean
judged_alike (const ArbEntry *a, const ArbEntry *b)
{
  return a->verdict.value == b->verdict.value && a->struck == b->struck
         && a->verdict.n_reasons == b->verdict.n_reasons
         && (a->verdict.n_reasons == 0 || a->verdict.reasons[0].rule == b->verdict.reasons[0].rule);
}

static void
add_change (GArray *changes, gint before, gint after)
{
  ArbChange change = { before, after };

  g_array_append_val (changes, change);
}

GArray *
arb_game_compare (const ArbGame *before, const ArbGame *after)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (ArbChange));
  guint n_before = arb_game_get_length (before), n_after = arb_game_get_length (after);
  guint first = 0, last = 0;

  while (first < MIN (n_before, n_after)
         && said_alike (arb_game_get_entry (before, first), arb_game_get_entry (after, first)))
    first++;
  while (last < MIN (n_before, n_after) - first
         && said_alike (arb_game_get_entry (before, n_before - last - 1),
                        arb_game_get_entry (after, n_after - last - 1)))
    last++;

  for (guint i = 0; i < first; i++)
    if (!judged_alike (arb_game_get_entry (before, i), arb_game_get_entry (after, i)))
      add_change (changes, (gint) i, (gint) i);
  for (guint i = first; i < n_before - last; i++)
    add_change (changes, (gint) i, -1);
  for (guint i = first; i < n_after - last; i++)
    add_change (changes, -1, (gint) i);
  for (guint i = last; i > 0; i--)
    if (!judged_alike (arb_game_get_entry (before, n_before - i),
                       arb_game_get_entry (after, n_after - i)))
      add_change (changes, (gint) (n_before - i), (gint) (n_after - i));

  return changes;
}

ArbGame *
arb_game_under (const ArbGame *game, const ArbOptions *options)
{
  ArbGame *under;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);
  g_return_val_if_fail (options->n_seats == arb_game_get_options (game)->n_seats, NULL);

  under = arb_game_new (arb_game_get_catalogue (game), options);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append_like (under, arb_game_get_entry (game, i));
  return under;
}

gint
arb_game_find_parting (const ArbGame *game, const ArbGame *under)
{
  guint length = MIN (arb_game_get_length (game), arb_game_get_length (under));

  for (guint i = 0; i < length; i++)
    if (arb_game_get_entry (under, i)->struck && !arb_game_get_entry (game, i)->struck)
      return (gint) i;

  return -1;
}
