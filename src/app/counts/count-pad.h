/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session-count.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_PAD (arb_count_pad_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountPad, arb_count_pad, ARB, COUNT_PAD, AdwBin)

/**
 * ArbCountPad:
 *
 * A table for what all seats have at the end of a game: a row for each thing that is counted, a
 * column for each player. Digits, typed or tapped, go to the focused cell, and Next moves to the
 * next cell. Signals: `changed`; `completed`, when Next leaves the last cell; and `named` (a seat),
 * when people want to pick its cards by name.
 */

/**
 * arb_count_pad_new:
 * @session: a new game
 * @counted: the things that are counted, #ArbOption
 * @names_cards: whether people can also pick cards by name
 *
 * Returns: (transfer floating): a pad without numbers
 */
GtkWidget *arb_count_pad_new (ArbSession *session, GPtrArray *counted, gboolean names_cards);

/** arb_count_pad_begin: focuses the first cell. */
void arb_count_pad_begin (ArbCountPad *self);

/** arb_count_pad_get_cell: (transfer none): the cell in row @row, from 0, of @seat. */
GtkWidget *arb_count_pad_get_cell (ArbCountPad *self, guint row, guint seat);

/** arb_count_pad_set_total: shows @total as the points of @seat. */
void arb_count_pad_set_total (ArbCountPad *self, guint seat, gint total);

/** arb_count_pad_set_named: shows how many cards of @seat people picked by name. */
void arb_count_pad_set_named (ArbCountPad *self, guint seat, guint n);

/** arb_count_pad_collect: appends an #ArbHolding for each number that is not 0. */
void arb_count_pad_collect (ArbCountPad *self, GArray *counts);

G_END_DECLS
