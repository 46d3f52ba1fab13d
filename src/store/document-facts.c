/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

/* Text from an entry of the window is corrected instead of refused. */
char *
arb_make_fit (const char *text, glong max, gboolean one_line)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *fit = g_string_new (NULL);

  for (const char *at = valid; *at != '\0' && max > 0; at = g_utf8_next_char (at), max--)
    {
      gunichar c = g_utf8_get_char (at);
      gboolean kept = !g_unichar_iscntrl (c) || (!one_line && c == '\n');

      g_string_append_unichar (fit, kept ? c : ' ');
    }
  return g_string_free (fit, FALSE);
}

static void
set_text (char **text, const char *value, glong max, gboolean one_line)
{
  char *fit = value != NULL && *value != '\0' ? arb_make_fit (value, max, one_line) : NULL;

  g_free (*text);
  *text = fit;
}

const char *
arb_document_get_date (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->date;
}

gboolean
arb_document_set_date (ArbDocument *document, const char *date)
{
  g_return_val_if_fail (document != NULL && date != NULL, FALSE);

  if (!arb_is_day (date))
    return FALSE;
  g_free (document->date);
  document->date = g_strdup (date);
  return TRUE;
}

const char *
arb_document_get_place (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->place;
}

void
arb_document_set_place (ArbDocument *document, const char *place)
{
  g_return_if_fail (document != NULL);

  set_text (&document->place, place, ARB_DOCUMENT_MAX_PLACE, TRUE);
}

const char *
arb_document_get_remark (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->remark;
}

void
arb_document_set_remark (ArbDocument *document, const char *remark)
{
  g_return_if_fail (document != NULL);

  set_text (&document->remark, remark, ARB_DOCUMENT_MAX_NOTE, FALSE);
}

gboolean
arb_document_get_counts (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, FALSE);

  return document->counts;
}

void
arb_document_set_counts (ArbDocument *document, gboolean counts)
{
  g_return_if_fail (document != NULL);

  document->counts = counts;
}
