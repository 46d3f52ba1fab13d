/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/turn/offer-button.h"

/* The first label of the table that has @class and says @text. */
static gboolean
shows (GtkWidget *widget, const char *class, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, class)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, class, text))
      return TRUE;
  return FALSE;
}

/* How many cells of the turn panel show only a number. */
static guint
count_cells (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  guint n = text[0] != '\0' && strspn (text, "0123456789") == strlen (text)
            && gtk_widget_get_ancestor (widget, ARB_TYPE_OFFER_BUTTON) != NULL
            && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cells (child);
  return n;
}

/* The lanes show who took which domain and why, until the next tile lies open. */
static void
test_round (void)
{
  static const char *const lines[] = {
    "pile left domain-10", "pile middle domain-7", "pile right domain-4",
    "1 place left 0",      "1 place middle 3",     "1 place right 2",
    "2 place left 5",      "2 place middle 3",     "2 place right 4",
  };
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *widget = GTK_WIDGET (window);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    session_fixture_say (session, lines[i], FALSE);
  g_assert_true (shows (widget, "lane-result", "takes Domain 10, by its effect"));
  g_assert_true (shows (widget, "lane-result", "Domain 7: the same cards: nobody takes it"));
  g_assert_true (shows (widget, "lane-result", "takes Domain 4, by strength"));
  session_fixture_say (session, "pile left domain-9", FALSE);
  g_assert_false (shows (widget, "lane-result", "takes"));
  g_assert_true (shows (widget, "lane-face", "Domain 9"));
  /* A tile that cannot lie here keeps its place and its number. */
  g_assert_cmpuint (count_cells (widget), ==, 9);
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/board/round", test_round);
  return g_test_run ();
}
