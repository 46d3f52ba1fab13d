/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/field-row.h"

struct _ArbFieldRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbFieldRow, arb_field_row, ADW_TYPE_ACTION_ROW)

/* A list's row takes the keyboard on the way back; one that cannot have it gives it back to what is
 * in it, where it would stay for ever. */
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
