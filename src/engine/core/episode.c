/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/episode.h"

static gboolean
is_same (const ArbDeed *a, const ArbDeed *b)
{
  return g_str_equal (a->id, b->id) && a->seat == b->seat && a->number == b->number
         && a->what == b->what;
}

void
arb_episode_add_deed (ArbEpisode *episode, const ArbDeed *deed)
{
  g_return_if_fail (episode != NULL && deed != NULL);

  for (guint i = 0; i < episode->n_deeds; i++)
    if (is_same (&episode->deeds[i], deed))
      {
        episode->deeds[i].amount += deed->amount;
        return;
      }
  if (episode->n_deeds < ARB_MAX_DEEDS)
    episode->deeds[episode->n_deeds++] = *deed;
}

static ArbResult *
find_result (ArbEpisode *episode, const char *id)
{
  for (guint i = 0; i < episode->n_results; i++)
    if (g_str_equal (episode->results[i].id, id))
      return &episode->results[i];
  g_return_val_if_fail (episode->n_results < ARB_MAX_RESULTS, NULL);

  episode->results[episode->n_results] = (ArbResult){ .id = id, .each = TRUE };
  return &episode->results[episode->n_results++];
}

void
arb_episode_add_result (ArbEpisode *episode, const char *id, gint amount)
{
  ArbResult *result;

  g_return_if_fail (episode != NULL && id != NULL);

  if (amount == 0)
    return;
  result = find_result (episode, id);
  if (result != NULL)
    result->amount += (gint16) amount;
}

void
arb_episode_add_share (ArbEpisode *episode, const char *id, gint amount)
{
  ArbResult *result;
  gint n_before;

  g_return_if_fail (episode != NULL && id != NULL);

  result = find_result (episode, id);
  if (result == NULL)
    return;
  n_before = __builtin_popcount (episode->seats) - 1;
  result->each = result->each && result->amount == amount * n_before;
  result->amount += (gint16) amount;
}
