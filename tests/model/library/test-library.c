/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library/library.h"
#include "model/library/library-game.h"
#include "store/document.h"
#include "systems/systems.h"

#include <glib/gstdio.h>
#include <utime.h>

/* The path of a new file in the library. */
static char *
new_path (const char *title, GError **error)
{
  g_autofree char *folder = arb_library_get_folder ("games");

  return arb_library_new_path_in (folder, title, error);
}

static void
test_title (void)
{
  g_autofree char *plain = arb_library_game_get_title ("/games/Friday Table.arbiter");
  g_autofree char *other = arb_library_game_get_title ("/games/friday.json");

  g_assert_cmpstr (plain, ==, "Friday Table");
  g_assert_cmpstr (other, ==, "friday.json");
}

static void
test_paths_are_new (void)
{
  g_autofree char *first = new_path ("Friday", NULL);
  g_autofree char *second = NULL;
  g_autofree char *copy = NULL;

  g_assert_true (g_str_has_prefix (first, g_get_user_data_dir ()));
  g_assert_true (g_str_has_suffix (first, "/Friday.arbiter"));
  g_assert_true (g_file_set_contents (first, "{}", -1, NULL));

  second = new_path ("Friday", NULL);
  g_assert_true (g_str_has_suffix (second, "/Friday (2).arbiter"));

  copy = new_path ("/elsewhere/Friday.arbiter", NULL);
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
      g_autofree char *path = new_path (cases[i].title, NULL);
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
  path = new_path (title->str, NULL);
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
}

static void
test_no_folder (void)
{
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;

  /* A file is in the place of the folder. */
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (parent, "", 0, NULL));
  g_assert_null (new_path ("Friday", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_nonnull (strstr (error->message, folder));
}

static void
write_game (const char *title, const char *const *names, gint64 modified)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = new_path (title, &error);
  g_autoptr (ArbDocument) document =
      arb_document_new (arb_catalogue_get (arb_systems_find ("eminent-domain")), 0, NULL, NULL,
                        names, &error);

  g_assert_no_error (error);
  g_assert_true (arb_document_save (document, path, NULL, &error));
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ modified, modified }), ==, 0);
}

static void
test_games (void)
{
  g_autofree char *folder = arb_library_get_folder ("games");
  g_autofree char *bad = g_build_filename (folder, "Bad.arbiter", NULL);
  g_autofree char *other = g_build_filename (folder, "notes.txt", NULL);
  g_autoptr (GListModel) games = NULL;
  g_autoptr (ArbLibraryGame) first = NULL;
  g_autoptr (ArbLibraryGame) second = NULL;
  g_auto (GStrv) known = NULL;

  write_game ("Old", (const char *[]){ "Ann", "Bob", NULL }, 1000);
  write_game ("New", (const char *[]){ "Eve", "Ann", NULL }, 2000);
  g_assert_true (g_file_set_contents (bad, "[1", -1, NULL));
  g_assert_cmpint (g_utime (bad, &(struct utimbuf){ 3000, 3000 }), ==, 0);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));

  games = arb_library_dup_games (NULL, 2);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 2);
  first = g_list_model_get_item (games, 0);
  second = g_list_model_get_item (games, 1);
  g_assert_nonnull (strstr (first->problem, "Bad.arbiter"));
  g_assert_null (first->players);
  g_assert_null (second->problem);
  g_assert_cmpstr (second->title, ==, "New");
  g_assert_cmpstr (second->players, ==, "Eve and Ann");
  g_assert_cmpint (second->modified, ==, 2000);
  g_assert_null (second->result);
  /* The day of the game is not that of the last change. */
  g_assert_cmpuint (strlen (second->date), ==, strlen ("2026-11-21"));
  g_assert_false (g_str_has_prefix (second->date, "1970"));

  g_clear_object (&games);
  games = arb_library_dup_games (NULL, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 3);
  known = arb_library_dup_known_names (games);
  g_assert_cmpstrv (known, ((const char *const[]){ "Eve", "Ann", "Bob", NULL }));
}

