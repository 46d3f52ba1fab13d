/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/turn-panel.h"
#include "played-choice.h"

#define TOLD_MAX_TURNS 400

typedef struct _ToldTable ToldTable;

/**
 * ToldTableFunc:
 * @table: a table
 * @index: the offer that tells most of what is to be told next
 * @item: the same
 * @taps: (out): how many taps that takes
 * @keys: (out): how many keys
 *
 * Tells the offer as a person would.
 */
typedef void (*ToldTableFunc) (ToldTable *table, guint index, ArbOfferItem *item, guint *taps,
                               guint *keys);

/**
 * ToldTable:
 * @session: the game being told
 * @panel: where it is told
 * @window: with @panel in it
 * @told: what is to be told
 * @same: the game that the offers make without any widgets
 * @taps: by turn
 * @keys: by turn
 * @written: decisions that no offer tells
 */
struct _ToldTable
{
  ArbSession *session;
  ArbTurnPanel *panel;
  GtkWidget *window;
  ToldGame *told;
  ArbGame *same;
  guint taps[TOLD_MAX_TURNS];
  guint keys[TOLD_MAX_TURNS];
  guint written;
};

/**
 * told_table_show: opens @document, with all its moves undone, beside a turn panel in a window.
 * Nothing is to be told.
 */
void told_table_show (ToldTable *table, ArbDocument *document);

/**
 * told_table_play: tells the whole game in @path by @tell; its score must come out as recorded, and
 * its moves as the offers have them.
 */
void told_table_play (ToldTable *table, const char *path, ToldTableFunc tell);

/** told_table_get_n_turns: how many turns were played. */
guint told_table_get_n_turns (const ToldTable *table);

/** told_table_close: closes what was opened. */
void told_table_close (ToldTable *table);

/** told_table_find_button: (nullable): the button under @root that tells offer @index. */
GtkWidget *told_table_find_button (GtkWidget *root, guint index);

/** told_table_foreach_record: calls @func with the path of each game recorded in @folder. */
void told_table_foreach_record (const char *folder, void (*func) (const char *path, gpointer data),
                                gpointer data);
