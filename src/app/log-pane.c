/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log-pane.h"

#include "app/resources.h"
#include "app/log-row.h"

#include <glib/gi18n.h>

struct _ArbLogPane
{
  ArbSessionView parent_instance;

  GtkLabel *state_label;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (ArbLogPane, arb_log_pane, ARB_TYPE_SESSION_VIEW)

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, arb_log_row_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  ArbLogLine *line = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  g_autofree char *description = arb_log_row_dup_description (line);

  arb_log_row_set_line (ARB_LOG_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  arb_log_row_set_line (ARB_LOG_ROW (gtk_list_item_get_child (item)), NULL);
}

static int
compare_newest_first (gconstpointer a, gconstpointer b, gpointer data)
{
  guint number_a = arb_log_line_get_number (ARB_LOG_LINE ((gpointer) a));
  guint number_b = arb_log_line_get_number (ARB_LOG_LINE ((gpointer) b));

  return (number_a < number_b) - (number_a > number_b);
}

static void
show_state (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  const char *problem;

  if (session == NULL)
    return;

  problem = arb_session_get_problem (session);
  if (problem != NULL)
    gtk_label_set_text (self->state_label, _ ("Not saved"));
  else
    gtk_label_set_text (self->state_label,
                        arb_session_get_saved (session) ? _ ("All saved") : _ ("Saving…"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->state_label), problem);
}

static void
on_session (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  GtkSortListModel *newest_first;
  g_autoptr (GtkSelectionModel) selection = NULL;

  if (session == NULL)
    {
      gtk_list_view_set_model (self->list, NULL);
      return;
    }

  newest_first = gtk_sort_list_model_new (g_object_ref (arb_session_get_log (session)),
                                          GTK_SORTER (gtk_custom_sorter_new (compare_newest_first,
                                                                             NULL, NULL)));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (newest_first)));
  gtk_list_view_set_model (self->list, selection);
  g_signal_connect_object (session, "notify::saved", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::problem", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
}

static void
arb_log_pane_update (ArbSessionView *view)
{
  ArbLogPane *self = ARB_LOG_PANE (view);

  show_state (self);
  /* A list stays at the line it shows; here the newest line, above it, is what is wanted. */
  if (g_list_model_get_n_items (arb_session_get_log (arb_session_view_get_session (view))) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static void
arb_log_pane_class_init (ArbLogPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_log_pane_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, state_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, list);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
}

static void
arb_log_pane_init (ArbLogPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::session", G_CALLBACK (on_session), NULL);
}
