/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_position_words: see #ArbHelp. */
extern const ArbPositionWord micro_position_words[];

/** micro_arrange: see #ArbHelp. */
guint micro_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

G_END_DECLS
