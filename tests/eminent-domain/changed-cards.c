/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "changed-cards.h"

#include "store/catalogues.h"

#include <glib/gstdio.h>

static const char *const files[] = { "cards.json", "editions.json", "rules.json", "look.json" };

static char *
read_data (const ArbRuleset *ruleset, const char *file)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "../../data/games", ruleset->id, file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char *
changed_cards_read (const ArbRuleset *ruleset)
{
  return read_data (ruleset, files[0]);
}

char *
changed_cards_replace (const ArbRuleset *ruleset, const char *there, const char *instead)
{
  g_autofree char *text = changed_cards_read (ruleset);
  g_auto (GStrv) parts = g_strsplit (text, there, 2);

  g_assert_nonnull (parts[0]);
  g_assert_nonnull (parts[1]);
  return g_strjoinv (instead, parts);
}

ArbCatalogue *
changed_cards_load (const ArbRuleset *ruleset, const char *cards, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("arbiter-XXXXXX", NULL);
  ArbCatalogue *catalogue;

  g_assert_nonnull (folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);
      g_autofree char *text = i == 0 ? g_strdup (cards) : read_data (ruleset, files[i]);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  catalogue = arb_catalogue_load (ruleset, folder, error);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  return catalogue;
}
