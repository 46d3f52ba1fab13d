/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/edit-dialog.h"
#include "app/score-dialog.h"
#include "app/session-dialogs.h"

#include <string.h>

/* Players are called by their names in any script, and nothing is turned round by them. */

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

/* The lines of a text begin where the language of the interface begins, and its parts stand in the
 * order in which they are said. */
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

/* Returns how many labels under @root tell a name that runs from right to left. */
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

/* Whatever can be opened over a table, and the list of games. */
static void
test_everywhere (void)
{
  g_autoptr (ArbSession) session =
      session_fixture_new ("eminent-domain", "דנה and مريم", "דנה", "مريم");
  ArbWindow *window, *start;

  session_fixture_say (session, "lead research", FALSE);
  window = fixture_window_new (session);
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (dialog->applies == NULL || dialog->applies (session))
      {
        GtkWidget *opened = dialog->open (session, GTK_WINDOW (window));

        check_window (opened, 0);
        gtk_window_destroy (GTK_WINDOW (opened));
      }
  g_assert_true (arb_session_flush (session, NULL));
  start = fixture_window_new (NULL);
  arb_window_show_games (start, arb_session_get_path (session), FALSE);
  check_window (GTK_WIDGET (start), 2);
  fixture_window_close (start);
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/names/right-to-left", test_right_to_left);
  g_test_add_func ("/app/names/everywhere", test_everywhere);
  return g_test_run ();
}
