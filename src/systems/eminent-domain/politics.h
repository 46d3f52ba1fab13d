/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Politics and Artificial Intelligence: a player takes role cards from their stacks into the hand.
 * Source: 3.0, 4.2.
 */

/* The effect `take`. */
ArbAsksFunc em_asks_take;
ArbListFunc em_list_take;

G_END_DECLS
