/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Research: a player takes a technology from the centre, or returns one of the opponent's to it. A
 * player who then reveals three icons repeats this, with a free choice. Source: rules, Research.
 */

/** micro_settle_repeat: repeats Research, if enough icons are shown. */
void micro_settle_repeat (MicroState *state);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_research;
ArbListFunc micro_list_research;
ArbListFunc micro_list_again;

G_END_DECLS
