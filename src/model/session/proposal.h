/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_PROPOSAL (arb_proposal_get_type ())
G_DECLARE_FINAL_TYPE (ArbProposal, arb_proposal, ARB, PROPOSAL, GObject)

/**
 * ArbProposal:
 * @repair: the change of the record
 * @sentence: its text
 *
 * A likely reason why the record differs from the table, and its repair. It is
 * valid until the game changes. To be read only.
 */
struct _ArbProposal
{
  GObject parent_instance;

  ArbSession *session; /* (nullable): %NULL once the game has changed */
  ArbRepair *repair;
  char *sentence;
};

/**
 * arb_proposal_new: (transfer full): a proposal for the game for which it was found; takes over
 * @sentence.
 */
ArbProposal *arb_proposal_new (ArbSession *session, const ArbRepair *repair, char *sentence);

/**
 * arb_proposal_carry_out: corrects the record in one gesture, which is saved like any other.
 * Returns: whether it was done; %FALSE if the game has changed since the count check.
 */
gboolean arb_proposal_carry_out (ArbProposal *self);

G_END_DECLS
