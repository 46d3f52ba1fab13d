/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/settings.h"

#include "app/widgets/resources.h"
#include "model/library/library.h"

/* So many games outside of the library are remembered. */
#define MAX_ELSEWHERE 12

/* The markers of so many players are remembered. */
#define MAX_MARKERS 100

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
  /* Relative to build/src/app, build/tests/app, and bin. */
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
arb_settings_get (void)
{
  static GSettings *settings;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (settings != NULL)
    return settings;
  schema = find_schema ();
  settings = schema != NULL ? g_settings_new_full (schema, NULL, NULL)
                            : g_settings_new (ARB_APPLICATION_ID);
  return settings;
}

gboolean
arb_settings_has (const char *key, const char *text)
{
  g_auto (GStrv) list = g_settings_get_strv (arb_settings_get (), key);

  return g_strv_contains ((const char *const *) list, text);
}

void
arb_settings_add (const char *key, const char *text)
{
  g_auto (GStrv) list = g_settings_get_strv (arb_settings_get (), key);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) longer = NULL;

  if (g_strv_contains ((const char *const *) list, text))
    return;
  g_strv_builder_addv (builder, (const char **) list);
  g_strv_builder_add (builder, text);
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (arb_settings_get (), key, (const char *const *) longer);
}

/* The name of an entry of a list, or of the first part of a tuple. */
static const char *
get_name (GVariant *entry)
{
  const char *name;

  if (g_variant_is_of_type (entry, G_VARIANT_TYPE_STRING))
    return g_variant_get_string (entry, NULL);
  g_variant_get_child (entry, 0, "&s", &name);
  return name;
}

void
arb_settings_put_first (const char *key, const char *name, GVariant *entry, guint max)
{
  g_autoptr (GVariant) list = g_settings_get_value (arb_settings_get (), key);
  GVariantBuilder builder;
  guint n = 0;

  g_variant_builder_init (&builder, g_variant_get_type (list));
  if (entry != NULL)
    {
      g_variant_builder_add_value (&builder, entry);
      n++;
    }
  for (gsize i = 0; n < max && i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (list, i);

      if (g_str_equal (get_name (other), name))
        continue;
      g_variant_builder_add_value (&builder, other);
      n++;
    }
  g_settings_set_value (arb_settings_get (), key, g_variant_builder_end (&builder));
}

void
arb_settings_remove (const char *key, const char *text)
{
  arb_settings_put_first (key, text, NULL, G_MAXUINT);
}

GHashTable *
arb_settings_dup_markers (void)
{
  GHashTable *markers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GVariant) list = g_settings_get_value (arb_settings_get (), "player-emblems");
  const char *name, *id;
  GVariantIter iter;

  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, &id))
    g_hash_table_insert (markers, g_strdup (name), GUINT_TO_POINTER (arb_player_marker_find (id)));
  return markers;
}

void
arb_settings_note_marker (const char *name, ArbPlayerMarker marker)
{
  g_return_if_fail (name != NULL);

  arb_settings_put_first ("player-emblems", name,
                          g_variant_new ("(ss)", name, arb_player_marker_get_id (marker)),
                          MAX_MARKERS);
}

/* If the game at @path is over, another open game becomes the one to continue, if there is one. */
static void
note_last (const char *path, gboolean over)
{
  g_autofree char *last = g_settings_get_string (arb_settings_get (), "last-game");
  g_auto (GStrv) open_games = g_settings_get_strv (arb_settings_get (), "open-games");
  const char *other = "";

  for (guint i = 0; open_games[i] != NULL; i++)
    {
      if (!g_str_equal (open_games[i], path))
        other = open_games[i];
    }
  if (!over)
    g_settings_set_string (arb_settings_get (), "last-game", path);
  else if (g_str_equal (last, path))
    g_settings_set_string (arb_settings_get (), "last-game", other);
}

void
arb_settings_note_open (const char *path, gboolean over)
{
  g_return_if_fail (path != NULL);

  arb_settings_add ("open-games", path);
  note_last (path, over);
  if (!arb_library_holds (path))
    arb_settings_put_first ("games-elsewhere", path, g_variant_new_string (path), MAX_ELSEWHERE);
}
