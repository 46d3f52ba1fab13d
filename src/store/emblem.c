/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/emblem.h"

static const char *const ids[ARB_N_EMBLEMS] = {
  [ARB_EMBLEM_TABLE] = "table-star",
  [ARB_EMBLEM_BLUE_CIRCLE] = "blue-circle",
  [ARB_EMBLEM_ORANGE_TRIANGLE] = "orange-triangle",
  [ARB_EMBLEM_PURPLE_DIAMOND] = "purple-diamond",
  [ARB_EMBLEM_PINK_SQUARE] = "pink-square",
  [ARB_EMBLEM_GREEN_PENTAGON] = "green-pentagon",
  [ARB_EMBLEM_TURQUOISE_HEART] = "turquoise-heart",
  [ARB_EMBLEM_BROWN_CROSS] = "brown-cross",
  [ARB_EMBLEM_GREY_MOON] = "grey-moon",
};

const char *
arb_emblem_get_id (ArbEmblem emblem)
{
  g_return_val_if_fail (emblem < ARB_N_EMBLEMS, ids[ARB_EMBLEM_TABLE]);
  return ids[emblem];
}

ArbEmblem
arb_emblem_find (const char *id)
{
  g_return_val_if_fail (id != NULL, ARB_EMBLEM_TABLE);

  for (ArbEmblem emblem = ARB_EMBLEM_TABLE + 1; emblem < ARB_N_EMBLEMS; emblem++)
    if (g_str_equal (ids[emblem], id))
      return emblem;
  return ARB_EMBLEM_TABLE;
}
