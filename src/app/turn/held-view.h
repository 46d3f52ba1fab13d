/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

/**
 * ArbHeldView:
 *
 * Shows in a turn panel which move is held and why: the verdict box has the reasons, and the button
 * that was pressed stays marked.
 */
typedef struct _ArbHeldView ArbHeldView;

/**
 * arb_held_view_new: (transfer full): shows nothing yet, in the box @verdict of @panel, which owns it.
 * @buttons is #ArbOfferDrawing.buttons.
 */
ArbHeldView *arb_held_view_new (ArbSessionView *panel, ArbVerdictBox *verdict, GHashTable *buttons);

void arb_held_view_free (ArbHeldView *self);

/** arb_held_view_show: shows what @state holds, or hides the box. */
void arb_held_view_show (ArbHeldView *self, ArbTurnState *state);

/** arb_held_view_get_button: (transfer none) (nullable): the button that is marked. */
GtkWidget *arb_held_view_get_button (ArbHeldView *self);

G_END_DECLS
