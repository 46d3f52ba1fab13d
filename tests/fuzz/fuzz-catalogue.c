/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <stdlib.h>

#include "engine/checks/simulate.h"
#include "fuzz.h"
#include "store/catalogues.h"
#include "systems/systems.h"

/*
 * Any bytes in place of one of a system's files either make a catalogue by which games can be
 * played to their end, or every defect is reported. The contents decide which file is replaced.
 */

static const char *const files[] = { "cards.json", "editions.json", "rules.json" };
static char *holder; /* a folder for each system, with its own files in it */

static void
copy_file (const char *system, const char *file)
{
  g_autofree char *from = g_build_filename (FUZZ_GAMES, system, file, NULL);
  g_autofree char *to = g_build_filename (holder, system, file, NULL);
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (from, &text, &length, NULL)
      || !g_file_set_contents_full (to, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600,
                                    NULL))
    g_error ("%s cannot be copied to %s", from, to);
}

static void
remove_folders (void)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *folder = g_build_filename (holder, (*system)->id, NULL);

      for (guint i = 0; i < G_N_ELEMENTS (files); i++)
        {
          g_autofree char *path = g_build_filename (folder, files[i], NULL);

          g_remove (path);
        }
      g_rmdir (folder);
    }
  g_rmdir (holder);
  g_free (holder);
}

static void
make_folders (void)
{
  holder = g_dir_make_tmp ("arbiter-fuzz-XXXXXX", NULL);
  g_assert_nonnull (holder);
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *folder = g_build_filename (holder, (*system)->id, NULL);

      g_mkdir (folder, 0700);
      for (guint i = 0; i < G_N_ELEMENTS (files); i++)
        copy_file ((*system)->id, files[i]);
    }
  atexit (remove_folders);
}

static gboolean
speaks_of (const uint8_t *data, size_t size, const char *word)
{
  return g_strstr_len ((const char *) data, (gssize) size, word) != NULL;
}

static const char *
file_for (const uint8_t *data, size_t size)
{
  if (speaks_of (data, size, "\"rules\""))
    return "rules.json";
  return speaks_of (data, size, "\"editions\"") ? "editions.json" : "cards.json";
}

/* The cards that were accepted can be played with. */
static void
play (const ArbCatalogue *catalogue)
{
  ArbSimulation result = { 0 };
  ArbOptions options;

  arb_options_init (&options, catalogue, catalogue->ruleset->max_seats, 0);
  if (!arb_simulate (catalogue, &options, 1, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result, NULL))
    g_error ("%s", result.violation);
  arb_simulation_clear (&result);
}

static void
try_system (const ArbRuleset *ruleset, const uint8_t *data, size_t size)
{
  const char *file = file_for (data, size);
  g_autofree char *folder = g_build_filename (holder, ruleset->id, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  catalogue = arb_catalogue_load (ruleset, folder, &error);
  if (catalogue != NULL)
    play (catalogue);
  else
    g_assert_true (error != NULL && g_utf8_validate (error->message, -1, NULL));
  copy_file (ruleset->id, file);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (holder == NULL)
    make_folders ();
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    try_system (*system, data, size);
  return 0;
}
