/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "any-game.h"
#include "store/document.h"

/* What belongs to no move is changed in records of whole games. */

static const char *const folders[] = { "records", "older-records", "microcosm/records",
                                       "nine-domains/records", "eminent-domain/prototype-records" };

static ArbDocument *
reopen (ArbDocument *document)
{
  g_autofree char *text = arb_document_to_string (document, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *again = arb_document_parse (text, strlen (text), "again", &error);

  g_assert_no_error (error);
  return again;
}

static char *
get_names (ArbDocument *document)
{
  guint n_seats = arb_game_get_options (arb_document_get_game (document))->n_seats;
  GString *names = g_string_new (arb_document_get_edition (document));

  for (guint seat = 1; seat <= n_seats; seat++)
    g_string_append_printf (names, ",%s,%d", arb_document_get_name (document, seat),
                            arb_document_get_marker (document, seat));
  return g_string_free (names, FALSE);
}

static void
assert_same_head (ArbDocument *a, ArbDocument *b)
{
  g_autofree char *names = get_names (a);
  g_autofree char *other = get_names (b);
  g_auto (GStrv) persons = arb_document_dup_persons (a);
  g_auto (GStrv) others = arb_document_dup_persons (b);

  g_assert_cmpstr (names, ==, other);
  g_assert_cmpstrv (persons, others);
  g_assert_cmpstrv (arb_document_get_variants (a), arb_document_get_variants (b));
  g_assert_cmpmem (arb_game_get_options (arb_document_get_game (a)), sizeof (ArbOptions),
                   arb_game_get_options (arb_document_get_game (b)), sizeof (ArbOptions));
}

/* Whether two games have the same lines with the same judgement, and the same state, whatever can be
 * undone in them. */
static void
assert_same_game (const ArbGame *a, const ArbGame *b)
{
  g_assert_true (any_game_equal (a, b));
}

/* The game in its frame, folded from nothing. */
static ArbGame *
replay (const ArbGame *game)
{
  ArbGame *again = arb_game_new_in_frame (arb_game_get_frame (game));

  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append_like (again, arb_game_get_entry (game, i));
  return again;
}

/* Makes @change, keeps the game, and takes it back, each before and after a restart. */
static void
check_change (const char *path, const ArbFrameChange *change)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, &error);
  g_autoptr (ArbDocument) before = arb_document_load (path, NULL, NULL);
  g_autoptr (ArbDocument) again = NULL;
  g_autoptr (ArbDocument) undone = NULL;
  g_autoptr (ArbGame) folded = NULL;
  ArbGame *game;

  g_assert_no_error (error);
  game = arb_document_get_game (document);
  g_assert_true (arb_document_change_frame (document, change, "game", &error));
  g_assert_no_error (error);
  folded = replay (game);
  assert_same_game (game, folded);

  again = reopen (document);
  assert_same_game (arb_document_get_game (again), game);
  assert_same_head (again, document);
  g_assert_cmpuint (arb_game_undo (game), >, 0);
  g_assert_cmpuint (arb_game_undo (arb_document_get_game (again)), >, 0);
  assert_same_game (game, arb_document_get_game (before));
  assert_same_head (document, before);
  assert_same_game (arb_document_get_game (again), arb_document_get_game (before));
  assert_same_head (again, before);

  undone = reopen (document);
  g_assert_cmpuint (arb_game_redo (game), >, 0);
  g_assert_cmpuint (arb_game_redo (arb_document_get_game (undone)), >, 0);
  assert_same_game (game, folded);
  assert_same_game (arb_document_get_game (undone), folded);
  assert_same_head (undone, document);
}

static void
check_editions (const char *path, const ArbCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      const ArbFrameChange change = { .edition = catalogue->editions[i].id, .names = { "Zoë" } };

      check_change (path, &change);
    }
}

