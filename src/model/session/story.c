/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/story.h"

#include "engine/help/narrate.h"
#include "wording/story.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* A line of the log. */
typedef struct
{
  ArbLogLine *line; /* (nullable): made on demand */
  ArbEntry entry;
} Move;

/* --- A part of a turn --- */

static GType
line_get_item_type (GListModel *model)
{
  return ARB_TYPE_LOG_LINE;
}

static guint
line_get_n_items (GListModel *model)
{
  return ARB_STORY_LINE (model)->episode.n;
}

static gpointer
line_get_item (GListModel *model, guint position)
{
  ArbStoryLine *self = ARB_STORY_LINE (model);

  if (self->story == NULL || position >= self->episode.n)
    return NULL;
  return arb_story_dup_move (self->story, self->episode.first + position);
}

static void
implement_line (GListModelInterface *interface)
{
  interface->get_item_type = line_get_item_type;
  interface->get_n_items = line_get_n_items;
  interface->get_item = line_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbStoryLine, arb_story_line, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_line))

static void
arb_story_line_finalize (GObject *object)
{
  ArbStoryLine *self = ARB_STORY_LINE (object);

  g_clear_weak_pointer (&self->story);
  g_free (self->text);
  g_free (self->milestone);
  g_array_unref (self->results);

  G_OBJECT_CLASS (arb_story_line_parent_class)->finalize (object);
}

