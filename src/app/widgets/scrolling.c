/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/scrolling.h"

#include <adwaita.h>

#define GLIDE "arb-glide"
#define GLIDE_TIME 250 /* milliseconds */
#define FADE 24        /* height of the fade at the lower edge, if there is more below */

static void
scroll (double value, gpointer scroller)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), value);
}

/* Each scroller keeps one animation, so that a new one starts from where it was interrupted. */
static AdwAnimation *
get_glide (GtkScrolledWindow *self)
{
  AdwAnimation *glide = g_object_get_data (G_OBJECT (self), GLIDE);

  if (glide != NULL)
    return glide;
  glide = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, GLIDE_TIME,
                                   adw_callback_animation_target_new (scroll, self, NULL));
  g_object_set_data_full (G_OBJECT (self), GLIDE, glide, g_object_unref);
  return glide;
}

static double
get_value (GtkScrolledWindow *self)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self));
}

void
arb_scroller_glide_to (GtkScrolledWindow *self, double value)
{
  AdwAnimation *glide;
  double from;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (self));

  glide = get_glide (self);
  from = get_value (self);
  adw_animation_pause (glide);
  if (from == value)
    return;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (glide), from);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (glide), value);
  adw_animation_reset (glide);
  adw_animation_play (glide);
}

/* Returns the value, nearest to the present one, at which @widget and @below under it are visible,
 * or the beginning of @widget if they are too high. */
static double
find_way (GtkScrolledWindow *self, GtkWidget *widget, double below)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self);
  double page = gtk_adjustment_get_page_size (adjustment);
  double value = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;
  double top, end;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return value;
  top = value + bounds.origin.y;
  end = MIN (top + bounds.size.height + below, gtk_adjustment_get_upper (adjustment));
  return MIN (MAX (value, end - page), top);
}

void
arb_scroller_show (GtkScrolledWindow *self, GtkWidget *widget, gboolean again)
{
  gboolean seen;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  seen = ABS (find_way (self, widget, 0) - get_value (self)) < 1;
  arb_scroller_glide_to (self, again && seen ? 0 : find_way (self, widget, FADE));
}
