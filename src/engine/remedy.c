/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/remedy.h"

#include <string.h>

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
arb_no_remedy (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
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

/* What somebody else, or the seat itself, has to decide first may come only behind closing moves. */
static void
find_for_closing (const ArbState *state, ArbMove said, const ArbReason *reason, ArbRemedyFunc find,
                  ArbRemedies *remedies)
{
  ArbMove closing = said;
  ArbStateRoom room;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  arb_close_all (&room.state, said);
  closing.seat = (guint8) reason->seat;
  find (&room.state, closing, reason, remedies);
}

guint
arb_remedy (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbRemedies *remedies)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  remedies->n = 0;
  for (guint i = 0; ruleset->help.remedies != NULL && i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      ArbRemedyFunc find = ruleset->help.remedies[reason->rule];

      remedies->first = remedies->n;
      remedies->reason = (guint8) i;
      remedies->missing = 0;
      remedies->at_once = FALSE;
      if (find != NULL && reason->seat != 0)
        find_for_closing (state, move, reason, find, remedies);
      else if (find != NULL)
        find (state, move, reason, remedies);
      end_reason (remedies);
    }

  return remedies->n;
}
