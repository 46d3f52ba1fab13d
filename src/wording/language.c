/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/language.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

/* The language of the environment, before any was chosen. */
static char *environment;

/* Whether the first language that is set is that of the untranslated messages. */
static gboolean is_original;

const char *const *
arb_languages (void)
{
  static const char *const languages[] = { "en", "fr", "it", "ja", NULL };

  return languages;
}

/*
 * The program is in <build>/src/<layer> or in <prefix>/bin. It finds the translations relative to
 * itself, because either folder may have been moved since it was built.
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

/*
 * GLib decides at the first message of a program, once and for all, whether to translate its own
 * messages. This calls it with a language other than English, because another one may be chosen
 * later.
 */
static void
promise_translations (void)
{
  g_autofree char *all = g_strjoinv (":", (char **) (guintptr) arb_languages ());

  g_setenv ("LANGUAGE", all, TRUE);
  textdomain (GETTEXT_PACKAGE);
  g_dgettext (GETTEXT_PACKAGE, "0");
}

static gboolean
speaks (const char *name, const char *language)
{
  gsize length = strlen (language);

  return strncmp (name, language, length) == 0 && !g_ascii_isalnum (name[length]);
}

static gboolean
is_c (const char *name)
{
  return speaks (name, "C") || speaks (name, "POSIX");
}

/* Ends the list of languages after English, because its readers want no other language. English has
 * no file of translations; gettext knows the untranslated messages as the language “C”. It would
 * search for “C.UTF-8” again for each message. */
static char *
end_with_english (const char *languages)
{
  g_auto (GStrv) names = g_strsplit (languages, ":", -1);
  GString *known = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean english = speaks (names[i], "en") || is_c (names[i]);

      if (i > 0)
        g_string_append_c (known, ':');
      g_string_append (known, english ? "C" : names[i]);
      if (english)
        break;
    }
  return g_string_free (known, FALSE);
}

/* gettext notices a changed variable only when the domain is bound again. */
static void
put_in_force (const char *languages)
{
  g_autofree char *known = end_with_english (languages);

  g_setenv ("LANGUAGE", known, TRUE);
  textdomain (GETTEXT_PACKAGE);
  is_original = g_str_equal (known, "C");
}

/*
 * gettext ignores LANGUAGE if the locale of messages is C; newer versions also if it is any form of
 * C. A country that does not exist makes it another name, for which the C library uses the same
 * C.UTF-8.
 */
static void
set_locale (void)
{
  const char *locale = setlocale (LC_ALL, "");

  if (locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"))
    setlocale (LC_ALL, "C.UTF-8");
  if (is_c (setlocale (LC_MESSAGES, NULL)))
    setlocale (LC_MESSAGES, "C_XX.UTF-8");
  /* Data and machine-readable answers have a decimal point in every language. */
  setlocale (LC_NUMERIC, "C");
}

void
arb_language_init (void)
{
  g_autofree char *translations = find_translations ();

  set_locale ();
  if (translations != NULL)
    bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  g_free (environment);
  environment = g_strjoinv (":", (char **) g_get_language_names ());
  promise_translations ();
  put_in_force (environment);
}

gboolean
arb_language_set (const char *language)
{
  if (language != NULL && !g_strv_contains (arb_languages (), language))
    return FALSE;

  put_in_force (language != NULL ? language : environment);
  return TRUE;
}

const char *
arb_language_get (void)
{
  g_auto (GStrv) names = g_strsplit (g_getenv ("LANGUAGE"), ":", -1);

  for (char **name = names; *name != NULL; name++)
    for (const char *const *language = arb_languages (); *language != NULL; language++)
      if (speaks (*name, *language))
        return *language;

  return "en";
}

gboolean
arb_language_is_original (void)
{
  return is_original;
}

char *
arb_language_run (const char *language, ArbLanguageFunc func, gpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  char *text;

  g_return_val_if_fail (g_strv_contains (arb_languages (), language), NULL);
  g_return_val_if_fail (func != NULL, NULL);

  /* A program that never called arb_language_init() speaks only English. */
  if (before == NULL)
    return func (data);
  put_in_force (language);
  text = func (data);
  put_in_force (before);
  return text;
}

const char *
arb_language_name (const char *language)
{
  static const char *const names[] = { "English", "Français", "Italiano", "日本語" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (arb_languages ()[i], language))
      return names[i];

  return language;
}
