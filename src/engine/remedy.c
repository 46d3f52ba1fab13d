/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/remedy.h"

gint16 *
arb_remedies_add (ArbRemedies *self, const char *source, ArbArgument subject, guint amount,
                  guint seat)
{
  ArbRemedy *remedy = &self->items[self->n];

  if (self->n < ARB_MAX_REMEDIES)
    self->n++;
  *remedy = (ArbRemedy){ .source = source,
                         .subject = subject,
                         .amount = (gint16) amount,
                         .reason = self->reason,
                         .seat = (guint8) seat };
  return remedy->needs;
}

void
arb_nothing_can (const ArbState *state, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  (void) state;
  (void) move;
  (void) reason;
  (void) remedies;
}

/* What must add up at once and does not would only raise hopes. */
static void
end_reason (ArbRemedies *self)
{
  gint supplied = 0;

  for (guint i = self->first; i < self->n; i++)
    {
      self->items[i].missing = self->missing;
      supplied += self->items[i].amount;
    }
  if (self->at_once && supplied < self->missing)
    self->n = self->first;
}

guint
arb_remedy (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbRemedies *remedies)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  remedies->n = 0;
  for (guint i = 0; ruleset->remedies != NULL && i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      ArbRemedyFunc find = ruleset->remedies[reason->rule];
      ArbMove broken = move;

      remedies->first = remedies->n;
      remedies->reason = (guint8) i;
      remedies->missing = 0;
      remedies->at_once = FALSE;
      if (reason->seat != 0)
        broken.seat = reason->seat;
      if (find != NULL)
        find (state, broken, reason, remedies);
      end_reason (remedies);
    }

  return remedies->n;
}
