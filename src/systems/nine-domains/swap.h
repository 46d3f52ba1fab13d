/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/**
 * nine_verb_swap: `1 swap domain-3 domain-7`: the own domain for one of the opponent's, if a winning card
 * offers it; `1 swap 2 5`: a hand card for a used one. Source: game help, cards 2- and 3-.
 */
extern const ArbVerb nine_verb_swap;

/** nine_verb_skip: `1 skip` declines the offered swap: both are voluntary. */
extern const ArbVerb nine_verb_skip;

G_END_DECLS
