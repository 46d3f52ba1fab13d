/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/record/game-clock.h"
#include "model/library/library.h"
#include "model/session/counter.h"
#include "model/session/value-list.h"
#include "wording/notation.h"
#include "wording/words.h"

enum
{
  PROP_TITLE = 1,
  PROP_PROBLEM,
  PROP_SAVED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The signals without arguments. */
static const char *const plain_signals[] = { "changed", "conflict", "restored", "returned" };

G_DEFINE_FINAL_TYPE (ArbSession, arb_session, G_TYPE_OBJECT)

ArbGame *
arb_session_get_game (ArbSession *self)
{
  return arb_document_get_game (self->document);
}

static void
arb_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbSession *self = ARB_SESSION (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->file.title);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->file.problem);
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, arb_session_get_saved (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
arb_session_dispose (GObject *object)
{
  ArbSession *self = ARB_SESSION (object);

  if (self->file.due != 0)
    arb_session_save (self);
  /* Waits for a save and reports its result to the session, which must not be gone then. */
  g_clear_pointer (&self->file.writer, arb_record_writer_free);

  G_OBJECT_CLASS (arb_session_parent_class)->dispose (object);
}

static void
arb_session_finalize (GObject *object)
{
  ArbSession *self = ARB_SESSION (object);

  arb_session_file_clear (&self->file);
  g_ptr_array_unref (self->choices);
  g_ptr_array_unref (self->offers);
  arb_story_clear (self->story);
  g_object_unref (self->story);
  g_ptr_array_unref (self->zones);
  g_ptr_array_unref (self->counters);
  g_clear_pointer (&self->document, arb_document_free);
  g_strfreev (self->names);
  g_free (self->subtitle);
  g_ptr_array_unref (self->frames);

  G_OBJECT_CLASS (arb_session_parent_class)->finalize (object);
}

static GParamSpec *
readable_string (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
arb_session_class_init (ArbSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_session_get_property;
  object_class->dispose = arb_session_dispose;
  object_class->finalize = arb_session_finalize;

  properties[PROP_TITLE] = readable_string ("title");
  properties[PROP_PROBLEM] = readable_string ("problem");
  properties[PROP_SAVED] =
      g_param_spec_boolean ("saved", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("diverted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_BOOLEAN);
  for (guint i = 0; i < G_N_ELEMENTS (plain_signals); i++)
    g_signal_new (plain_signals[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 0);
}

static void
arb_session_init (ArbSession *self)
{
  self->choices = g_ptr_array_new_with_free_func (g_object_unref);
  self->offers = g_ptr_array_new_with_free_func (g_object_unref);
  self->story = g_object_new (ARB_TYPE_STORY, NULL);
  self->zones = g_ptr_array_new_with_free_func (g_object_unref);
  self->counters = g_ptr_array_new_with_free_func (g_object_unref);
  self->frames = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_frame_unref);
}

/* Makes all objects again at the next update, in other words. */
static void
forget_lists (ArbSession *self)
{
  arb_story_reword (self->story);
  g_ptr_array_set_size (self->choices, 0);
  g_ptr_array_set_size (self->offers, 0);
  g_ptr_array_set_size (self->zones, 0);
  g_ptr_array_set_size (self->counters, 0);
}

/* Another frame has other names of players, and typed faces change the names of cards. */
static void
learn_frame (ArbSession *self)
{
  ArbFrame *frame = arb_game_get_frame (arb_session_get_game (self));

  if (self->frames->len > 0 && self->frames->pdata[self->frames->len - 1] == frame)
    return;
  g_ptr_array_add (self->frames, arb_frame_ref (frame));
  arb_session_learn_names (self);
  forget_lists (self);
}

static gboolean
counter_equal (gpointer object, gconstpointer value, gpointer wording)
{
  const ArbCounter *counter = object;
  const ArbViewCounter *number = value;

  return counter->id == number->id && counter->seat == number->seat
         && counter->value == number->value && counter->limit == number->limit;
}

static gpointer
make_counter (gconstpointer number, gpointer wording)
{
  return arb_counter_new (number, wording);
}

/* Updates all lists. Objects whose values have not changed are kept. */
static void
update (ArbSession *self)
{
  static const ArbValueKind counter_kind = { sizeof (ArbViewCounter), counter_equal, make_counter };
  const ArbGame *game = arb_session_get_game (self);
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbView) view = arb_view_new ();
  guint n_kept;

  learn_frame (self);
  arb_describe (state, view);
  arb_zones_update (self->zones, view, &self->wording);
  arb_value_list_update (self->counters, &counter_kind, view->counters->data, view->counters->len,
                         &self->wording);
  n_kept = arb_story_update (self->story, game, &self->wording);
  self->n_saved = MIN (self->n_saved, n_kept);
  arb_game_score (game, &self->sheet);
  arb_choices_update (self->choices, state, &self->wording);
  arb_offers_update (self->offers, state, &self->wording);
  g_free (self->subtitle);
  self->subtitle = arb_session_describe (self);
}

void
arb_session_commit (ArbSession *self)
{
  arb_document_stamp (self->document);
  self->n_aside = 0;
  update (self);
  arb_session_save_soon (self);
  g_signal_emit_by_name (self, "changed");
}

void
arb_session_reword (ArbSession *self)
{
  g_return_if_fail (ARB_IS_SESSION (self));

  forget_lists (self);
  update (self);
}

ArbSession *
arb_session_new (ArbDocument *document, const char *path)
{
  ArbSession *self;

  g_return_val_if_fail (document != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ARB_TYPE_SESSION, NULL);
  self->document = document;
  arb_session_set_path (self, path);
  update (self);
  return self;
}

ArbSession *
arb_session_open (const char *path, GError **error)
{
  ArbFileStamp stamp;
  ArbDocument *document;
  ArbSession *self;

  g_return_val_if_fail (path != NULL, NULL);

  document = arb_document_load (path, &stamp, error);
  if (document == NULL)
    return NULL;

  self = arb_session_new (document, path);
  arb_session_note_read (self, &stamp);
  return self;
}

ArbSession *
arb_session_new_beside (ArbDocument *document, const char *name, const char *title, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (document != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  folder = arb_library_get_folder (name);
  path = arb_library_new_path_in (folder, title, error);
  if (path == NULL)
    {
      arb_document_free (document);
      return NULL;
    }
  return arb_session_new (document, path);
}

ArbSession *
arb_session_new_copy (ArbDocument *document, const char *title, GError **error)
{
  ArbSession *self = arb_session_new_beside (document, "games", title, error);

  if (self != NULL)
    arb_session_begin_file (self, title);
  return self;
}

ArbSession *
arb_session_new_again (ArbSession *self, guint first, GError **error)
{
  ArbDocument *document;
  const char *names[ARB_MAX_SEATS];
  guint n;
  g_autofree char *title = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  document = arb_document_new_again (self->document, first);
  n = arb_session_get_n_seats (self);
  for (guint seat = 1; seat <= n; seat++)
    names[seat - 1] = arb_document_get_name (document, seat);
  title = arb_words_join (names, n);
  return arb_session_new_copy (document, title, error);
}

gboolean
arb_session_play (ArbSession *self, ArbMove move, gboolean allow, ArbVerdict *verdict)
{
  return arb_session_play_moves (self, &move, 1, allow, verdict);
}

gboolean
arb_session_play_moves (ArbSession *self, const ArbMove *moves, guint n_moves, gboolean allow,
                        ArbVerdict *verdict)
{
  guint n_aside;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (moves != NULL && n_moves > 0, FALSE);
  g_return_val_if_fail (verdict != NULL, FALSE);

  n_aside = arb_session_count_ahead (self);
  if (arb_game_play_moves (arb_session_get_game (self), moves, n_moves, allow, verdict) == 0)
    return FALSE;
  arb_session_commit (self);
  self->n_aside = n_aside;
  return TRUE;
}

gboolean
arb_session_end (ArbSession *self, gboolean counts)
{
  const ArbMove end = ARB_MOVE (ARB_TABLE, ARB_VERB_END, ARB_ARGUMENT_NONE);
  ArbVerdict verdict;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (arb_game_play (arb_session_get_game (self), end, FALSE, &verdict) == 0)
    return FALSE;
  arb_document_set_counts (self->document, counts);
  arb_session_commit (self);
  return TRUE;
}

gboolean
arb_session_parse (ArbSession *self, const char *text, ArbMove *move, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (text != NULL && move != NULL, FALSE);

  return arb_wording_parse_move (self->wording.catalogue, arb_session_get_n_seats (self), text,
                                 move, error);
}

gboolean
arb_session_undo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (arb_game_undo (arb_session_get_game (self)) == 0)
    return FALSE;
  arb_session_commit (self);
  return TRUE;
}

gboolean
arb_session_redo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (arb_game_redo (arb_session_get_game (self)) == 0)
    return FALSE;
  arb_session_commit (self);
  return TRUE;
}

const char *
arb_session_get_subtitle (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->subtitle;
}

gboolean
arb_session_get_can_undo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return arb_game_can_undo (arb_session_get_game (self));
}

gboolean
arb_session_get_can_redo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return arb_game_can_redo (arb_session_get_game (self));
}

