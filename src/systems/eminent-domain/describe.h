/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_describe: see #ArbPresentation. */
void em_describe (const ArbState *state, ArbView *view);

G_END_DECLS
