/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/session-count.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNT_GROUP (arb_count_group_get_type ())
G_DECLARE_FINAL_TYPE (ArbCountGroup, arb_count_group, ARB, COUNT_GROUP, AdwPreferencesGroup)

/**
 * ArbCountGroup:
 *
 * What one seat has at the end of a game: numbers, and cards by name for those who want to name
 * them. Signals: `changed`, and `picked` (the place of a card that somebody has now).
 */

/**
 * arb_count_group_new:
 * @session: a game
 * @seat: a seat of it, from 1
 * @counted: what is counted, #ArbOption
 * @picked: what is picked, #ArbOption
 *
 * Returns: (transfer floating): a group in which nothing is entered yet
 */
GtkWidget *arb_count_group_new (ArbSession *session, guint seat, GListModel *counted,
                                GListModel *picked);

/** arb_count_group_pick: picks option number @index of those to be picked. */
void arb_count_group_pick (ArbCountGroup *self, guint index);

/** arb_count_group_drop: the opposite of arb_count_group_pick(). Returns: whether it was there. */
gboolean arb_count_group_drop (ArbCountGroup *self, guint index);

/** arb_count_group_begin: puts the keyboard where the first number is written. */
void arb_count_group_begin (ArbCountGroup *self);

/** arb_count_group_set_total: shows what all of it is worth. */
void arb_count_group_set_total (ArbCountGroup *self, gint total);

/** arb_count_group_collect_picked: appends an #ArbHolding for each card that was picked. */
void arb_count_group_collect_picked (ArbCountGroup *self, GArray *counts);

/** arb_count_group_collect_counted: appends an #ArbHolding for each number that is not 0. */
void arb_count_group_collect_counted (ArbCountGroup *self, GArray *counts);

G_END_DECLS
