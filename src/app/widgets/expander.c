/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/expander.h"

void
arb_expander_set_child (GtkExpander *expander, GtkWidget *child)
{
  g_return_if_fail (GTK_IS_EXPANDER (expander));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
  gtk_expander_set_child (expander, child);
}
