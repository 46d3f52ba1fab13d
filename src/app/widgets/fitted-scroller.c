/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/fitted-scroller.h"

/* Scrolling in less height than this is useless. */
#define LEAST_HEIGHT 60

struct _ArbFittedScroller
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *child;
  int least_height;
  int width;
  int height;
};

enum
{
  PROP_CHILD = 1,
  PROP_LEAST_HEIGHT,
};

static guint room_changed_signal;

G_DEFINE_FINAL_TYPE (ArbFittedScroller, arb_fitted_scroller, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
arb_fitted_scroller_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_fitted_scroller_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  ArbFittedScroller *self = ARB_FITTED_SCROLLER (widget);
  int child_minimum = 0, child_natural = 0;

  /* The child scrolls, so its width does not depend on the height that there is. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, &child_minimum, &child_natural, NULL,
                        NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The scrolled window also has to be measured, for its frame and scrollbar; GTK warns
       * otherwise. */
      gtk_widget_measure (self->scroller, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
  else if (child_natural > 0)
    {
      /* The scrolled window cannot be lower than its scrollbar. */
      gtk_widget_measure (self->scroller, orientation, -1, minimum, NULL, NULL, NULL);
      *minimum = MAX (*minimum, MIN (self->least_height, child_natural));
      *natural = MAX (*minimum, child_natural);
    }
}

static void
arb_fitted_scroller_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbFittedScroller *self = ARB_FITTED_SCROLLER (widget);
  int minimum;

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation){ 0, 0, width, MAX (height, minimum) },
                            -1);
  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  g_signal_emit (self, room_changed_signal, 0);
}

static void
arb_fitted_scroller_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbFittedScroller *self = ARB_FITTED_SCROLLER (object);

  if (id == PROP_CHILD)
    {
      self->child = g_value_get_object (value);
      /* An empty scrolled window would take the focus. */
      if (self->child != NULL)
        g_object_bind_property (self->child, "visible", self->scroller, "visible",
                                G_BINDING_SYNC_CREATE);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->child);
    }
  else if (id == PROP_LEAST_HEIGHT)
    self->least_height = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_fitted_scroller_dispose (GObject *object)
{
  ArbFittedScroller *self = ARB_FITTED_SCROLLER (object);

  self->child = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_fitted_scroller_parent_class)->dispose (object);
}

static void
arb_fitted_scroller_class_init (ArbFittedScrollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = arb_fitted_scroller_set_property;
  object_class->dispose = arb_fitted_scroller_dispose;
  widget_class->get_request_mode = arb_fitted_scroller_get_request_mode;
  widget_class->measure = arb_fitted_scroller_measure;
  widget_class->size_allocate = arb_fitted_scroller_size_allocate;

  g_object_class_install_property (object_class, PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_LEAST_HEIGHT,
                                   g_param_spec_int ("least-height", NULL, NULL, 0, G_MAXINT,
                                                     LEAST_HEIGHT,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT
                                                         | G_PARAM_STATIC_STRINGS));
  room_changed_signal = g_signal_new ("room-changed", ARB_TYPE_FITTED_SCROLLER, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "pane");
}

/* A scrolled window takes scroll events even if it has nothing to scroll: then they should go to
 * the page around it. */
static void
on_room (ArbFittedScroller *self, GtkAdjustment *adjustment)
{
  gboolean scrolls =
      gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
          && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_phase (controller,
                                                    scrolls ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}

static void
arb_fitted_scroller_init (ArbFittedScroller *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (
                               GTK_SCROLLED_WINDOW (self->scroller)),
                           "changed", G_CALLBACK (on_room), self, G_CONNECT_SWAPPED);
}

void
arb_fitted_scroller_scroll_to_top (ArbFittedScroller *self)
{
  g_return_if_fail (ARB_IS_FITTED_SCROLLER (self));

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                                GTK_SCROLLED_WINDOW (self->scroller)),
                            0);
}
