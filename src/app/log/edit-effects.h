/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_EDIT_EFFECTS (arb_edit_effects_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditEffects, arb_edit_effects, ARB, EDIT_EFFECTS, GtkBox)

/**
 * ArbEditEffects:
 *
 * Shows what an edit of the past would change: one sentence with the number of moves for each kind
 * of change, one about the score, and then the list of moves.
 */

/**
 * arb_edit_effects_show: shows the effects that @preview has found; @edit is %NULL for typed faces
 * of cards.
 */
void arb_edit_effects_show (ArbEditEffects *self, ArbSession *session, const ArbLogEdit *edit,
                            ArbEditPreview *preview);

G_END_DECLS
