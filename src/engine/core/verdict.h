/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

/**
 * ArbVerdictValue:
 * @ARB_LEGAL: allowed by the rules
 * @ARB_VOID: legal, but without effect, which is worth a warning
 * @ARB_UNDECIDABLE: unknown, because of a rule that the edition leaves open, or a card that nobody
 *   has identified
 * @ARB_ILLEGAL: a rule forbids it, or it lacks something that it needs
 *
 * The four values of a verdict, from the best to the worst: a move that a rule certainly forbids is
 * illegal, even if something else is unknown.
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
 * @seat: the seat that breaks the rule; 0 for the seat of the move
 * @numbers: the numbers, in the order of the rule's definition; 0 if not used
 *
 * A reason of a verdict: a rule and its numbers, never words.
 */
typedef struct
{
  guint16 rule;
  ArbArgument subject;
  guint16 seat;
  gint16 numbers[ARB_MAX_NUMBERS];
} ArbReason;

/* Reasons are compared byte by byte, so there must be no padding. */
G_STATIC_ASSERT (sizeof (ArbReason) == (3 + ARB_MAX_NUMBERS) * sizeof (gint16));

/** ARB_MAX_CONTRIBUTIONS: room for the contributions to a reason; further ones are dropped. */
#define ARB_MAX_CONTRIBUTIONS 64

/**
 * ArbContribution:
 * @number: the index of the number of the reason
 * @subject: the card
 * @amount: the amount
 *
 * One card's part of a number of a reason.
 */
typedef struct
{
  guint number;
  ArbArgument subject;
  gint amount;
} ArbContribution;

/**
 * ArbContributions:
 * @items: room for %ARB_MAX_CONTRIBUTIONS; not owned
 * @n: how many there are
 *
 * The contributions to a reason, while they are collected.
 */
typedef struct
{
  ArbContribution *items;
  guint n;
} ArbContributions;

/** arb_contributions_add: adds a contribution, unless it is 0 or there is no room. */
void arb_contributions_add (ArbContributions *contributions, guint number, ArbArgument subject,
                            gint amount);

/**
 * ArbVerdict:
 * @value: the verdict
 * @n_reasons: how many of @reasons are set
 * @unsettled: whether one of them makes the move undecidable, even if another one refuses it
 * @reasons: in the order seat, phase, presence, permission, prerequisite, cost
 */
typedef struct
{
  guint8 value; /* ArbVerdictValue */
  guint8 n_reasons;
  guint16 unsettled;
  /* one more than @n_reasons can be: a dropped reason is written there */
  ArbReason reasons[ARB_MAX_REASONS + 1];
} ArbVerdict;

/**
 * arb_verdict_init:
 * @verdict: a verdict
 *
 * Makes @verdict legal. Sets all bytes, because verdicts are compared as memory.
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
 * @value: the value by this reason; a verdict has the worst value of its reasons
 * @rule: index of the rule
 * @subject: the subject, or %ARB_ARGUMENT_NONE
 *
 * Adds a reason. A fifth reason is dropped, but its value counts.
 *
 * Returns: (not nullable): the numbers of the new reason, all 0, to be filled in
 */
gint16 *arb_verdict_add (ArbVerdict *verdict, ArbVerdictValue value, guint rule,
                         ArbArgument subject);

/** arb_verdict_add_reasons_of: adds the reasons why a move of @seat has the verdict @other. */
void arb_verdict_add_reasons_of (ArbVerdict *verdict, guint seat, const ArbVerdict *other);

G_END_DECLS
