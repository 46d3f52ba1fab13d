/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Effects on the opponent: the opponent discards a card that the player names, or the played card
 * is swapped for one of the opponent's discard pile. Source: the states of the online version.
 */

/* See #ArbEffect. */
ArbAsksFunc micro_asks_discard;
ArbListFunc micro_list_discard;
ArbAsksFunc micro_asks_swap;
ArbListFunc micro_list_swap;

G_END_DECLS
