/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-dialog.h"

#include "app/counts/count-group.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/resources.h"

#include <glib/gi18n.h>

struct _ArbCountDialog
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkBox *box;
  ArbSession *session;
  GPtrArray *groups; /* ArbCountGroup, seat 1 at 0 */
};

G_DEFINE_FINAL_TYPE (ArbCountDialog, arb_count_dialog, ADW_TYPE_WINDOW)

static GArray *
collect (ArbCountDialog *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));

  for (guint i = 0; i < self->groups->len; i++)
    {
      arb_count_group_collect_picked (self->groups->pdata[i], counts);
      arb_count_group_collect_counted (self->groups->pdata[i], counts);
    }
  return counts;
}

static void
on_changed (ArbCountDialog *self)
{
  g_autoptr (GArray) counts = collect (self);
  ArbScoreSheet sheet;

  arb_session_score_count (self->session, (const ArbHolding *) counts->data, counts->len, &sheet);
  for (guint i = 0; i < self->groups->len; i++)
    arb_count_group_set_total (self->groups->pdata[i], sheet.totals[i + 1]);
}

/* A card lies at one place: who taps it has it, and whom it was ticked for is told. */
static void
on_picked (ArbCountDialog *self, guint index, ArbCountGroup *group)
{
  for (guint i = 0; i < self->groups->len; i++)
    if (self->groups->pdata[i] != group && arb_count_group_drop (self->groups->pdata[i], index))
      {
        /* Translators: a player, who had ticked a card that another player now has ticked */
        g_autofree char *text = g_strdup_printf (_ ("No longer ticked for %s"),
                                                 arb_session_get_player (self->session, i + 1));

        arb_toast_tell (self->toasts, text);
      }
}

static void
score (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GArray) counts = collect (self);
  g_autofree char *reason = NULL;

  if (!arb_session_count (self->session, (const ArbHolding *) counts->data, counts->len, &reason))
    {
      arb_toast_tell (self->toasts, reason);
      return;
    }
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.score", NULL);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
arb_count_dialog_dispose (GObject *object)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->groups, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_count_dialog_parent_class)->dispose (object);
}

static void
arb_count_dialog_class_init (ArbCountDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_count_dialog_dispose;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/count-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, box);
  gtk_widget_class_install_action (widget_class, "count.score", NULL, score);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_count_dialog_init (ArbCountDialog *self)
{
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_count_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbCountDialog *self = g_object_new (ARB_TYPE_COUNT_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GListModel) counted = arb_session_dup_counted (session);
  g_autoptr (GListModel) picked = arb_session_dup_picked (session);

  self->session = g_object_ref (session);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      GtkWidget *group = arb_count_group_new (session, seat, counted, picked);

      g_ptr_array_add (self->groups, group);
      g_signal_connect_object (group, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (group, "picked", G_CALLBACK (on_picked), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->box, group);
    }
  arb_count_group_begin (self->groups->pdata[0]);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