gboolean
arb_session_get_over (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return arb_game_get_state (arb_session_get_game (self))->over;
}

guint
arb_session_get_last_turn (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return arb_game_get_state (arb_session_get_game (self))->last_turn;
}

ArbDocument *
arb_session_get_document (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->document;
}

guint
arb_session_get_n_seats (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return arb_game_get_state (arb_session_get_game (self))->n_seats;
}

guint
arb_session_get_deciders (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return arb_to_decide (arb_game_get_state (arb_session_get_game (self)));
}

const char *
arb_session_get_player (ArbSession *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat > 0 && seat <= self->wording.n_names, NULL);
  return self->names[seat];
}

GPtrArray *
arb_session_get_choices (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->choices;
}

GPtrArray *
arb_session_get_offers (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->offers;
}

guint
arb_session_get_length (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return arb_game_get_length (arb_session_get_game (self));
}

ArbLogLine *
arb_session_dup_line (ArbSession *self, guint number)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (number > 0, NULL);
  return arb_story_dup_move (self->story, number - 1);
}

GListModel *
arb_session_get_story (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return G_LIST_MODEL (self->story);
}

GPtrArray *
arb_session_get_zones (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->zones;
}

GPtrArray *
arb_session_get_counters (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->counters;
}

gboolean
arb_session_get_clock (ArbSession *self, ArbClock *clock)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return arb_game_clock (arb_session_get_game (self), clock);
}

const ArbScoreSheet *
arb_session_get_sheet (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return &self->sheet;
}
