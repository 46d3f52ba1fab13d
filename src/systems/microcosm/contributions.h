/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/verdict.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_contributions: see #ArbHelp; the icons that an attempt needs, and those that are shown. */
guint micro_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                           ArbContribution *contributions);

G_END_DECLS
