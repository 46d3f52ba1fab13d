/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/table-looks.h"

#define KEY "table-looks"

/* The settings list the latest table first. */
static GVariant *
find_look (GSettings *settings, const char *path)
{
  g_autoptr (GVariant) looks = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  const char *of;
  GVariant *look;

  g_variant_iter_init (&iter, looks);
  while (g_variant_iter_next (&iter, "(&s@a{sv})", &of, &look))
    {
      if (g_str_equal (of, path))
        return look;
      g_variant_unref (look);
    }
  return NULL;
}

static void
keep_look (GSettings *settings, const char *path, GVariant *look)
{
  g_autoptr (GVariant) looks = g_settings_get_value (settings, KEY);
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *other;
  guint n = 0;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sa{sv})"));
  /* A table with the default look need not be stored. */
  if (g_variant_n_children (look) > 0)
    {
      g_variant_builder_add (&builder, "(s@a{sv})", path, look);
      n++;
    }
  g_variant_iter_init (&iter, looks);
  while (n < ARB_MAX_TABLE_LOOKS && (other = g_variant_iter_next_value (&iter)) != NULL)
    {
      const char *of;

      g_variant_get_child (other, 0, "&s", &of);
      if (!g_str_equal (of, path))
        {
          g_variant_builder_add_value (&builder, other);
          n++;
        }
      g_variant_unref (other);
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

static const char *
get_path (ArbPage *page)
{
  return arb_session_get_path (arb_session_view_get_session (ARB_SESSION_VIEW (page)));
}

static void
on_look (ArbPage *page, GParamSpec *pspec, GSettings *settings)
{
  g_autoptr (GVariant) look = arb_page_dup_look (page);

  keep_look (settings, get_path (page), look);
}

void
arb_table_looks_follow (GSettings *settings, ArbPage *page)
{
  g_autoptr (GVariant) look = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (ARB_IS_PAGE (page));

  look = find_look (settings, get_path (page));
  if (look != NULL)
    g_object_set (page, "look", look, NULL);
  g_signal_connect_object (page, "notify::look", G_CALLBACK (on_look), settings, 0);
}
