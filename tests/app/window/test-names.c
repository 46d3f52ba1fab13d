/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/table/seat-panel.h"
#include "app/log/edit-dialog.h"
#include "app/score/score-dialog.h"
#include "app/table/page.h"
#include "app/window/window-actions.h"
#include "systems/systems.h"

#include <string.h>

/*
 * Players have names of any script, which do not reorder or widen any text.
 */

static gboolean
is_right_to_left (gunichar c)
{
  GUnicodeScript script = g_unichar_get_script (c);

  return script == G_UNICODE_SCRIPT_HEBREW || script == G_UNICODE_SCRIPT_ARABIC;
}

static gboolean
has_right_to_left (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (is_right_to_left (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Checks that the lines of a text begin at the side of the interface's language, and that its parts
 * are in logical order. */
static void
assert_not_turned (const char *text, PangoLayout *layout)
{
  const char *last = text;
  int x = 0;

  for (int i = 0; i < (int) strlen (text); i++)
    if (text[i] == '\n' || i == 0)
      g_assert_cmpint (pango_layout_get_direction (layout, i), ==, PANGO_DIRECTION_LTR);

  if (pango_layout_get_line_count (layout) > 1)
    return;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gboolean in_name = is_right_to_left (g_utf8_get_char (at));
      PangoRectangle place;

      if (in_name)
        continue;
      pango_layout_index_to_pos (layout, (int) (at - text), &place);
      if (place.x < x)
        g_error ("“%s” stands before “%s”", at, last);
      x = place.x;
      last = at;
    }
}

/* Returns how many labels under @root have a name that runs from right to left. */
static guint
check_labels (GtkWidget *root)
{
  guint n = 0;

  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && has_right_to_left (gtk_label_get_text (GTK_LABEL (root))))
    {
      assert_not_turned (gtk_label_get_text (GTK_LABEL (root)),
                         gtk_label_get_layout (GTK_LABEL (root)));
      n = 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_labels (child);
  return n;
}

static void
check_window (GtkWidget *window, guint least)
{
  if (!gtk_widget_get_visible (window))
    gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  fixture_idle ();
  g_assert_cmpuint (check_labels (window), >=, least);
}

static void
test_right_to_left (void)
{
  g_autoptr (ArbSession) session = session_fixture_new ("eminent-domain", "Test", "דנה", "مريم");
  ArbWindow *window;
  GtkWidget *dialog;

  session_fixture_say (session, "lead research", FALSE);
  session_fixture_say (session, "done", FALSE);
  window = fixture_window_new (session);
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "acquire abundance");
  check_window (GTK_WIDGET (window), 4);

  dialog = arb_edit_dialog_new (session, ARB_EDIT_INSERT, 1, GTK_WINDOW (window));
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), "1 adjust influence +1");
  check_window (dialog, 3);
  gtk_window_destroy (GTK_WINDOW (dialog));

  session_fixture_say (session, "end", FALSE);
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  check_window (dialog, 3);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* All dialogs over a table, and the list of games. */
static void
test_everywhere (void)
{
  g_autoptr (ArbSession) session =
      session_fixture_new ("eminent-domain", "דנה and مريم", "דנה", "مريم");
  ArbWindow *window, *start;

  session_fixture_say (session, "lead research", FALSE);
  window = fixture_window_new (session);
  g_assert_cmpstr (arb_session_get_title (session), !=, "דנה and مريم");
  check_window (GTK_WIDGET (window), 4);
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (dialog->applies == NULL || dialog->applies (session))
      {
        GtkWidget *opened = dialog->open (session, GTK_WINDOW (window));

        check_window (opened, 0);
        gtk_window_destroy (GTK_WINDOW (opened));
      }
  g_assert_true (arb_session_flush (session, NULL));
  start = fixture_window_new (NULL);
  arb_window_show_games (start, arb_session_get_path (session), NULL);
  check_window (GTK_WIDGET (start), 2);
  fixture_window_close (start);
  fixture_window_close (window);
}

static ArbSession *
session_new (const char *const *names)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (arb_catalogue_get (arb_systems_find ("eminent-domain")),
                                            0, NULL, NULL, names, &error);
  ArbSession *session = arb_session_new_copy (document, "Test", &error);

  g_assert_no_error (error);
  return session;
}

/* Markup in a name is shown as it is written, everywhere. */
static void
test_markup (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *seat = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *name = fixture_find (seat, GTK_TYPE_LABEL, "name");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, "Ann <b>&amp");
  arb_window_show_toast (window, "Ann <b>&amp");
  fixture_idle ();
  fixture_window_close (window);
}

/* With any names, the page stays as narrow as a phone and shows them as they were typed. */
static void
test_narrow (void)
{
  static const char *const names[] = {
    "<b>Ann</b> &amp; a name that is far too long to be shown on any screen",
    "אבגד",
    "🚀🚀",
    "🚀🚀",
    NULL,
  };
  g_autoptr (ArbSession) session = session_new (names);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *label = fixture_find (panel, GTK_TYPE_LABEL, "name");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, names[0]);
  fixture_assert_narrow (gtk_widget_get_parent (panel));
  fixture_window_close (window);
}

static void
assert_narrow (gpointer widget)
{
  gtk_test_widget_wait_for_draw (widget);
  fixture_assert_narrow (widget);
}

static void
assert_narrow_dialogs (ArbSession *session, GtkWindow *parent)
{
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    {
      GtkWidget *opened;

      if (dialog->applies != NULL && !dialog->applies (session))
        continue;
      opened = dialog->open (session, parent);
      gtk_window_present (GTK_WINDOW (opened));
      assert_narrow (opened);
      gtk_window_destroy (GTK_WINDOW (opened));
    }
}

/* A long name without spaces widens nothing. */
static void
test_long_name (void)
{
  static const char *const moves[] = {
    "lead research", "1 acquire productivity",
    "2 follow",      "2 dissent",
    "3 dissent",     "4 dissent",
    "1 discard 2",   "1 done",
    "play survey",   "2 lead survey",
  };
  g_autofree char *name = g_strnfill (200, 'W');
  const char *const names[] = { name, name, name, name, NULL };
  g_autoptr (ArbSession) session = session_new (names);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *page = fixture_find (GTK_WIDGET (window), ARB_TYPE_PAGE, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 700);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      arb_turn_panel_enter (arb_window_get_turn_panel (window), moves[i]);
      assert_narrow (page);
    }
  assert_narrow_dialogs (session, GTK_WINDOW (window));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/names/right-to-left", test_right_to_left);
  g_test_add_func ("/app/names/everywhere", test_everywhere);
  g_test_add_func ("/app/names/markup", test_markup);
  g_test_add_func ("/app/names/narrow", test_narrow);
  g_test_add_func ("/app/names/long-name", test_long_name);

  return g_test_run ();
}
