/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/lines.h"

#include <glib/gi18n-lib.h>
#include <string.h>

ArbLineResult
arb_line_read (FILE *stream, GString *line)
{
  gboolean too_long = FALSE;
  int byte;

  g_string_truncate (line, 0);
  while ((byte = getc (stream)) != EOF && byte != '\n')
    if (line->len < ARB_LINE_MAX)
      g_string_append_c (line, (char) byte);
    else
      too_long = TRUE;

  if (byte == EOF && line->len == 0)
    return ARB_LINE_END;
  if (too_long)
    return ARB_LINE_LONG;
  if (memchr (line->str, '\0', line->len) != NULL)
    return ARB_LINE_ZERO;
  if (!g_utf8_validate_len (line->str, line->len, NULL))
    return ARB_LINE_BINARY;

  g_strstrip (line->str);
  g_string_set_size (line, strlen (line->str));
  return ARB_LINE_GOOD;
}

const char *
arb_line_describe (ArbLineResult result)
{
  switch (result)
    {
    case ARB_LINE_LONG:
      return _ ("the line is too long, expected a move");
    case ARB_LINE_BINARY:
      return _ ("not text in UTF-8, expected a move");
    case ARB_LINE_ZERO:
      return _ ("the line holds a zero byte, expected a move");
    case ARB_LINE_GOOD:
    case ARB_LINE_END:
      return NULL;
    }
  g_assert_not_reached ();
}

gboolean
arb_line_is_comment (const char *line)
{
  return line[0] == '\0' || (line[0] == '#' && !g_ascii_isdigit (line[1]));
}
