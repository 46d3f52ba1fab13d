/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/dispatch.h"
#include "engine/play/shows.h"
#include "systems/eminent-domain/follow.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/supply.h"
#include "systems/eminent-domain/survey.h"

#define EFFECT(name, its_word, its_asks, its_could_do, its_enter, its_list) \
  [EM_EFFECT_##name] = { \
    .word = its_word, \
    .asks = its_asks, \
    .could_do = its_could_do, \
    .enter = its_enter, \
    .list = its_list, \
  },

static const ArbEffect effects[PROTO_N_EFFECTS] = { PROTO_EFFECTS (EFFECT) };
static const char *const words[] = { NULL };

const ArbScripts proto_scripts = {
  .effects = effects,
  .n_effects = PROTO_N_EFFECTS,
  .words = words,
  .symbols = proto_symbols,
};

const ArbVerb proto_verb_shows =
    ARB_VERB_SHOWS (EM_A_CARD | EM_A_PLANET, PROTO_A_FEATURE, PROTO_A_VALUE);

const ArbVerb *const proto_verbs[] = { ARB_COMMON_VERBS, PROTO_VERBS (ARB_LIST_VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_verbs) == PROTO_N_VERBS);

void
proto_go_on (ArbState *state)
{
  proto_deduce ((EmState *) state);
  em_run ((EmState *) state);
}

guint
proto_questions (const ArbState *parent, guint seat, ArbMove *moves, guint max)
{
  const EmState *state = (const EmState *) parent;
  const ArbProgram *program = &em_catalogue (state)->program;
  ArbMoves list = { moves, 0, max };
  const ArbItem *item;

  if ((proto_to_decide (parent) >> seat & 1) == 0)
    return 0;
  item = em_top_const (state);
  arb_program_list (program, parent, item, em_top_step (state), &list);
  /* A closing move leaves the effect of a role or a card, if that is allowed. */
  if (proto_effect (state) >= EM_EFFECT_DRAW)
    em_list_move (&list, seat, EM_VERB_DONE, 0, 0);
  return list.n;
}

/* The legal moves are those of the questions that the rules allow. */
guint
proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  return arb_dispatch_keep_legal (state, moves, proto_questions (state, seat, moves, max));
}
