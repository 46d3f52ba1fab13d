/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/knowledge-dialog.h"

#include "app/widgets/knowledge-list.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"

struct _ArbKnowledgeDialog
{
  ArbDialog parent_instance;

  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (ArbKnowledgeDialog, arb_knowledge_dialog, ARB_TYPE_DIALOG)

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

static void
arb_knowledge_dialog_class_init (ArbKnowledgeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/knowledge-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbKnowledgeDialog, groups);
}

static void
arb_knowledge_dialog_init (ArbKnowledgeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_knowledge_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbKnowledgeDialog *self =
      g_object_new (ARB_TYPE_KNOWLEDGE_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) zones = arb_session_dup_knowledge (session);

  /* The players first and the table last. */
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    add_group (self->groups, session, zones, seat);
  add_group (self->groups, session, zones, ARB_TABLE);
  return GTK_WIDGET (self);
}
