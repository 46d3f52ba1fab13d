/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_describe: the table: piles, hands, what lies at each place, last round's combats. */
void nine_describe (const ArbState *state, ArbView *view);

G_END_DECLS
