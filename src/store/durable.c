/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* renameat2(), syncfs() */

#include "store/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/catalogues.h"
#include "store/file-attributes.h"
#include "store/file-lock.h"

#include <glib/gstdio.h>
#include <glib/gi18n-lib.h>

/* The kernel follows so many links. */
#define MAX_LINKS 40

/* The names of temporary files, by which files of killed programs are recognized. */
#define TEMPORARY_PREFIX ".arbiter-"
#define TEMPORARY_RANDOM "XXXXXX"

/* After so many seconds a temporary file is certainly left over: a save takes far less. */
#define TEMPORARY_AGE (60 * 60)

/* Microseconds to wait for another program that holds the lock: it needs a few hundred, unless it
 * was stopped meanwhile. */
#define PATIENCE (10 * G_USEC_PER_SEC)

/* The state of saving a file. */
typedef struct
{
  const char *path; /* as the caller gave it, for messages */
  char *target;     /* after all links */
  char *folder;
  char *temporary;
  int fd; /* of the temporary file; locked as long as it is open */
  gboolean exists;
  struct stat status; /* of the file that is replaced */
} Save;

static gboolean
fail (const Save *save, const char *what, int errsv, GError **error)
{
  g_autofree char *name = g_filename_display_name (save->path);

  g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE, _ ("%s: not saved: %s: %s"), name,
               what, g_strerror (errsv));
  return FALSE;
}

/* Reports that the file has changed since it was read, or that there is one where there should be
 * none. */
static gboolean
yield (const Save *save, const ArbFileStamp *stamp, GError **error)
{
  g_autofree char *name = g_filename_display_name (save->path);

  if (stamp != NULL && stamp->exists)
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED,
                 _ ("%s: not saved: another program has changed the file"), name);
  else
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_EXISTS,
                 _ ("%s: not saved: already exists, expected the name of a new file"), name);
  return FALSE;
}

/* Returns the file to which symbolic links lead: it is replaced, the links are kept. */
static char *
follow_links (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = g_path_get_dirname (target);

      if (link == NULL)
        break;
      g_free (target);
      target = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                         : g_build_filename (folder, link, NULL);
    }
  return g_steal_pointer (&target);
}

/* Replacing a file needs no permission to write to it, so this checks the permission. */
static gboolean
may_replace (Save *save, int *errsv)
{
  save->exists = stat (save->target, &save->status) == 0;
  if (!save->exists)
    {
      *errsv = errno;
      return errno == ENOENT;
    }

  *errsv = S_ISDIR (save->status.st_mode) ? EISDIR : S_ISREG (save->status.st_mode) ? 0 : EINVAL;
  if (*errsv == 0 && faccessat (AT_FDCWD, save->target, W_OK, AT_EACCESS) != 0)
    *errsv = errno;
  return *errsv == 0;
}

static gboolean
write_all (int fd, const char *text, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      length -= (gsize) n;
    }
  return TRUE;
}

/* Syncs the folder, because the new name is on the disk only after that. */
static gboolean
sync_folder (const Save *save)
{
  int fd = g_open (save->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean synced;

  /* A folder without read permission cannot be opened; its whole file system can be synced
   * instead. */
  if (fd < 0)
    return syncfs (save->fd) == 0;

  /* Some file systems cannot sync a folder: EINVAL. */
  synced = fsync (fd) == 0 || errno == EINVAL;
  close (fd);
  return synced;
}

/* Whether @name is one that g_mkstemp_full() makes here. */
static gboolean
is_temporary_name (const char *name)
{
  const char *random = name + strlen (TEMPORARY_PREFIX);

  if (!g_str_has_prefix (name, TEMPORARY_PREFIX) || strlen (random) != strlen (TEMPORARY_RANDOM))
    return FALSE;
  for (; g_ascii_isalnum (*random); random++)
    ;
  return *random == '\0';
}

/* Removes the temporary file @path, unless a program that still writes it has it locked. */
static void
remove_stale (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid ()
      && status.st_nlink == 1 && status.st_mtime < time (NULL) - TEMPORARY_AGE
      && (flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK))
    g_unlink (path);
  close (fd);
}

/* If that fails, the files do no harm. */
static void
remove_stale_files (const char *folder)
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  const char *name;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_temporary_name (name))
        remove_stale (path);
      else
        arb_file_lock_tidy (folder, name);
    }
}

/* Writes the text into a temporary file and syncs it. */
static gboolean
prepare (Save *save, GBytes *text, GError **error)
{
  gsize length;
  gconstpointer bytes = g_bytes_get_data (text, &length);

  save->temporary = g_build_filename (save->folder, TEMPORARY_PREFIX TEMPORARY_RANDOM, NULL);
  save->fd = g_mkstemp_full (save->temporary, O_WRONLY | O_CLOEXEC, save->exists ? 0600 : 0666);
  if (save->fd < 0)
    {
      g_clear_pointer (&save->temporary, g_free);
      return fail (save, _ ("the folder cannot be written"), errno, error);
    }

  /* The lock tells the clean-up that the file is in use. Some file systems have no locks: then only
   * its age protects it. */
  (void) flock (save->fd, LOCK_EX | LOCK_NB);
  if ((!save->exists || arb_file_attributes_keep (save->target, &save->status, save->fd))
      && write_all (save->fd, bytes, length) && fsync (save->fd) == 0)
    return TRUE;
  return fail (save, _ ("the file cannot be written"), errno, error);
}

