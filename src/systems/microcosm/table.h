/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Moves of the table: the cards of the supply, observations, and adjustments. */

extern const ArbVerb micro_verb_supply;
extern const ArbVerb micro_verb_holds;
extern const ArbVerb micro_verb_is;
extern const ArbVerb micro_verb_adjust;

G_END_DECLS
