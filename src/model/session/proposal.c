/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/proposal.h"

#include "model/session/session-private.h"

G_DEFINE_FINAL_TYPE (ArbProposal, arb_proposal, G_TYPE_OBJECT)

static void
arb_proposal_finalize (GObject *object)
{
  ArbProposal *self = ARB_PROPOSAL (object);

  g_clear_object (&self->session);
  arb_repair_free (self->repair);
  g_free (self->sentence);

  G_OBJECT_CLASS (arb_proposal_parent_class)->finalize (object);
}

static void
arb_proposal_class_init (ArbProposalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_proposal_finalize;
}

static void
arb_proposal_init (ArbProposal *self)
{
}

static void
lapse (ArbSession *session, ArbProposal *self)
{
  g_signal_handlers_disconnect_by_func (session, lapse, self);
  g_clear_object (&self->session);
}

ArbProposal *
arb_proposal_new (ArbSession *session, const ArbRepair *repair, char *sentence)
{
  ArbProposal *self;

  g_return_val_if_fail (ARB_IS_SESSION (session) && repair != NULL, NULL);

  self = g_object_new (ARB_TYPE_PROPOSAL, NULL);
  self->session = g_object_ref (session);
  self->repair = arb_repair_copy (repair);
  self->sentence = sentence;
  g_signal_connect_object (session, "changed", G_CALLBACK (lapse), self, 0);
  return self;
}

gboolean
arb_proposal_carry_out (ArbProposal *self)
{
  g_autoptr (ArbSession) session = NULL;

  g_return_val_if_fail (ARB_IS_PROPOSAL (self), FALSE);

  if (self->session == NULL)
    return FALSE;

  session = g_object_ref (self->session);
  arb_repair_make (self->repair, arb_session_get_game (session));
  arb_session_commit (session);
  return TRUE;
}
