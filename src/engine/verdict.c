/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/verdict.h"

#include <string.h>

gint16 *
arb_verdict_add (ArbVerdict *verdict, ArbVerdictValue value, guint rule, ArbArgument subject)
{
  ArbReason *reason;

  if (value == ARB_ILLEGAL && verdict->value == ARB_UNDECIDABLE)
    arb_verdict_init (verdict);

  /* Behind the last place there is one that nobody reads: the caller always has somewhere to
   * write. */
  if (value == ARB_UNDECIDABLE && verdict->value == ARB_ILLEGAL)
    reason = &verdict->reasons[ARB_MAX_REASONS];
  else
    {
      reason = &verdict->reasons[verdict->n_reasons];
      verdict->n_reasons += verdict->n_reasons < ARB_MAX_REASONS;
      verdict->value = MAX (verdict->value, (guint8) value);
    }

  reason->rule = (guint16) rule;
  reason->subject = subject;
  memset (reason->numbers, 0, sizeof reason->numbers);
  return reason->numbers;
}
