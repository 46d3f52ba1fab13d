/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_deduce_view: see `deduce` of #ArbPresentation. */
void em_deduce_view (const ArbState *state, ArbView *view);

G_END_DECLS
