/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbRandom:
 *
 * A small, fast, seedable generator (SplitMix64): the same seed gives the same game everywhere.
 */
typedef struct
{
  guint64 state;
} ArbRandom;

/** arb_random_next: the next 64 random bits. */
static inline guint64
arb_random_next (ArbRandom *random)
{
  guint64 z = (random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/** arb_random_below: a number from 0 to @n - 1; @n must not be 0. */
static inline guint
arb_random_below (ArbRandom *random, guint n)
{
  return (guint) (((arb_random_next (random) >> 32) * n) >> 32);
}

/** arb_random_shuffle: puts @n bytes into a random order. */
static inline void
arb_random_shuffle (ArbRandom *random, guint8 *items, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = arb_random_below (random, i);
      guint8 item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

G_END_DECLS
