/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-bar.h"

#include "app/log/log-pane.h"
#include "app/log/log-row.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbLogBar
{
  ArbSessionView parent_instance;

  GtkMenuButton *button;
  GtkImage *shape;
  GtkLabel *text_label;
  GtkImage *mark_icon;
};

G_DEFINE_FINAL_TYPE (ArbLogBar, arb_log_bar, ARB_TYPE_SESSION_VIEW)

/* Finds the last part of the story that is worth showing: one that only says that a choice has
 * ended is passed over, unless there is no other. */
static ArbStoryLine *
find_news (GListModel *story)
{
  guint n = g_list_model_get_n_items (story);

  for (guint i = n; i > 0; i--)
    {
      g_autoptr (ArbStoryLine) line = g_list_model_get_item (story, i - 1);

      if (!arb_story_line_get_quiet (line))
        return g_steal_pointer (&line);
    }
  return n > 0 ? g_list_model_get_item (story, n - 1) : NULL;
}

static void
arb_log_bar_update (ArbSessionView *view)
{
  ArbLogBar *self = ARB_LOG_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  g_autoptr (ArbStoryLine) line = find_news (arb_session_get_story (session));
  g_autoptr (ArbLogLine) marked = line != NULL ? arb_story_line_dup_marked (line) : NULL;
  gboolean hides_scores = arb_widget_hides_scores (GTK_WIDGET (view));
  g_autofree char *description =
      line != NULL ? arb_story_line_dup_description (line, session, hides_scores) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->shape), line != NULL);
  if (line != NULL)
    arb_player_marker_image_set (self->shape, arb_story_line_get_marker (line, session));
  gtk_label_set_text (self->text_label, line != NULL ? line->text : _ ("Nothing was played yet"));
  arb_log_line_show_mark (marked, self->mark_icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
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
  arb_menu_button_open_log (self->button, ARB_SESSION_VIEW (self));
}