static void
arb_story_line_class_init (ArbStoryLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_story_line_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
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

static void
add_result (ArbStoryLine *self, const ArbResult *result)
{
  guint n_seats = (guint) __builtin_popcount (self->episode.seats);
  ArbStoryResult row = { .id = result->id,
                         .text = arb_wording_result (self->story->wording, result, n_seats) };

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

/* Makes the line show @episode, whose first @kept moves have not changed. */
static void
set_episode (ArbStoryLine *self, const ArbEpisode *episode, guint kept)
{
  guint n_before = self->episode.n;

  kept = MIN (kept, MIN (n_before, episode->n));
  self->episode = *episode;
  g_free (self->text);
  self->text = arb_wording_episode (self->story->wording, self->story->game, episode);
  g_free (self->milestone);
  self->milestone = arb_wording_milestone (self->story->wording, episode);
  collect_results (self);
  if (kept < n_before || kept < episode->n)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, n_before - kept, episode->n - kept);
  g_signal_emit_by_name (self, "changed");
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
  return arb_game_get_entry (self->story->game, self->episode.first + index);
}

gboolean
arb_story_line_get_quiet (ArbStoryLine *self)
{
  g_return_val_if_fail (ARB_IS_STORY_LINE (self), FALSE);

  if (self->story == NULL || self->story->game == NULL)
    return FALSE;
  for (guint i = 0; i < self->episode.n; i++)
    {
      const ArbEntry *entry = get_entry (self, i);
      const ArbVerb *const *verbs = arb_game_get_catalogue (self->story->game)->ruleset->verbs;

      if (verbs[entry->move.verb]->kind != ARB_VERB_CLOSING || entry->hidden || weigh (entry) > 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
arb_story_line_get_counts (ArbStoryLine *self)
{
  const ArbState *state;
  const ArbVerb *const *verbs;

  g_return_val_if_fail (ARB_IS_STORY_LINE (self), TRUE);

  if (self->story == NULL || self->story->game == NULL || self->episode.n == 0)
    return TRUE;
  state = arb_game_get_state (self->story->game);
  verbs = arb_ruleset_of (state)->verbs;
  return state->last_turn == 0 || self->episode.turn <= state->last_turn
         || verbs[get_entry (self, 0)->move.verb]->kind > ARB_VERB_CLOSING;
}

ArbLogLine *
arb_story_line_dup_marked (ArbStoryLine *self)
{
  guint marked = 0, most = 0;

  g_return_val_if_fail (ARB_IS_STORY_LINE (self), NULL);

  if (self->story == NULL || self->story->game == NULL)
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

/* --- The story --- */

static ArbEpisode *
get_episode (ArbStory *self, guint index)
{
  return &g_array_index (self->episodes, ArbEpisode, index);
}

static GType
story_get_item_type (GListModel *model)
{
  return ARB_TYPE_STORY_LINE;
}

static guint
story_get_n_items (GListModel *model)
{
  return ARB_STORY (model)->lines->len;
}

static gpointer
story_get_item (GListModel *model, guint position)
{
  ArbStory *self = ARB_STORY (model);

  if (position >= self->lines->len)
    return NULL;
  if (self->lines->pdata[position] == NULL)
    {
      ArbStoryLine *line = g_object_new (ARB_TYPE_STORY_LINE, NULL);

      g_set_weak_pointer (&line->story, self);
      line->index = position;
      set_episode (line, get_episode (self, position), 0);
      self->lines->pdata[position] = line;
    }
  return g_object_ref (self->lines->pdata[position]);
}

static void
implement_story (GListModelInterface *interface)
{
  interface->get_item_type = story_get_item_type;
  interface->get_n_items = story_get_n_items;
  interface->get_item = story_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbStory, arb_story, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_story))

static void
arb_story_finalize (GObject *object)
{
  ArbStory *self = ARB_STORY (object);

  g_array_unref (self->moves);
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
clear_move (gpointer move)
{
  g_clear_object (&((Move *) move)->line);
}

static void
arb_story_init (ArbStory *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  g_array_set_clear_func (self->moves, clear_move);
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
    set_episode (self->lines->pdata[index], episode, kept - episode->first);
  return TRUE;
}

/* Divides the log into parts again; its first @kept lines have not changed. */
static void
narrate (ArbStory *self, guint kept)
{
  guint n_before = self->lines->len;
  guint first = 0;

  if (self->game != NULL)
    first = arb_narrate (self->episodes, arb_game_get_log (self->game), kept);
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

/* Whether a line shows the same for both. */
static gboolean
entry_equal (const ArbEntry *a, const ArbEntry *b)
{
  return arb_move_equal (a->move, b->move) && a->verdict.value == b->verdict.value
         && a->ruled == b->ruled && a->implied == b->implied && a->struck == b->struck
         && a->hidden == b->hidden && a->refuted_by == b->refuted_by
         && arb_adjustments_equal (&a->adjustments, &b->adjustments);
}

static guint
count_kept (ArbStory *self)
{
  guint n = MIN (self->moves->len, arb_game_get_length (self->game));

  for (guint i = 0; i < n; i++)
    if (!entry_equal (&g_array_index (self->moves, Move, i).entry,
                      arb_game_get_entry (self->game, i)))
      return i;
  return n;
}

guint
arb_story_update (ArbStory *self, const ArbGame *game, const ArbWording *wording)
{
  guint n_before, n_now, kept;

  g_return_val_if_fail (ARB_IS_STORY (self), 0);
  g_return_val_if_fail (game != NULL && wording != NULL, 0);

  self->game = game;
  self->wording = wording;
  n_before = self->moves->len;
  n_now = arb_game_get_length (game);
  kept = count_kept (self);
  g_array_set_size (self->moves, kept);
  for (guint i = kept; i < n_now; i++)
    {
      Move move = { NULL, *arb_game_get_entry (game, i) };

      g_array_append_val (self->moves, move);
    }
  if (kept < n_before || kept < n_now)
    narrate (self, kept);
  return kept;
}

void
arb_story_reword (ArbStory *self)
{
  g_return_if_fail (ARB_IS_STORY (self));

  for (guint i = 0; i < self->moves->len; i++)
    clear_move (&g_array_index (self->moves, Move, i));
  narrate (self, 0);
}

void
arb_story_clear (ArbStory *self)
{
  g_return_if_fail (ARB_IS_STORY (self));

  self->game = NULL;
  g_array_set_size (self->moves, 0);
  narrate (self, 0);
}

ArbLogLine *
arb_story_dup_move (ArbStory *self, guint index)
{
  Move *move;

  g_return_val_if_fail (ARB_IS_STORY (self), NULL);

  if (index >= self->moves->len)
    return NULL;
  move = &g_array_index (self->moves, Move, index);
  if (move->line == NULL)
    move->line = arb_log_line_new (self->wording, self->game, index);
  return g_object_ref (move->line);
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
  const ArbGame *game = self->game;
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
  const ArbWording *wording = self->wording;
  g_autofree char *sentence = arb_wording_episode (wording, self->game, episode);
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

  from = find_gesture (self->game);
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
