/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/table-mode.h"

#include "app/widgets/passing-toast.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define KEY "arb-table-mode"

struct _ArbTableMode
{
  GtkWindow *window;
  AdwToastOverlay *toasts;
  ArbPassingToast toast;
  gboolean narrow;
};

static gboolean
is_on (ArbTableMode *self)
{
  gboolean on;

  g_object_get (self->window, "table-mode", &on, NULL);
  return on;
}

static void
on_table_mode (GtkWindow *window, GParamSpec *pspec, ArbTableMode *self)
{
  gboolean on = is_on (self);

  g_object_set (window, "fullscreened", on, NULL);
  if (!on)
    arb_passing_toast_withdraw (&self->toast);
}

static void
show_hint (GtkWidget *window)
{
  ArbTableMode *self = g_object_get_data (G_OBJECT (window), KEY);

  if (self->narrow && is_on (self))
    arb_passing_toast_show (&self->toast, self->toasts,
                            _ ("Full screen; nothing can be larger here"), _ ("Leave"),
                            "win.table-mode", 0);
}

/* Runs when the window has become fullscreen, because the table is laid out for the new size
 * then. */
static void
on_fullscreened (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    arb_widget_once_painted (GTK_WIDGET (window), show_hint);
}

static gboolean
leave (GtkWidget *window, GVariant *nothing, gpointer data)
{
  if (!is_on (g_object_get_data (G_OBJECT (window), KEY)))
    return FALSE;
  g_object_set (window, "table-mode", FALSE, NULL);
  return TRUE;
}

static void
table_mode_free (gpointer data)
{
  ArbTableMode *self = data;

  arb_passing_toast_clear (&self->toast);
  g_free (self);
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (leave, NULL, NULL)));
  gtk_widget_add_controller (window, keys);
}

ArbTableMode *
arb_table_mode_new (GtkWindow *window, AdwToastOverlay *toasts)
{
  ArbTableMode *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_new0 (ArbTableMode, 1);
  self->window = window;
  self->toasts = toasts;
  g_object_set_data_full (G_OBJECT (window), KEY, self, table_mode_free);
  g_signal_connect (window, "notify::table-mode", G_CALLBACK (on_table_mode), self);
  g_signal_connect (window, "notify::fullscreened", G_CALLBACK (on_fullscreened), NULL);
  add_escape (GTK_WIDGET (window));
  return self;
}

void
arb_table_mode_set_narrow (ArbTableMode *self, gboolean narrow)
{
  g_return_if_fail (self != NULL);

  self->narrow = narrow;
  if (!narrow)
    arb_passing_toast_withdraw (&self->toast);
}
