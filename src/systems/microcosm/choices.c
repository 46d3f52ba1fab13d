/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/choices.h"

#include "engine/referee.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/verbs.h"

static gboolean
has_closing (const ArbMoves *list)
{
  return list->n > 0 && list->moves[list->n - 1].verb == MICRO_VERB_DONE;
}

guint
micro_questions (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  const MicroState *self = micro_state (state);
  ArbMoves list = { moves, 0, max };

  if (seat != micro_decider (self))
    return 0;
  arb_program_list (&micro_catalogue (self)->program, state, arb_agenda_top_const (&self->agenda),
                    arb_agenda_step (&self->agenda, &micro_catalogue (self)->program), &list);
  /* A correction can take away what was waited for. */
  if (micro_may_close (self) && !has_closing (&list))
    arb_moves_add (&list, ARB_MOVE (seat, MICRO_VERB_DONE, 0));
  return list.n;
}

/* The legal moves are those of the questions that the rules allow. */
guint
micro_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint n = micro_questions (state, seat, moves, max);
  guint n_legal = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < n; i++)
    {
      ArbMove move = moves[i];

      if (arb_check (state, move, &verdict))
        moves[n_legal++] = move;
    }
  return n_legal;
}

void
micro_canonicalize (const ArbState *state, ArbMove *move)
{
  const MicroState *self = micro_state (state);

  if (move->verb == MICRO_VERB_COLONIZE || move->verb == MICRO_VERB_PEEK)
    micro_canonicalize_planet (self, move, FALSE);
  else if (move->verb == MICRO_VERB_ATTACK || move->verb == MICRO_VERB_REVEAL
           || move->verb == MICRO_VERB_DEFEND)
    micro_canonicalize_planet (self, move, TRUE);
}
