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
  ARB_SUPPLY_WORDLESS, /* read from afar: no words that pictures also express */
  ARB_SUPPLY_STACKED,  /* picture, with the number and pips below it */
  ARB_SUPPLY_COMPACT,  /* the same, narrower */
  ARB_SUPPLY_LOW,      /* the same, without pips */
  ARB_N_SUPPLY_FORMS,
} ArbSupplyForm;

/**
 * ArbSupplyTile:
 *
 * A stack in the middle of the table: its picture, how many are left, and pips that show how far it
 * is from empty.
 */

/** arb_supply_tile_new: (transfer floating): a tile. */
GtkWidget *arb_supply_tile_new (void);

/**
 * ArbSupply:
 * @icon: (nullable): its picture
 * @caption: the text under the picture
 * @brief: (nullable): the short form of @caption, for little room
 * @title: what it is called in full
 * @value: how many are left, or which cards lie there
 * @names: whether @value consists of names, which may be cut off
 * @left: how many are left
 * @start: how many there were at the start; 0 for a tile without pips
 * @few: from this number on down the stack is nearly empty; negative for none
 * @hint: (nullable): a word below the pips
 * @brief_hint: (nullable): the same in short, where there is no room for that
 * @description: all of that in words, for screen readers
 * @zone: (nullable): the zone whose cards it opens, if it has any
 * @count: (nullable): the counter whose changes it lists if there are no cards to open
 *
 * The contents of a supply tile.
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
  char *description;
  ArbZone *zone;
  const char *count;
} ArbSupply;

/**
 * arb_supply_init_zone: sets @self for the tile of @zone, which has a look; see arb_supply_clear().
 */
void arb_supply_init_zone (ArbSupply *self, ArbZone *zone);

/** arb_supply_clear: frees the strings of @self. */
void arb_supply_clear (ArbSupply *self);

/** arb_supply_tile_set: shows @supply of the game of @session. */
void arb_supply_tile_set (ArbSupplyTile *self, ArbSession *session, const ArbSupply *supply,
                          ArbSupplyForm form);

G_END_DECLS
