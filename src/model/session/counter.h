/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_COUNTER (arb_counter_get_type ())
G_DECLARE_FINAL_TYPE (ArbCounter, arb_counter, ARB, COUNTER, GObject)

/**
 * ArbCounter:
 * @id: static id
 * @title: its name
 * @seat: its seat, or 0 for the table
 * @value: the number
 * @limit: the number at the start or the greatest one possible; -1 for none
 * @look: (nullable): its look on the table
 *
 * A number at the table, for example the fighters of a seat or the influence left in the supply. To
 * be read only.
 */
struct _ArbCounter
{
  GObject parent_instance;

  const char *id;
  char *title;
  guint seat;
  gint value;
  gint limit;
  const ArbTableLook *look;
};

/** arb_counter_new: (transfer full): @number in words by @wording. */
ArbCounter *arb_counter_new (const ArbViewCounter *number, const ArbWording *wording);

/** arb_counter_dup_amount: (transfer full): the number as text, with its limit: `3/5`. */
char *arb_counter_dup_amount (ArbCounter *self);

G_END_DECLS
