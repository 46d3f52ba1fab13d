/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_clock: see `clock` of #ArbPresentation. */
void em_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);

G_END_DECLS
