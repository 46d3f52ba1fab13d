/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/start/new-game-dialog.h"
#include "app/start/setup-dialog.h"
#include "app/start/switch-list.h"

/* Which widgets of the dialogs before a game get the focus, and what is announced there. */

/* No widget of the type @refused gets the focus in @window, which comes back to its start. */
static void
assert_passed (GtkWidget *window, GType refused, GtkDirectionType direction)
{
  GtkWidget *first;
  guint n = 0;

  gtk_widget_child_focus (window, direction);
  first = gtk_window_get_focus (GTK_WINDOW (window));
  do
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      g_assert_false (g_type_is_a (G_OBJECT_TYPE (focus), refused));
      g_assert_cmpuint (n++, <, 200);
      gtk_widget_child_focus (window, direction);
    }
  while (gtk_window_get_focus (GTK_WINDOW (window)) != first);
  g_assert_cmpuint (n, >, 5);
}

/* The expander of the house rules is one focus stop: its heading. */
static void
test_house_rules (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (FALSE, GTK_WINDOW (window));
  GtkWidget *rules = fixture_find (dialog, ARB_TYPE_SWITCH_LIST, NULL);

  gtk_window_present (GTK_WINDOW (dialog));
  for (guint i = 0; i < 2; i++)
    {
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rules), i > 0);
      gtk_test_widget_wait_for_draw (dialog);
      assert_passed (dialog, ARB_TYPE_SWITCH_LIST, GTK_DIR_TAB_FORWARD);
      assert_passed (dialog, ARB_TYPE_SWITCH_LIST, GTK_DIR_TAB_BACKWARD);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* The button of a list, which gets the focus, has the name of the list. */
static void
test_lists (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_setup_dialog_new (session, GTK_WINDOW (window));
  GtkWidget *list = fixture_find (dialog, GTK_TYPE_DROP_DOWN, NULL);

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_nonnull (list);
  gtk_test_accessible_assert_relation (gtk_widget_get_template_child (list, GTK_TYPE_DROP_DOWN,
                                                                      "button"),
                                       GTK_ACCESSIBLE_RELATION_LABELLED_BY, list, NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

static void
assert_named (GtkWidget *widget, const char *label)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* A menu has the name of its button. */
static void
test_menus (void)
{
  static const struct
  {
    const char *class;
    const char *name;
  } menus[] = { { "main-menu", "Main Menu" }, { "seat-menu", "Menu of the Seat" } };
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      GtkMenuButton *button = GTK_MENU_BUTTON (
          fixture_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, menus[i].class));

      gtk_menu_button_popup (button);
      assert_named (GTK_WIDGET (gtk_menu_button_get_popover (button)), menus[i].name);
      gtk_menu_button_popdown (button);
    }
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/reached/house-rules", test_house_rules);
  g_test_add_func ("/app/reached/lists", test_lists);
  g_test_add_func ("/app/reached/menus", test_menus);
  return g_test_run ();
}
