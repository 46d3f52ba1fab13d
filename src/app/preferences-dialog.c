/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/preferences-dialog.h"

#include "app/fitting.h"
#include "app/resources.h"

struct _ArbPreferencesDialog
{
  AdwPreferencesWindow parent_instance;

  GtkSwitch *keep_awake;
  GtkWidget *hints_button;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (ArbPreferencesDialog, arb_preferences_dialog, ADW_TYPE_PREFERENCES_WINDOW)

static void
update_hints (ArbPreferencesDialog *self)
{
  g_auto (GStrv) dismissed = g_settings_get_strv (self->settings, "dismissed-hints");

  gtk_widget_set_sensitive (self->hints_button, dismissed[0] != NULL);
}

static void
on_hints (ArbPreferencesDialog *self)
{
  g_settings_reset (self->settings, "dismissed-hints");
}

static void
arb_preferences_dialog_dispose (GObject *object)
{
  g_clear_object (&ARB_PREFERENCES_DIALOG (object)->settings);

  G_OBJECT_CLASS (arb_preferences_dialog_parent_class)->dispose (object);
}

static void
arb_preferences_dialog_class_init (ArbPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, keep_awake);
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, hints_button);
  gtk_widget_class_bind_template_callback (widget_class, on_hints);
}

static void
arb_preferences_dialog_init (ArbPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_preferences_dialog_new (GSettings *settings, GtkWindow *parent)
{
  ArbPreferencesDialog *self =
      g_object_new (ARB_TYPE_PREFERENCES_DIALOG, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "keep-awake", self->keep_awake, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::dismissed-hints", G_CALLBACK (update_hints), self,
                           G_CONNECT_SWAPPED);
  update_hints (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
