/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/story-line.h"

#include "wording/story.h"

static guint changed_signal;

static GType
get_item_type (GListModel *model)
{
  return ARB_TYPE_LOG_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return ARB_STORY_LINE (model)->episode.n;
}

static gpointer
get_item (GListModel *model, guint position)
{
  ArbStoryLine *self = ARB_STORY_LINE (model);

  if (self->log == NULL || position >= self->episode.n)
    return NULL;
  return g_list_model_get_item (G_LIST_MODEL (self->log), self->episode.first + position);
}

static void
implement_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbStoryLine, arb_story_line, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list_model))

static void
arb_story_line_finalize (GObject *object)
{
  ArbStoryLine *self = ARB_STORY_LINE (object);

  g_clear_weak_pointer (&self->log);
  g_free (self->text);
  g_free (self->milestone);
  g_array_unref (self->results);

  G_OBJECT_CLASS (arb_story_line_parent_class)->finalize (object);
}

static void
arb_story_line_class_init (ArbStoryLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_story_line_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
clear_result (gpointer result)
{
  g_clear_pointer (&((ArbStoryResult *) result)->text, g_free);
}

static void
arb_story_line_init (ArbStoryLine *self)
{
  self->results = g_array_new (FALSE, FALSE, sizeof (ArbStoryResult));
  g_array_set_clear_func (self->results, clear_result);
}

ArbStoryLine *
arb_story_line_new (ArbLog *log, guint index)
{
  ArbStoryLine *self = g_object_new (ARB_TYPE_STORY_LINE, NULL);

  g_set_weak_pointer (&self->log, log);
  self->index = index;
  return self;
}

static void
add_result (ArbStoryLine *self, const ArbResult *result)
{
  guint n_seats = (guint) __builtin_popcount (self->episode.seats);
  ArbStoryResult row = { .id = result->id,
                         .text = arb_wording_result (self->log->wording, result, n_seats) };

  g_array_append_val (self->results, row);
}

/* Collects the results. Costs are no results, except for lost points. */
static void
collect_results (ArbStoryLine *self)
{
  const ArbResult points = { .id = ARB_RESULT_POINTS, .amount = self->episode.gained };

  g_array_set_size (self->results, 0);
  if (points.amount != 0)
    add_result (self, &points);
  for (guint i = 0; i < self->episode.n_results; i++)
    if (self->episode.results[i].amount > 0)
      add_result (self, &self->episode.results[i]);
}

void
arb_story_line_set_episode (ArbStoryLine *self, const ArbEpisode *episode, guint kept)
{
  guint n_before;

  g_return_if_fail (ARB_IS_STORY_LINE (self));
  g_return_if_fail (episode != NULL && self->log != NULL);

  n_before = self->episode.n;
  kept = MIN (kept, MIN (n_before, episode->n));
  self->episode = *episode;
  g_free (self->text);
  self->text = arb_wording_episode (self->log->wording, self->log->game, episode);
  g_free (self->milestone);
  self->milestone = arb_wording_milestone (self->log->wording, episode);
  collect_results (self);
  if (kept < n_before || kept < episode->n)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, n_before - kept, episode->n - kept);
  g_signal_emit (self, changed_signal, 0);
}

/* The importance of what there is to say about a move. */
static guint
weigh (const ArbEntry *entry)
{
  if (entry->struck)
    return 5;
  if (entry->ruled)
    return 4;
  switch ((ArbVerdictValue) entry->verdict.value)
    {
    case ARB_ILLEGAL:
      return 3;
    case ARB_UNDECIDABLE:
      return 2;
    case ARB_VOID:
      return 1;
    case ARB_LEGAL:
      return 0;
    }
  g_return_val_if_reached (0);
}

static const ArbEntry *
get_entry (ArbStoryLine *self, guint index)
{
  return arb_game_get_entry (self->log->game, self->episode.first + index);
}

gboolean
arb_story_line_get_quiet (ArbStoryLine *self)
{
  g_return_val_if_fail (ARB_IS_STORY_LINE (self), FALSE);

  if (self->log == NULL || self->log->game == NULL)
    return FALSE;
  for (guint i = 0; i < self->episode.n; i++)
    {
      const ArbEntry *entry = get_entry (self, i);
      const ArbVerb *verbs = arb_game_get_catalogue (self->log->game)->ruleset->verbs;

      if (verbs[entry->move.verb].kind != ARB_VERB_CLOSING || entry->hidden || weigh (entry) > 0)
        return FALSE;
    }
  return TRUE;
}

ArbLogLine *
arb_story_line_dup_marked (ArbStoryLine *self)
{
  guint marked = 0, most = 0;

  g_return_val_if_fail (ARB_IS_STORY_LINE (self), NULL);

  if (self->log == NULL || self->log->game == NULL)
    return NULL;
  for (guint i = 0; i < self->episode.n; i++)
    {
      guint weight = weigh (get_entry (self, i));

      if (weight > most)
        {
          most = weight;
          marked = i;
        }
    }
  return most > 0 ? g_list_model_get_item (G_LIST_MODEL (self), marked) : NULL;
}
