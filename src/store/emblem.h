/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

/**
 * ArbEmblem:
 * @ARB_EMBLEM_TABLE: that of the table itself; no player has it
 * @ARB_N_EMBLEMS: how many there are, with that of the table
 *
 * A colour and a shape, always together, by which a player is known at a glance. Nobody else at the
 * table has the same. Where nothing else was chosen, a seat has the emblem of its number.
 */
typedef enum
{
  ARB_EMBLEM_TABLE,
  ARB_EMBLEM_BLUE_CIRCLE,
  ARB_EMBLEM_ORANGE_TRIANGLE,
  ARB_EMBLEM_PURPLE_DIAMOND,
  ARB_EMBLEM_PINK_SQUARE,
  ARB_EMBLEM_GREEN_PENTAGON,
  ARB_EMBLEM_TURQUOISE_HEART,
  ARB_EMBLEM_BROWN_CROSS,
  ARB_EMBLEM_GREY_MOON,
  ARB_N_EMBLEMS,
} ArbEmblem;

G_STATIC_ASSERT (ARB_N_EMBLEMS > ARB_MAX_SEATS);

/** arb_emblem_get_id: what @emblem is called in files, like `blue-circle`. */
const char *arb_emblem_get_id (ArbEmblem emblem);

/** arb_emblem_find: the emblem of a player with that id, or %ARB_EMBLEM_TABLE if there is none. */
ArbEmblem arb_emblem_find (const char *id);

G_END_DECLS
