/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SUPPLY_TILE (arb_supply_tile_get_type ())
G_DECLARE_FINAL_TYPE (ArbSupplyTile, arb_supply_tile, ARB, SUPPLY_TILE, AdwBin)

/** ArbSupplyForm: how much room there is for the middle of the table. */
typedef enum
{
  ARB_SUPPLY_FULL,
  ARB_SUPPLY_WORDLESS, /* to be seen from afar: what pictures say, too, is not said */
  ARB_SUPPLY_STACKED,  /* picture, below it the number, tally */
  ARB_SUPPLY_COMPACT,  /* the same, narrower */
  ARB_SUPPLY_LOW,      /* picture and number beside it */
  ARB_N_SUPPLY_FORMS,
} ArbSupplyForm;

/**
 * ArbSupplyTile:
 *
 * A stack in the middle of the table: its picture, how many are left, and a tally of how far it
 * is from empty.
 */

/** arb_supply_tile_new: (transfer floating): a tile. */
GtkWidget *arb_supply_tile_new (void);

/**
 * ArbSupply:
 * @icon: (nullable): its picture
 * @caption: what stands under it
 * @brief: (nullable): the same in short, where there is no room for that
 * @title: what it is called in full
 * @value: how many are left, or what lies there
 * @names: whether @value is names: what has no room is cut off
 * @left: how many are left
 * @start: how many there were, or 0: then there is no tally
 * @few: so many or fewer are near the end; below 0 for none
 * @hint: (nullable): a word below the tally
 * @brief_hint: (nullable): the same in short, where there is no room for that
 * @told: all of that in words, to be heard after its name
 * @zone: (nullable): whose cards it opens, if there are any
 * @count: (nullable): the count whose changes it tells when there are no cards to open
 *
 * What a tile of the supply shows.
 */
typedef struct
{
  const char *icon;
  const char *caption;
  const char *brief;
  const char *title;
  char *value;
  gboolean names;
  guint left;
  guint start;
  gint few;
  char *hint;
  char *brief_hint;
  char *told;
  ArbZone *zone;
  const char *count;
} ArbSupply;

/** arb_supply_init_zone: what a tile shows of @zone, which has a look; see arb_supply_clear(). */
void arb_supply_init_zone (ArbSupply *self, ArbZone *zone);

/** arb_supply_clear: frees the texts that @self owns. */
void arb_supply_clear (ArbSupply *self);

/** arb_supply_tile_set: shows @supply of the game of @session. */
void arb_supply_tile_set (ArbSupplyTile *self, ArbSession *session, const ArbSupply *supply,
                          ArbSupplyForm form);

G_END_DECLS
