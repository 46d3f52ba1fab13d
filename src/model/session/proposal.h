/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_PROPOSAL (arb_proposal_get_type ())
G_DECLARE_FINAL_TYPE (ArbProposal, arb_proposal, ARB, PROPOSAL, GObject)

/**
 * ArbProposal:
 *
 * What may have happened at the table where the record differs from it, and how the record would
 * be mended. It holds as long as the game stays as it was audited.
 */

/**
 * arb_proposal_new:
 * @session: the game that was audited
 * @repair: what is proposed
 * @sentence: (transfer full): its words
 *
 * Returns: (transfer full): a proposal
 */
ArbProposal *arb_proposal_new (ArbSession *session, const ArbRepair *repair, char *sentence);

const char *arb_proposal_get_sentence (ArbProposal *self);

/** arb_proposal_get_kind: what sort of slip it supposes. */
ArbRepairKind arb_proposal_get_kind (ArbProposal *self);

/**
 * arb_proposal_carry_out:
 * @self: a proposal
 *
 * Mends the record: one gesture, saved like any other.
 *
 * Returns: whether it was done; %FALSE once the game has changed since the audit
 */
gboolean arb_proposal_carry_out (ArbProposal *self);

G_END_DECLS
