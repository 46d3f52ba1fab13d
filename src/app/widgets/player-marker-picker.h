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
 * All markers side by side, to choose the colour and shape of a player; below each is the name of
 * the other player who has it. The signal `chosen` (a marker) is emitted when somebody chooses one,
 * even the same again.
 */

/** arb_player_marker_picker_new: (transfer floating): a picker without a choice. */
GtkWidget *arb_player_marker_picker_new (void);

/**
 * arb_player_marker_picker_show:
 * @self: a picker
 * @chosen: the marker that is chosen
 * @holders: (array length=ARB_N_MARKERS): the name of the other player who has each marker; %NULL
 *   for nobody
 */
void arb_player_marker_picker_show (ArbPlayerMarkerPicker *self, ArbPlayerMarker chosen,
                                    const char *const *holders);

/** arb_player_marker_picker_get_chosen: the marker that is chosen. */
ArbPlayerMarker arb_player_marker_picker_get_chosen (ArbPlayerMarkerPicker *self);

G_END_DECLS
