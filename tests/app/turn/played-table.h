/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/turn-panel.h"
#include "played-choice.h"

#define TOLD_MAX_TURNS 400

typedef struct _PlayedTable PlayedTable;

/**
 * PlayedTableFunc:
 * @table: a table
 * @index: the offer that records most of the next facts
 * @item: the same
 * @taps: (out): the number of taps
 * @keys: (out): the number of keys
 *
 * Records the offer as a person would.
 */
typedef void (*PlayedTableFunc) (PlayedTable *table, guint index, ArbOfferItem *item, guint *taps,
                                 guint *keys);

/**
 * PlayedTable:
 * @session: the game that is being recorded
 * @panel: its turn panel
 * @window: with @panel in it
 * @played: the facts to record
 * @same: the game that the offers make without widgets
 * @chosen: the parts to choose before the offer is recorded, which makes several at once
 * @taps: by turn
 * @keys: by turn
 * @written: the number of decisions that no offer records
 */
struct _PlayedTable
{
  ArbSession *session;
  ArbTurnPanel *panel;
  GtkWidget *window;
  PlayedGame *played;
  ArbGame *same;
  gboolean chosen[ARB_MAX_OFFERS];
  guint taps[TOLD_MAX_TURNS];
  guint keys[TOLD_MAX_TURNS];
  guint written;
};

/**
 * played_table_show: opens @document, with all its moves undone, beside a turn panel in a window.
 * Nothing is to be played.
 */
void played_table_show (PlayedTable *table, ArbDocument *document);

/**
 * played_table_play: records the whole game in @path by @tell; its score must equal the recorded one,
 * and its moves those of the offers.
 */
void played_table_play (PlayedTable *table, const char *path, PlayedTableFunc report);

/** played_table_get_n_turns: how many turns were played. */
guint played_table_get_n_turns (const PlayedTable *table);

/** played_table_close: closes what was opened. */
void played_table_close (PlayedTable *table);

/** played_table_find_button: (nullable): the button for offer @index. */
GtkWidget *played_table_find_button (PlayedTable *table, guint index);

/**
 * played_table_find_part: the offer that has to be chosen or dropped next, so that just those parts are
 * chosen that record the next facts, or -1; see PlayedTable.chosen.
 */
gint played_table_find_part (PlayedTable *table);

/** played_table_foreach_record: calls @func with the path of each game recorded in @folder. */
void played_table_foreach_record (const char *folder,
                                  void (*func) (const char *path, gpointer data), gpointer data);
