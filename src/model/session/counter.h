/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/look.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNTER (arb_counter_get_type ())
G_DECLARE_FINAL_TYPE (ArbCounter, arb_counter, ARB, COUNTER, GObject)

/**
 * ArbCounter:
 *
 * A number at the table, for example the fighters of a seat or the influence left in the supply.
 */

/**
 * arb_counter_new:
 * @id: static id
 * @title: (transfer full): its name
 * @seat: its seat, or 0 for the table
 * @value: the number
 * @limit: the number at the start or the greatest one possible; -1 for none
 * @look: (nullable): its look on the table
 *
 * Returns: (transfer full): a counter
 */
ArbCounter *arb_counter_new (const char *id, char *title, guint seat, gint value, gint limit,
                             const ArbTableLook *look);

/** arb_counter_get_look: (nullable): its look on the table. */
const ArbTableLook *arb_counter_get_look (ArbCounter *self);

const char *arb_counter_get_id (ArbCounter *self);
const char *arb_counter_get_title (ArbCounter *self);
guint arb_counter_get_seat (ArbCounter *self);
gint arb_counter_get_value (ArbCounter *self);
gboolean arb_counter_has_limit (ArbCounter *self);

/** arb_counter_get_limit: the number at the start or the greatest one possible; -1 for none. */
gint arb_counter_get_limit (ArbCounter *self);

/** arb_counter_dup_amount: (transfer full): the number as text, with its limit: `3/5`. */
char *arb_counter_dup_amount (ArbCounter *self);

/** arb_counters_find: (transfer none) (nullable): the counter @id of @seat among @counters. */
ArbCounter *arb_counters_find (GListModel *counters, const char *id, guint seat);

/** arb_counters_get: the value of the counter @id of @seat, or 0 if there is none. */
gint arb_counters_get (GListModel *counters, const char *id, guint seat);

G_END_DECLS