static void
check_variants (const char *path, ArbDocument *document)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (document);

  for (guint i = 0; i <= catalogue->n_variants; i++)
    {
      const char *const variants[] = { i > 0 ? catalogue->variants[i - 1].id : NULL, NULL };
      const ArbFrameChange change = { .variants = variants };

      /* Some are not for so many players. */
      if (arb_document_change_frame (document, &change, "game", NULL))
        check_change (path, &change);
    }
}

static void
check_switches (const char *path, const ArbCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];
      g_autofree char *last =
          g_strdup_printf ("%s=%s", a_switch->id, a_switch->values[a_switch->n_readings - 1]);
      const char *const switches[] = { last, NULL };
      const ArbFrameChange change = { .switches = switches };

      check_change (path, &change);
    }
}

static void
check_orders (const char *path, guint n_seats)
{
  ArbFrameChange change = { .edition = NULL };

  for (guint i = 0; i < n_seats; i++)
    change.order[i] = (i + 1) % n_seats + 1;
  check_change (path, &change);
  for (guint i = 0; i < n_seats; i++)
    change.order[i] = i + 1;
  change.order[0] = n_seats;
  change.order[n_seats - 1] = 1;
  check_change (path, &change);
}

static void
check_record (const char *path)
{
  g_autoptr (ArbDocument) document = arb_document_load (path, NULL, NULL);
  const ArbCatalogue *catalogue;

  g_assert_nonnull (document);
  catalogue = arb_document_get_catalogue (document);
  check_editions (path, catalogue);
  check_orders (path, arb_game_get_options (arb_document_get_game (document))->n_seats);
  check_switches (path, catalogue);
  check_variants (path, document);
}

