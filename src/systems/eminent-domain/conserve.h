/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_piles_agree: whether the cards of @seat add up, the known and the unknown ones. */
gboolean em_piles_agree (const EmSeat *seat);

/** em_conserve: see #ArbRules. */
gboolean em_conserve (const ArbState *state, const char **problem);

G_END_DECLS
