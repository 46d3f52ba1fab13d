/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Politics and Artificial Intelligence: a player takes role cards from their stacks into the hand.
 * Source: 3.0, 4.2.
 */

G_END_DECLS
