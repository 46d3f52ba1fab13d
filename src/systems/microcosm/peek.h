/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Peek: the player looks at one face-down card, which stays there. Source: rules, Peek. */

/* See #ArbEffect. */
ArbAsksFunc micro_asks_peek;
ArbListFunc micro_list_peek;

G_END_DECLS
