/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Revealing icons: of cards in hand, which stay there, of cards played in this turn, of
 * technologies, and of Colonies, which are turned face up. Source: rules, Reveal icons.
 */

MicroCheckFunc micro_check_reveal;
MicroApplyFunc micro_apply_reveal;

G_END_DECLS
