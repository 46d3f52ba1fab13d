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
 * The moves that go with one that is put into the past: those chosen already, and those of which
 * the next, or the first, can be chosen. The signal `chosen` (#ArbChoice) tells one; the last one
 * goes by the action `edit.step-back` of whatever it lies in. Nothing is shown where a move is
 * whole.
 */

/**
 * arb_edit_steps_show:
 * @self: the steps
 * @preview: what comes of the edit
 */
void arb_edit_steps_show (ArbEditSteps *self, ArbEditPreview *preview);

/**
 * arb_edit_steps_offer:
 * @self: the steps
 * @choices: #ArbChoice
 *
 * Shows what could be put in as the first move.
 */
void arb_edit_steps_offer (ArbEditSteps *self, GListModel *choices);

/**
 * arb_edit_steps_focus_pending: focuses the first that can be chosen. Returns: whether it could.
 */
gboolean arb_edit_steps_focus_pending (ArbEditSteps *self);

G_END_DECLS
