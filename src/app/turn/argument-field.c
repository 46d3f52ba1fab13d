/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/argument-field.h"

#include "app/turn/option-picker.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbArgumentField
{
  AdwBin parent_instance;

  ArbOptionPicker *names;
  GtkSpinButton *first;
  GtkSpinButton *second;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbArgumentField, arb_argument_field, ADW_TYPE_BIN)

static guint
get_option (ArbArgumentField *self)
{
  g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (self->names);

  return option != NULL ? option->value : ARB_ARGUMENT_NONE;
}

ArbArgument
arb_argument_field_get_argument (ArbArgumentField *self)
{
  ArbArgument option;
  gint first, second;

  g_return_val_if_fail (ARB_IS_ARGUMENT_FIELD (self), ARB_ARGUMENT_NONE);

  option = (ArbArgument) get_option (self);
  first = gtk_spin_button_get_value_as_int (self->first);
  second = gtk_spin_button_get_value_as_int (self->second);
  switch (arb_argument_kind (option))
    {
    case ARB_ARGUMENT_COUNT:
      return arb_argument_count ((guint) MAX (first, 0));
    case ARB_ARGUMENT_CHANGE:
      return arb_argument_change (first);
    case ARB_ARGUMENT_NUMBER:
      return arb_argument_number ((guint) MAX (first, 0));
    case ARB_ARGUMENT_PAIR:
      return arb_argument_pair ((guint) MAX (first, 0), (guint) MAX (second, 0));
    default: /* every other kind is a name */
      return option;
    }
}

gboolean
arb_argument_field_is_answered (ArbArgumentField *self)
{
  g_autoptr (ArbOption) option = NULL;

  g_return_val_if_fail (ARB_IS_ARGUMENT_FIELD (self), FALSE);

  option = arb_option_picker_dup_chosen (self->names);
  return option != NULL;
}

void
arb_argument_field_select (ArbArgumentField *self, guint index)
{
  g_return_if_fail (ARB_IS_ARGUMENT_FIELD (self));

  arb_option_picker_choose (self->names, index);
}

static void
on_number (ArbArgumentField *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_option (ArbArgumentField *self)
{
  guint kind = arb_argument_kind ((ArbArgument) get_option (self));
  gboolean is_number = kind == ARB_ARGUMENT_COUNT || kind == ARB_ARGUMENT_CHANGE
                       || kind == ARB_ARGUMENT_NUMBER || kind == ARB_ARGUMENT_PAIR;

  gtk_spin_button_set_range (self->first, kind == ARB_ARGUMENT_CHANGE ? -99 : 0,
                             kind == ARB_ARGUMENT_PAIR ? 9 : 99);
  gtk_widget_set_visible (GTK_WIDGET (self->first), is_number);
  gtk_widget_set_visible (GTK_WIDGET (self->second), kind == ARB_ARGUMENT_PAIR);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
arb_argument_field_class_init (ArbArgumentFieldClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static GtkSpinButton *
number_new (ArbArgumentField *self, GtkWidget *box, const char *label)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, 99, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 1);
  arb_spin_button_take_digits (GTK_SPIN_BUTTON (number));
  arb_widget_set_accessible_name (number, label);
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (on_number), self);
  gtk_box_append (GTK_BOX (box), number);
  return GTK_SPIN_BUTTON (number);
}

static void
arb_argument_field_init (ArbArgumentField *self)
{
}

/* Returns what the field asks for: the number itself, if only that one is possible. */
static char *
describe (GListModel *options)
{
  guint n = g_list_model_get_n_items (options);
  g_autoptr (ArbOption) last = n > 0 ? g_list_model_get_item (options, n - 1) : NULL;
  g_autoptr (ArbOption) first = n > 0 ? g_list_model_get_item (options, 0) : NULL;

  if (n == 1 || (n == 2 && first->value == ARB_ARGUMENT_NONE))
    return g_strdup (last->label);
  return g_strdup (_ ("Which"));
}

GtkWidget *
arb_argument_field_new (ArbSession *session, GListModel *options)
{
  ArbArgumentField *self;
  g_autofree char *title = NULL;
  GtkWidget *box, *row, *label;

  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  self = g_object_new (ARB_TYPE_ARGUMENT_FIELD, NULL);
  title = describe (options);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  label = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  self->names = ARB_OPTION_PICKER (arb_option_picker_new (session, options, title));
  gtk_widget_set_visible (GTK_WIDGET (self->names), g_list_model_get_n_items (options) > 1);
  gtk_box_insert_child_after (GTK_BOX (box), GTK_WIDGET (self->names), label);
  self->first = number_new (self, row, title);
  self->second = number_new (self, row, title);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (self->names, "changed", G_CALLBACK (on_option), self);
  on_option (self);
  return GTK_WIDGET (self);
}
