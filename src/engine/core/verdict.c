/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/verdict.h"

#include <string.h>

gboolean
arb_verdict_equal (const ArbVerdict *a, const ArbVerdict *b)
{
  return a->value == b->value && a->n_reasons == b->n_reasons && a->unsettled == b->unsettled
         && memcmp (a->reasons, b->reasons, a->n_reasons * sizeof *a->reasons) == 0;
}

gint16 *
arb_verdict_add (ArbVerdict *verdict, ArbVerdictValue value, guint rule, ArbArgument subject)
{
  ArbReason *reason;

  /* If all places are taken, the reason is written into an extra one that is never read, so that
   * the caller always has somewhere to write. */
  reason = &verdict->reasons[verdict->n_reasons];
  if (verdict->n_reasons < ARB_MAX_REASONS)
    verdict->n_reasons++;

  verdict->value = MAX (verdict->value, (guint8) value);
  verdict->unsettled |= value == ARB_UNDECIDABLE;
  reason->rule = (guint16) rule;
  reason->subject = subject;
  reason->seat = 0;
  memset (reason->numbers, 0, sizeof reason->numbers);
  return reason->numbers;
}

void
arb_verdict_add_reasons_of (ArbVerdict *verdict, guint seat, const ArbVerdict *other)
{
  for (guint i = 0; i < other->n_reasons && verdict->n_reasons < ARB_MAX_REASONS; i++)
    {
      ArbReason *reason = &verdict->reasons[verdict->n_reasons++];

      *reason = other->reasons[i];
      reason->seat = (guint16) seat;
    }
  verdict->value = MAX (verdict->value, other->value);
  verdict->unsettled |= other->unsettled;
}

void
arb_contributions_add (ArbContributions *contributions, guint number, ArbArgument subject,
                       gint amount)
{
  if (amount != 0 && contributions->n < ARB_MAX_CONTRIBUTIONS)
    contributions->items[contributions->n++] = (ArbContribution){ number, subject, amount };
}
