/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_player_marker_get_name: what people call @marker, like “Blue circle”. */
const char *arb_player_marker_get_name (ArbPlayerMarker marker);

/** arb_player_marker_get_glyph: the shape of @marker as a letter, where nothing is drawn. */
const char *arb_player_marker_get_glyph (ArbPlayerMarker marker);

/** arb_player_marker_get_icon: the shape of @marker as an icon of ours. */
const char *arb_player_marker_get_icon (ArbPlayerMarker marker);

/** arb_player_marker_get_color: what the style sheets call the colour of @marker. */
const char *arb_player_marker_get_color (ArbPlayerMarker marker);

/** arb_player_marker_frame_set: gives @widget the frame of who decides; none for that of the table. */
void arb_player_marker_frame_set (GtkWidget *widget, ArbPlayerMarker marker);

/** arb_player_marker_image_set: makes @image the shape of @marker in its colour, called so. */
void arb_player_marker_image_set (GtkImage *image, ArbPlayerMarker marker);

/** arb_player_marker_image_new: (transfer floating): the shape of @marker beside the name of a player. */
GtkWidget *arb_player_marker_image_new (ArbPlayerMarker marker);

/**
 * ArbPlayerMarkerWish:
 * @kept: what a seat has for sure, if it can; %ARB_MARKER_TABLE for nothing
 * @known: what who sits there usually has; %ARB_MARKER_TABLE for nothing
 */
typedef struct
{
  ArbPlayerMarker kept;
  ArbPlayerMarker known;
} ArbPlayerMarkerWish;

/**
 * arb_player_markers_assign:
 * @wishes: (array length=n_seats): of each seat
 * @n_seats: how many, at most %ARB_MAX_SEATS
 * @markers: (out caller-allocates) (array length=n_seats): an marker for each seat, no two the same
 *
 * First all get what is kept, then what they are known by, then what is that of their seat; who is
 * left over gets the first that is left. Where two wish the same, the one who plays first has it.
 */
void arb_player_markers_assign (const ArbPlayerMarkerWish *wishes, guint n_seats,
                                ArbPlayerMarker *markers);

G_END_DECLS
