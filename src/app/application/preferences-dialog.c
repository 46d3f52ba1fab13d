/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/preferences-dialog.h"

#include "app/widgets/dialog-size.h"
#include "app/widgets/resources.h"
#include "app/widgets/settings.h"
#include "wording/language.h"

#include <glib/gi18n.h>

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

static const char *const schemes[] = { "", "light", "dark" };
static const int text_sizes[] = { 100, 125, 150, 200 };

static gboolean
find_scheme_row (GValue *row, GVariant *scheme, gpointer data)
{
  guint i = G_N_ELEMENTS (schemes) - 1;

  while (i > 0 && !g_str_equal (schemes[i], g_variant_get_string (scheme, NULL)))
    i--;
  g_value_set_uint (row, i);
  return TRUE;
}

static GVariant *
find_scheme (const GValue *row, const GVariantType *type, gpointer data)
{
  guint i = g_value_get_uint (row);

  return g_variant_new_string (schemes[i < G_N_ELEMENTS (schemes) ? i : 0]);
}

static void
bind_scheme (AdwComboRow *row, GSettings *settings)
{
  /* Translators: light or dark as the computer is */
  const char *names[] = { C_ ("color scheme", "System"), C_ ("color scheme", "Light"),
                          C_ ("color scheme", "Dark"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, "color-scheme", row, "selected", G_SETTINGS_BIND_DEFAULT,
                                find_scheme_row, find_scheme, NULL, NULL);
}

/* The last row that is not larger. */
static gboolean
find_size_row (GValue *row, GVariant *size, gpointer data)
{
  guint i = G_N_ELEMENTS (text_sizes) - 1;

  while (i > 0 && text_sizes[i] > g_variant_get_int32 (size))
    i--;
  g_value_set_uint (row, i);
  return TRUE;
}

static GVariant *
find_size (const GValue *row, const GVariantType *type, gpointer data)
{
  guint i = g_value_get_uint (row);

  return g_variant_new_int32 (text_sizes[i < G_N_ELEMENTS (text_sizes) ? i : 0]);
}

static void
bind_text_size (AdwComboRow *row, GSettings *settings)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    {
      /* Translators: a size of text in percent */
      g_autofree char *name = g_strdup_printf (_ ("%d %%"), text_sizes[i]);

      gtk_string_list_append (list, name);
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, "text-size", row, "selected", G_SETTINGS_BIND_DEFAULT,
                                find_size_row, find_size, NULL, NULL);
}

static gboolean
describe_hints (GValue *subtitle, GVariant *dismissed, gpointer data)
{
  guint n = (guint) g_variant_n_children (dismissed);

  g_value_take_string (
      subtitle, n > 0 ? g_strdup_printf (ngettext ("%u was dismissed", "%u were dismissed", n), n)
                      : g_strdup (_ ("None was dismissed; they come one at a time")));
  return TRUE;
}

static gboolean
has_elements (GValue *sensitive, GVariant *list, gpointer data)
{
  g_value_set_boolean (sensitive, g_variant_n_children (list) > 0);
  return TRUE;
}

/* Makes a property of @object follow the dismissed hints. */
static void
bind_hints (GSettings *settings, GObject *object, const char *property, GSettingsBindGetMapping map)
{
  g_settings_bind_with_mapping (settings, "dismissed-hints", object, property,
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, map, NULL,
                                NULL, NULL);
}

static void
reset_hints (GSettings *settings)
{
  g_settings_reset (settings, "dismissed-hints");
}

GtkWidget *
arb_preferences_dialog_new (GtkWindow *parent)
{
  GSettings *settings = arb_settings_get ();
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource (ARB_RESOURCES "application/preferences-dialog.ui");
  GtkWindow *dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  GObject *button = gtk_builder_get_object (builder, "hints_button");

  gtk_window_set_transient_for (dialog, parent);
  /* Translators: the language of the computer */
  bind_language (ADW_COMBO_ROW (gtk_builder_get_object (builder, "language_row")),
                 C_ ("language", "System"), settings, "language");
  /* Translators: no second language */
  bind_language (ADW_COMBO_ROW (gtk_builder_get_object (builder, "second_row")),
                 C_ ("language", "None"), settings, "second-language");
  bind_scheme (ADW_COMBO_ROW (gtk_builder_get_object (builder, "scheme_row")), settings);
  bind_text_size (ADW_COMBO_ROW (gtk_builder_get_object (builder, "text_row")), settings);
  g_settings_bind (settings, "keep-awake", gtk_builder_get_object (builder, "keep_awake"), "active",
                   G_SETTINGS_BIND_DEFAULT);
  bind_hints (settings, gtk_builder_get_object (builder, "hints_row"), "subtitle", describe_hints);
  bind_hints (settings, button, "sensitive", has_elements);
  g_signal_connect_object (button, "clicked", G_CALLBACK (reset_hints), settings,
                           G_CONNECT_SWAPPED);
  arb_window_fit_parent (dialog);
  return GTK_WIDGET (dialog);
}
