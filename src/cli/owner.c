/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/owner.h"

#include "cli/cli.h"

void
arb_complain_of_doubts (const ArbCatalogue *catalogue, const char *file)
{
  g_auto (GStrv) doubts = arb_catalogue_list_doubts (catalogue, file);

  for (guint i = 0; doubts[i] != NULL; i++)
    arb_complain (NULL, "%s", doubts[i]);
}

/* A folder with all files of a game, or one of these files. */
static char *
find_folder (const char *path)
{
  static const char *const files[] = { "cards.json", "editions.json", "rules.json", "look.json",
                                       NULL };
  g_autofree char *name = g_path_get_basename (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_strdup (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || g_strv_contains (files, name))
    return g_path_get_dirname (path);
  return NULL;
}

ArbCatalogue *
arb_open_catalogue (const ArbRuleset *ruleset, const char *path)
{
  g_autofree char *folder = find_folder (path);
  g_autoptr (GError) error = NULL;
  ArbCatalogue *catalogue = folder != NULL ? arb_catalogue_load (ruleset, folder, &error)
                                           : arb_faces_load (ruleset, path, NULL, &error);

  if (catalogue == NULL)
    arb_complain (NULL, "%s", error->message);
  else
    arb_complain_of_doubts (catalogue, folder != NULL ? folder : path);
  return catalogue;
}
