/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_prospects: see #ArbPresentation. */
void em_prospects (const ArbState *state, ArbView *view);

G_END_DECLS
