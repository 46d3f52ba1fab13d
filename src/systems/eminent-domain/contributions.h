/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_contributions: the planets and permanents that the numbers of @reason contain; see #ArbHelp.
 */
guint em_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                        ArbContribution *contributions);

G_END_DECLS
