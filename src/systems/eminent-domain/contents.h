/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_most: see `most` of #ArbHelp. Source: 1.1. */
gint em_most (const ArbState *state, ArbArgument what);

G_END_DECLS
