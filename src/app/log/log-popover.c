/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-popover.h"

#include "app/log/log-pane.h"
#include "app/widgets/popover.h"

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover, *pane;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  pane = g_object_new (ARB_TYPE_LOG_PANE, "width-request", 300, "height-request", 420, NULL);
  g_object_bind_property (data, "session", pane, "session", G_BINDING_SYNC_CREATE);
  popover = arb_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), pane);
  gtk_menu_button_set_popover (button, popover);
}

void
arb_menu_button_open_log (GtkMenuButton *button, ArbSessionView *view)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (ARB_IS_SESSION_VIEW (view));

  gtk_menu_button_set_popover (button, NULL);
  gtk_menu_button_set_create_popup_func (button, fill_popover, view, NULL);
}
