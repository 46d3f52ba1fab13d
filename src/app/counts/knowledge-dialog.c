/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/knowledge-dialog.h"

#include "app/widgets/knowledge-list.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"

/* Adds a group for the seat, if anything is known about its hidden cards. */
static void
add_group (GtkBox *groups, ArbSession *session, GPtrArray *zones, guint seat)
{
  GtkWidget *group = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));

  gtk_widget_set_valign (group, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (group), arb_seat_heading_new (session, seat));
  if (arb_knowledge_append (GTK_BOX (group), zones, seat))
    gtk_box_append (groups, group);
  g_object_unref (group);
}

GtkWidget *
arb_knowledge_dialog_new (ArbSession *session, GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GPtrArray) zones = NULL;
  GtkWindow *dialog;
  GtkBox *groups;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  builder = gtk_builder_new_from_resource (ARB_RESOURCES "counts/knowledge-dialog.ui");
  dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  groups = GTK_BOX (gtk_builder_get_object (builder, "groups"));
  zones = arb_session_dup_knowledge (session);
  gtk_window_set_transient_for (dialog, parent);
  /* The players first and the table last. */
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    add_group (groups, session, zones, seat);
  add_group (groups, session, zones, ARB_TABLE);
  return GTK_WIDGET (dialog);
}
