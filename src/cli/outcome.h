/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"

G_BEGIN_DECLS

/**
 * ArbOutcome:
 * @report: the record after the change
 * @before: its game before
 * @after: its game after
 * @changes: (element-type ArbChange): the moves that changed
 * @pending: (nullable) (element-type ArbMove): of which one must be put in, too
 * @n_struck: how many moves become struck
 *
 * What a change of a record does. Free with arb_outcome_clear().
 */
typedef struct
{
  const ArbReport *report;
  const ArbGame *before;
  const ArbGame *after;
  GArray *changes;
  const GArray *pending;
  guint n_struck;
} ArbOutcome;

/** arb_outcome_of: compares the game of @report with @before, which both outlive the result. */
ArbOutcome arb_outcome_of (const ArbReport *report, const ArbGame *before, const GArray *pending);

/** arb_outcome_clear: frees what @outcome holds. */
void arb_outcome_clear (ArbOutcome *outcome);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbOutcome, arb_outcome_clear)

/**
 * arb_outcome_add: adds to an object first what stays, then each changed move, the scores and the
 * counts, last what would be struck; @written says whether the file has it.
 */
void arb_outcome_add (ArbOutput *output, const ArbOutcome *outcome, const char *file,
                      gboolean written);

/** arb_outcome_complain_of_struck: prints why nothing was written, and how to write it. */
void arb_outcome_complain_of_struck (const ArbOutcome *outcome, const char *file);

G_END_DECLS
