/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window.h"

#include "app/resources.h"
#include "app/score-dialog.h"
#include "app/start-page.h"
#include "app/table-page.h"
#include "model/library.h"

#include <glib/gi18n.h>

struct _ArbWindow
{
  AdwApplicationWindow parent_instance;

  GtkStack *stack;
  ArbStartPage *start_page;
  ArbTablePage *table_page;
  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  GSettings *settings;
  ArbSession *session;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (ArbWindow, arb_window, ADW_TYPE_APPLICATION_WINDOW)

/* The one place that says which actions make sense now. */
static void
update_actions (ArbWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  ArbSession *session = self->session;

  gtk_widget_action_set_enabled (widget, "win.undo",
                                 session != NULL && arb_session_get_can_undo (session));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 session != NULL && arb_session_get_can_redo (session));
  gtk_widget_action_set_enabled (widget, "win.score", session != NULL);
  gtk_widget_action_set_enabled (widget, "win.command", session != NULL);
  gtk_widget_action_set_enabled (widget, "win.statement", session != NULL);
}

static void
update (ArbWindow *self)
{
  const char *title = self->session != NULL ? arb_session_get_title (self->session) : _ ("Arbiter");

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, self->session != NULL
                                                  ? arb_session_get_subtitle (self->session)
                                                  : "");
  gtk_window_set_title (GTK_WINDOW (self), title);
  update_actions (self);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_session_undo (ARB_WINDOW (widget)->session);
}

static void
redo (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_session_redo (ARB_WINDOW (widget)->session);
}

static void
show_score (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbWindow *self = ARB_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (arb_score_dialog_new (self->session, GTK_WINDOW (self))));
}

static void
focus_command (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_focus_entry (arb_window_get_turn_panel (ARB_WINDOW (widget)));
}

static void
open_statement (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action (GTK_WIDGET (arb_window_get_turn_panel (ARB_WINDOW (widget))),
                              "turn.tell", NULL);
}

static AdwToast *
toast_new (const char *message)
{
  /* A toast reads markup, and names are written by people. */
  g_autofree char *text = g_markup_escape_text (message, -1);

  return adw_toast_new (text);
}

static void
tell (GtkWidget *widget, const char *name, GVariant *target)
{
  AdwToast *toast = toast_new (g_variant_get_string (target, NULL));

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  adw_toast_overlay_add_toast (ARB_WINDOW (widget)->toasts, toast);
}

void
arb_window_tell (ArbWindow *self, const char *message)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (message != NULL);

  adw_toast_overlay_add_toast (self->toasts, toast_new (message));
}

void
arb_window_show_error (ArbWindow *self, const char *heading, const char *message)
{
  GtkWidget *dialog;

  g_return_if_fail (ARB_IS_WINDOW (self));

  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_diverted (ArbWindow *self, const char *old_path, const char *new_path)
{
  g_autofree char *name = g_filename_display_basename (old_path);
  /* Translators: the name of a file */
  g_autofree char *message =
      g_strdup_printf (_ ("“%s” cannot be written: your games now hold a copy"), name);

  arb_window_tell (self, message);
  g_settings_set_string (self->settings, "last-game", new_path);
}

static void
on_problem (ArbWindow *self)
{
  const char *problem = arb_session_get_problem (self->session);

  if (problem != NULL)
    {
      g_autofree char *message = g_strdup_printf (_ ("Not saved: %s"), problem);

      arb_window_tell (self, message);
    }
}

ArbSession *
arb_window_get_session (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), NULL);
  return self->session;
}

void
arb_window_set_session (ArbWindow *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (ARB_IS_SESSION (session));

  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  arb_session_view_set_session (ARB_SESSION_VIEW (self->table_page), session);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->table_page));
  g_settings_set_string (self->settings, "last-game", arb_session_get_path (session));
  update (self);
}

void
arb_window_set_last_game (ArbWindow *self, const char *path)
{
  g_autofree char *title = NULL;

  g_return_if_fail (ARB_IS_WINDOW (self));

  if (path != NULL && path[0] != '\0' && g_file_test (path, G_FILE_TEST_IS_REGULAR))
    title = arb_library_get_title (path);
  arb_start_page_set_last_game (self->start_page, title);
}

ArbTurnPanel *
arb_window_get_turn_panel (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), NULL);
  return arb_table_page_get_turn_panel (self->table_page);
}

static void
remember_size (ArbWindow *self)
{
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  gint width, height;

  g_settings_set_boolean (self->settings, "window-maximized", maximized);
  if (maximized)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (360, width));
  g_settings_set_int (self->settings, "window-height", MAX (294, height));
}

static gboolean
arb_window_close_request (GtkWindow *window)
{
  ArbWindow *self = ARB_WINDOW (window);
  g_autoptr (GError) error = NULL;

  remember_size (self);
  if (self->session != NULL && !arb_session_flush (self->session, &error))
    g_warning ("%s", error->message);
  return GTK_WINDOW_CLASS (arb_window_parent_class)->close_request (window);
}

static void
arb_window_dispose (GObject *object)
{
  ArbWindow *self = ARB_WINDOW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (arb_window_parent_class)->dispose (object);
}

static void
arb_window_class_init (ArbWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = arb_window_close_request;

  g_type_ensure (ARB_TYPE_START_PAGE);
  g_type_ensure (ARB_TYPE_TABLE_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, table_page);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, title);

  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "win.score", NULL, show_score);
  gtk_widget_class_install_action (widget_class, "win.command", NULL, focus_command);
  gtk_widget_class_install_action (widget_class, "win.statement", NULL, open_statement);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell);
}

static void
arb_window_init (ArbWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (ARB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::title", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::problem", G_CALLBACK (on_problem), self);
  g_signal_group_connect_swapped (self->signals, "diverted", G_CALLBACK (on_diverted), self);
  update (self);
}

GtkWidget *
arb_window_new (GtkApplication *application, GSettings *settings)
{
  ArbWindow *self = g_object_new (ARB_TYPE_WINDOW, "application", application, NULL);
  GtkWindow *window = GTK_WINDOW (self);

  self->settings = g_object_ref (settings);
  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
  return GTK_WIDGET (self);
}
