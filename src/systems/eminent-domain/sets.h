/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Sets of up to 64 things, with a bit for each.
 */

/** em_bit: the set of @index alone. */
static inline guint64
em_bit (guint index)
{
  return G_GUINT64_CONSTANT (1) << index;
}

/**
 * em_count: how many elements @set has. Computed inline: on processors without an instruction for
 * it, the compiler would call a function, which costs more.
 */
static inline guint
em_count (guint64 set)
{
  set -= set >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  set = (set & G_GUINT64_CONSTANT (0x3333333333333333))
        + (set >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  set = (set + (set >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (set * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/** em_is_single: whether exactly one is in @set. */
static inline gboolean
em_is_single (guint64 set)
{
  return set != 0 && (set & (set - 1)) == 0;
}

/** em_first: the first of @set, in which there is one. */
static inline guint
em_first (guint64 set)
{
  return (guint) __builtin_ctzll (set);
}

G_END_DECLS
