/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/story.h"

#include "engine/narrate.h"
#include "wording/story.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _ArbStory
{
  GObject parent_instance;

  ArbLog *log;      /* weak */
  GArray *episodes; /* ArbEpisode */
  GPtrArray *lines; /* ArbStoryLine by episode; %NULL before it is needed */
};

static ArbEpisode *
get_episode (ArbStory *self, guint index)
{
  return &g_array_index (self->episodes, ArbEpisode, index);
}

static GType
get_item_type (GListModel *model)
{
  return ARB_TYPE_STORY_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return ARB_STORY (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  ArbStory *self = ARB_STORY (model);

  if (self->log == NULL || position >= self->lines->len)
    return NULL;
  if (self->lines->pdata[position] == NULL)
    {
      ArbStoryLine *line = arb_story_line_new (self->log, position);

      arb_story_line_set_episode (line, get_episode (self, position), 0);
      self->lines->pdata[position] = line;
    }
  return g_object_ref (self->lines->pdata[position]);
}

static void
implement_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbStory, arb_story, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list_model))

static void
arb_story_finalize (GObject *object)
{
  ArbStory *self = ARB_STORY (object);

  g_clear_weak_pointer (&self->log);
  g_array_unref (self->episodes);
  g_ptr_array_unref (self->lines);

  G_OBJECT_CLASS (arb_story_parent_class)->finalize (object);
}

static void
arb_story_class_init (ArbStoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_story_finalize;
}

static void
clear_line (gpointer line)
{
  g_clear_object ((ArbStoryLine **) &line);
}

static void
arb_story_init (ArbStory *self)
{
  self->episodes = g_array_new (FALSE, FALSE, sizeof (ArbEpisode));
  self->lines = g_ptr_array_new_with_free_func (clear_line);
}

/* Updates part @index if it continues with further moves, so that the widget of an unfolded part
 * grows. Returns whether it continues. */
static gboolean
continue_line (ArbStory *self, guint index, guint kept)
{
  const ArbEpisode *episode = get_episode (self, index);

  if (index >= self->lines->len || kept <= episode->first)
    return FALSE;
  if (self->lines->pdata[index] != NULL)
    arb_story_line_set_episode (self->lines->pdata[index], episode, kept - episode->first);
  return TRUE;
}

static void
update (ArbStory *self, guint kept)
{
  const ArbGame *game = self->log->game;
  guint n_before = self->lines->len;
  guint first = 0;

  if (game != NULL)
    first = arb_narrate (self->episodes, arb_game_get_log (game), kept);
  else
    g_array_set_size (self->episodes, 0);
  if (first < self->episodes->len && continue_line (self, first, kept))
    first++;
  g_ptr_array_set_size (self->lines, (gint) MIN (first, n_before));
  g_ptr_array_set_size (self->lines, (gint) self->episodes->len);
  if (first < n_before || first < self->episodes->len)
    g_list_model_items_changed (G_LIST_MODEL (self), first, n_before - MIN (first, n_before),
                                self->episodes->len - first);
}

static void
on_items_changed (ArbStory *self, guint position, guint removed, guint added)
{
  update (self, position);
}

ArbStory *
arb_story_new (ArbLog *log)
{
  ArbStory *self;

  g_return_val_if_fail (ARB_IS_LOG (log), NULL);

  self = g_object_new (ARB_TYPE_STORY, NULL);
  g_set_weak_pointer (&self->log, log);
  g_signal_connect_object (log, "items-changed", G_CALLBACK (on_items_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* Returns the index of the first move of the last gesture. */
static guint
find_gesture (const ArbGame *game)
{
  guint index = arb_game_get_length (game);

  while (index > 0 && !arb_game_get_entry (game, index - 1)->opens)
    index--;
  return MAX (index, 1) - 1;
}

/* Whether a move of the episode from line @from on was not implied; sets @warning to the last entry
 * with a warning. */
static gboolean
was_said (ArbStory *self, const ArbEpisode *episode, guint from, const ArbEntry **warning)
{
  const ArbGame *game = self->log->game;
  gboolean said = FALSE;

  *warning = NULL;
  for (guint i = MAX (episode->first, from); i < episode->first + episode->n; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      said = said || !entry->implied;
      if (arb_entry_warns (entry))
        *warning = entry;
    }
  return said;
}

static char *
make_sentence (ArbStory *self, const ArbEpisode *episode, const ArbEntry *warning)
{
  const ArbWording *wording = self->log->wording;
  g_autofree char *sentence = arb_wording_episode (wording, self->log->game, episode);
  g_autofree char *milestone = arb_wording_milestone (wording, episode);
  /* Translators: stands between two sentences about what happened in a game */
  g_autofree char *text = g_strjoin (C_ ("sentences", "; "), sentence, milestone, NULL);
  g_autofree char *verdict = NULL;

  if (warning == NULL)
    return g_steal_pointer (&text);
  verdict = arb_wording_verdict (wording, warning->move.seat, &warning->verdict);
  return arb_words_label (text, verdict);
}

char *
arb_story_dup_news (ArbStory *self)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  guint n_said = 0;
  gboolean is_news = FALSE;
  guint from;

  g_return_val_if_fail (ARB_IS_STORY (self), NULL);

  from = find_gesture (self->log->game);
  for (guint i = self->episodes->len; i > 0; i--)
    {
      const ArbEpisode *episode = get_episode (self, i - 1);
      const ArbEntry *warning;
      gboolean said;

      if (episode->first + episode->n <= from)
        break;
      said = was_said (self, episode, from, &warning);
      is_news = is_news || !said || warning != NULL || episode->ends;
      g_ptr_array_insert (sentences, said ? 0 : (gint) n_said,
                          make_sentence (self, episode, warning));
      n_said += said;
    }
  if (!is_news)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (C_ ("sentences", "; "), (char **) sentences->pdata);
}
