/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets.h"

void
arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
arb_label_change (GtkLabel *label, const char *text)
{
  GtkWidget *widget = GTK_WIDGET (label);
  gboolean first, again;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (g_str_equal (gtk_label_get_text (label), text))
    return;

  /* An animation begins only with a name that was not there before, so two of them alternate. */
  first = gtk_label_get_text (label)[0] == '\0';
  again = gtk_widget_has_css_class (widget, "changed");
  arb_widget_set_class (widget, "changed", !first && !again);
  arb_widget_set_class (widget, "changed-again", !first && again);
  gtk_label_set_text (label, text);
}

void
arb_menu_button_fill (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  gtk_widget_set_halign (gtk_widget_get_parent (gtk_menu_button_get_child (button)),
                         GTK_ALIGN_FILL);
}
