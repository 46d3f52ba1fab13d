/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "model/library/library.h"
#include "model/library/library-game.h"

#include <glib/gstdio.h>
#include <stdlib.h>

/* Seconds until a failed save is repeated. */
#define RETRY 15

/* Milliseconds from a gesture to the save, so that its result is painted first. */
#define DUE 50

void
arb_session_file_clear (ArbSessionFile *file)
{
  g_clear_handle_id (&file->retry, g_source_remove);
  g_clear_object (&file->monitor);
  g_clear_pointer (&file->writer, arb_record_writer_free);
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
  self->file.title = arb_library_game_call (path, names, n_names);
  g_object_notify (G_OBJECT (self), "title");
}

static void on_event (ArbRecordEvent event, guint64 generation, const GError *error, gpointer data);

static void
ensure_writer (ArbSession *self)
{
  if (self->file.writer != NULL)
    return;
  self->file.writer = arb_record_writer_new (self->file.path, on_event, self);
  arb_record_writer_expect (self->file.writer, &self->file.stamp);
}

/* The file was written, in most cases by this program. If a save is due, it compares the file
 * itself. */
static void
on_file_changed (ArbSession *self)
{
  if (self->file.due != 0)
    return;
  ensure_writer (self);
  arb_record_writer_look (self->file.writer);
}

/* If the file system reports no changes, the next save finds them. */
static void
watch (ArbSession *self)
{
  char *target = realpath (self->file.path, NULL); /* a link itself does not change */
  g_autoptr (GFile) file = g_file_new_for_path (target != NULL ? target : self->file.path);

  free (target);
  g_clear_object (&self->file.monitor);
  self->file.monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->file.monitor != NULL)
    g_signal_connect_object (self->file.monitor, "changed", G_CALLBACK (on_file_changed), self,
                             G_CONNECT_SWAPPED);
}

static void
note_saved (ArbSession *self)
{
  self->n_saved = arb_game_get_length (arb_session_get_game (self));
}

void
arb_session_note_read (ArbSession *self, const ArbFileStamp *stamp)
{
  self->file.stamp = *stamp;
  watch (self);
  note_saved (self);
}

/* Makes @path, which holds what @stamp says, the file of the game, if the whole game could be
 * written there; otherwise the file stays the same. */
static gboolean
move_to (ArbSession *self, const char *path, const ArbFileStamp *stamp, GError **error)
{
  g_autoptr (ArbRecordWriter) writer = arb_record_writer_new (path, on_event, self);
  g_autoptr (GBytes) bytes = arb_document_to_bytes (self->document, path, error);
  guint64 asked;

  if (bytes == NULL)
    return FALSE;
  arb_record_writer_expect (writer, stamp);
  asked = arb_record_writer_save (writer, bytes);
  /* Waits for the disk: the game leaves its old file only when the new one is complete, and no
   * other copy may take the same name. */
  if (!arb_record_writer_flush (writer, error))
    return FALSE;

  g_clear_handle_id (&self->file.due, g_source_remove);
  g_clear_handle_id (&self->file.retry, g_source_remove);
  g_clear_pointer (&self->file.writer, arb_record_writer_free);
  self->file.writer = g_steal_pointer (&writer);
  self->file.stamp = (ArbFileStamp){ 0 };
  self->file.conflict = FALSE;
  self->file.asked = asked;
  self->file.answered = 0;
  arb_session_set_path (self, path);
  watch (self);
  return TRUE;
}

/* Moves the game into a new file in @folder, named after @title or a path; tries another name if
 * somebody creates that file at the same moment. */
static gboolean
move_into (ArbSession *self, const char *folder, const char *title, GError **error)
{
  const ArbFileStamp none = { .exists = FALSE };

  while (TRUE)
    {
      g_autoptr (GError) reason = NULL;
      g_autofree char *path = arb_library_new_path_in (folder, title, &reason);

      if (path != NULL && move_to (self, path, &none, &reason))
        return TRUE;
      if (g_error_matches (reason, ARB_STORE_ERROR, ARB_STORE_ERROR_EXISTS))
        continue;
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
}

void
arb_session_begin_file (ArbSession *self, const char *title)
{
  g_autofree char *folder = g_path_get_dirname (self->file.path);
  g_autoptr (GError) error = NULL;

  arb_session_save (self);
  if (!arb_session_flush (self, &error)
      && g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_EXISTS))
    move_into (self, folder, title, NULL);
}

/* Makes a copy in @folder the file of the game. */
static gboolean
divert (ArbSession *self, const char *folder, gboolean asked, GError **error)
{
  g_autofree char *old_path = g_strdup (self->file.path);

  if (!move_into (self, folder, old_path, error))
    return FALSE;
  g_signal_emit_by_name (self, "diverted", old_path, self->file.path, asked);
  return TRUE;
}

static gboolean
divert_to_library (ArbSession *self, gboolean asked, GError **error)
{
  g_autofree char *folder = arb_library_get_folder ("games");

  return divert (self, folder, asked, error);
}

gboolean
arb_session_keep_copy (ArbSession *self, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return divert_to_library (self, TRUE, error);
}

