/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"

#include "wording/language.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#define LANGUAGE "--language"

/* How many characters of a long line are shown at its beginning and at its end. */
#define SHOWN 1000

/* Whether @c is a control character, which a terminal obeys, or a mark that reorders the text after
 * it. */
static gboolean
is_command (gunichar c)
{
  return g_unichar_iscntrl (c) || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
arb_make_plain (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  glong length = g_utf8_strlen (valid, -1);
  GString *plain = g_string_new (NULL);
  glong i = 0;

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at), i++)
    {
      gunichar c = g_utf8_get_char (at);

      if (i < SHOWN || i >= length - SHOWN)
        g_string_append_unichar (plain, is_command (c) ? 0xfffd : c);
      else if (i == SHOWN)
        g_string_append (plain, "…");
    }
  return g_string_free (plain, FALSE);
}

void
arb_complain (const char *place, const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *name = place != NULL ? g_filename_display_name (place) : NULL;
  g_autofree char *head = name != NULL ? arb_make_plain (name) : NULL;
  g_auto (GStrv) lines = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = arb_make_plain (lines[i]);

      if (*line != '\0')
        fprintf (stderr, "arbiter-cli: %s%s%s\n", head != NULL ? head : "",
                 head != NULL ? ": " : "", line);
    }
}

void
arb_choose_language (char **words)
{
  for (; *words != NULL && !g_str_equal (*words, "--"); words++)
    if (g_str_has_prefix (*words, LANGUAGE "="))
      arb_language_set (*words + strlen (LANGUAGE "="));
    else if (g_str_equal (*words, LANGUAGE) && words[1] != NULL)
      arb_language_set (words[1]);
}

static gboolean
set_language (const char *language)
{
  g_autofree char *known = NULL;

  if (arb_language_set (language))
    return TRUE;

  known = g_strjoinv (", ", (char **) (guintptr) arb_languages ());
  arb_complain (LANGUAGE, _ ("no language “%s”, expected one of %s"), language, known);
  return FALSE;
}

static gboolean
set_format (ArbArguments *arguments, const char *format)
{
  arguments->json = g_str_equal (format, "json");
  if (arguments->json || g_str_equal (format, "text"))
    return TRUE;

  arb_complain ("--format", _ ("no format “%s”, expected json or text"), format);
  return FALSE;
}

static gboolean
check_files (ArbArguments *arguments, const char *command, const char *usage, guint minimum,
             guint maximum)
{
  arguments->n_files = arguments->files != NULL ? g_strv_length (arguments->files) : 0;
  if (arguments->n_files >= minimum && arguments->n_files <= maximum)
    return TRUE;

  if (arguments->n_files < minimum)
    arb_complain (command, _ ("something is missing, expected: arbiter-cli %s %s"), command, usage);
  else
    arb_complain (command, _ ("“%s” is one too many, expected: arbiter-cli %s %s"),
                  arguments->files[maximum], command, usage);
  return FALSE;
}

/* Takes all options as bytes: GLib would convert them from the encoding of the locale, and in the C
 * locale it could not show a player's name. */
gboolean
arb_arguments_parse (ArbArguments *arguments, char **words, const GOptionEntry *own,
                     const char *usage, const char *summary, guint minimum, guint maximum)
{
  g_autofree char *format = NULL;
  g_autofree char *language = NULL;
  const char *command = words[0];
  g_autofree char *program = g_strconcat ("arbiter-cli ", command, NULL);
  g_auto (GStrv) rest = g_strdupv (words);
  const GOptionEntry common[] = {
    { "format", 0, 0, G_OPTION_ARG_FILENAME, &format, N_ ("The format of the output: text or json"),
      N_ ("FORMAT") },
    { "language", 0, 0, G_OPTION_ARG_FILENAME, &language,
      N_ ("The language of words: en, fr, it, ja"), N_ ("LANGUAGE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  const char *expected = usage[0] != '\0' ? _ (usage) : usage;
  g_autoptr (GOptionContext) context = g_option_context_new (expected);
  g_autoptr (GError) error = NULL;

  *arguments = (ArbArguments){ FALSE, NULL, 0 };
  g_option_context_set_summary (context, _ (summary));
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);
  if (own != NULL)
    g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);

  g_set_prgname (program);
  if (!g_option_context_parse_strv (context, &rest, &error))
    {
      arb_complain (command, _ ("%s, expected: arbiter-cli %s %s"), error->message, command,
                    expected);
      return FALSE;
    }

  return (language == NULL || set_language (language))
         && (format == NULL || set_format (arguments, format))
         && check_files (arguments, command, expected, minimum, maximum);
}

void
arb_arguments_clear (ArbArguments *arguments)
{
  g_clear_pointer (&arguments->files, g_strfreev);
}

gboolean
arb_parse_number (const char *option, const char *text, guint64 minimum, guint64 maximum,
                  guint64 *number)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  if (minimum > maximum)
    {
      arb_complain (option, _ ("found “%s”, but there is none yet"), text);
      return FALSE;
    }
  if (g_ascii_string_to_unsigned (text, 10, minimum, maximum, number, NULL))
    return TRUE;

  least = g_strdup_printf ("%" G_GUINT64_FORMAT, minimum);
  most = g_strdup_printf ("%" G_GUINT64_FORMAT, maximum);
  if (minimum == maximum)
    arb_complain (option, _ ("found “%s”, expected %s"), text, least);
  else
    arb_complain (option, _ ("found “%s”, expected a number from %s to %s"), text, least, most);
  return FALSE;
}
