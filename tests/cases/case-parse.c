/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-parse.h"

#include <string.h>

static void
reason_free (CaseReason *reason)
{
  g_free (reason->rule);
  g_ptr_array_unref (reason->numbers);
  g_free (reason);
}

void
case_free (Case *a_case)
{
  g_free (a_case->id);
  g_strfreev (a_case->editions);
  g_strfreev (a_case->settings);
  g_strfreev (a_case->steps);
  g_free (a_case->verdict);
  g_ptr_array_unref (a_case->reasons);
  g_ptr_array_unref (a_case->remedies);
  g_ptr_array_unref (a_case->facts);
  g_free (a_case->place);
  g_free (a_case);
}

char **
case_split (const char *text, const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, -1);
  GPtrArray *kept = g_ptr_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_ptr_array_add (kept, g_strdup (parts[i]));

  g_ptr_array_add (kept, NULL);
  return (char **) g_ptr_array_free (kept, FALSE);
}

static gboolean
parse_head (Case *a_case, const char *head, GError **error)
{
  g_auto (GStrv) words = case_split (head, " ");
  guint n = g_strv_length (words);

  if (n < 2)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: expected “ID EDITION… |”",
                   a_case->place);
      return FALSE;
    }

  a_case->id = g_strdup (words[0]);
  a_case->editions = case_split (words[1], ",");
  a_case->settings = g_strdupv (words + 2);
  return TRUE;
}

static gboolean
parse_word_of_verdict (Case *a_case, const char *word)
{
  CaseReason *reason;

  if (strchr (word, '=') != NULL)
    {
      if (a_case->reasons->len == 0)
        return FALSE;
      reason = a_case->reasons->pdata[a_case->reasons->len - 1];
      g_ptr_array_add (reason->numbers, g_strdup (word));
    }
  else if (g_str_equal (word, "ruled"))
    a_case->ruled = TRUE;
  else if (strchr (word, '.') != NULL)
    {
      reason = g_new0 (CaseReason, 1);
      reason->rule = g_strdup (word);
      reason->numbers = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (a_case->reasons, reason);
    }
  else
    return FALSE;
  return TRUE;
}

static gboolean
parse_expected (Case *a_case, const char *text, GError **error)
{
  g_auto (GStrv) parts = case_split (text, ";");
  g_auto (GStrv) words = case_split (parts[0] == NULL ? "" : parts[0], " ");
  const char *const verdicts[] = { "legal", "void", "illegal", "undecidable", "then", NULL };

  if (words[0] == NULL || !g_strv_contains (verdicts, words[0]))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   "%s: expected a verdict after “=>”, or “then”", a_case->place);
      return FALSE;
    }

  if (!g_str_equal (words[0], "then"))
    a_case->verdict = g_strdup (words[0]);
  for (guint i = 1; words[i] != NULL; i++)
    if (!parse_word_of_verdict (a_case, words[i]))
      {
        g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s: “%s” is no rule", a_case->place,
                     words[i]);
        return FALSE;
      }
  for (guint i = 1; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "remedy "))
      g_ptr_array_add (a_case->remedies, g_strdup (parts[i] + strlen ("remedy ")));
    else
      g_ptr_array_add (a_case->facts, g_strdup (parts[i]));
  return TRUE;
}

Case *
case_parse (const char *line, const char *place, GError **error)
{
  g_autofree char *text = g_strstrip (g_strdup (line));
  char *why = strstr (text, " -- ");
  char *bar = strstr (text, " | ");
  char *arrow = strstr (text, "=>");
  Case *a_case;

  if (*text == '\0' || *text == '#')
    return NULL;

  if (bar == NULL || arrow == NULL || arrow < bar)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   "%s: expected “ID EDITION… | STEP; STEP => EXPECTED”", place);
      return NULL;
    }

  if (why != NULL)
    *why = '\0';
  *bar = '\0';
  *arrow = '\0';
  a_case = g_new0 (Case, 1);
  a_case->place = g_strdup (place);
  a_case->steps = case_split (bar + 3, ";");
  a_case->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) reason_free);
  a_case->remedies = g_ptr_array_new_with_free_func (g_free);
  a_case->facts = g_ptr_array_new_with_free_func (g_free);
  if (parse_head (a_case, text, error) && parse_expected (a_case, arrow + 2, error))
    return a_case;

  case_free (a_case);
  return NULL;
}
