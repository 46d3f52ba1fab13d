/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings.h"

#include "app/resources.h"

static GSettingsSchema *
look_beside (const char *program_folder, const char *relative)
{
  g_autofree char *folder = g_build_filename (program_folder, relative, NULL);
  g_autoptr (GSettingsSchemaSource) source = NULL;

  source =
      g_settings_schema_source_new_from_directory (folder, g_settings_schema_source_get_default (),
                                                   FALSE, NULL);
  if (source == NULL)
    return NULL;
  return g_settings_schema_source_lookup (source, ARB_APPLICATION_ID, FALSE);
}

static GSettingsSchema *
find_schema (void)
{
  /* From build/src/app, from build/tests/app, and from bin. */
  static const char *const places[] = { "../../data", "../share/glib-2.0/schemas" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (program != NULL ? program : ".");

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GSettingsSchema *schema = look_beside (folder, places[i]);

      if (schema != NULL)
        return schema;
    }
  return NULL;
}

GSettings *
arb_settings_new (void)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  if (schema == NULL)
    return g_settings_new (ARB_APPLICATION_ID);
  return g_settings_new_full (schema, NULL, NULL);
}
