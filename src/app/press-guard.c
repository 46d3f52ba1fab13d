/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/press-guard.h"

/* How far apart two taps of a finger in one place are, in pixels: half of a target's size. GTK's own
 * distance is that of a mouse. */
#define SAME_PLACE 22

struct _ArbPressGuard
{
  GtkWidget *area;
  ArbPressTold dup_told;
  gpointer data;
  GBytes *told; /* what lay under the press before */
  guint32 time;
  double x;
  double y;
  gboolean pressed; /* whether there was one before */
  gboolean changed; /* since then */
};

static guint
get_patience (ArbPressGuard *self)
{
  guint milliseconds;

  g_object_get (gtk_widget_get_settings (self->area), "gtk-double-click-time", &milliseconds, NULL);
  return milliseconds;
}

static gboolean
is_again (ArbPressGuard *self, guint32 time, double x, double y)
{
  double right = x - self->x;
  double down = y - self->y;

  return self->pressed && time - self->time <= get_patience (self)
         && right * right + down * down <= SAME_PLACE * SAME_PLACE;
}

static gboolean
is_equal (GBytes *told, GBytes *other)
{
  return told != NULL && other != NULL && g_bytes_equal (told, other);
}

/* As long as the taps go on, they mean what the first one told. */
gboolean
arb_press_guard_lets (ArbPressGuard *self, guint32 time, double x, double y, GBytes *told)
{
  gboolean again = is_again (self, time, x, y);
  gboolean kept = again && self->changed && !is_equal (told, self->told);

  self->pressed = TRUE;
  self->time = time;
  if (kept)
    return FALSE;
  self->x = x;
  self->y = y;
  self->changed = FALSE;
  g_clear_pointer (&self->told, g_bytes_unref);
  self->told = told != NULL ? g_bytes_ref (told) : NULL;
  return TRUE;
}

void
arb_press_guard_note_change (ArbPressGuard *self)
{
  self->changed = TRUE;
}

static GBytes *
dup_told_at (ArbPressGuard *self, double x, double y)
{
  GtkWidget *target = gtk_widget_pick (self->area, x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = target != NULL ? gtk_widget_get_ancestor (target, GTK_TYPE_BUTTON) : NULL;

  return button != NULL ? self->dup_told (button, self->data) : NULL;
}

static void
on_pressed (GtkGestureClick *click, gint n_press, double x, double y, ArbPressGuard *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (click));
  g_autoptr (GBytes) told = dup_told_at (self, x, y);
  double window_x;
  double window_y;

  if (event == NULL || !gdk_event_get_position (event, &window_x, &window_y))
    return;
  if (!arb_press_guard_lets (self, gdk_event_get_time (event), window_x, window_y, told))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
free_guard (gpointer data, GClosure *closure)
{
  ArbPressGuard *self = data;

  g_clear_pointer (&self->told, g_bytes_unref);
  g_free (self);
}

ArbPressGuard *
arb_press_guard_new (GtkWidget *area, ArbPressTold told, gpointer data)
{
  ArbPressGuard *self = g_new0 (ArbPressGuard, 1);
  GtkGesture *click = gtk_gesture_click_new ();

  self->area = area;
  self->dup_told = told;
  self->data = data;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_data (click, "pressed", G_CALLBACK (on_pressed), self, free_guard, 0);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (click));
  return self;
}
