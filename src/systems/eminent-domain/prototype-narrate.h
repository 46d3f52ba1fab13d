/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** proto_narrate: see #ArbPresentation. */
gboolean proto_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                        ArbEpisode *episode);

G_END_DECLS
