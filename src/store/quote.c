/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/quote.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define QUOTED_CHARACTERS 60

char *
arb_store_quote (const char *text)
{
  return arb_store_quote_length (text, (gssize) strlen (text));
}

char *
arb_store_quote_length (const char *text, gssize length)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  const char *end = text + length;
  guint n = 0;

  for (; text < end && n < QUOTED_CHARACTERS; text = g_utf8_next_char (text), n++)
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (plain, g_unichar_iscntrl (c) ? 0xfffd : c);
    }
  if (text < end)
    g_string_append (plain, "…");
  /* Translators: what was found in a file, in the quotation marks of the language */
  return g_strdup_printf (C_ ("quotation", "“%s”"), plain->str);
}

gboolean
arb_store_has_control (const char *text, const char *allowed)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)) && strchr (allowed, *text) == NULL)
      return TRUE;
  return FALSE;
}
