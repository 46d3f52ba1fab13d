/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_EDITION_DIFF_VIEW (arb_edition_diff_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditionDiffView, arb_edition_diff_view, ARB, EDITION_DIFF_VIEW, AdwBin)

/**
 * ArbEditionDiffView:
 *
 * Shows two sets of rules side by side, and what the other one would have changed in a game. Its
 * links activate `reference.open`.
 */

/**
 * arb_edition_diff_view_set_game: shows the rules of @catalogue beside @own, by which @session
 * (nullable) is played.
 */
void arb_edition_diff_view_set_game (ArbEditionDiffView *self, const ArbCatalogue *catalogue,
                                     ArbSession *session, const ArbOptions *own);

G_END_DECLS
