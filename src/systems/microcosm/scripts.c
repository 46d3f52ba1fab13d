/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/scripts.h"

#include "systems/microcosm/colonize.h"
#include "systems/microcosm/peek.h"
#include "systems/microcosm/play.h"
#include "systems/microcosm/politics.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/take.h"
#include "systems/microcosm/warfare.h"

#define EFFECT(name, its_word, its_asks, its_enter, its_list) \
  [MICRO_EFFECT_##name] = { \
    .word = its_word, .asks = its_asks, .enter = its_enter, .list = its_list \
  },

static const ArbEffect effects[] = { MICRO_EFFECTS (EFFECT) };

static const char *const words[] = { NULL };

/* No amount in this game depends on symbols. */
static guint
count_symbols (const ArbState *state, const ArbItem *item)
{
  return 0;
}

const ArbScripts micro_scripts = {
  .effects = effects,
  .n_effects = G_N_ELEMENTS (effects),
  .words = words,
  .symbols = count_symbols,
  .finish = micro_finish_card,
};
