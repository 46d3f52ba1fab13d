/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/rows.h"

GtkWidget *
arb_row_new (GType type, const char *title)
{
  GtkWidget *row;

  g_return_val_if_fail (g_type_is_a (type, ADW_TYPE_PREFERENCES_ROW), NULL);

  /* Not all at once: the title would reach its label before the label is told that it is plain. */
  row = g_object_new (type, "use-markup", FALSE, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}
