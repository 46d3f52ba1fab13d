/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library/library.h"

#include "model/library/library-game.h"
#include "wording/names.h"
#include "wording/words.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* In characters: each has at most four bytes, and file systems accept 255 bytes. */
#define MAX_LENGTH 56

char *
arb_library_get_folder (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "arbiter", name, NULL);
}

char *
arb_library_get_fallback (void)
{
  return g_build_filename (g_get_user_cache_dir (), "arbiter", "games", NULL);
}

static gboolean
lies_in (const char *path, const char *folder)
{
  g_autofree char *own = g_path_get_dirname (path);

  return g_str_equal (own, folder);
}

gboolean
arb_library_is_fallback (const char *path)
{
  g_autofree char *refuge = arb_library_get_fallback ();

  g_return_val_if_fail (path != NULL, FALSE);

  return lies_in (path, refuge);
}

gboolean
arb_library_holds_count (const char *path)
{
  g_autofree char *counts = arb_library_get_folder ("counts");

  g_return_val_if_fail (path != NULL, FALSE);

  return lies_in (path, counts);
}

gboolean
arb_library_holds (const char *path)
{
  g_autofree char *library = arb_library_get_folder ("games");

  g_return_val_if_fail (path != NULL, FALSE);

  return lies_in (path, library) || arb_library_holds_count (path);
}

char *
arb_library_dup_place (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (arb_library_holds (path))
    return NULL;
  folder = g_path_get_dirname (path);
  shown = g_filename_display_name (folder);
  return arb_names_isolate (shown);
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

/* Makes a file name that any file system accepts: short, without invisible characters or
 * folders. */
static char *
make_file_name (const char *title)
{
  g_autofree char *valid = g_utf8_make_valid (title, -1);
  g_autofree char *name = arb_names_strip_turns (valid);
  g_autofree char *cut = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_LENGTH));

  g_strstrip (g_strdelimit (cut, "/\n\r\t", '-'));
  if (cut[0] == '\0')
    return g_strdup (_ ("Game"));
  if (cut[0] == '.')
    cut[0] = '_';
  return g_steal_pointer (&cut);
}

char *
arb_library_new_path_in (const char *folder, const char *title, GError **error)
{
  g_autofree char *shown = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL && title != NULL, NULL);

  if (!make_folder (folder, error))
    return NULL;

  shown = g_path_is_absolute (title) ? arb_library_game_get_title (title) : g_strdup (title);
  name = make_file_name (shown);
  for (guint copy = 1;; copy++)
    {
      g_autofree char *file = copy == 1
                                  ? g_strconcat (name, ARB_LIBRARY_SUFFIX, NULL)
                                  : g_strdup_printf ("%s (%u)" ARB_LIBRARY_SUFFIX, name, copy);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

typedef struct
{
  char *path;
  gint64 modified;
} Entry;

static void
clear_entry (gpointer data)
{
  g_free (((Entry *) data)->path);
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  const Entry *entry_a = a;
  const Entry *entry_b = b;

  if (entry_a->modified != entry_b->modified)
    return entry_a->modified < entry_b->modified ? 1 : -1;
  return g_strcmp0 (entry_a->path, entry_b->path);
}

static void
add_file (GArray *entries, const char *path)
{
  GStatBuf status;

  if (g_stat (path, &status) == 0 && S_ISREG (status.st_mode))
    {
      Entry entry = { g_strdup (path), status.st_mtime };

      g_array_append_val (entries, entry);
    }
}

static void
add_folder (GArray *entries, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ARB_LIBRARY_SUFFIX) && name[0] != '.')
        add_file (entries, path);
    }
}

static GArray *
entries_new (void)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  g_array_set_clear_func (entries, clear_entry);
  return entries;
}

GStrv
arb_library_dup_fallback_games (void)
{
  g_autofree char *refuge = arb_library_get_fallback ();
  g_autoptr (GArray) entries = entries_new ();
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  add_folder (entries, refuge);
  g_array_sort (entries, compare_newest_first);
  for (guint i = 0; i < entries->len; i++)
    g_strv_builder_add (paths, g_array_index (entries, Entry, i).path);
  return g_strv_builder_end (paths);
}

GListModel *
arb_library_dup_games (const char *const *elsewhere, guint max)
{
  g_autofree char *library = arb_library_get_folder ("games");
  g_autofree char *counts = arb_library_get_folder ("counts");
  g_autoptr (GArray) entries = entries_new ();
  GListStore *games = g_list_store_new (ARB_TYPE_LIBRARY_GAME);

  add_folder (entries, library);
  add_folder (entries, counts);
  for (guint i = 0; elsewhere != NULL && elsewhere[i] != NULL; i++)
    add_file (entries, elsewhere[i]);
  g_array_sort (entries, compare_newest_first);
  for (guint i = 0; i < MIN (entries->len, max); i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);
      g_autoptr (ArbLibraryGame) game = arb_library_game_new (entry->path, entry->modified);

      g_list_store_append (games, game);
    }
  return G_LIST_MODEL (games);
}

GStrv
arb_library_dup_known_names (GListModel *games)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (games), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ArbLibraryGame) game = g_list_model_get_item (games, i);

      for (char **name = game->names; name != NULL && *name != NULL; name++)
        if (**name != '\0' && g_hash_table_add (known, g_strdup (*name)))
          g_strv_builder_add (names, *name);
    }
  return g_strv_builder_end (names);
}
