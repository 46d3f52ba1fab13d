/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/private/private-dialog.h"

#include "app/private/private-page.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "model/session/log-line.h"

#include <glib/gi18n.h>

/* Seconds without input after which the dialog covers the page again. */
#define PATIENCE 60

/* Milliseconds for which a window may be inactive before the dialog covers the page again. */
#define GRACE 200

struct _ArbPrivateDialog
{
  AdwWindow parent_instance;

  GtkStack *stack;
  GtkWidget *curtain;
  GtkWidget *opened;
  GtkImage *shape;
  GtkLabel *text_label;
  GtkWidget *show_button;
  GtkWidget *hide_button;
  AdwBin *content; /* has a child only while the page is open */
  ArbSession *session;
  guint seat;
  guint length;   /* number of moves in the log when the page was opened */
  guint patience; /* seconds */
  guint waiting;  /* the source that covers the page; 0 while it is covered */
  guint leaving;  /* the source that checks whether the window was left; 0 while it is active */
};

G_DEFINE_FINAL_TYPE (ArbPrivateDialog, arb_private_dialog, ADW_TYPE_WINDOW)

static void
close_curtain (ArbPrivateDialog *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->leaving, g_source_remove);
  gtk_stack_set_visible_child (self->stack, self->curtain);
  adw_bin_set_child (self->content, NULL);
  gtk_widget_grab_focus (self->show_button);
}

static gboolean
on_patience_lost (gpointer data)
{
  ArbPrivateDialog *self = data;

  self->waiting = 0;
  close_curtain (self);
  return G_SOURCE_REMOVE;
}

static void
wait (ArbPrivateDialog *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  self->waiting = g_timeout_add_seconds (self->patience, on_patience_lost, self);
}

gboolean
arb_private_dialog_get_open (ArbPrivateDialog *self)
{
  g_return_val_if_fail (ARB_IS_PRIVATE_DIALOG (self), FALSE);
  return adw_bin_get_child (self->content) != NULL;
}

static void
open_curtain (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbPrivateDialog *self = ARB_PRIVATE_DIALOG (widget);

  adw_bin_set_child (self->content, arb_private_page_new (self->session, self->seat));
  gtk_stack_set_visible_child (self->stack, self->opened);
  gtk_widget_grab_focus (self->hide_button);
  wait (self);
}

static gboolean
on_event (ArbPrivateDialog *self)
{
  if (arb_private_dialog_get_open (self))
    wait (self);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
has_open_list (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_open_list (child))
      return TRUE;
  return FALSE;
}

/* An open drop-down list makes its own window inactive, which does not count as leaving the
 * window. */
static gboolean
on_leaving (gpointer data)
{
  ArbPrivateDialog *self = data;

  if (has_open_list (GTK_WIDGET (self)))
    return G_SOURCE_CONTINUE;
  self->leaving = 0;
  close_curtain (self);
  return G_SOURCE_REMOVE;
}

static void
on_active (ArbPrivateDialog *self)
{
  g_clear_handle_id (&self->leaving, g_source_remove);
  if (!gtk_window_is_active (GTK_WINDOW (self)) && arb_private_dialog_get_open (self))
    self->leaving = g_timeout_add (GRACE, on_leaving, self);
}

/* Shows a toast to the other players: something was recorded privately, and they can undo it. */
static void
show_others (ArbPrivateDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  guint n = arb_session_get_length (self->session);
  g_autoptr (ArbLogLine) line = n > self->length ? arb_session_dup_line (self->session, n) : NULL;

  if (line == NULL || parent == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-toast", "s", line->text);
}

static gboolean
arb_private_dialog_close_request (GtkWindow *window)
{
  ArbPrivateDialog *self = ARB_PRIVATE_DIALOG (window);

  close_curtain (self);
  show_others (self);
  return GTK_WINDOW_CLASS (arb_private_dialog_parent_class)->close_request (window);
}

static void
arb_private_dialog_dispose (GObject *object)
{
  ArbPrivateDialog *self = ARB_PRIVATE_DIALOG (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (arb_private_dialog_parent_class)->dispose (object);
}

static void
arb_private_dialog_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ARB_PRIVATE_DIALOG (object)->patience = g_value_get_uint (value);
}

static void
arb_private_dialog_class_init (ArbPrivateDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = arb_private_dialog_dispose;
  object_class->set_property = arb_private_dialog_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = arb_private_dialog_close_request;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_uint ("patience", NULL, NULL, 1, G_MAXUINT,
                                                      PATIENCE,
                                                      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT
                                                          | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "private/private-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, curtain);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, opened);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, show_button);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, hide_button);
  gtk_widget_class_bind_template_child (widget_class, ArbPrivateDialog, content);
  gtk_widget_class_bind_template_callback (widget_class, on_event);

  gtk_widget_class_install_action (widget_class, "private.show", NULL, open_curtain);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_private_dialog_init (ArbPrivateDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
}

static void
name_seat (ArbPrivateDialog *self)
{
  const char *player = arb_session_get_player (self->session, self->seat);
  /* Translators: the name of a player */
  g_autofree char *title = g_strdup_printf (_ ("For %s Only"), player);
  /* Translators: the name of a player */
  g_autofree char *text =
      g_strdup_printf (_ ("Turn the screen to %s; the others look away."), player);

  arb_player_marker_image_set (self->shape, arb_session_get_marker (self->session, self->seat));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->text_label, text);
}

/* Makes the dialog as large as the window with the table, so that it covers it. */
static void
cover (GtkWindow *self, GtkWindow *parent)
{
  gint width, height;

  if (parent == NULL)
    return;
  gtk_window_set_application (self, gtk_window_get_application (parent));
  width = gtk_widget_get_width (GTK_WIDGET (parent));
  height = gtk_widget_get_height (GTK_WIDGET (parent));
  if (width > 0)
    gtk_window_set_default_size (self, width, height);
  if (gtk_window_is_maximized (parent))
    gtk_window_maximize (self);
  if (gtk_window_is_fullscreen (parent))
    gtk_window_fullscreen (self);
}

GtkWidget *
arb_private_dialog_new (ArbSession *session, guint seat, GtkWindow *parent)
{
  ArbPrivateDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat > 0 && seat <= arb_session_get_n_seats (session), NULL);

  self = g_object_new (ARB_TYPE_PRIVATE_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->seat = seat;
  self->length = arb_session_get_length (session);
  name_seat (self);
  cover (GTK_WINDOW (self), parent);
  return GTK_WIDGET (self);
}
