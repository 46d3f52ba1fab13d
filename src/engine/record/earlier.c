/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/earlier.h"

static gboolean
is_refused_observation (const ArbGameLog *log, ArbMove move, const ArbVerdict *verdict)
{
  const ArbRuleset *ruleset = arb_game_log_get_catalogue (log)->ruleset;

  return move.verb >= ARB_VERB_OWN && ruleset->verbs[move.verb]->kind >= ARB_VERB_OBSERVATION
         && verdict->value == ARB_ILLEGAL && verdict->reasons[0].rule != ARB_RULE_MALFORMED;
}

static gboolean
has_name (ArbMove move)
{
  for (guint i = 0; i < ARB_MAX_ARGUMENTS; i++)
    if (arb_argument_kind (move.arguments[i]) >= ARB_ARGUMENT_NAME)
      return TRUE;
  return FALSE;
}

/* Whether @line made a claim refused by @after that was judged as @before. If another rule refused it
 * before, like that of a planet that was not there yet, the line counts only if it names something. */
static gboolean
refutes (const ArbEntry *line, const ArbVerdict *before, const ArbVerdict *after)
{
  return arb_verdict_allows (before) || before->reasons[0].rule == after->reasons[0].rule
         || has_name (line->move);
}

guint
arb_game_log_find_cause (const ArbGameLog *log, guint length, ArbMove move,
                         const ArbVerdict *verdict)
{
  ArbVerdict judged, before;
  ArbStateRoom room;
  guint number = 0;

  g_return_val_if_fail (log != NULL && verdict != NULL, 0);
  g_return_val_if_fail (length <= arb_game_log_get_length (log), 0);

  if (!is_refused_observation (log, move, verdict))
    return 0;
  arb_game_log_state_at (log, 0, &room.state);
  for (guint i = 0; i < length; i++)
    {
      arb_check (&room.state, move, &judged);
      if (!arb_verdict_equal (&judged, verdict))
        {
          number = i + 1;
          before = judged;
        }
      arb_entry_apply (arb_game_log_get_entry (log, i), &room.state);
    }
  /* What only one seat knows follows from no line that everybody sees. */
  arb_check (&room.state, move, &judged);
  return number > 0 && arb_verdict_equal (&judged, verdict)
                 && refutes (arb_game_log_get_entry (log, number - 1), &before, verdict)
             ? number
             : 0;
}

guint
arb_game_log_find_omission (const ArbGameLog *log, ArbMove move)
{
  ArbStateRoom room;
  guint turn;

  g_return_val_if_fail (log != NULL, 0);

  turn = arb_game_log_get_state (log)->turn;
  for (guint number = arb_game_log_get_length (log); number > 0; number--)
    {
      ArbVerdict verdict;

      if (!arb_game_log_get_entry (log, number - 1)->implied)
        continue;
      arb_game_log_state_at (log, number - 1, &room.state);
      if (room.state.turn + 1u < turn)
        break;
      if (arb_check (&room.state, move, &verdict))
        return number;
    }
  return 0;
}
