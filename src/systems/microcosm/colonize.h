/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Colonize: a planet of a pile is chosen, then as many icons revealed as it costs; it comes face
 * down into the player's area. Nothing happens if they are too few. Source: rules, Colonize.
 */

MicroCheckFunc micro_check_colonize;
MicroApplyFunc micro_apply_colonize;

/** micro_settle_colony: takes the planet, if enough icons are shown. */
void micro_settle_colony (MicroState *state);

/** micro_check_top: only the top card of a pile, where the table plays so. */
void micro_check_top (const MicroState *state, guint slot, guint from_switch, ArbVerdict *verdict);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_colonize;
ArbListFunc micro_list_colonize;

G_END_DECLS
