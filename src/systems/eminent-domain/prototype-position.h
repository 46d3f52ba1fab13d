/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/* See #ArbHelp. */
extern const ArbPositionWord proto_position_words[];
guint proto_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

G_END_DECLS
