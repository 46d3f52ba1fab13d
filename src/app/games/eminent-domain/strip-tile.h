/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define EM_TYPE_STRIP_TILE (em_strip_tile_get_type ())
G_DECLARE_FINAL_TYPE (EmStripTile, em_strip_tile, EM, STRIP_TILE, AdwBin)

/** EmPlenty: how near its end a stack is. */
typedef enum
{
  EM_PLENTY,
  EM_NEAR_END,
  EM_EMPTY,
} EmPlenty;

/** EmStripForm: how much room there is for the middle of the table. */
typedef enum
{
  EM_STRIP_FULL,
  EM_STRIP_WORDLESS, /* to be seen from afar: what pictures say, too, is not said */
  EM_STRIP_STACKED,  /* picture, below it the number, tally */
  EM_STRIP_COMPACT,  /* the same, narrower */
  EM_STRIP_LOW,      /* picture and number beside it */
  EM_N_STRIP_FORMS,
} EmStripForm;

/**
 * EmStripTile:
 *
 * A stack in the middle of the table: its picture, how many are left, and a tally of how far it
 * is from empty.
 */

/**
 * em_strip_tile_new:
 * @icon: its picture
 * @caption: what stands under it
 * @brief: the same in short, where there is no room for that
 * @title: what it is called in full
 *
 * Returns: (transfer floating): a tile
 */
GtkWidget *em_strip_tile_new (const char *icon, const char *caption, const char *brief,
                              const char *title);

/**
 * em_strip_tile_set:
 * @self: a tile
 * @left: how many are left
 * @start: how many there were, or 0: then there is no tally
 * @hint: (nullable): a word below the tally
 * @brief: (nullable): the same in short, where there is no room for that
 * @told: all of that in words, to be heard after its name
 * @plenty: how near the end
 */
void em_strip_tile_set (EmStripTile *self, guint left, guint start, const char *hint,
                        const char *brief, const char *told, EmPlenty plenty);

/** em_strip_tile_set_zone: the tile opens the list of the cards of @zone, if there are any. */
void em_strip_tile_set_zone (EmStripTile *self, ArbZone *zone);

void em_strip_tile_set_form (EmStripTile *self, EmStripForm form);

/**
 * em_strip_tile_set_history:
 * @self: a tile
 * @session: the game
 * @id: the count whose changes the tile tells when it is opened, if there are no cards to show
 */
void em_strip_tile_set_history (EmStripTile *self, ArbSession *session, const char *id);

G_END_DECLS
