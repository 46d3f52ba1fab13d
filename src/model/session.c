/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "engine/clock.h"
#include "model/library.h"
#include "wording/notation.h"

/* Seconds after which a save that failed is tried again by itself. */
#define RETRY 15

/* Milliseconds after a gesture: what it changed is to be seen before it is written down. */
#define DUE 50

enum
{
  PROP_PATH = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_PROBLEM,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_OVER,
  PROP_SAVED,
  N_PROPS,
};

enum
{
  CHANGED,
  DIVERTED,
  CONFLICT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

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
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, arb_session_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, arb_session_get_can_redo (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, arb_session_get_over (self));
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

  if (self->due != 0)
    arb_session_save (self);

  G_OBJECT_CLASS (arb_session_parent_class)->dispose (object);
}

static void
arb_session_finalize (GObject *object)
{
  ArbSession *self = ARB_SESSION (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_pointer (&self->writer, arb_record_writer_free);
  g_clear_pointer (&self->failed_writer, arb_record_writer_free);
  arb_session_lists_clear (&self->lists);
  g_clear_pointer (&self->document, arb_document_free);
  g_strfreev (self->names);
  g_free (self->path);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->problem);

  G_OBJECT_CLASS (arb_session_parent_class)->finalize (object);
}

static GParamSpec *
readable_string (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
readable_boolean (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
arb_session_class_init (ArbSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_session_get_property;
  object_class->dispose = arb_session_dispose;
  object_class->finalize = arb_session_finalize;

  properties[PROP_PATH] = readable_string ("path");
  properties[PROP_TITLE] = readable_string ("title");
  properties[PROP_SUBTITLE] = readable_string ("subtitle");
  properties[PROP_PROBLEM] = readable_string ("problem");
  properties[PROP_CAN_UNDO] = readable_boolean ("can-undo");
  properties[PROP_CAN_REDO] = readable_boolean ("can-redo");
  properties[PROP_OVER] = readable_boolean ("over");
  properties[PROP_SAVED] = readable_boolean ("saved");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DIVERTED] = g_signal_new ("diverted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[CONFLICT] = g_signal_new ("conflict", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_session_init (ArbSession *self)
{
  arb_session_lists_init (&self->lists);
}

static void
set_problem (ArbSession *self, const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
set_path (ArbSession *self, const char *path)
{
  g_free (self->path);
  g_free (self->title);
  self->path = g_strdup (path);
  self->title = arb_library_get_title (path);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
update (ArbSession *self)
{
  arb_session_lists_update (&self->lists, arb_session_get_game (self), &self->wording);
  g_free (self->subtitle);
  self->subtitle = arb_session_describe (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);
}

static gboolean
on_due (gpointer data)
{
  arb_session_save (data);
  return G_SOURCE_REMOVE;
}

void
arb_session_commit (ArbSession *self)
{
  update (self);
  if (self->due == 0)
    self->due = g_timeout_add (DUE, on_due, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
arb_session_reword (ArbSession *self)
{
  g_return_if_fail (ARB_IS_SESSION (self));

  arb_session_lists_forget (&self->lists);
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
  arb_session_learn_names (self);
  set_path (self, path);
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

  /* Before it is read: whoever writes it in between is noticed. */
  arb_file_stamp_take (&stamp, path);
  document = arb_document_load (path, error);
  if (document == NULL)
    return NULL;

  self = arb_session_new (document, path);
  self->stamp = stamp;
  arb_log_set_saved (self->lists.log, G_MAXUINT);
  return self;
}

ArbSession *
arb_session_new_copy (ArbDocument *document, const char *title, GError **error)
{
  g_autofree char *path = NULL;
  ArbSession *self;

  g_return_val_if_fail (document != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  path = arb_library_new_path (title, error);
  if (path == NULL)
    {
      arb_document_free (document);
      return NULL;
    }
  self = arb_session_new (document, path);
  arb_session_save (self);
  return self;
}

static gboolean
is_in_library (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *library = arb_library_get_folder ();

  return g_str_equal (folder, library);
}

/* A copy in the library takes the place of the file. */
static gboolean
divert (ArbSession *self)
{
  g_autofree char *old_path = g_strdup (self->path);
  g_autofree char *path = arb_library_new_path (old_path, NULL);

  if (path == NULL)
    return FALSE;

  self->failed_writer = g_steal_pointer (&self->writer);
  self->stamp = (ArbFileStamp){ 0 };
  self->conflict = FALSE;
  self->asked = 0;
  self->answered = 0;
  set_path (self, path);
  arb_session_save (self);
  g_signal_emit (self, signals[DIVERTED], 0, old_path, path);
  return TRUE;
}

static gboolean
on_retry (gpointer data)
{
  ArbSession *self = data;

  self->retry = 0;
  arb_session_save (self);
  return G_SOURCE_REMOVE;
}

gboolean
arb_session_keep_copy (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  g_clear_pointer (&self->failed_writer, arb_record_writer_free);
  return divert (self);
}

static void
on_saved (guint64 generation, const GError *error, gpointer data)
{
  ArbSession *self = data;

  self->answered = generation;
  self->conflict = g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
  if (error != NULL && !self->conflict && self->failed_writer == NULL && !is_in_library (self->path)
      && divert (self))
    return;

  set_problem (self, error != NULL ? error->message : NULL);
  if (error != NULL && !self->conflict && self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY, on_retry, self);
  if (arb_session_get_saved (self))
    arb_log_set_saved (self->lists.log, arb_game_get_length (arb_session_get_game (self)));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  if (self->conflict)
    g_signal_emit (self, signals[CONFLICT], 0);
}

void
arb_session_save (ArbSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (ARB_IS_SESSION (self));

  g_clear_handle_id (&self->due, g_source_remove);
  bytes = arb_document_to_bytes (self->document, self->path, &error);
  if (bytes == NULL)
    {
      set_problem (self, error->message);
      return;
    }
  if (self->writer == NULL)
    {
      self->writer = arb_record_writer_new (self->path, on_saved, self);
      arb_record_writer_expect (self->writer, &self->stamp);
    }
  self->asked = arb_record_writer_save (self->writer, bytes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

gboolean
arb_session_flush (ArbSession *self, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (self->due != 0)
    arb_session_save (self);
  return self->writer == NULL || arb_record_writer_flush (self->writer, error);
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
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (moves != NULL && n_moves > 0, FALSE);
  g_return_val_if_fail (verdict != NULL, FALSE);

  if (arb_game_play_moves (arb_session_get_game (self), moves, n_moves, allow, verdict) == 0)
    return FALSE;
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
arb_session_get_path (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->path;
}

const char *
arb_session_get_title (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->title;
}

const char *
arb_session_get_subtitle (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->subtitle;
}

const char *
arb_session_get_problem (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->problem;
}

gboolean
arb_session_get_can_undo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->document != NULL && arb_game_can_undo (arb_session_get_game (self));
}

gboolean
arb_session_get_can_redo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->document != NULL && arb_game_can_redo (arb_session_get_game (self));
}

gboolean
arb_session_get_over (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->document != NULL && arb_game_get_state (arb_session_get_game (self))->over;
}

gboolean
arb_session_get_saved (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->due == 0 && self->asked == self->answered && self->problem == NULL;
}

gboolean
arb_session_get_conflict (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->conflict;
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
  const ArbState *state;

  g_return_val_if_fail (ARB_IS_SESSION (self), 0);

  state = arb_game_get_state (arb_session_get_game (self));
  return arb_ruleset_of (state)->to_decide (state);
}

const char *
arb_session_get_player (ArbSession *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat > 0 && seat <= self->wording.n_names, NULL);
  return self->names[seat];
}

GListModel *
arb_session_get_choices (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return arb_value_list_get (&self->lists.choices);
}

GListModel *
arb_session_get_offers (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return arb_value_list_get (&self->lists.offers);
}

GListModel *
arb_session_get_log (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return G_LIST_MODEL (self->lists.log);
}

GListModel *
arb_session_get_zones (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return arb_value_list_get (&self->lists.zones);
}

GListModel *
arb_session_get_counters (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return arb_value_list_get (&self->lists.counters);
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
  return &self->lists.sheet;
}
