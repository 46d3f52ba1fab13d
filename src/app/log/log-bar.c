/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-bar.h"

#include "app/log/log-pane.h"
#include "app/log/log-row.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/popover.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "model/session/log-line.h"

#include <glib/gi18n.h>

struct _ArbLogBar
{
  ArbSessionView parent_instance;

  GtkMenuButton *button;
  GtkLabel *shape;
  GtkLabel *text_label;
  GtkImage *mark_icon;
};

G_DEFINE_FINAL_TYPE (ArbLogBar, arb_log_bar, ARB_TYPE_SESSION_VIEW)

/* The last line that says something: that a choice has ended is no news, unless nothing else was
 * said. */
static ArbLogLine *
find_news (GListModel *log)
{
  guint n = g_list_model_get_n_items (log);

  for (guint i = n; i > 0; i--)
    {
      g_autoptr (ArbLogLine) line = g_list_model_get_item (log, i - 1);

      if (!arb_log_line_is_quiet (line))
        return g_steal_pointer (&line);
    }
  return n > 0 ? g_list_model_get_item (log, n - 1) : NULL;
}

static void
arb_log_bar_update (ArbSessionView *view)
{
  ArbLogBar *self = ARB_LOG_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  g_autoptr (ArbLogLine) line = find_news (arb_session_get_log (session));
  g_autofree char *description = line != NULL ? arb_log_row_dup_description (line) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->shape), line != NULL);
  if (line != NULL)
    arb_player_marker_label_set (self->shape,
                                 arb_session_get_marker (session, arb_log_line_get_seat (line)));
  gtk_label_set_text (self->text_label,
                      line != NULL ? arb_log_line_get_text (line) : _ ("Nothing was played yet"));
  arb_log_row_show_mark (self->mark_icon, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover, *pane;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  pane = g_object_new (ARB_TYPE_LOG_PANE, "width-request", 280, "height-request", 360, NULL);
  g_object_bind_property (data, "session", pane, "session", G_BINDING_SYNC_CREATE);
  popover = arb_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), pane);
  gtk_menu_button_set_popover (button, popover);
}

static void
arb_log_bar_class_init (ArbLogBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_log_bar_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/log-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogBar, button);
  gtk_widget_class_bind_template_child (widget_class, ArbLogBar, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbLogBar, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogBar, mark_icon);
}

static void
arb_log_bar_init (ArbLogBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}
