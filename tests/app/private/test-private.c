/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/private/private-dialog.h"
#include "app/private/private-page.h"
#include "app/turn/statement-form.h"
#include "app/widgets/widgets.h"
#include "wording/language.h"

#include <string.h>

/*
 * Private lines are on the screen while the private page is open, and nowhere before and after: in
 * no label, no tooltip and no accessible name.
 */

#define SECRET "Voson"
#define ANN "Ann <b>&amp"

/* Ann has kept a planet of which only its back is known. */
static ArbSession *
session_new (void)
{
  static const char *const moves[] = { "1 start drawde",    "2 start pomerene", "skip",
                                       "lead survey",       "boost survey",     "done",
                                       "keep metallic 4/5", "dissent",          "done" };
  ArbSession *session = fixture_session_new ("eminent-domain");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    session_fixture_say (session, moves[i], FALSE);
  return session;
}

static gboolean
says (const char *text, const char *part)
{
  return text != NULL && strstr (text, part) != NULL;
}

static gboolean
is_called (GtkWidget *widget, const char *part)
{
  g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                 GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  return says (problem, part);
}

/* Whether @part is in a text anywhere under @root, visible or not. */
static gboolean
stands (GtkWidget *root, const char *part)
{
  if (says (gtk_widget_get_tooltip_text (root), part) || says (arb_widget_get_tooltip (root), part)
      || is_called (root, part)
      || (GTK_IS_LABEL (root) && says (gtk_label_get_text (GTK_LABEL (root)), part))
      || (GTK_IS_EDITABLE (root) && says (gtk_editable_get_text (GTK_EDITABLE (root)), part)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (stands (child, part))
      return TRUE;
  return FALSE;
}

static gboolean
stands_anywhere (const char *part)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (stands (toplevel, part) || says (gtk_window_get_title (GTK_WINDOW (toplevel)), part))
        return TRUE;
    }
  return FALSE;
}

static ArbPrivateDialog *
open_curtain (ArbWindow *window, guint seat)
{
  ArbPrivateDialog *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.private", "u", seat));
  dialog = fixture_find_toplevel (ARB_TYPE_PRIVATE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
  g_assert_false (arb_private_dialog_get_open (dialog));
  g_assert_true (
      gtk_window_get_focus (GTK_WINDOW (dialog))
      == GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (dialog), ARB_TYPE_PRIVATE_DIALOG,
                                                    "show_button")));
  return dialog;
}

static GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  const char *text = GTK_IS_BUTTON (root) ? gtk_button_get_label (GTK_BUTTON (root)) : NULL;

  if (g_strcmp0 (text, label) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
press (ArbPrivateDialog *dialog, const char *label)
{
  GtkWidget *button = find_button (GTK_WIDGET (dialog), label);

  if (button == NULL)
    g_error ("no button is called %s", label);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
test_one_tap (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog = open_curtain (window, 1);
  guint length = arb_session_get_length (session);

  g_assert_true (stands (GTK_WIDGET (dialog), "For " ANN " Only"));
  g_assert_false (stands_anywhere (SECRET));
  press (dialog, "_Show");
  g_assert_true (arb_private_dialog_get_open (dialog));
  press (dialog, SECRET);
  g_assert_cmpuint (arb_session_get_length (session), ==, length + 1);
  g_assert_true (stands (GTK_WIDGET (dialog), ANN ": #2 is Voson"));
  g_assert_false (stands (GTK_WIDGET (window), SECRET));

  press (dialog, "_Hide Again");
  fixture_idle ();
  g_assert_null (fixture_find_toplevel (ARB_TYPE_PRIVATE_DIALOG));
  g_assert_false (stands_anywhere (SECRET));
  g_assert_true (stands (GTK_WIDGET (window), ANN ": A private entry"));
  g_assert_true (stands (GTK_WIDGET (window), "A private entry"));
  fixture_window_close (window);
}

static void
test_take_back (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog;
  guint length = arb_session_get_length (session);

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  dialog = open_curtain (window, 1);
  press (dialog, "_Show");
  g_assert_true (stands (GTK_WIDGET (dialog), "#2 Voson"));
  g_assert_true (
      gtk_widget_activate_action (fixture_find (GTK_WIDGET (dialog), ARB_TYPE_PRIVATE_PAGE, NULL),
                                  "private.take-back", "u", length + 1));
  g_assert_cmpuint (arb_session_get_length (session), ==, length);
  g_assert_false (stands (GTK_WIDGET (dialog), "#2 Voson"));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A player does not see the private lines of others on the private page. */
static void
test_own_only (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog;

  g_assert_true (session_fixture_record_private (session, "1 holds research 2"));
  dialog = open_curtain (window, 2);
  press (dialog, "_Show");
  g_assert_false (stands (GTK_WIDGET (dialog), ANN " holds Research"));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
test_form (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog = open_curtain (window, 1);
  GtkWidget *form;

  press (dialog, "_Show");
  form = fixture_find (GTK_WIDGET (dialog), ARB_TYPE_STATEMENT_FORM, NULL);
  fixture_choose (form, "Cards in hand");
  fixture_choose (gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "fields"),
                  "Survey");
  press (dialog, "_Add");
  g_assert_true (stands (GTK_WIDGET (dialog), ANN " holds "));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_idle ();
  g_assert_false (stands_anywhere (ANN " holds "));
  fixture_window_close (window);
}

static void
test_refuted (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog;

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  session_fixture_say (session, "1 #2 is tankahshin", FALSE);
  g_assert_false (stands_anywhere (SECRET));
  dialog = open_curtain (window, 1);
  press (dialog, "_Show");
  g_assert_true (stands (GTK_WIDGET (dialog), "Move 11 says otherwise"));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static gboolean
is_closed (gpointer dialog)
{
  return !arb_private_dialog_get_open (dialog);
}

static void
test_patience (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog = open_curtain (window, 1);

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  g_object_set (dialog, "patience", 1, NULL);
  press (dialog, "_Show");
  g_assert_true (stands_anywhere (SECRET));
  fixture_wait (is_closed, dialog);
  g_assert_false (stands_anywhere (SECRET));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static gboolean
is_private_gone (gpointer data)
{
  return fixture_find_toplevel (ARB_TYPE_PRIVATE_DIALOG) == NULL;
}

/* A change of language closes the dialog; opening it again shows the curtain. */
static void
test_language (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog = open_curtain (window, 1);

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  press (dialog, "_Show");
  g_assert_true (stands_anywhere (SECRET));
  window = fixture_switch_language (window, "fr");
  fixture_wait (is_private_gone, NULL);
  g_assert_false (stands_anywhere (SECRET));
  dialog = open_curtain (window, 1);
  g_assert_false (stands_anywhere (SECRET));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_end_language (session);
}

/* A game without private observations does not offer the dialog. */
static void
test_nothing_to_report (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.private", "u", 1);
  g_assert_null (fixture_find_toplevel (ARB_TYPE_PRIVATE_DIALOG));
  fixture_window_close (window);
}

static void
test_narrow (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbWindow *window = fixture_window_new (session);
  ArbPrivateDialog *dialog = open_curtain (window, 1);
  int minimum;

  for (guint i = 0; i < 2; i++)
    {
      fixture_assert_narrow (dialog);
      gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_VERTICAL, 360, &minimum, NULL, NULL,
                          NULL);
      g_assert_cmpint (minimum, <=, 294);
      if (i == 0)
        press (dialog, "_Show");
    }
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/private/one-tap", test_one_tap);
  g_test_add_func ("/private/take-back", test_take_back);
  g_test_add_func ("/private/own-only", test_own_only);
  g_test_add_func ("/private/form", test_form);
  g_test_add_func ("/private/refuted", test_refuted);
  g_test_add_func ("/private/patience", test_patience);
  g_test_add_func ("/private/nothing-to-tell", test_nothing_to_report);
  g_test_add_func ("/private/narrow", test_narrow);
  g_test_add_func ("/private/language", test_language);
  return g_test_run ();
}
