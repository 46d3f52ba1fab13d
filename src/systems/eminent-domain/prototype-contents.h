/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/** proto_most: see `most` of #ArbHelp. Source: 8.1. */
gint proto_most (const ArbState *state, ArbArgument what);

G_END_DECLS
