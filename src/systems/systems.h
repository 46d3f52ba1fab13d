/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * arb_systems:
 *
 * Returns: (transfer none): all game systems, ended by %NULL; generated from the list in
 *   src/systems/meson.build
 */
const ArbRuleset *const *arb_systems (void);

/** arb_systems_find: the system with this id, or %NULL. */
const ArbRuleset *arb_systems_find (const char *id);

G_END_DECLS
