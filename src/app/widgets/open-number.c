/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/open-number.h"

#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

/* The number below the least one is the unknown one. */
static gboolean
is_unknown (GtkSpinButton *button)
{
  return gtk_spin_button_get_value_as_int (button)
         <= (int) gtk_adjustment_get_lower (gtk_spin_button_get_adjustment (button));
}

static gboolean
on_output (GtkSpinButton *button)
{
  if (!is_unknown (button))
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
      return FALSE;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  _ ("Not known"), -1);
  if (gtk_editable_get_text (GTK_EDITABLE (button))[0] != '\0')
    gtk_editable_set_text (GTK_EDITABLE (button), "");
  return TRUE;
}

static int
on_input (GtkSpinButton *button, double *value)
{
  if (gtk_editable_get_text (GTK_EDITABLE (button))[0] != '\0')
    return FALSE;
  *value = gtk_adjustment_get_lower (gtk_spin_button_get_adjustment (button));
  return TRUE;
}

GtkWidget *
arb_open_number_new (gint minimum, gint maximum, const char *text)
{
  GtkWidget *button;
  GtkEditable *editable;

  g_return_val_if_fail (minimum > 0 && maximum >= minimum, NULL);

  button = gtk_spin_button_new_with_range (minimum - 1, maximum, 1);
  editable = gtk_editable_get_delegate (GTK_EDITABLE (button));
  g_object_set (editable, "placeholder-text", _ ("Not known"), NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (button), (int) g_utf8_strlen (_ ("Not known"), -1));
  arb_spin_button_take_digits (GTK_SPIN_BUTTON (button));
  g_signal_connect (button, "output", G_CALLBACK (on_output), NULL);
  g_signal_connect (button, "input", G_CALLBACK (on_input), NULL);
  if (text != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), g_ascii_strtod (text, NULL));
  else
    on_output (GTK_SPIN_BUTTON (button));
  return button;
}

char *
arb_open_number_dup_text (GtkSpinButton *button)
{
  g_return_val_if_fail (GTK_IS_SPIN_BUTTON (button), NULL);

  gtk_spin_button_update (button);
  return is_unknown (button) ? NULL
                             : g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (button));
}
