/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include "app/reference/reference-window.h"

static ArbReferenceWindow *
find_reference (ArbApplication *self, GtkWindow *parent)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_REFERENCE_WINDOW (l->data)
        && (l->data == parent || gtk_window_get_transient_for (l->data) == parent))
      return l->data;
  return NULL;
}

/* Over a modal dialog the reference has to be modal too: otherwise the dialog would block its
 * input. */
GtkWidget *
arb_application_new_reference (ArbApplication *self, ArbSession *session, GtkWindow *parent)
{
  GtkWidget *reference =
      arb_reference_window_new (arb_application_get_settings (self), session, parent);

  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (self));
  gtk_window_set_modal (GTK_WINDOW (reference), gtk_window_get_modal (parent));
  return reference;
}

void
arb_application_show_reference (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbApplication *self = data;
  ArbWindow *window = arb_application_get_window (self);
  ArbSession *session = arb_window_get_session (window);
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));
  ArbReferenceWindow *reference;

  if (parent == NULL)
    parent = GTK_WINDOW (window);
  reference = find_reference (self, parent);
  if (reference != NULL && arb_reference_window_get_session (reference) != session)
    {
      gtk_window_destroy (GTK_WINDOW (reference));
      parent = GTK_WINDOW (window);
      reference = NULL;
    }
  if (reference == NULL)
    reference = ARB_REFERENCE_WINDOW (arb_application_new_reference (self, session, parent));
  arb_reference_window_open (reference, g_variant_get_string (parameter, NULL));
  gtk_window_present (GTK_WINDOW (reference));
}
