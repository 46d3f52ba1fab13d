/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library.h"

#include <gio/gio.h>

static void
test_title (void)
{
  g_autofree char *plain = arb_library_get_title ("/games/Friday Table.arbiter");
  g_autofree char *other = arb_library_get_title ("/games/friday.json");

  g_assert_cmpstr (plain, ==, "Friday Table");
  g_assert_cmpstr (other, ==, "friday.json");
}

static void
test_paths_are_new (void)
{
  g_autofree char *first = arb_library_new_path ("Friday", NULL);
  g_autofree char *second = NULL;
  g_autofree char *copy = NULL;

  g_assert_true (g_str_has_prefix (first, g_get_user_data_dir ()));
  g_assert_true (g_str_has_suffix (first, "/Friday.arbiter"));
  g_assert_true (g_file_set_contents (first, "{}", -1, NULL));

  second = arb_library_new_path ("Friday", NULL);
  g_assert_true (g_str_has_suffix (second, "/Friday 2.arbiter"));

  copy = arb_library_new_path ("/elsewhere/Friday.arbiter", NULL);
  g_assert_cmpstr (copy, ==, second);
}

static void
test_odd_titles (void)
{
  static const struct
  {
    const char *title;
    const char *file;
  } cases[] = {
    { "Ann & Bob/Eve", "Ann & Bob-Eve.arbiter" },
    { "..", "_..arbiter" },
    { "", "Game.arbiter" },
    { " \n ", "-.arbiter" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = arb_library_new_path (cases[i].title, NULL);
      g_autofree char *name = g_path_get_basename (path);

      g_assert_cmpstr (name, ==, cases[i].file);
    }
}

static void
test_long_titles (void)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < 200; i++)
    g_string_append (title, "𝄞");
  path = arb_library_new_path (title->str, NULL);
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
}

static void
test_no_folder (void)
{
  g_autofree char *folder = arb_library_get_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;

  /* A file stands where the folder should be. */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (parent, "", 0, NULL));
  g_assert_null (arb_library_new_path ("Friday", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_nonnull (strstr (error->message, folder));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/library/title", test_title);
  g_test_add_func ("/model/library/paths-are-new", test_paths_are_new);
  g_test_add_func ("/model/library/odd-titles", test_odd_titles);
  g_test_add_func ("/model/library/long-titles", test_long_titles);
  g_test_add_func ("/model/library/no-folder", test_no_folder);

  return g_test_run ();
}
