/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "engine/checks/simulate.h"
#include "model/session/log-line.h"
#include "model/session/session-statements.h"
#include "systems/systems.h"

#include <glib/gstdio.h>

static guint n_lines_made;
static void (*constructed) (GObject *line);

static void
count_constructed (GObject *line)
{
  n_lines_made++;
  constructed (line);
}

const guint *
session_fixture_count_lines (void)
{
  GObjectClass *klass = g_type_class_ref (ARB_TYPE_LOG_LINE);

  n_lines_made = 0;
  if (klass->constructed != count_constructed)
    {
      constructed = klass->constructed;
      klass->constructed = count_constructed;
    }
  return &n_lines_made;
}

ArbSession *
session_fixture_new (const char *system, const char *title, const char *first, const char *second)
{
  const char *const names[] = { first, second, NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find (system));
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, NULL, names, &error);
  ArbSession *session;

  g_assert_no_error (error);
  session = arb_session_new_copy (document, title, &error);
  g_assert_no_error (error);
  return session;
}

ArbSession *
session_fixture_send_astray (ArbSession *session, const char *folder, const char *name)
{
  g_autoptr (ArbSession) original = session;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = session_fixture_dup_text (original);
  g_autoptr (GError) error = NULL;
  ArbSession *astray;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  astray = arb_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return astray;
}

ArbSession *
session_fixture_new_over (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, NULL, names, &error);
  g_autoptr (ArbGame) record = NULL;
  ArbSimulation simulation = { 0 };

  g_assert_no_error (error);
  g_assert_true (arb_simulate (catalogue, arb_game_get_options (arb_document_get_game (document)),
                               1, ARB_DETAIL_ALL, ARB_CHECK_NONE, &simulation, &record));
  arb_simulation_clear (&simulation);
  for (guint i = 0; i < arb_game_get_length (record); i++)
    arb_game_append_like (arb_document_get_game (document), arb_game_get_entry (record, i));
  return arb_session_new (document, "/nowhere/over.arbiter");
}

ArbMove
session_fixture_parse (ArbSession *session, const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbMove move;

  arb_session_parse (session, text, &move, &error);
  g_assert_no_error (error);
  return move;
}

void
session_fixture_say (ArbSession *session, const char *text, gboolean allow)
{
  ArbVerdict verdict;

  if (!arb_session_play (session, session_fixture_parse (session, text), allow, &verdict))
    g_error ("%s is refused", text);
}

gboolean
session_fixture_record_private (ArbSession *session, const char *text)
{
  ArbVerdict verdict;

  return arb_session_play_private (session, session_fixture_parse (session, text), &verdict);
}

ArbChoice *
session_fixture_find (ArbSession *session, ArbVerdictValue value)
{
  GPtrArray *choices = arb_session_get_choices (session);

  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      if (choice->verdict.value == value)
        return g_object_ref (choice);
    }
  return NULL;
}

void
session_fixture_play_first (ArbSession *session)
{
  g_autoptr (ArbChoice) choice = session_fixture_find (session, ARB_LEGAL);
  ArbVerdict verdict;

  g_assert_nonnull (choice);
  g_assert_true (arb_session_play (session, choice->move, FALSE, &verdict));
}

void
session_fixture_wait (ArbSession *session)
{
  while (!arb_session_get_saved (session) && arb_session_get_problem (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Replaces the folder by a file, because permissions do not stop root. */
void
session_fixture_block (const char *folder)
{
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
}

void
session_fixture_unblock (const char *folder)
{
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
}

guint
session_fixture_get_length (ArbSession *session)
{
  return arb_session_get_length (session);
}

char *
session_fixture_dup_text (ArbSession *session)
{
  return arb_document_to_string (arb_session_get_document (session), NULL);
}

void
session_fixture_assert_said (ArbSession *session, guint number, const char *expected)
{
  g_autofree char *said = arb_session_dup_said (session, number);

  g_assert_cmpstr (said, ==, expected);
}
