/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Revealing icons: of cards in hand, which stay there, of cards played in this turn, of
 * technologies, and of Colonies, which are turned face up. Source: rules, Reveal icons.
 */

extern const ArbVerb micro_verb_reveal;

G_END_DECLS
