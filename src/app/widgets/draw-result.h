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
 * The result of drawing lots, so large that everybody at the table can read it: a line for each
 * lot, with the marker of its player. The lines appear one after the other, or at once if
 * animations are off. The signal `drawn` (a number from 0) is emitted when a line appears. With the
 * last line the widget takes the focus, so that a screen reader announces all lines.
 */

/** arb_draw_result_add: adds a line with @text for the player with @marker, not shown yet. */
void arb_draw_result_add (ArbDrawResult *self, ArbPlayerMarker marker, const char *text);

/** arb_draw_result_show: starts to show the lines. */
void arb_draw_result_show (ArbDrawResult *self);

/** arb_draw_result_is_showing: whether there are lines still to appear. */
gboolean arb_draw_result_is_showing (ArbDrawResult *self);

/** arb_draw_result_settle: shows the remaining lines at once. */
void arb_draw_result_settle (ArbDrawResult *self);

/** arb_draw_result_clear: removes all lines and hides the widget. */
void arb_draw_result_clear (ArbDrawResult *self);

G_END_DECLS
