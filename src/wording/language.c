/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/language.h"

#include <libintl.h>
#include <locale.h>

const char *const *
arb_languages (void)
{
  static const char *const languages[] = { "en", "fr", "it", "ja", NULL };

  return languages;
}

/*
 * The program lies in <build>/src/<layer> or in <prefix>/bin, and knows neither folder: both may
 * have been moved since it was built.
 */
static char *
find_translations (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *built = NULL;
  g_autofree char *installed = NULL;

  if (program == NULL)
    return NULL;

  folder = g_path_get_dirname (program);
  built = g_build_filename (folder, "..", "..", "po", NULL);
  installed = g_build_filename (folder, "..", "share", "locale", NULL);

  if (g_file_test (built, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&built);

  return g_steal_pointer (&installed);
}

void
arb_language_init (void)
{
  g_autofree char *translations = find_translations ();

  setlocale (LC_ALL, "");
  /* Numbers in data and answers are written with a point in every language. */
  setlocale (LC_NUMERIC, "C");
  if (translations != NULL)
    bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

gboolean
arb_language_set (const char *language)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  if (!g_strv_contains (arb_languages (), language))
    return FALSE;

  g_setenv ("LANGUAGE", language, TRUE);
  /* In the C locale gettext does not look at LANGUAGE. */
  if (g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0)
    setlocale (LC_ALL, "C.UTF-8");

  return TRUE;
}
