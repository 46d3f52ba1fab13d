/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "model/counter.h"
#include "model/proposal.h"

GListModel *
arb_session_dup_counts (ArbSession *self)
{
  GListStore *list;
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  const ArbState *state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_list_store_new (ARB_TYPE_COUNTER);
  state = arb_game_get_state (arb_session_get_game (self));
  arb_describe (state, view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);
      g_autoptr (ArbCounter) counter = NULL;

      if (!number->pieces)
        continue;
      counter = arb_counter_new (number->id, arb_wording_id (&self->wording, number->id),
                                 number->seat, number->value, number->limit);
      g_list_store_append (list, counter);
    }
  return G_LIST_MODEL (list);
}

GListModel *
arb_session_audit (ArbSession *self, const ArbCount *counts, guint n_counts, char **findings)
{
  GListStore *list;
  const ArbGame *game;
  g_autoptr (ArbAudit) audit = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_list_store_new (ARB_TYPE_PROPOSAL);
  game = arb_session_get_game (self);
  audit = arb_audit_new (game, counts, n_counts);
  for (guint i = 0; i < audit->repairs->len; i++)
    {
      const ArbRepair *repair = &g_array_index (audit->repairs, ArbRepair, i);
      g_autoptr (ArbProposal) proposal =
          arb_proposal_new (self, repair, arb_wording_repair (&self->wording, game, repair));

      g_list_store_append (list, proposal);
    }
  if (findings != NULL)
    *findings = arb_wording_audit (&self->wording, audit);
  return G_LIST_MODEL (list);
}
