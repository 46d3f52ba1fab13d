/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_leader: the seat whose turn it is. */
guint em_leader (const ArbState *state);

/** em_narrate: see #ArbPresentation. */
gboolean em_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                     ArbEpisode *episode);

G_END_DECLS
