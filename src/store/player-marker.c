/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/player-marker.h"

static const char *const ids[ARB_N_MARKERS] = {
  [ARB_MARKER_TABLE] = "table-star",
  [ARB_MARKER_BLUE_CIRCLE] = "blue-circle",
  [ARB_MARKER_ORANGE_TRIANGLE] = "orange-triangle",
  [ARB_MARKER_PURPLE_DIAMOND] = "purple-diamond",
  [ARB_MARKER_PINK_SQUARE] = "pink-square",
  [ARB_MARKER_GREEN_PENTAGON] = "green-pentagon",
  [ARB_MARKER_TURQUOISE_HEART] = "turquoise-heart",
  [ARB_MARKER_BROWN_CROSS] = "brown-cross",
  [ARB_MARKER_GREY_MOON] = "grey-moon",
};

const char *
arb_player_marker_get_id (ArbPlayerMarker marker)
{
  g_return_val_if_fail (marker < ARB_N_MARKERS, ids[ARB_MARKER_TABLE]);
  return ids[marker];
}

ArbPlayerMarker
arb_player_marker_find (const char *id)
{
  g_return_val_if_fail (id != NULL, ARB_MARKER_TABLE);

  for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
    if (g_str_equal (ids[marker], id))
      return marker;
  return ARB_MARKER_TABLE;
}
