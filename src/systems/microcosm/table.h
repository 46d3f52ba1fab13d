/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* Moves of the table: the cards of the supply, observations, and adjustments. */

MicroCheckFunc micro_check_supply;
MicroApplyFunc micro_apply_supply;
MicroCheckFunc micro_check_holds;
MicroApplyFunc micro_apply_holds;
MicroCheckFunc micro_check_is;
MicroApplyFunc micro_apply_is;
MicroCheckFunc micro_check_adjust;
MicroApplyFunc micro_apply_adjust;

G_END_DECLS
