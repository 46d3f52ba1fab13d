/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/style-sheets.h"

#include "app/widgets/resources.h"
#include "app/widgets/settings.h"

#include <adwaita.h>

/* The styles that need each sheet. Later sheets win over earlier ones. */
static const struct
{
  const char *name;
  gboolean dark;
  gboolean high_contrast;
} sheets[] = {
  { "style.css", FALSE, FALSE },
  { "style-dark.css", TRUE, FALSE },
  { "style-hc.css", FALSE, TRUE },
  { "style-hc-dark.css", TRUE, TRUE },
};

static GtkCssProvider *providers[G_N_ELEMENTS (sheets)]; /* %NULL until it is needed */

static GtkCssProvider *
load (const char *name)
{
  g_autofree char *path = g_strconcat (ARB_RESOURCES, name, NULL);
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  return provider;
}

static void
update (AdwStyleManager *manager)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean high_contrast = adw_style_manager_get_high_contrast (manager);

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      gboolean applies = (dark || !sheets[i].dark) && (high_contrast || !sheets[i].high_contrast);

      if (applies && providers[i] == NULL)
        providers[i] = load (sheets[i].name);
      if (applies)
        gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (providers[i]),
                                                    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + i);
      else if (providers[i] != NULL)
        gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (providers[i]));
    }
}

static void
follow_scheme (GSettings *settings)
{
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (scheme, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : g_str_equal (scheme, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                     : ADW_COLOR_SCHEME_DEFAULT);
}

/* Makes all text as large as people want it, beside the size that the system has. */
static void
follow_text_size (GSettings *settings)
{
  GtkSettings *toolkit = gtk_settings_get_default ();
  int percent = g_settings_get_int (settings, "text-size"), dpi;

  gtk_settings_reset_property (toolkit, "gtk-xft-dpi");
  g_object_get (toolkit, "gtk-xft-dpi", &dpi, NULL);
  if (percent != 100 && dpi > 0)
    g_object_set (toolkit, "gtk-xft-dpi", dpi / 100 * percent, NULL);
}

void
arb_style_sheets_init (void)
{
  GSettings *settings = arb_settings_get ();
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect (manager, "notify::dark", G_CALLBACK (update), NULL);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (update), NULL);
  update (manager);
  g_signal_connect (settings, "changed::color-scheme", G_CALLBACK (follow_scheme), NULL);
  g_signal_connect (settings, "changed::text-size", G_CALLBACK (follow_text_size), NULL);
  follow_scheme (settings);
  if (g_settings_get_int (settings, "text-size") != 100)
    follow_text_size (settings);
}
