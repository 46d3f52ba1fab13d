/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Colonize: the player chooses a planet of a pile, then reveals as many icons as it costs; the
 * planet comes face down into the player's area. Too few icons have no effect. Source: rules,
 * Colonize.
 */

/** micro_settle_colony: moves the planet to the player, if enough icons are shown. */
void micro_settle_colony (MicroState *state);

/** micro_check_top: refuses all but the top card of a pile, if the table plays so. */
void micro_check_top (const MicroState *state, guint slot, guint from_switch, ArbVerdict *verdict);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_colonize;
ArbListFunc micro_list_colonize;

G_END_DECLS
