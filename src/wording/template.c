/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/template.h"

#include "wording/grammar.h"

#include <string.h>

typedef struct
{
  ArbTemplateFunc func;
  gpointer data;
  gboolean complete; /* whether all values since the last opening bracket are present */
} Expansion;

/*
 * The plural form for a number depends on the language, so the translation of this plural returns
 * it: each of its forms is the number of the form.
 */
static guint
find_form (gint number)
{
  /* Translators: not words: translate each plural form of your language into its number,
   * counted from 0. It says which part of {n|a|b|c} is used in a sentence. */
  const char *form = g_dngettext (GETTEXT_PACKAGE, "0", "1", (gulong) ABS (number));

  return (guint) g_ascii_strtoull (form, NULL, 10);
}

static void
append_form (GString *result, char **forms, guint form)
{
  g_string_append (result, forms[MIN (form, g_strv_length (forms) - 1)]);
}

static void
append_placeholder (Expansion *expansion, const char *inside, GString *result)
{
  g_auto (GStrv) parts = g_strsplit (inside, "|", -1);
  g_auto (GStrv) name = g_strsplit (parts[0] != NULL ? parts[0] : "", ":", 2);
  ArbTemplateValue value = { 0, 0, NULL, FALSE };

  if (name[0] == NULL || !expansion->func (name[0], name[1], &value, expansion->data))
    {
      g_string_append_printf (result, "{%s}", inside);
      return;
    }

  if (!value.present)
    expansion->complete = FALSE;

  if (parts[1] != NULL)
    append_form (result, parts + 1,
                 g_strcmp0 (name[1], "gender") == 0 ? value.gender : find_form (value.number));
  else if (value.text != NULL)
    arb_grammar_append (result, value.text);
  else
    g_string_append_printf (result, "%d", value.number);

  g_free (value.text);
}

static void expand (Expansion *expansion, const char *text, gsize length, GString *result);

static void
expand_bracket (Expansion *expansion, const char *text, gsize length, GString *result)
{
  g_autoptr (GString) inside = g_string_new (NULL);

  expansion->complete = TRUE;
  expand (expansion, text, length, inside);
  if (expansion->complete)
    g_string_append_len (result, inside->str, (gssize) inside->len);
}

static void
expand (Expansion *expansion, const char *text, gsize length, GString *result)
{
  const char *end = text + length;

  while (text < end)
    {
      gsize plain = strcspn (text, "{[");
      const char *close;

      plain = MIN (plain, (gsize) (end - text));
      g_string_append_len (result, text, (gssize) plain);
      text += plain;
      if (text >= end)
        return;

      close = memchr (text, *text == '{' ? '}' : ']', (gsize) (end - text));
      if (close == NULL)
        {
          g_string_append_len (result, text, end - text);
          return;
        }

      if (*text == '{')
        {
          g_autofree char *inside = g_strndup (text + 1, (gsize) (close - text - 1));

          append_placeholder (expansion, inside, result);
        }
      else
        expand_bracket (expansion, text + 1, (gsize) (close - text - 1), result);

      text = close + 1;
    }
}

char *
arb_template_expand (const char *text, ArbTemplateFunc func, gpointer data)
{
  Expansion expansion = { func, data, TRUE };
  GString *result = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  expand (&expansion, text, strlen (text), result);
  return g_string_free (result, FALSE);
}

gboolean
arb_template_mentions (const char *text, const char *name)
{
  gsize length = strlen (name);

  for (const char *open = strchr (text, '{'); open != NULL; open = strchr (open + 1, '{'))
    if (strncmp (open + 1, name, length) == 0 && strchr ("}|:", open[1 + length]) != NULL
        && open[1 + length] != '\0')
      return TRUE;

  return FALSE;
}
