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

/* Whether no part of @widget is visible in @scroller. */
static gboolean
is_out_of_sight (GtkWidget *widget, GtkWidget *scroller)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds)
         && (bounds.origin.y + bounds.size.height <= 0
             || bounds.origin.y >= gtk_widget_get_height (scroller));
}

/* Makes @widget visible in all scrollers around it, or only in those where nothing of it is.
 * Returns whether there were any. */
static gboolean
scroll_to (GtkWidget *widget, gboolean only_hidden)
{
  gboolean scrolled = FALSE;

  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    {
      if (!GTK_IS_SCROLLED_WINDOW (parent) || (only_hidden && !is_out_of_sight (widget, parent)))
        continue;
      scroll (find_way (GTK_SCROLLED_WINDOW (parent), widget, 0), parent);
      scrolled = TRUE;
    }
  return scrolled;
}

/* A widget that has just been shown is allocated only when the frame after this one begins. */
static gboolean
reveal (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gboolean *laid_out = data;

  if (!*laid_out)
    {
      *laid_out = TRUE;
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  scroll_to (widget, FALSE);
  return G_SOURCE_REMOVE;
}

void
arb_widget_reveal (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, reveal, g_new0 (gboolean, 1), g_free);
}

static gboolean
is_in_menu_button (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON) != NULL;
}

static gboolean
opens_menu (guint key, GdkModifierType state)
{
  return key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);
}

static gboolean
activates (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space || key == GDK_KEY_Return
         || key == GDK_KEY_ISO_Enter || key == GDK_KEY_KP_Enter;
}

static gboolean
on_key_pressed (GtkWindow *window, guint key, guint code, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gboolean menu = opens_menu (key, state);

  /* The shortcuts of a game do not concern the focused widget, so they do not scroll to it. */
  if (focus == NULL || (!GTK_IS_TEXT (focus) && !activates (key) && !menu)
      || !scroll_to (focus, TRUE))
    return GDK_EVENT_PROPAGATE;
  /* A menu has to open at its visible button, which is allocated only in the next frame. */
  return menu || (activates (key) && is_in_menu_button (focus)) ? GDK_EVENT_STOP
                                                                : GDK_EVENT_PROPAGATE;
}

void
arb_window_keep_focus_in_sight (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
