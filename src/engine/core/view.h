/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/move.h"

G_BEGIN_DECLS

/**
 * ArbViewCard:
 * @card: the name of the card, or %ARB_ARGUMENT_UNKNOWN
 * @count: how many of it
 * @number: the number it has at the table (`#3`), or 0
 * @face: 0 does not matter, 1 face up, 2 face down
 * @count_id: (nullable): the id of its count as a counter: `survey-stack`; static
 * @first_counter: the first of this card's counters in the view
 * @n_counters: how many follow it
 */
typedef struct
{
  ArbArgument card;
  guint16 count;
  guint8 number;
  guint8 face;
  guint16 first_counter;
  guint16 n_counters;
  const char *count_id;
} ArbViewCard;

enum
{
  ARB_FACE_ANY,
  ARB_FACE_UP,
  ARB_FACE_DOWN,
};

/**
 * ArbViewZone:
 * @id: kebab-case: `hand`, `empire`, `planet-deck`; static
 * @seat: its seat, or 0 for the table
 * @first_card: the first of its cards in the view
 * @n_cards: how many follow it
 */
typedef struct
{
  const char *id;
  guint8 seat;
  guint first_card;
  guint n_cards;
} ArbViewZone;

/**
 * ArbViewCounter:
 * @id: kebab-case: `influence`, `fighters`; static
 * @seat: its seat, or 0 for the table
 * @value: the number
 * @limit: the number at the start or the greatest one possible; -1 for none
 * @pieces: whether it counts pieces or cards on the table, which people can count again
 */
typedef struct
{
  const char *id;
  guint8 seat;
  gint value;
  gint limit;
  gboolean pieces;
} ArbViewCounter;

/** arb_view_counter_equal: whether two counters have the same name and value. */
static inline gboolean
arb_view_counter_equal (const ArbViewCounter *a, const ArbViewCounter *b)
{
  return a->id == b->id && a->seat == b->seat && a->value == b->value && a->limit == b->limit
         && a->pieces == b->pieces;
}

/**
 * ArbView:
 *
 * The present table in ids and numbers: `arbiter-cli state`, the window and screen readers get
 * their contents from it.
 */
typedef struct
{
  GArray *zones;         /* ArbViewZone */
  GArray *cards;         /* ArbViewCard */
  GArray *counters;      /* ArbViewCounter: the table's and the seats' */
  GArray *card_counters; /* ArbViewCounter: those of cards */
} ArbView;

/** arb_view_new: an empty view. Free with arb_view_free(). */
ArbView *arb_view_new (void);

/** arb_view_free: frees @view. */
void arb_view_free (ArbView *view);

/** arb_view_clear: makes @view empty again. */
void arb_view_clear (ArbView *view);

/** arb_view_add_zone: begins a zone; the cards added after it are in it. @id must be static. */
void arb_view_add_zone (ArbView *view, const char *id, guint seat);

/** arb_view_add_card: adds @count of @card to the last zone; see #ArbViewCard. */
void arb_view_add_card (ArbView *view, ArbArgument card, guint count, guint number, guint face);

/**
 * arb_view_name_count: makes the count of the last card a counter with a name. @id must be static.
 */
void arb_view_name_count (ArbView *view, const char *id);

/** arb_view_add_card_counter: adds a counter to the last card. @id must be static. */
void arb_view_add_card_counter (ArbView *view, const char *id, gint value, gint limit);

/** arb_view_add_counter: adds a counter of a seat (or 0, the table). @id must be static. */
void arb_view_add_counter (ArbView *view, const char *id, guint seat, gint value, gint limit);

/** arb_view_add_pieces: adds a counter of pieces on the table; see #ArbViewCounter. */
void arb_view_add_pieces (ArbView *view, const char *id, guint seat, gint value, gint limit);

/** arb_view_get_counter: the value of a counter, or @fallback where there is none. */
gint arb_view_get_counter (const ArbView *view, const char *id, guint seat, gint fallback);

/**
 * arb_view_dup_counts:
 * @view: a view
 *
 * Returns: (transfer full) (element-type ArbViewCounter): all numbers: the counters, the cards
 *   whose count has a name, and the zones with the number of their cards
 */
GArray *arb_view_dup_counts (const ArbView *view);

/**
 * arb_view_find_count:
 * @view: a view
 * @id: one of the ids of arb_view_dup_counts()
 * @seat: its seat, or 0 for the table
 * @value: (out): its number; untouched if there is none
 *
 * Returns: whether there is such a number
 */
gboolean arb_view_find_count (const ArbView *view, const char *id, guint seat, gint *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbView, arb_view_free)

G_END_DECLS
