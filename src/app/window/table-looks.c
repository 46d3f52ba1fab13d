/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/table-looks.h"

#include "app/widgets/settings.h"

#define KEY "table-looks"

/* The settings list the latest table first. */
static GVariant *
find_look (const char *path)
{
  g_autoptr (GVariant) looks = g_settings_get_value (arb_settings_get (), KEY);
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

static const char *
get_path (ArbPage *page)
{
  return arb_session_get_path (arb_session_view_get_session (ARB_SESSION_VIEW (page)));
}

static void
on_look (ArbPage *page)
{
  g_autoptr (GVariant) look = arb_page_dup_look (page);
  const char *path = get_path (page);
  /* A table with the default look need not be stored. */
  gboolean has_look = g_variant_n_children (look) > 0;

  arb_settings_put_first (KEY, path, has_look ? g_variant_new ("(s@a{sv})", path, look) : NULL,
                          ARB_MAX_TABLE_LOOKS);
}

void
arb_table_looks_follow (ArbPage *page)
{
  g_autoptr (GVariant) look = NULL;

  g_return_if_fail (ARB_IS_PAGE (page));

  look = find_look (get_path (page));
  if (look != NULL)
    g_object_set (page, "look", look, NULL);
  g_signal_connect (page, "notify::look", G_CALLBACK (on_look), NULL);
}
