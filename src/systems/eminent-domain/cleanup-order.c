/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/cleanup-order.h"

static const char *const step_nicks[] = { "discard",    "pay",         "clear", "refill",
                                          "check-turn", "check-round", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (step_nicks) == EM_N_CLEANUP_STEPS + 1);
G_STATIC_ASSERT (EM_N_CLEANUP_STEPS <= ARB_MAX_NICKS);

const ArbField em_turn_fields[EM_N_TURN_FIELDS] = {
  { "id", ARB_FIELD_ID, G_STRUCT_OFFSET (EmTurnRecord, id), TRUE, 0, 0, NULL, "Its id." },
  { "cleanup", ARB_FIELD_NICKS, G_STRUCT_OFFSET (EmTurnRecord, cleanup), TRUE, 1,
    EM_N_CLEANUP_STEPS, step_nicks,
    "What happens at the end of a turn, in order. The game can end where it is checked: at the end "
    "of any turn, or of the round." },
};

static guint
count_step (const EmTurnRecord *turn, EmCleanupStep step)
{
  guint n = 0;

  for (guint i = 0; i < turn->cleanup.n; i++)
    n += turn->cleanup.nicks[i] == step;
  return n;
}

static void
check_steps (const EmTurnRecord *turn, const guint8 *effects, ArbDefects *defects)
{
  for (guint step = 0; step < EM_CLEANUP_CHECK_TURN; step++)
    {
      guint expected = effects[step] != ARB_EFFECT_END;

      if (count_step (turn, step) != expected)
        arb_defects_add (defects, turn->id,
                         expected != 0 ? "cleanup: expected “%s” once"
                                       : "cleanup: expected no “%s” in this game",
                         step_nicks[step]);
    }
  if (count_step (turn, EM_CLEANUP_CHECK_TURN) + count_step (turn, EM_CLEANUP_CHECK_ROUND) != 1)
    arb_defects_add (defects, turn->id, "cleanup: expected either “%s” or “%s”, once",
                     step_nicks[EM_CLEANUP_CHECK_TURN], step_nicks[EM_CLEANUP_CHECK_ROUND]);
}

guint16
em_compile_cleanup (ArbProgram *program, const EmTurnRecord *turn, const guint8 *effects,
                    ArbDefects *defects)
{
  ArbStep steps[EM_N_CLEANUP_STEPS] = { 0 };

  check_steps (turn, effects, defects);
  /* The field's maximum: the reader of the file refuses a longer list. */
  g_assert (turn->cleanup.n <= EM_N_CLEANUP_STEPS);
  for (guint i = 0; i < turn->cleanup.n; i++)
    steps[i] = (ArbStep){ .effect = effects[turn->cleanup.nicks[i]], .amount = 1 };
  return arb_program_add (program, steps, turn->cleanup.n);
}

gboolean
em_turn_ends_at_once (const EmTurnRecord *turn)
{
  return count_step (turn, EM_CLEANUP_CHECK_TURN) > 0;
}
