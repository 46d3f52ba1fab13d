/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/**
 * proto_contributions: the cards from which the icons of @reason come, under a planet or shown; see
 * #ArbHelp.
 */
guint proto_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                           ArbContribution *contributions);

G_END_DECLS
