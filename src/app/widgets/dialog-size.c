/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/dialog-size.h"

#include "app/widgets/widgets.h"

#define FITTED "fitted" /* the style class of a dialog as large as its parent */
#define FITTED_LARGE \
  "fitted-large" /* and that of a dialog whose text is larger than usual by this factor */
#define LARGE_TEXT 1.5

void
arb_window_fit_parent (GtkWindow *dialog)
{
  GtkWindow *parent;
  gint width, height, parent_width, parent_height;

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  parent = gtk_window_get_transient_for (dialog);
  if (parent != NULL)
    gtk_window_set_application (dialog, gtk_window_get_application (parent));
  gtk_window_get_default_size (dialog, &width, &height);
  parent_width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  if (parent_width == 0 || width <= parent_width)
    return;
  parent_height = gtk_widget_get_height (GTK_WIDGET (parent));
  gtk_widget_add_css_class (GTK_WIDGET (dialog), FITTED);
  if (arb_widget_get_text_scale (GTK_WIDGET (dialog)) >= LARGE_TEXT)
    gtk_widget_add_css_class (GTK_WIDGET (dialog), FITTED_LARGE);
  gtk_window_set_default_size (dialog, parent_width, MIN (height, parent_height));
}

gboolean
arb_window_is_fitted (GtkWindow *dialog)
{
  g_return_val_if_fail (GTK_IS_WINDOW (dialog), FALSE);
  return gtk_widget_has_css_class (GTK_WIDGET (dialog), FITTED);
}
