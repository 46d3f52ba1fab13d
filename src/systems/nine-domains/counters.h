/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_counters: the numbers on the table. */
extern const ArbCounterDefinition nine_counters[];

G_END_DECLS
