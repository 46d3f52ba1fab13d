/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/**
 * proto_prospects: the technologies that Research could bring each seat, by the planet type of their
 * deck; see #ArbPresentation. What depends on an unknown type has no limit.
 */
void proto_prospects (const ArbState *state, ArbView *view);

G_END_DECLS
