/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/facts.h"

#include "cli/cli.h"

void
arb_facts_clear (ArbFacts *facts)
{
  g_free (facts->date);
  g_free (facts->place);
  g_free (facts->note);
  g_free (facts->counts);
}

gboolean
arb_facts_any (const ArbFacts *facts)
{
  return facts->date != NULL || facts->place != NULL || facts->note != NULL
         || facts->counts != NULL;
}

/* A document shortens a text, and replaces what is no text in it, so that a dialog cannot fail; a
 * command refuses it instead. */
static gboolean
is_kept (const char *option, const char *given, const char *kept)
{
  if (given == NULL || g_strcmp0 (given, kept != NULL ? kept : "") == 0)
    return TRUE;
  arb_complain (option, _ ("too long, or not plain text, expected something like “%s”"), kept);
  return FALSE;
}

gboolean
arb_facts_set (const ArbFacts *facts, ArbDocument *document)
{
  if (facts->date != NULL && !arb_document_set_date (document, facts->date))
    {
      arb_complain ("--date", _ ("not a day, expected one like 2026-11-21"));
      return FALSE;
    }
  if (facts->counts != NULL && !g_str_equal (facts->counts, "yes")
      && !g_str_equal (facts->counts, "no"))
    {
      arb_complain ("--counts", _ ("unknown, expected yes or no"));
      return FALSE;
    }
  if (facts->place != NULL)
    arb_document_set_place (document, facts->place);
  if (facts->note != NULL)
    arb_document_set_remark (document, facts->note);
  if (!is_kept ("--place", facts->place, arb_document_get_place (document))
      || !is_kept ("--note", facts->note, arb_document_get_remark (document)))
    return FALSE;
  if (facts->counts != NULL)
    arb_document_set_counts (document, g_str_equal (facts->counts, "yes"));
  return TRUE;
}
