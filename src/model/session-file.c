/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "model/library.h"

/* Seconds after which a save that failed is tried again by itself. */
#define RETRY 15

/* Milliseconds after a gesture: what it changed is to be seen before it is written down. */
#define DUE 50

void
arb_session_file_clear (ArbSessionFile *file)
{
  g_clear_handle_id (&file->retry, g_source_remove);
  g_clear_pointer (&file->writer, arb_record_writer_free);
  g_clear_pointer (&file->failed_writer, arb_record_writer_free);
  g_clear_pointer (&file->path, g_free);
  g_clear_pointer (&file->title, g_free);
  g_clear_pointer (&file->problem, g_free);
}

static void
set_problem (ArbSession *self, const char *problem)
{
  if (g_strcmp0 (self->file.problem, problem) == 0)
    return;
  g_free (self->file.problem);
  self->file.problem = g_strdup (problem);
  g_object_notify (G_OBJECT (self), "problem");
}

void
arb_session_set_path (ArbSession *self, const char *path)
{
  guint n_names = arb_session_get_n_seats (self);
  const char *names[ARB_MAX_SEATS];

  for (guint seat = 1; seat <= n_names; seat++)
    names[seat - 1] = arb_document_get_name (self->document, seat);
  g_free (self->file.path);
  g_free (self->file.title);
  self->file.path = g_strdup (path);
  self->file.title = arb_library_call (path, names, n_names);
  g_object_notify (G_OBJECT (self), "title");
}

void
arb_session_note_read (ArbSession *self, const ArbFileStamp *stamp)
{
  self->file.stamp = *stamp;
  arb_log_set_saved (self->lists.log, G_MAXUINT);
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
divert (ArbSession *self, gboolean asked)
{
  g_autofree char *old_path = g_strdup (self->file.path);
  g_autofree char *path = arb_library_new_path (old_path, NULL);

  if (path == NULL)
    return FALSE;

  self->file.failed_writer = g_steal_pointer (&self->file.writer);
  self->file.stamp = (ArbFileStamp){ 0 };
  self->file.conflict = FALSE;
  self->file.asked = 0;
  self->file.answered = 0;
  arb_session_set_path (self, path);
  arb_session_save (self);
  arb_session_flush (self, NULL); /* or another copy would take the same name */
  g_signal_emit_by_name (self, "diverted", old_path, path, asked);
  return TRUE;
}

static gboolean
on_retry (gpointer data)
{
  ArbSession *self = data;

  self->file.retry = 0;
  arb_session_save (self);
  return G_SOURCE_REMOVE;
}

gboolean
arb_session_keep_copy (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  g_clear_pointer (&self->file.failed_writer, arb_record_writer_free);
  return divert (self, TRUE);
}

static void
on_saved (guint64 generation, gboolean restored, const GError *error, gpointer data)
{
  ArbSession *self = data;

  self->file.answered = generation;
  self->file.conflict = g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
  if (error != NULL && !self->file.conflict && self->file.failed_writer == NULL
      && !is_in_library (self->file.path) && divert (self, FALSE))
    return;

  set_problem (self, error != NULL ? error->message : NULL);
  if (error != NULL && !self->file.conflict && self->file.retry == 0)
    self->file.retry = g_timeout_add_seconds (RETRY, on_retry, self);
  if (arb_session_get_saved (self))
    arb_log_set_saved (self->lists.log, arb_game_get_length (arb_session_get_game (self)));
  g_object_notify (G_OBJECT (self), "saved");
  if (self->file.conflict)
    g_signal_emit_by_name (self, "conflict");
  if (restored)
    g_signal_emit_by_name (self, "restored");
}

void
arb_session_save (ArbSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (ARB_IS_SESSION (self));

  g_clear_handle_id (&self->file.due, g_source_remove);
  bytes = arb_document_to_bytes (self->document, self->file.path, &error);
  if (bytes == NULL)
    {
      set_problem (self, error->message);
      return;
    }
  if (self->file.writer == NULL)
    {
      self->file.writer = arb_record_writer_new (self->file.path, on_saved, self);
      arb_record_writer_expect (self->file.writer, &self->file.stamp);
    }
  self->file.asked = arb_record_writer_save (self->file.writer, bytes);
  g_object_notify (G_OBJECT (self), "saved");
}

static gboolean
on_due (gpointer data)
{
  arb_session_save (data);
  return G_SOURCE_REMOVE;
}

void
arb_session_save_soon (ArbSession *self)
{
  if (self->file.due == 0)
    self->file.due = g_timeout_add (DUE, on_due, self);
  g_object_notify (G_OBJECT (self), "saved");
}

void
arb_session_save_if_due (ArbSession *self)
{
  if (self->file.due != 0)
    arb_session_save (self);
}

gboolean
arb_session_flush (ArbSession *self, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  arb_session_save_if_due (self);
  return self->file.writer == NULL || arb_record_writer_flush (self->file.writer, error);
}

const char *
arb_session_get_path (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->file.path;
}

const char *
arb_session_get_title (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->file.title;
}

const char *
arb_session_get_problem (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->file.problem;
}

gboolean
arb_session_get_saved (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->file.due == 0 && self->file.asked == self->file.answered
         && self->file.problem == NULL;
}

gboolean
arb_session_get_conflict (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->file.conflict;
}
