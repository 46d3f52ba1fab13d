/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/preferences-dialog.h"

#include "app/widgets/dialog-size.h"
#include "app/widgets/resources.h"
#include "wording/language.h"

#include <glib/gi18n.h>

struct _ArbPreferencesDialog
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *language_row;
  AdwComboRow *second_row;
  GtkSwitch *keep_awake;
  AdwActionRow *hints_row;
  GtkWidget *hints_button;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (ArbPreferencesDialog, arb_preferences_dialog, ADW_TYPE_PREFERENCES_WINDOW)

/* The first row, before those of the languages, is no language. */
static gboolean
find_row (GValue *row, GVariant *language, gpointer data)
{
  const char *chosen = g_variant_get_string (language, NULL);
  guint i = 0;

  while (arb_languages ()[i] != NULL && !g_str_equal (arb_languages ()[i], chosen))
    i++;
  g_value_set_uint (row, arb_languages ()[i] != NULL ? i + 1 : 0);
  return TRUE;
}

static GVariant *
find_language (const GValue *row, const GVariantType *type, gpointer data)
{
  guint selected = g_value_get_uint (row);

  return g_variant_new_string (
      selected == 0 || selected == GTK_INVALID_LIST_POSITION ? "" : arb_languages ()[selected - 1]);
}

static void
bind_language (AdwComboRow *row, const char *none, GSettings *settings, const char *key)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, none);
  for (guint i = 0; arb_languages ()[i] != NULL; i++)
    gtk_string_list_append (names, arb_language_name (arb_languages ()[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, find_row,
                                find_language, NULL, NULL);
}

static void
update_hints (ArbPreferencesDialog *self)
{
  g_auto (GStrv) dismissed = g_settings_get_strv (self->settings, "dismissed-hints");
  guint n = g_strv_length (dismissed);
  g_autofree char *subtitle =
      n > 0 ? g_strdup_printf (ngettext ("%u was dismissed", "%u were dismissed", n), n)
            : g_strdup (_ ("None was dismissed; they come one at a time"));

  adw_action_row_set_subtitle (self->hints_row, subtitle);
  gtk_widget_set_sensitive (self->hints_button, n > 0);
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "application/preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, language_row);
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, second_row);
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, keep_awake);
  gtk_widget_class_bind_template_child (widget_class, ArbPreferencesDialog, hints_row);
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

  /* Translators: the language of the computer */
  bind_language (self->language_row, C_ ("language", "System"), settings, "language");
  /* Translators: no second language */
  bind_language (self->second_row, C_ ("language", "None"), settings, "second-language");
  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "keep-awake", self->keep_awake, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::dismissed-hints", G_CALLBACK (update_hints), self,
                           G_CONNECT_SWAPPED);
  update_hints (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
