/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_EDIT_STEPS (arb_edit_steps_get_type ())
G_DECLARE_FINAL_TYPE (ArbEditSteps, arb_edit_steps, ARB, EDIT_STEPS, AdwBin)

/**
 * ArbEditSteps:
 *
 * The moves of an edit that puts more than one move into the past: those chosen already, and the
 * choices for the next one. The signal `chosen` (#ArbChoice) is emitted when people choose one; the
 * action `edit.step-back` of a widget around it takes back the last one. It is hidden if the edit
 * needs no more moves.
 */

/** arb_edit_steps_show: shows the moves of the judged edit @preview. */
void arb_edit_steps_show (ArbEditSteps *self, ArbEditPreview *preview);

/** arb_edit_steps_offer: shows @choices, #ArbChoice, as candidates for the first move. */
void arb_edit_steps_offer (ArbEditSteps *self, GPtrArray *choices);

/** arb_edit_steps_focus_pending: focuses the first choice. Returns: whether there is one. */
gboolean arb_edit_steps_focus_pending (ArbEditSteps *self);

G_END_DECLS
