/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/catalogues.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <stdio.h>

/*
 * Writes the texts of the games' data files as a header that xgettext can read: with a file name
 * into that file, else to standard output.
 */

static void
add_literal (GString *header, const char *text)
{
  g_string_append_c (header, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"' || *text == '\\')
        g_string_append_c (header, '\\');
      if (*text == '\n')
        g_string_append (header, "\\n");
      else
        g_string_append_c (header, *text);
    }
  g_string_append_c (header, '"');
}

static void
add_text (const char *context, const char *text, gpointer data)
{
  GString *header = data;

  g_string_append (header, "NC_ (");
  add_literal (header, context);
  g_string_append (header, ",\n     ");
  add_literal (header, text);
  g_string_append (header, ")\n");
}

static char *
extract (void)
{
  GString *header = g_string_new ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
                                  "\n"
                                  "/*\n"
                                  " * Written by `meson compile -C build extract-texts` from "
                                  "data/games. What is in braces and\n"
                                  " * brackets is told in data/games/README.md.\n"
                                  " */\n");

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_string_append_printf (header, "\n/* %s */\n", (*system)->id);
      arb_words_foreach (arb_catalogue_get (*system), add_text, header);
    }
  return g_string_free (header, FALSE);
}

int
main (int argc, char **argv)
{
  g_autofree char *header = extract ();
  g_autoptr (GError) error = NULL;

  if (argc < 2)
    {
      fputs (header, stdout);
      return 0;
    }
  if (g_file_set_contents (argv[1], header, -1, &error))
    return 0;

  fprintf (stderr, "extract-texts: %s\n", error->message);
  return 1;
}
