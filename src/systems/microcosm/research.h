/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Research: a technology is taken from the centre, or one of the opponent's goes back there. Who
 * then reveals three icons does it once more, with a free choice. Source: rules, Research.
 */

MicroCheckFunc micro_check_acquire;
MicroApplyFunc micro_apply_acquire;
MicroCheckFunc micro_check_return;
MicroApplyFunc micro_apply_return;

/** micro_settle_repeat: research happens once more, if enough icons are shown. */
void micro_settle_repeat (MicroState *state);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_research;
ArbListFunc micro_list_research;
ArbListFunc micro_list_again;

G_END_DECLS
