/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_counters: the numbers on the table. */
extern const ArbCounterDefinition em_counters[];

G_END_DECLS
