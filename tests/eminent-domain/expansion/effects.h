/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/verbs.h"

G_BEGIN_DECLS

/*
 * What an expansion would add to effects.h, and to verbs.h because its effect has a choice that no verb
 * of the game makes.
 */

/** EXPANSION_EFFECTS: those of the game, and one more. */
#define EXPANSION_EFFECTS(X) \
  EM_EFFECTS (X) \
  X (ENLIST, "enlist", expansion_asks_enlist, NULL, NULL, NULL, expansion_list_enlist, NULL, CARDS)

ArbAsksFunc expansion_asks_enlist;
ArbListFunc expansion_list_enlist;

/** EXPANSION_VERBS: those of the game, and one more. */
#define EXPANSION_VERBS(X) EM_VERBS (X) X (EM_VERB_ENLIST, em_verb_enlist)

extern const ArbVerb em_verb_enlist;

enum
{
  EM_EFFECT_ENLIST = EM_N_EFFECTS,
  EM_VERB_ENLIST = EM_N_VERBS,
};

G_END_DECLS
