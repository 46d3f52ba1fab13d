/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_EDIT_EFFECTS (arb_edit_effects_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditEffects, arb_edit_effects, ARB, EDIT_EFFECTS, AdwBin)

/**
 * ArbEditEffects:
 *
 * What an edit of the past would change: in one sentence each how many moves and whether the score,
 * and then which.
 */

/** arb_edit_effects_show: shows what @preview tells of @edit; %NULL if cards were typed in. */
void arb_edit_effects_show (ArbEditEffects *self, ArbSession *session, const ArbLogEdit *edit,
                            ArbEditPreview *preview);

G_END_DECLS
