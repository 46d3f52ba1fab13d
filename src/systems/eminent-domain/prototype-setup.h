/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/** proto_setup: lays out the game, see #ArbRules. Source: 8.1. */
void proto_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/** proto_conserve: see #ArbRules. */
gboolean proto_conserve (const ArbState *state, const char **problem);

G_END_DECLS