static void
test_records (gconstpointer folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", folder, NULL);
  g_autoptr (GDir) entries = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (entries);
  while ((name = g_dir_read_name (entries)) != NULL)
    if (g_str_has_suffix (name, ".arbiter"))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        check_record (file);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static ArbDocument *
begin (void)
{
  static const char text[] =
      "{\"format\": \"arbiter-game\", \"version\": 5, \"system\": \"eminent-domain\", \"edition\": "
      "\"it\", \"players\": [{\"name\": \"Ann\"}, {\"name\": \"Ben\", \"emblem\": \"grey-moon\"}, "
      "{\"name\": \"Ann\"}], \"switches\": {\"errata\": \"on\"}, \"moves\": [\"2 start drawde\"]}";
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_parse (text, strlen (text), "begun", &error);

  g_assert_no_error (error);
  return document;
}

/* Everybody takes along their moves, their name, their marker, and the person they are. */
static void
test_places (void)
{
  const ArbFrameChange change = { .order = { 3, 1, 2 } };
  g_autoptr (ArbDocument) document = begin ();
  g_auto (GStrv) persons = arb_document_dup_persons (document);
  g_auto (GStrv) moved = NULL;

  g_assert_true (arb_document_change_frame (document, &change, "game", NULL));
  moved = arb_document_dup_persons (document);
  g_assert_cmpstr (arb_document_get_name (document, 3), ==, "Ben");
  g_assert_cmpint (arb_document_get_marker (document, 3), ==, ARB_MARKER_GREY_MOON);
  g_assert_cmpstr (moved[1], ==, persons[3]);
  g_assert_cmpstr (moved[2], ==, persons[1]);
  g_assert_cmpstr (moved[3], ==, persons[2]);
  g_assert_cmpuint (arb_game_get_entry (arb_document_get_game (document), 0)->said.seat, ==, 3);
}

/* The head says who left, at whatever seat they are. */
static void
test_left (void)
{
  const ArbFrameChange change = { .order = { 3, 1, 2 } };
  g_autoptr (ArbDocument) document = begin ();
  g_autoptr (ArbDocument) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *moved = NULL;
  ArbVerdict verdict;

  g_assert_cmpuint (arb_game_play (arb_document_get_game (document),
                                   ARB_MOVE (3, ARB_VERB_LEAVE, ARB_ARGUMENT_NONE), FALSE,
                                   &verdict),
                    ==, 1);
  text = arb_document_to_string (document, NULL);
  g_assert_nonnull (strstr (text, "{ \"name\": \"Ann\", \"left\": 2 }\n"));
  again = reopen (document);
  g_assert_true (arb_has_left (arb_game_get_state (arb_document_get_game (again)), 3));
  g_assert_true (arb_document_change_frame (again, &change, "game", NULL));
  g_assert_true (arb_has_left (arb_game_get_state (arb_document_get_game (again)), 1));
  moved = arb_document_to_string (again, NULL);
  g_assert_nonnull (strstr (moved, "\"left\": 2"));
  g_assert_true (strstr (moved, "\"left\": 2") < strstr (moved, "\"Ben\""));
  arb_game_undo (arb_document_get_game (again));
  arb_game_undo (arb_document_get_game (again));
  g_assert_false (arb_has_left (arb_game_get_state (arb_document_get_game (again)), 3));
}

/* House rules stay, unless they are what the edition says. */
static void
test_house_rules (void)
{
  static const char *const off[] = { "errata=off", NULL };
  const ArbFrameChange edition = { .edition = "jp" };
  const ArbFrameChange without = { .switches = off };
  g_autoptr (ArbDocument) document = begin ();
  g_autofree char *with = NULL;
  g_autofree char *then = NULL;

  g_assert_true (arb_document_change_frame (document, &edition, "game", NULL));
  with = arb_document_to_string (document, NULL);
  g_assert_nonnull (strstr (with, "\"edition\": \"jp\""));
  g_assert_true (
      g_str_has_prefix (strstr (with, "\"switches\""), "\"switches\": { \"errata\": \"on\" }"));
  g_assert_true (arb_document_change_frame (document, &without, "game", NULL));
  then = arb_document_to_string (document, NULL);
  g_assert_true (strstr (then, "\"switches\"") > strstr (then, "\"edits\""));
}

/* A name that is corrected later holds for all frames that had the old one; one that was changed with
 * the frame is taken back with it. */
static void
test_names (void)
{
  const ArbFrameChange name = { .names = { "Anna" } };
  const ArbFrameChange edition = { .edition = "jp" };
  g_autoptr (ArbDocument) document = begin ();
  ArbGame *game = arb_document_get_game (document);

  g_assert_true (arb_document_change_frame (document, &name, "game", NULL));
  g_assert_cmpstr (arb_document_get_name (document, 1), ==, "Anna");
  arb_game_undo (game);
  g_assert_cmpstr (arb_document_get_name (document, 1), ==, "Ann");
  g_assert_true (arb_document_change_frame (document, &edition, "game", NULL));
  arb_document_set_name (document, 1, "Hannah");
  arb_game_undo (game);
  g_assert_cmpstr (arb_document_get_name (document, 1), ==, "Hannah");
}

static const struct
{
  ArbFrameChange change;
  const char *message;
} refused[] = {
  { { .edition = "us" }, "edition: unknown edition “us”, expected one of it, jp, bga" },
  { { .order = { 1, 1, 2 } }, "order: expected each seat from 1 to 3 once" },
  { { .order = { 1, 2, 4 } }, "order: expected each seat from 1 to 3 once" },
  { { .names = { NULL, "B\033" } }, "players[1].name: a control character in a name" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (ArbDocument) document = begin ();
      g_autofree char *before = arb_document_to_string (document, NULL);
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (arb_document_change_frame (document, &refused[i].change, "game", &error));
      g_assert_nonnull (strstr (error->message, refused[i].message));
      after = arb_document_to_string (document, NULL);
      g_assert_cmpstr (after, ==, before);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *name = g_strdup_printf ("/frame/records/%s", folders[i]);

      g_test_add_data_func (name, folders[i], test_records);
    }
  g_test_add_func ("/frame/places", test_places);
  g_test_add_func ("/frame/left", test_left);
  g_test_add_func ("/frame/house-rules", test_house_rules);
  g_test_add_func ("/frame/names", test_names);
  g_test_add_func ("/frame/refused", test_refused);
  return g_test_run ();
}
