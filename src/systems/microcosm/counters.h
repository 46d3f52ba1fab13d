/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_counters: the numbers on the table. */
extern const ArbCounterDefinition micro_counters[];

G_END_DECLS