gboolean
arb_session_save_as (ArbSession *self, const char *path, GError **error)
{
  ArbFileStamp stamp;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  /* A save to that place may still be running. */
  if (self->file.writer != NULL)
    arb_record_writer_flush (self->file.writer, NULL);
  /* People have agreed to replace the file that is there now. */
  return arb_file_stamp_take (&stamp, path, error) && move_to (self, path, &stamp, error);
}

static gboolean on_retry (gpointer data);

/* A game outside of the library is moved there as soon as that is possible. */
static void
try_again_later (ArbSession *self)
{
  if (self->file.retry == 0)
    self->file.retry = g_timeout_add_seconds (RETRY, on_retry, self);
}

gboolean
arb_session_secure (ArbSession *self, GError **error)
{
  g_autofree char *refuge = arb_library_get_fallback ();

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!arb_session_flush (self, error) && !divert_to_library (self, FALSE, NULL)
      && !divert (self, refuge, FALSE, NULL))
    return FALSE;
  g_clear_error (error);
  if (arb_library_is_fallback (self->file.path))
    try_again_later (self);
  return TRUE;
}

gboolean
arb_session_bring_home (ArbSession *self, GError **error)
{
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autofree char *old_path = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  old_path = g_strdup (self->file.path);
  if (!move_into (self, folder, old_path, error))
    {
      try_again_later (self);
      return FALSE;
    }
  g_unlink (old_path);
  set_problem (self, NULL);
  return TRUE;
}

/* Whether the game was outside of the library, and is in it now. */
static gboolean
return_home (ArbSession *self)
{
  if (!arb_library_is_fallback (self->file.path) || self->file.conflict
      || !arb_session_bring_home (self, NULL))
    return FALSE;
  g_signal_emit_by_name (self, "returned");
  return TRUE;
}

static gboolean
on_retry (gpointer data)
{
  ArbSession *self = data;

  self->file.retry = 0;
  if (!return_home (self) && self->file.problem != NULL)
    arb_session_save (self);
  return G_SOURCE_REMOVE;
}

/* Reports a conflict if everything is saved but the file has changed. With unsaved changes, the
 * next save reports it. */
static void
note_changed (ArbSession *self)
{
  if (self->file.conflict || !arb_session_get_saved (self))
    return;
  self->file.conflict = TRUE;
  g_signal_emit_by_name (self, "conflict");
}

static void
on_saved (ArbSession *self, gboolean restored)
{
  self->file.conflict = FALSE;
  if (return_home (self))
    return;
  if (self->file.monitor == NULL)
    watch (self);
  set_problem (self, NULL);
  if (arb_session_get_saved (self))
    note_saved (self);
  g_object_notify (G_OBJECT (self), "saved");
  if (restored)
    g_signal_emit_by_name (self, "restored");
}

static void
on_not_saved (ArbSession *self, const GError *error)
{
  self->file.conflict = g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
  if (return_home (self))
    return;
  if (!self->file.conflict && !arb_library_holds (self->file.path)
      && divert_to_library (self, FALSE, NULL))
    return;

  set_problem (self, error->message);
  g_object_notify (G_OBJECT (self), "saved");
  if (self->file.conflict)
    g_signal_emit_by_name (self, "conflict");
  else
    try_again_later (self);
}

static void
on_event (ArbRecordEvent event, guint64 generation, const GError *error, gpointer data)
{
  ArbSession *self = data;

  if (event == ARB_RECORD_CHANGED)
    {
      note_changed (self);
      return;
    }
  self->file.answered = generation;
  if (event == ARB_RECORD_NOT_SAVED)
    on_not_saved (self, error);
  else
    on_saved (self, event == ARB_RECORD_RESTORED);
}

/* Gives the game to the writer; returns whether it could be written as text at all. */
static gboolean
save (ArbSession *self, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_clear_handle_id (&self->file.due, g_source_remove);
  bytes = arb_document_to_bytes (self->document, self->file.path, error);
  if (bytes == NULL)
    return FALSE;
  ensure_writer (self);
  self->file.asked = arb_record_writer_save (self->file.writer, bytes);
  g_object_notify (G_OBJECT (self), "saved");
  return TRUE;
}

void
arb_session_save (ArbSession *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ARB_IS_SESSION (self));

  if (!save (self, &error))
    set_problem (self, error->message);
}

static gboolean
on_due (gpointer data)
{
  arb_session_save (data);
  return G_SOURCE_REMOVE;
}

gboolean
arb_session_has_file (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return self->file.stamp.exists || self->file.writer != NULL || self->file.due != 0;
}

void
arb_session_save_soon (ArbSession *self)
{
  if (self->looks)
    return;
  if (self->file.due == 0)
    self->file.due = g_timeout_add (DUE, on_due, self);
  g_object_notify (G_OBJECT (self), "saved");
}

gboolean
arb_session_flush (ArbSession *self, GError **error)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  /* A save that failed may succeed now. */
  if ((self->file.due != 0 || self->file.problem != NULL) && !save (self, error))
    return FALSE;
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

guint
arb_session_get_n_saved (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return self->n_saved;
}

guint
arb_session_get_n_unsaved (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return arb_game_get_length (arb_session_get_game (self)) - self->n_saved;
}

gboolean
arb_session_get_conflict (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  return self->file.conflict;
}