static void
test_not_counting (void)
{
  static const char text[] =
      "{\"format\": \"arbiter-game\", \"version\": 4, \"system\": \"eminent-domain\", "
      "\"edition\": \"it\", \"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bob\"}], "
      "\"result\": {\"decided-by\": \"influence\", \"winners\": [1], \"scores\": [3, 1]}, "
      "\"date\": \"2026-02-03\", \"counts\": false, \"moves\": [\"end\"]}";
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "aside.arbiter", NULL);
  g_autoptr (ArbLibraryGame) game = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  game = arb_library_game_new (path, 0);
  g_assert_cmpstr (game->result, ==, "Does not count, 3 : 1");
  g_assert_cmpstr (game->date, ==, "2026-02-03");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The list contains games elsewhere, except deleted ones. */
static void
test_elsewhere (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "Mine.arbiter", NULL);
  g_autofree char *place = arb_library_dup_place (path);
  g_autofree char *within = new_path ("Mine", NULL);
  g_autoptr (GListModel) before = arb_library_dup_games (NULL, G_MAXUINT);
  g_autoptr (GListModel) games = NULL;
  g_autoptr (ArbLibraryGame) last = NULL;
  guint n = g_list_model_get_n_items (before);

  g_assert_cmpstr (place, ==, g_get_user_data_dir ());
  g_assert_true (arb_library_holds (within));
  g_assert_null (arb_library_dup_place (within));
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_cmpint (g_utime (path, &(struct utimbuf){ 1, 1 }), ==, 0);
  games =
      arb_library_dup_games ((const char *[]){ path, "/nowhere/gone.arbiter", NULL }, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, n + 1);
  last = g_list_model_get_item (games, n);
  g_assert_cmpstr (last->path, ==, path);
}

/* Players with the same name are distinguished, and no name reorders the line; the proposals for
 * the next game are the plain names. */
static void
test_players (void)
{
  g_autoptr (GListModel) games = NULL;
  g_autoptr (ArbLibraryGame) game = NULL;
  g_autoptr (ArbLibraryGame) named = NULL;

  write_game ("Twins", (const char *[]){ "דנה", "Ann", "Ann", NULL }, 8000);
  write_game ("דנה, Ann and Ann", (const char *[]){ "דנה", "Ann", "Ann", NULL }, 9000);
  games = arb_library_dup_games (NULL, 2);
  named = g_list_model_get_item (games, 1);
  g_assert_cmpstr (named->title, ==, "Twins");
  game = g_list_model_get_item (games, 0);
  g_assert_cmpstr (game->title, ==, "\u200e\u2068דנה\u2069, Ann (2) and Ann (3)");
  g_assert_cmpstr (game->players, ==, "\u200e\u2068דנה\u2069, Ann (2) and Ann (3)");
  g_assert_cmpstrv ((const char *const *) game->names,
                    ((const char *const[]){ "דנה", "Ann", "Ann", NULL }));
}

/* The result is read from the beginning of the file. */
static void
test_results (void)
{
  static const struct
  {
    const char *winners;
    const char *result;
  } cases[] = {
    { "1", "Ann won, 7 : -1" },
    { "1, 2", "Ann and Bob won together, 7 : -1" },
    { "", "Nobody won, 7 : -1" },
  };
  g_autofree char *path = new_path ("Result", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbLibraryGame) game = NULL;
      g_autofree char *text = g_strdup_printf (
          "{\"format\": \"arbiter-game\", \"version\": 1, \"system\": \"eminent-domain\", "
          "\"edition\": \"it\", \"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bob\"}], "
          "\"result\": {\"decided-by\": \"influence\", \"winners\": [%s], "
          "\"scores\": [7, -1]}, \"moves\": []}",
          cases[i].winners);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      game = arb_library_game_new (path, 0);
      g_assert_cmpstr (game->problem, ==, NULL);
      g_assert_cmpstr (game->result, ==, cases[i].result);
    }
  g_unlink (path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/library/not-counting", test_not_counting);
  g_test_add_func ("/model/library/title", test_title);
  g_test_add_func ("/model/library/paths-are-new", test_paths_are_new);
  g_test_add_func ("/model/library/odd-titles", test_odd_titles);
  g_test_add_func ("/model/library/long-titles", test_long_titles);
  g_test_add_func ("/model/library/games", test_games);
  g_test_add_func ("/model/library/elsewhere", test_elsewhere);
  g_test_add_func ("/model/library/results", test_results);
  g_test_add_func ("/model/library/players", test_players);
  g_test_add_func ("/model/library/no-folder", test_no_folder);

  return g_test_run ();
}
