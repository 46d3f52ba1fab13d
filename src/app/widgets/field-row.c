/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/field-row.h"

struct _ArbFieldRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbFieldRow, arb_field_row, ADW_TYPE_ACTION_ROW)

/* On Shift+Tab the row of a list takes the focus itself; a row that is not focusable would hand it
 * back to its child, and the focus would never leave it. So the row only passes it on. */
static gboolean
arb_field_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)), direction);
}

static void
arb_field_row_class_init (ArbFieldRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = arb_field_row_focus;
}

static void
arb_field_row_init (ArbFieldRow *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}
