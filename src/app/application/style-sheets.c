/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/style-sheets.h"

#include "app/widgets/resources.h"

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

void
arb_style_sheets_init (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect (manager, "notify::dark", G_CALLBACK (update), NULL);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (update), NULL);
  update (manager);
}
