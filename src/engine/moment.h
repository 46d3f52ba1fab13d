/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

G_BEGIN_DECLS

/**
 * ArbMoment:
 * @id: (nullable): static id of the decision, in kebab-case, like `answers`
 * @seat: the seat that decides first; %ARB_TABLE for none in particular
 * @leader: the seat whose last part of the turn the others answer, which is shown below the title;
 *   or %ARB_TABLE
 * @subject: a role or card, or %ARB_ARGUMENT_NONE
 *
 * @unit: (nullable): static id of what the one number of the moment counts; %NULL where the choice is
 *   the number
 * @amount: that number: how much of it is still to be decided
 * @whole: how much it was at first
 * @sum: what it is made of, as the numbers of the rule that has just such parts; of `rule.open`, which
 *   has none, where nothing more is known. See #ArbHelp for the cards that they come from
 *
 * What is being decided, in ids and numbers. The words are `moment.ID` for the title and,
 * where there is no @leader, `moment-about.ID` for the line below it; `subject.UNIT` for its number.
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
