/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/press-guard.h"

/* Two taps at most this far apart are in one place, in pixels: half the size of a button. GTK's own
 * distance is meant for a mouse. */
#define SAME_PLACE 22

/* The keys under which a window keeps its guard, and a part of it its identifier. */
#define GUARD "arb-press-guard"
#define IDENTIFIER "arb-press-identifier"

struct _ArbPressGuard
{
  GtkWidget *window;
  ArbPress last;        /* the last press that counted */
  gint64 changed;       /* when the window changed, or a press was ignored, in µs */
  gboolean pressed;     /* whether any press has counted yet */
  gboolean anywhere;    /* whether the whole page has changed */
  GdkModifierType down; /* the buttons of the pointer whose release has not been seen yet */
};

typedef struct
{
  ArbPressIdentityFunc dup_identity;
  gpointer data;
} Identifier;

void
arb_press_guard_set_identity_func (GtkWidget *area, ArbPressIdentityFunc dup_identity,
                                   gpointer data)
{
  Identifier *identifier;

  g_return_if_fail (GTK_IS_WIDGET (area));
  g_return_if_fail (dup_identity != NULL);

  identifier = g_new (Identifier, 1);
  *identifier = (Identifier){ dup_identity, data };
  g_object_set_data_full (G_OBJECT (area), IDENTIFIER, identifier, g_free);
}

static gboolean
is_near (const ArbPress *press, const ArbPress *other)
{
  double right = press->x - other->x;
  double down = press->y - other->y;

  return right * right + down * down <= SAME_PLACE * SAME_PLACE;
}

static void
remember (ArbPressGuard *self, const ArbPress *press)
{
  g_clear_pointer (&self->last.identity, g_bytes_unref);
  self->last = *press;
  self->last.identity = press->identity != NULL ? g_bytes_ref (press->identity) : NULL;
  self->pressed = TRUE;
  self->changed = 0;
  self->anywhere = FALSE;
}

/* Whether the last change is so recent that nobody can have read it. */
static gboolean
is_unread (ArbPressGuard *self, gint64 time)
{
  guint milliseconds;

  g_object_get (gtk_widget_get_settings (self->window), "gtk-double-click-time", &milliseconds,
                NULL);
  return self->changed != 0 && time - self->changed <= milliseconds * (gint64) 1000;
}

/* A press on a button that does the same as the last one always counts: people mean it twice. */
gboolean
arb_press_guard_lets (ArbPressGuard *self, const ArbPress *press)
{
  gboolean again = self->pressed && is_near (press, &self->last);

  if (is_unread (self, press->time) && (self->anywhere || again)
      && !(again && press->identity != NULL && self->last.identity != NULL
           && g_bytes_equal (press->identity, self->last.identity)))
    {
      self->changed = press->time;
      return FALSE;
    }
  remember (self, press);
  return TRUE;
}

void
arb_press_guard_note (ArbPressGuard *self, gint64 time, gboolean anywhere)
{
  self->anywhere = anywhere || (self->anywhere && is_unread (self, time));
  self->changed = time;
}

ArbPressGuard *
arb_press_guard_find (GtkWidget *part)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (part), NULL);

  root = gtk_widget_get_root (part);
  return root != NULL ? g_object_get_data (G_OBJECT (root), GUARD) : NULL;
}

void
arb_press_guard_note_change (GtkWidget *part)
{
  ArbPressGuard *self = arb_press_guard_find (part);

  if (self != NULL)
    arb_press_guard_note (self, g_get_monotonic_time (), FALSE);
}

/* The first page is no change: nobody can have pressed anything before. */
void
arb_press_guard_note_page (GtkWidget *page)
{
  ArbPressGuard *self = arb_press_guard_find (page);

  if (self != NULL && gtk_widget_get_mapped (self->window))
    arb_press_guard_note (self, g_get_monotonic_time (), TRUE);
}

GBytes *
arb_press_guard_dup_identity (GtkWidget *button)
{
  const Identifier *identifier = NULL;

  for (GtkWidget *area = button; area != NULL && identifier == NULL;
       area = gtk_widget_get_parent (area))
    identifier = g_object_get_data (G_OBJECT (area), IDENTIFIER);
  return identifier != NULL ? identifier->dup_identity (button, identifier->data)
                            : g_bytes_new (&button, sizeof button);
}

/* A press in a popover always counts: people have read the menu. But it is remembered, because a
 * second tap may go to the window below once the popover is closed. A press that hits no button is
 * not ignored: it may be the start of scrolling, and it activates nothing. */
static void
on_pressed (GtkGestureClick *click, gint n_press, double x, double y, ArbPressGuard *self)
{
  ArbPress press = { g_get_monotonic_time (), x, y, NULL };
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (click));
  g_autoptr (GBytes) identity = NULL;
  GtkWidget *button;

  if (gdk_event_get_surface (event) != gtk_native_get_surface (GTK_NATIVE (self->window)))
    {
      remember (self, &press);
      return;
    }
  button = gtk_widget_pick (self->window, x, y, GTK_PICK_DEFAULT);
  if (button != NULL)
    button = gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON);
  if (button == NULL)
    return;
  identity = press.identity = arb_press_guard_dup_identity (button);
  if (!arb_press_guard_lets (self, &press))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static GdkModifierType
get_button_mask (GdkEvent *event)
{
  guint button = gdk_button_event_get_button (event);

  return button <= 5 ? GDK_BUTTON1_MASK << (button - 1) : 0;
}

/* After a change of layout GTK makes up a motion event without a time. Under X11 it has the state
 * of the buttons as the display knows it, which may be later than the events that GTK has read: a
 * button is up whose release is still to come. Then gestures take the press for cancelled and a
 * short click is lost. */
static gboolean
is_ahead (ArbPressGuard *self, GdkEvent *event)
{
  return gdk_event_get_time (event) == GDK_CURRENT_TIME
         && (self->down & ~gdk_event_get_modifier_state (event)) != 0;
}

static gboolean
on_event (GtkEventControllerLegacy *controller, GdkEvent *event, ArbPressGuard *self)
{
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      self->down |= get_button_mask (event);
      break;
    case GDK_BUTTON_RELEASE:
      self->down &= ~get_button_mask (event);
      break;
    case GDK_MOTION_NOTIFY:
      if (is_ahead (self, event))
        return GDK_EVENT_STOP;
      /* The release may have gone to another window. */
      self->down &= gdk_event_get_modifier_state (event);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The controller that is added last is the first to see an event. */
static void
watch (ArbPressGuard *self, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->window, controller);
}

static void
free_guard (gpointer data)
{
  ArbPressGuard *self = data;

  g_clear_pointer (&self->last.identity, g_bytes_unref);
  g_free (self);
}

ArbPressGuard *
arb_press_guard_new (GtkWidget *window)
{
  ArbPressGuard *self;
  GtkGesture *click;
  GtkEventController *events;

  g_return_val_if_fail (GTK_IS_WIDGET (window), NULL);

  self = g_new0 (ArbPressGuard, 1);
  self->window = window;
  g_object_set_data_full (G_OBJECT (window), GUARD, self, free_guard);
  click = gtk_gesture_click_new ();
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  watch (self, GTK_EVENT_CONTROLLER (click));
  events = gtk_event_controller_legacy_new ();
  g_signal_connect (events, "event", G_CALLBACK (on_event), self);
  watch (self, events);
  return self;
}
