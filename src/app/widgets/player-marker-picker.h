/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_PLAYER_MARKER_PICKER (arb_player_marker_picker_get_type ())
G_DECLARE_FINAL_TYPE (ArbPlayerMarkerPicker, arb_player_marker_picker, ARB, PLAYER_MARKER_PICKER,
                      AdwBin)

/**
 * ArbPlayerMarkerPicker:
 *
 * All markers beside each other, to choose the colour and shape of a player from; who else has one
 * stands below it. The signal `chosen` (an marker) says that somebody chose one, even if it was the
 * same again.
 */

/** arb_player_marker_picker_new: (transfer floating): a picker with nothing chosen. */
GtkWidget *arb_player_marker_picker_new (void);

/**
 * arb_player_marker_picker_show:
 * @self: a picker
 * @chosen: the marker that is chosen
 * @holders: (array length=ARB_N_MARKERS): who else has each, %NULL for nobody
 */
void arb_player_marker_picker_show (ArbPlayerMarkerPicker *self, ArbPlayerMarker chosen,
                                    const char *const *holders);

/** arb_player_marker_picker_get_chosen: the marker that is chosen. */
ArbPlayerMarker arb_player_marker_picker_get_chosen (ArbPlayerMarkerPicker *self);

G_END_DECLS
