/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

#define ARB_MAX_ADJUSTED 4

/**
 * ArbAdjustment:
 * @what: static id of the thing: `fighters`, `colonies`, `planet`
 * @subject: the card, or the card that it is about, or %ARB_ARGUMENT_NONE
 * @seat: the seat that has it, or 0 for the table
 * @amount: how many; positive if the table added them
 *
 * Something that came to the table, or left it, outside the rules: by an `adjust`, or because a
 * ruling left it unpaid.
 */
typedef struct
{
  const char *what;
  ArbArgument subject;
  guint8 seat;
  gint16 amount;
} ArbAdjustment;

/**
 * ArbAdjustments:
 * @n: how many
 * @lines: the adjustments
 *
 * The adjustments of one move.
 */
typedef struct
{
  guint n;
  ArbAdjustment lines[ARB_MAX_ADJUSTED];
} ArbAdjustments;

/**
 * arb_adjustments_add:
 * @adjustments: (nullable): the list; %NULL for a move by the rules, which adjusts nothing
 * @what: see #ArbAdjustment
 * @subject: see #ArbAdjustment
 * @seat: see #ArbAdjustment
 * @amount: see #ArbAdjustment; 0 is not added
 */
static inline void
arb_adjustments_add (ArbAdjustments *adjustments, const char *what, ArbArgument subject, guint seat,
                     gint amount)
{
  ArbAdjustment *line;

  if (adjustments == NULL || amount == 0)
    return;

  g_assert (adjustments->n < ARB_MAX_ADJUSTED);
  line = &adjustments->lines[adjustments->n++];
  line->what = what;
  line->subject = subject;
  line->seat = (guint8) seat;
  line->amount = (gint16) amount;
}

/** arb_adjustments_equal: whether two moves adjusted the same. */
static inline gboolean
arb_adjustments_equal (const ArbAdjustments *a, const ArbAdjustments *b)
{
  if (a->n != b->n)
    return FALSE;

  for (guint i = 0; i < a->n; i++)
    {
      const ArbAdjustment *x = &a->lines[i], *y = &b->lines[i];

      if (!g_str_equal (x->what, y->what) || x->subject != y->subject || x->seat != y->seat
          || x->amount != y->amount)
        return FALSE;
    }
  return TRUE;
}

/**
 * arb_adjustments_add_missing: adds by how much @needed exceeds @present; nothing if it does not.
 */
static inline void
arb_adjustments_add_missing (ArbAdjustments *adjustments, const char *what, ArbArgument subject,
                             guint seat, guint needed, guint present)
{
  if (needed > present)
    arb_adjustments_add (adjustments, what, subject, seat, (gint) (needed - present));
}

G_END_DECLS
