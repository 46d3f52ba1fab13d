/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_DRAW_RESULT (arb_draw_result_get_type ())
G_DECLARE_FINAL_TYPE (ArbDrawResult, arb_draw_result, ARB, DRAW_RESULT, AdwBin)

/**
 * ArbDrawResult:
 *
 * What was drawn by lot, so large that all at the table can read it: a line for each lot, with the
 * marker of the player it fell to. Lines appear one after the other, or at once where animations are
 * switched off. The signal `drawn` (a number from 0) says that a line appears. With the last one
 * the keyboard comes here, so that all of it is read out.
 */

/** arb_draw_result_add: adds a line to be shown: @text, for the player with @marker. */
void arb_draw_result_add (ArbDrawResult *self, ArbPlayerMarker marker, const char *text);

/** arb_draw_result_show: begins to show the lines; the last line is shown when the others are. */
void arb_draw_result_show (ArbDrawResult *self);

/** arb_draw_result_is_showing: whether there are lines still to appear. */
gboolean arb_draw_result_is_showing (ArbDrawResult *self);

/** arb_draw_result_settle: shows at once what is still to appear. */
void arb_draw_result_settle (ArbDrawResult *self);

/** arb_draw_result_clear: takes all lines away, and hides itself. */
void arb_draw_result_clear (ArbDrawResult *self);

G_END_DECLS
