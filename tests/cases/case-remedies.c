/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-remedies.h"

#include "engine/notation.h"

#include <string.h>

#define MAX_CLOSING 32
#define NONE "none"
#define OTHERS "…"

/* SOURCE SUBJECT and each number, as a case could say it. */
static char **
describe (const ArbState *state, const ArbRemedy *remedy)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GString) subject = g_string_new (NULL);
  const struct
  {
    const char *name;
    gint number;
  } numbers[] = {
    { "missing", remedy->missing }, { "amount", remedy->amount },     { "seat", remedy->seat },
    { "needs", remedy->needs[0] },  { "or-needs", remedy->needs[1] },
  };

  g_strv_builder_add (words, remedy->source);
  if (remedy->subject != ARB_ARGUMENT_NONE)
    {
      arb_argument_format (state->catalogue, remedy->subject, subject);
      g_strv_builder_add (words, subject->str);
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *word = g_strdup_printf ("%s=%d", numbers[i].name, numbers[i].number);

      g_strv_builder_add (words, word);
    }
  return g_strv_builder_end (words);
}

static gboolean
is_remedy (const ArbState *state, const ArbRemedy *remedy, const char *expected)
{
  g_auto (GStrv) words = case_split (expected, " ");
  g_auto (GStrv) found = describe (state, remedy);

  if (!g_str_equal (words[0], found[0])
      || (remedy->subject != ARB_ARGUMENT_NONE && g_strcmp0 (words[1], found[1]) != 0))
    return FALSE;
  for (guint i = 1; words[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) found, words[i]))
      return FALSE;

  return TRUE;
}

static gboolean
is_among (const ArbState *state, const ArbRemedies *remedies, const char *expected)
{
  for (guint i = 0; i < remedies->n; i++)
    if (is_remedy (state, &remedies->items[i], expected))
      return TRUE;

  return FALSE;
}

static char *
list (const ArbState *state, const ArbRemedies *remedies)
{
  g_autoptr (GString) text = g_string_new (remedies->n == 0 ? NONE : NULL);

  for (guint i = 0; i < remedies->n; i++)
    {
      g_auto (GStrv) words = describe (state, &remedies->items[i]);
      g_autofree char *line = g_strjoinv (" ", words);

      g_string_append_printf (text, "%sremedy %s", i > 0 ? "; " : "", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
case_remedies_hold (const Case *a_case, const ArbState *state, ArbMove move, char **found)
{
  ArbMove closing[MAX_CLOSING];
  ArbRemedies remedies;
  ArbVerdict verdict;
  ArbMove said;
  gboolean others = FALSE;
  guint n = 0;

  if (a_case->remedies->len == 0)
    return TRUE;

  said = move;
  arb_complete (state, &move, closing, MAX_CLOSING, &verdict);
  if (arb_verdict_allows (&verdict))
    {
      move = said;
      arb_canonicalize (state, &move);
      arb_check (state, move, &verdict);
    }
  arb_remedy (state, move, &verdict, &remedies);
  *found = list (state, &remedies);
  for (guint i = 0; i < a_case->remedies->len; i++)
    {
      const char *expected = a_case->remedies->pdata[i];

      if (g_str_equal (expected, OTHERS))
        others = TRUE;
      else if (g_str_equal (expected, NONE))
        continue;
      else if (!is_among (state, &remedies, expected))
        return FALSE;
      else
        n++;
    }
  return others || n == remedies.n;
}

gboolean
case_has_remedy (const Case *a_case, const char *rule)
{
  if (a_case->remedies->len == 0 || g_str_equal (a_case->remedies->pdata[0], NONE))
    return FALSE;
  for (guint i = 0; i < a_case->reasons->len; i++)
    if (g_str_equal (((CaseReason *) a_case->reasons->pdata[i])->rule, rule))
      return TRUE;

  return FALSE;
}
