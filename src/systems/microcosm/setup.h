/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_setup: sets up three cards in the supply, fifteen in the deck, and no owned cards. */
void micro_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/**
 * micro_conserve:
 * @problem: (out): the violated invariant
 *
 * Whether every card is in exactly one place.
 */
gboolean micro_conserve (const ArbState *state, const char **problem);

G_END_DECLS
