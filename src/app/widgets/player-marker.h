/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_player_marker_get_name: the name of @marker, like “Blue circle”. */
const char *arb_player_marker_get_name (ArbPlayerMarker marker);

/** arb_player_marker_get_glyph: the shape of @marker as a letter, where nothing is drawn. */
const char *arb_player_marker_get_glyph (ArbPlayerMarker marker);

/** arb_player_marker_get_icon: the shape of @marker as one of our icons. */
const char *arb_player_marker_get_icon (ArbPlayerMarker marker);

/** arb_player_marker_get_color: the name of the colour of @marker in the style sheet. */
const char *arb_player_marker_get_color (ArbPlayerMarker marker);

/**
 * arb_player_marker_frame_set: gives @widget the frame of the player who decides; none for
 * %ARB_MARKER_TABLE.
 */
void arb_player_marker_frame_set (GtkWidget *widget, ArbPlayerMarker marker);

/**
 * arb_player_marker_image_set: makes @image show @marker in its colour, with its name for screen
 * readers.
 */
void arb_player_marker_image_set (GtkImage *image, ArbPlayerMarker marker);

/** arb_player_marker_image_new: (transfer floating): the shape of @marker beside a name. */
GtkWidget *arb_player_marker_image_new (ArbPlayerMarker marker);

/**
 * ArbPlayerMarkerWish:
 * @kept: the marker that the seat keeps if possible; %ARB_MARKER_TABLE for none
 * @known: the marker that the player usually has; %ARB_MARKER_TABLE for none
 */
typedef struct
{
  ArbPlayerMarker kept;
  ArbPlayerMarker known;
} ArbPlayerMarkerWish;

/**
 * arb_player_markers_assign: assigns a different one of @markers to each seat: the kept ones first,
 * then the usual ones of the players, then those of the seats; a seat without a marker gets the
 * first free one. If two seats wish the same marker, the first in the order of play gets it.
 */
void arb_player_markers_assign (const ArbPlayerMarkerWish *wishes, guint n_seats,
                                ArbPlayerMarker *markers);

G_END_DECLS
