/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"
#include "model/session/zone.h"

G_BEGIN_DECLS

#define EM_TYPE_PLANET_TILE (em_planet_tile_get_type ())
G_DECLARE_FINAL_TYPE (EmPlanetTile, em_planet_tile, EM, PLANET_TILE, AdwBin)

/**
 * EmPlanetTile:
 *
 * A planet of an Empire, or a permanent technology beside them: face up its symbols, slots and
 * influence, face down what it still takes to turn it up. It opens what else is known of it, with
 * what can be done to it now, which activates `table.say`.
 */

/** em_planet_tile_new: (transfer floating): an empty tile. */
GtkWidget *em_planet_tile_new (void);

/** em_planet_tile_set: shows @card, in the Empire of @seat, which has so many @fighters. */
void em_planet_tile_set (EmPlanetTile *self, ArbSession *session, guint seat, gint fighters,
                         ArbZoneCard *card);

/** em_planet_tile_set_wrapped: whether a long name goes on in the next line. */
void em_planet_tile_set_wrapped (EmPlanetTile *self, gboolean wrapped);

/** em_planet_tile_flip: shows that its card has just been turned up. */
void em_planet_tile_flip (EmPlanetTile *self);

G_END_DECLS
