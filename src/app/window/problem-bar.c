/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/problem-bar.h"

#include "app/widgets/resources.h"

#include <glib/gi18n.h>

struct _ArbProblemBar
{
  ArbSessionView parent_instance;

  GtkInfoBar *bar;
  GtkLabel *label;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (ArbProblemBar, arb_problem_bar, ARB_TYPE_SESSION_VIEW)

static void
arb_problem_bar_update (ArbSessionView *view)
{
  ArbProblemBar *self = ARB_PROBLEM_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  const char *problem = arb_session_get_problem (session);

  if (problem != NULL && arb_session_get_conflict (session))
    /* If saving failed for good, it is not repeated; people are asked what to do. */
    gtk_label_set_text (self->label, problem);
  else if (problem != NULL)
    {
      /* Translators: why the game could not be saved */
      g_autofree char *message = g_strdup_printf (
          _ ("Not saved yet, only kept in this window. Arbiter tries again. Make room, or save "
             "the game in another place.\n%s"),
          problem);

      gtk_label_set_text (self->label, message);
    }
  gtk_info_bar_set_revealed (self->bar, problem != NULL);
}

static void
on_try_again (ArbProblemBar *self)
{
  arb_session_save (arb_session_view_get_session (ARB_SESSION_VIEW (self)));
}

static void
arb_problem_bar_dispose (GObject *object)
{
  g_clear_object (&ARB_PROBLEM_BAR (object)->signals);

  G_OBJECT_CLASS (arb_problem_bar_parent_class)->dispose (object);
}

static void
arb_problem_bar_class_init (ArbProblemBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_problem_bar_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_problem_bar_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window/problem-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbProblemBar, bar);
  gtk_widget_class_bind_template_child (widget_class, ArbProblemBar, label);
  gtk_widget_class_bind_template_callback (widget_class, on_try_again);
}

static void
arb_problem_bar_init (ArbProblemBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* A save can fail or succeed without a change of the game. */
  self->signals = g_signal_group_new (ARB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::problem",
                                  G_CALLBACK (arb_problem_bar_update), self);
  g_object_bind_property (self, "session", self->signals, "target", G_BINDING_DEFAULT);
}
