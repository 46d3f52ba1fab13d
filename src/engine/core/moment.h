/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/verdict.h"

G_BEGIN_DECLS

/**
 * ArbMoment:
 * @id: (nullable): static id of the decision, in kebab-case, like `answers`
 * @seat: the seat that decides first; %ARB_TABLE for none in particular
 * @leader: the seat whose last part of the turn the others answer, which is shown below the title;
 *   or %ARB_TABLE
 * @subject: a role or card, or %ARB_ARGUMENT_NONE
 * @unit: (nullable): static id of what @amount counts; %NULL if the decision is a number itself
 * @amount: how much is still to be decided
 * @whole: how much it was at first
 * @sum: the parts of @whole, as the numbers of a rule with the same parts; the rule is `rule.open`,
 *   which has no numbers, if the parts are unknown. See #ArbHelp for the cards that they come from
 *
 * What is being decided, in ids and numbers. The words of the title are `moment.ID`; those of the
 * line below it, if there is no @leader, are `moment-about.ID`; those of @amount are `subject.UNIT`.
 */
typedef struct
{
  const char *id;
  guint seat;
  guint leader;
  ArbArgument subject;
  const char *unit;
  guint amount;
  guint whole;
  ArbReason sum;
} ArbMoment;

G_END_DECLS
