/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

/**
 * ArbVerdictValue:
 * @ARB_LEGAL: as the rules have it
 * @ARB_VOID: legal, but nothing would happen: worth a warning
 * @ARB_UNDECIDABLE: the play itself does not settle it: a rule the edition leaves open, or a
 *   card that nobody ever told
 * @ARB_ILLEGAL: a rule forbids it, or there is nothing to do it with
 *
 * The four values of a verdict, in the order of how bad they are: what is forbidden for certain is
 * so, whatever else is not settled.
 */
typedef enum
{
  ARB_LEGAL,
  ARB_VOID,
  ARB_UNDECIDABLE,
  ARB_ILLEGAL,
} ArbVerdictValue;

#define ARB_MAX_REASONS 4
#define ARB_MAX_NUMBERS 8

/**
 * ArbReason:
 * @rule: index of the rule in the ruleset
 * @subject: the card, planet, role or switch it is about, or %ARB_ARGUMENT_NONE
 * @seat: who breaks the rule, or 0: who makes the move
 * @numbers: meaning and order are named by the rule's definition; 0 where not needed
 *
 * Why a verdict is as it is: a code and its numbers, never words.
 */
typedef struct
{
  guint16 rule;
  ArbArgument subject;
  guint16 seat;
  gint16 numbers[ARB_MAX_NUMBERS];
} ArbReason;

/* Reasons are compared byte by byte: there must be no byte that nobody sets. */
G_STATIC_ASSERT (sizeof (ArbReason) == (3 + ARB_MAX_NUMBERS) * sizeof (gint16));

/** ARB_MAX_CONTRIBUTIONS: room for what the numbers of a reason come from; what finds no room is dropped. */
#define ARB_MAX_CONTRIBUTIONS 64

/**
 * ArbContribution:
 * @number: which of the reason's numbers it contributes to
 * @subject: the card it comes from
 * @amount: how much
 *
 * Where a number of a reason comes from, card by card.
 */
typedef struct
{
  guint number;
  ArbArgument subject;
  gint amount;
} ArbContribution;

/**
 * ArbVerdict:
 * @value: the verdict
 * @n_reasons: how many of @reasons are set
 * @unsettled: whether one of them leaves the move undecidable, though another may refuse it
 * @reasons: in the order seat, phase, presence, permission, prerequisite, cost
 */
typedef struct
{
  guint8 value; /* ArbVerdictValue */
  guint8 n_reasons;
  guint16 unsettled;
  /* one more than is counted: where a dropped reason is written */
  ArbReason reasons[ARB_MAX_REASONS + 1];
} ArbVerdict;

/**
 * arb_verdict_init:
 * @verdict: a verdict
 *
 * Makes @verdict plainly legal. All of it is written, since verdicts are compared as memory.
 */
static inline void
arb_verdict_init (ArbVerdict *verdict)
{
  *verdict = (ArbVerdict){ .value = ARB_LEGAL };
}

/** arb_verdict_equal: whether two verdicts are the same, for the same reasons. */
gboolean arb_verdict_equal (const ArbVerdict *a, const ArbVerdict *b);

/** arb_verdict_allows: whether a move with this verdict can be played without a ruling. */
static inline gboolean
arb_verdict_allows (const ArbVerdict *verdict)
{
  return verdict->value <= ARB_VOID;
}

/**
 * arb_verdict_add:
 * @verdict: a verdict
 * @value: what this reason makes of it; the worst value of all reasons stays
 * @rule: index of the rule
 * @subject: what it is about, or %ARB_ARGUMENT_NONE
 *
 * Adds a reason. A fifth reason is dropped, its value is not.
 *
 * Returns: (not nullable): the numbers of the new reason, all 0, to be filled in
 */
gint16 *arb_verdict_add (ArbVerdict *verdict, ArbVerdictValue value, guint rule,
                         ArbArgument subject);

/** arb_verdict_add_reasons_of: adds the reasons why a move of @seat has the verdict @other. */
void arb_verdict_add_reasons_of (ArbVerdict *verdict, guint seat, const ArbVerdict *other);

G_END_DECLS
