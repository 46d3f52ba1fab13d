/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/rulings.h"

gboolean
arb_is_unplayable (const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (catalogue->rules[verdict->reasons[i].rule].rule_class == ARB_RULE_UNPLAYABLE)
      return TRUE;
  return FALSE;
}

gboolean
arb_can_overrule (const ArbCatalogue *catalogue, const ArbVerdict *verdict)
{
  return verdict->value == ARB_ILLEGAL && !verdict->unsettled
         && !arb_is_unplayable (catalogue, verdict);
}

gboolean
arb_is_out_of_order (const ArbRuleset *ruleset, const ArbVerdict *verdict)
{
  if (arb_verdict_allows (verdict))
    return FALSE;
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (ruleset->rule_definitions[verdict->reasons[i].rule].timing)
      return TRUE;
  return FALSE;
}
