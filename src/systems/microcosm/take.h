/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * A turn begins by taking a card of the supply, which is filled up again, or the unseen top card of
 * the deck. Source: rules, taking a card.
 */

/* See #ArbEffect. */
ArbAsksFunc micro_asks_take;
ArbListFunc micro_list_take;

G_END_DECLS
