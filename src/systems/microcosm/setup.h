/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_setup: three cards in the supply, fifteen in the deck, nothing is anybody's. */
void micro_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/**
 * micro_conserve:
 * @problem: (out): what is wrong
 *
 * Whether every card is somewhere, and once.
 */
gboolean micro_conserve (const ArbState *state, const char **problem);

G_END_DECLS
