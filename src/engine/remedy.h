/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/complete.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_REMEDIES:
 *
 * Room for the remedies of one verdict; what finds no room is dropped.
 */
#define ARB_MAX_REMEDIES 64

/**
 * ArbRemedy:
 * @source: static id of what could supply it, one of the ruleset's `sources`; its words are
 *   `remedy.SOURCE`
 * @subject: the card, planet or role it is, or %ARB_ARGUMENT_NONE
 * @missing: how much the reason lacks; 0 where nothing is counted
 * @amount: how much of that this source can supply, at most; 0 where nothing is counted
 * @needs: what the source itself still lacks, by the first or by the second way to get it
 * @reason: index of the reason in the verdict
 * @seat: whose source it is
 *
 * Something that lies on the table, or can be in the mover's hand by what everybody knows, and
 * would take away a reason of a verdict, or a part of it.
 */
typedef struct
{
  const char *source;
  ArbArgument subject;
  gint16 missing;
  gint16 amount;
  gint16 needs[2];
  guint8 reason;
  guint8 seat;
} ArbRemedy;

/**
 * ArbRemedies:
 * @n: how many there are
 * @first: the first of the reason being treated
 * @reason: the reason being treated
 * @missing: how much it lacks
 * @at_once: whether it must come together at once, unlike colonies, which stay for another turn
 * @items: by reason
 *
 * What would make a move legal. Where all must come together at once, those of a reason are enough
 * for it, or none is named.
 */
struct _ArbRemedies
{
  guint n;
  guint first;
  guint8 reason;
  gboolean at_once;
  gint16 missing;
  /* one more than is counted: where a dropped one is written */
  ArbRemedy items[ARB_MAX_REMEDIES + 1];
};

/**
 * arb_remedy:
 * @state: the table as the move is said, before any closing moves
 * @move: the move, as arb_complete() leaves it
 * @verdict: the verdict of arb_complete() on it
 * @remedies: (out): what would make it legal
 *
 * For each reason of @verdict what is missing and what could supply it, as far as it can be seen
 * by everybody: own planets, permanents, what this turn still lets one do, cards that the mover's
 * hand is known to hold or can hold. Allocates nothing.
 *
 * Returns: how many there are; 0 when nothing can help
 */
guint arb_remedy (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                  ArbRemedies *remedies);

/**
 * arb_remedies_add:
 * @self: remedies
 * @source: see #ArbRemedy
 * @subject: see #ArbRemedy
 * @amount: see #ArbRemedy
 * @seat: see #ArbRemedy
 *
 * Adds a remedy of the reason being treated; for a system's functions.
 *
 * Returns: (not nullable): where what it needs itself can be written
 */
gint16 *arb_remedies_add (ArbRemedies *self, const char *source, ArbArgument subject, guint amount,
                          guint seat);

/** arb_no_remedy: the #ArbRemedyFunc of a rule against which nothing on the table helps. */
void arb_no_remedy (const ArbState *state, ArbMove move, const ArbReason *reason,
                    ArbRemedies *remedies);

G_END_DECLS
