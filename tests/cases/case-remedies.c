/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-remedies.h"

#include "engine/core/notation.h"

#define NONE "none"
#define OTHERS "…"

/* The moves as a case says them: `lead warfare, collect`; with `maybe` before them where something
 * is not known, and `instead` where they take the place of the refused move. */
static char *
describe (const ArbState *state, const ArbRemedy *remedy)
{
  g_autoptr (GString) text = g_string_new (remedy->supposed ? "maybe " : NULL);

  if (remedy->instead)
    g_string_append (text, "instead ");

  for (guint i = 0; i < remedy->n_moves; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      arb_move_format (state->catalogue, remedy->moves[i], text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_among (const ArbState *state, const ArbRemedies *remedies, const char *expected)
{
  for (guint i = 0; i < remedies->n; i++)
    {
      g_autofree char *text = describe (state, &remedies->items[i]);

      if (g_str_equal (text, expected))
        return TRUE;
    }
  return FALSE;
}

static char *
list (const ArbState *state, const ArbRemedies *remedies)
{
  g_autoptr (GString) text = g_string_new (remedies->n == 0 ? NONE : NULL);

  for (guint i = 0; i < remedies->n; i++)
    {
      g_autofree char *line = describe (state, &remedies->items[i]);

      g_string_append_printf (text, "%sremedy %s", i > 0 ? "; " : "", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
case_remedies_hold (const Case *a_case, const ArbState *state, ArbMove move, char **found)
{
  ArbRemedies remedies;
  ArbVerdict verdict;
  ArbMove said;
  gboolean others = FALSE;
  guint n = 0;

  if (a_case->remedies->len == 0)
    return TRUE;

  said = move;
  arb_complete (state, &move, NULL, &verdict);
  if (arb_verdict_allows (&verdict))
    {
      move = said;
      arb_canonicalize (state, &move);
      arb_check (state, move, &verdict);
    }
  arb_remedies_find (state, move, &verdict, &remedies);
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
case_names_remedies (const Case *a_case, const char *rule)
{
  for (guint i = 0; i < a_case->reasons->len && a_case->remedies->len > 0; i++)
    if (g_str_equal (((CaseReason *) a_case->reasons->pdata[i])->rule, rule))
      return TRUE;

  return FALSE;
}
