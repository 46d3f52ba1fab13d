/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_LOTS (arb_lots_get_type ())
G_DECLARE_FINAL_TYPE (ArbLots, arb_lots, ARB, LOTS, AdwBin)

/**
 * ArbLots:
 *
 * What was drawn by lot, so large that all at the table can read it: a line for each lot, with the
 * emblem of the player it fell to. Lines appear one after the other, or at once where animations are
 * switched off. The signal `drawn` (a number from 0) says that a line appears. With the last one
 * the keyboard comes here, so that all of it is read out.
 */

/** arb_lots_add: adds a line to be shown: @text, for the player with @emblem. */
void arb_lots_add (ArbLots *self, ArbPlayerMarker emblem, const char *text);

/** arb_lots_show: begins to show the lines; the last line is shown when the others are. */
void arb_lots_show (ArbLots *self);

/** arb_lots_is_showing: whether there are lines still to appear. */
gboolean arb_lots_is_showing (ArbLots *self);

/** arb_lots_settle: shows at once what is still to appear. */
void arb_lots_settle (ArbLots *self);

/** arb_lots_clear: takes all lines away, and hides itself. */
void arb_lots_clear (ArbLots *self);

G_END_DECLS
