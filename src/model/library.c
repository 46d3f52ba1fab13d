/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#define SUFFIX ".arbiter"
/* Characters: four bytes each at worst, and file systems take 255. */
#define MAX_LENGTH 56

char *
arb_library_get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "arbiter", "games", NULL);
}

char *
arb_library_get_title (const char *path)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_filename_display_basename (path);
  if (g_str_has_suffix (name, SUFFIX))
    name[strlen (name) - strlen (SUFFIX)] = '\0';
  return g_steal_pointer (&name);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0755) == 0)
    return TRUE;

  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (errno),
               /* Translators: a folder, then what the system says is wrong with it */
               _ ("%s cannot be made: %s"), folder, g_strerror (errno));
  return FALSE;
}

/* A name that any file system takes: short, visible, in one folder. */
static char *
make_file_name (const char *title)
{
  g_autofree char *name = g_utf8_make_valid (title, -1);
  g_autofree char *cut = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_LENGTH));

  g_strstrip (g_strdelimit (cut, "/\n\r\t", '-'));
  if (cut[0] == '\0')
    return g_strdup (_ ("Game"));
  if (cut[0] == '.')
    cut[0] = '_';
  return g_steal_pointer (&cut);
}

char *
arb_library_new_path (const char *title, GError **error)
{
  g_autofree char *folder = arb_library_get_folder ();
  g_autofree char *shown = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (title != NULL, NULL);

  if (!make_folder (folder, error))
    return NULL;

  shown = g_path_is_absolute (title) ? arb_library_get_title (title) : g_strdup (title);
  name = make_file_name (shown);
  for (guint copy = 1;; copy++)
    {
      g_autofree char *file = copy == 1 ? g_strconcat (name, SUFFIX, NULL)
                                        : g_strdup_printf ("%s %u" SUFFIX, name, copy);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}
