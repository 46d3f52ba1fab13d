/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

/**
 * ArbPlayerMarker:
 * @ARB_MARKER_TABLE: the marker of the table; no player has it
 * @ARB_N_MARKERS: the number of markers, with that of the table
 *
 * A colour and a shape, always together, by which people recognize a player. No two players have
 * the same. By default a seat has the marker of its number.
 */
typedef enum
{
  ARB_MARKER_TABLE,
  ARB_MARKER_BLUE_CIRCLE,
  ARB_MARKER_ORANGE_TRIANGLE,
  ARB_MARKER_PURPLE_DIAMOND,
  ARB_MARKER_PINK_SQUARE,
  ARB_MARKER_GREEN_PENTAGON,
  ARB_MARKER_TURQUOISE_HEART,
  ARB_MARKER_BROWN_CROSS,
  ARB_MARKER_GREY_MOON,
  ARB_N_MARKERS,
} ArbPlayerMarker;

G_STATIC_ASSERT (ARB_N_MARKERS > ARB_MAX_SEATS);

/** arb_player_marker_get_id: the id of @marker in files, like `blue-circle`. */
const char *arb_player_marker_get_id (ArbPlayerMarker marker);

/** arb_player_marker_find: the marker of a player with that id, or %ARB_MARKER_TABLE if there is none. */
ArbPlayerMarker arb_player_marker_find (const char *id);

G_END_DECLS