/* Renames the temporary file. For a new file it never replaces a file that a program without our
 * lock has made meanwhile. */
static gboolean
take_name (Save *save)
{
  if (!save->exists
      && renameat2 (AT_FDCWD, save->temporary, AT_FDCWD, save->target, RENAME_NOREPLACE) == 0)
    return TRUE;
  /* Not every file system supports this flag. */
  if (!save->exists && errno != EINVAL && errno != ENOSYS)
    return FALSE;
  return g_rename (save->temporary, save->target) == 0;
}

static gboolean
fail_to_lock (const Save *save, int errsv, GError **error)
{
  g_autofree char *name = g_filename_display_name (save->path);
  g_autofree char *lock = arb_file_lock_get_path (save->target);
  g_autofree char *lock_name = g_filename_display_name (lock);

  if (errsv == EWOULDBLOCK)
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE,
                 _ ("%s: not saved: another program has locked the file"), name);
  else if (g_file_test (lock, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
    g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE,
                 /* Translators: a saved game, its lock file, and why that cannot be opened */
                 _ ("%s: not saved: its lock file %s cannot be opened: %s. Remove it if no other "
                    "program uses the game."),
                 name, lock_name, g_strerror (errsv));
  else
    fail (save, _ ("the folder cannot be written"), errsv, error);
  return FALSE;
}

/* Called with the lock held: replaces the file that was read, and no other one. */
static gboolean
replace (Save *save, const ArbFileLock *lock, const ArbFileStamp *stamp, gboolean *restored,
         GError **error)
{
  gboolean expected = stamp != NULL && stamp->exists;
  g_autoptr (GError) reason = NULL;
  ArbFileStamp now;

  if (!arb_file_stamp_take (&now, save->target, &reason))
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE, _ ("not saved: %s"),
                   reason->message);
      return FALSE;
    }
  if (now.exists && !(expected && arb_file_stamp_equal (&now, stamp)))
    return yield (save, stamp, error);
  if (!arb_file_lock_is_held (lock))
    return fail_to_lock (save, EWOULDBLOCK, error);
  if (!take_name (save))
    return errno == EEXIST ? yield (save, stamp, error)
                           : fail (save, _ ("the file cannot be written"), errno, error);

  g_clear_pointer (&save->temporary, g_free);
  if (restored != NULL)
    *restored = expected && !now.exists;
  return TRUE;
}

static gboolean
compare_and_replace (Save *save, const ArbFileStamp *stamp, gboolean *restored, GError **error)
{
  ArbFileLock lock;
  gboolean replaced;
  int errsv;

  if (!arb_file_lock_take (&lock, save->target, PATIENCE, &errsv))
    return fail_to_lock (save, errsv, error);
  replaced = replace (save, &lock, stamp, restored, error);
  arb_file_lock_release (&lock);
  return replaced;
}

static void
clear (Save *save)
{
  if (save->temporary != NULL)
    g_unlink (save->temporary);
  if (save->fd >= 0)
    close (save->fd);
  g_free (save->temporary);
  g_free (save->folder);
  g_free (save->target);
}

static gboolean
run (Save *save, GBytes *text, ArbFileStamp *stamp, gboolean *restored, GError **error)
{
  int errsv;

  if (!may_replace (save, &errsv))
    return fail (save, _ ("the file cannot be written"), errsv, error);
  if (!prepare (save, text, error) || !compare_and_replace (save, stamp, restored, error))
    return FALSE;

  /* The file has our contents now, even if the disk fails from here on. */
  if (stamp != NULL)
    arb_file_stamp_set (stamp, g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  if (!sync_folder (save))
    return fail (save, _ ("the folder cannot be synced to the disk"), errno, error);
  if (!save->exists)
    remove_stale_files (save->folder);
  return TRUE;
}

gboolean
arb_store_save (const char *path, GBytes *text, ArbFileStamp *stamp, gboolean *restored,
                GError **error)
{
  Save save = { .path = path, .fd = -1 };
  gboolean saved;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (restored != NULL)
    *restored = FALSE;
  save.target = follow_links (path);
  save.folder = g_path_get_dirname (save.target);
  saved = run (&save, text, stamp, restored, error);
  clear (&save);
  return saved;
}

void
arb_store_tidy (const char *path)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = NULL;

  g_return_if_fail (path != NULL);

  target = follow_links (path);
  folder = g_path_get_dirname (target);
  remove_stale_files (folder);
}
