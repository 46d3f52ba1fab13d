/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define EM_TYPE_STRIP_PAIR (em_strip_pair_get_type ())
G_DECLARE_FINAL_TYPE (EmStripPair, em_strip_pair, EM, STRIP_PAIR, AdwBin)

/** EM_PAIR: so many stacks share a tile. */
#define EM_PAIR 2

/**
 * EmStripPair:
 *
 * Two stacks in the middle of the table that need no tally, where there is no room for a tile of
 * each: their pictures and how many are left. It opens one list of what lies open in either.
 */

/** em_strip_pair_new: (transfer floating): a tile for the stacks with these pictures. */
GtkWidget *em_strip_pair_new (const char *const icons[EM_PAIR]);

/**
 * em_strip_pair_set:
 * @self: the tile
 * @index: which of the two
 * @left: how many are left
 * @name: all that there is to tell in words; heads its part of the list
 * @zone: its cards that lie open
 */
void em_strip_pair_set (EmStripPair *self, guint index, guint left, const char *name,
                        ArbZone *zone);

/** em_strip_pair_set_flat: whether both lie in one line, not one below the other. */
void em_strip_pair_set_flat (EmStripPair *self, gboolean flat);

G_END_DECLS
