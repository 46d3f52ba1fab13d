/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_narrate: see #ArbPresentation. */
gboolean nine_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                       ArbEpisode *episode);

G_END_DECLS
