/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_parts: the planets and permanents that the numbers of @reason count; see #ArbRuleset. */
guint em_parts (const ArbState *state, guint seat, const ArbReason *reason, ArbPart *parts);

G_END_DECLS
