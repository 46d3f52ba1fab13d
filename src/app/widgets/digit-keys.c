/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/digit-keys.h"

#include "app/widgets/widgets.h"

static void
add (GtkGrid *grid, GtkWidget *button, const char *action, guint column, guint row, guint height)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "count-key");
  gtk_grid_attach (grid, button, (int) column, (int) row, 1, (int) height);
}

void
arb_digit_keys_fill (GtkGrid *grid, guint per_row)
{
  g_return_if_fail (GTK_IS_GRID (grid));
  g_return_if_fail (per_row > 0);

  for (guint i = 0; i < 10; i++)
    {
      guint digit = (i + 1) % 10;
      g_autofree char *text = g_strdup_printf ("%u", digit);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", digit);
      add (grid, button, "pad.digit", i % per_row, i / per_row, 1);
    }
}

void
arb_digit_keys_add (GtkGrid *grid, const char *icon, const char *title, const char *action,
                    guint column, guint row, guint height)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_GRID (grid));

  button = gtk_button_new_from_icon_name (icon);
  arb_widget_set_tooltip (button, title);
  arb_widget_set_accessible_name (button, title);
  add (grid, button, action, column, row, height);
}

gboolean
arb_digit_keys_press (GtkWidget *pad, guint key, GdkModifierType state)
{
  guint32 letter = gdk_keyval_to_unicode (key);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || !g_unichar_isdigit (letter))
    return FALSE;
  gtk_widget_activate_action (pad, "pad.digit", "u", (guint32) g_unichar_digit_value (letter));
  return TRUE;
}
