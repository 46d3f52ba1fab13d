/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/help/repair-find.h"
#include "model/session/counter.h"
#include "model/session/proposal.h"

GPtrArray *
arb_session_dup_counts (ArbSession *self)
{
  GPtrArray *list;
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GArray) numbers = NULL;
  const ArbState *state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = g_ptr_array_new_with_free_func (g_object_unref);
  state = arb_game_get_state (arb_session_get_game (self));
  arb_describe (state, view);
  numbers = arb_view_dup_counts (view);
  for (guint i = 0; i < numbers->len; i++)
    {
      const ArbViewCounter *number = &g_array_index (numbers, ArbViewCounter, i);

      if (number->pieces)
        g_ptr_array_add (list, arb_counter_new (number, &self->wording));
    }
  return list;
}

/* The data of a comparison, for its thread. */
typedef struct
{
  ArbGame *game;
  GArray *counts; /* ArbCount; their ids are static */
  gboolean stale; /* the session's game has changed since */
} Comparison;

static void
comparison_free (gpointer data)
{
  Comparison *comparison = data;

  arb_game_free (comparison->game);
  g_array_unref (comparison->counts);
  g_free (comparison);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
audit_in_thread (GTask *task, gpointer nobody, gpointer data, GCancellable *cancellable)
{
  const Comparison *comparison = data;
  ArbRepairs *repairs =
      arb_repairs_find (comparison->game, (const ArbCount *) comparison->counts->data,
                        comparison->counts->len, is_cancelled, cancellable);

  g_task_return_pointer (task, repairs, (GDestroyNotify) arb_repairs_free);
}

static void
on_compared (GObject *nobody, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) audit = data;
  GError *error = NULL;
  ArbRepairs *repairs = g_task_propagate_pointer (G_TASK (result), &error);

  if (repairs != NULL)
    g_task_return_pointer (audit, repairs, (GDestroyNotify) arb_repairs_free);
  else
    g_task_return_error (audit, error);
}

static void
on_changed (ArbSession *self, GTask *task)
{
  Comparison *comparison = g_task_get_task_data (task);

  comparison->stale = TRUE;
}

void
arb_session_audit (ArbSession *self, const ArbCount *counts, guint n_counts,
                   GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task;
  g_autoptr (GTask) work = NULL;
  Comparison *comparison;

  g_return_if_fail (ARB_IS_SESSION (self));
  g_return_if_fail (counts != NULL || n_counts == 0);

  /* The thread may be the last to let go of its task. The session, which belongs to the main thread,
   * must not be freed with it, so that task knows nothing of the session. */
  task = g_task_new (self, cancellable, callback, data);
  work = g_task_new (NULL, cancellable, on_compared, task);
  comparison = g_new0 (Comparison, 1);
  comparison->game = arb_game_copy (arb_session_get_game (self));
  comparison->counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));
  if (n_counts > 0)
    g_array_append_vals (comparison->counts, counts, n_counts);
  g_task_set_source_tag (task, arb_session_audit);
  g_task_set_task_data (task, comparison, comparison_free);
  g_signal_connect_object (self, "changed", G_CALLBACK (on_changed), task, 0);
  g_task_set_task_data (work, comparison, NULL);
  g_task_run_in_thread (work, audit_in_thread);
}

static void
add_proposal (GListStore *list, ArbSession *self, const ArbGame *game, const ArbRepair *repair)
{
  g_autoptr (ArbProposal) proposal =
      arb_proposal_new (self, repair, arb_wording_repair (&self->wording, game, repair));

  g_list_store_append (list, proposal);
}

/* Whether proposal @index says the same as the one before it, with other cards or planets. */
static gboolean
repeats (const ArbRepairs *repairs, guint index)
{
  const ArbRepair *repair = repairs->proposals->pdata[index];
  const ArbRepair *before = index > 0 ? repairs->proposals->pdata[index - 1] : NULL;

  return before != NULL && before->place == repair->place && before->story == repair->story;
}

/* Lists what may have happened, each story with its likeliest cards; last what the table can set. */
static GListModel *
list_proposals (ArbSession *self, const ArbGame *game, const ArbRepairs *repairs)
{
  GListStore *list = g_list_store_new (ARB_TYPE_PROPOSAL);

  for (guint i = 0; i < repairs->proposals->len; i++)
    if (!repeats (repairs, i))
      add_proposal (list, self, game, repairs->proposals->pdata[i]);
  if (repairs->set != NULL)
    add_proposal (list, self, game, repairs->set);
  return G_LIST_MODEL (list);
}

GListModel *
arb_session_audit_finish (ArbSession *self, GAsyncResult *result, char **findings, GError **error)
{
  const Comparison *comparison;
  g_autoptr (ArbRepairs) repairs = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  comparison = g_task_get_task_data (G_TASK (result));
  repairs = g_task_propagate_pointer (G_TASK (result), error);
  if (repairs == NULL)
    return NULL;
  if (comparison->stale)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the game has changed");
      return NULL;
    }

  if (findings != NULL)
    *findings = arb_wording_repairs (&self->wording, repairs);
  return list_proposals (self, comparison->game, repairs);
}
