/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/episode.h"
#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/** micro_narrate: see #ArbPresentation. */
gboolean micro_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                        ArbEpisode *episode);

/** micro_leader: whose turn it is. */
guint micro_leader (const ArbState *state);

G_END_DECLS
