/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

/**
 * ArbViewCard:
 * @card: the name of the card, or %ARB_ARGUMENT_UNKNOWN
 * @count: how many of it
 * @number: the number it bears at the table (`#3`), or 0
 * @face: 0 does not matter, 1 face up, 2 face down
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
 * @seat: whose, or 0 for the table's
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
 * @seat: whose, or 0 for the table's
 * @value: the number
 * @limit: what it starts from or may not pass, or -1
 */
typedef struct
{
  const char *id;
  guint8 seat;
  gint value;
  gint limit;
} ArbViewCounter;

/**
 * ArbView:
 *
 * The table as it stands, in ids and numbers: what `arbiter-cli state` prints, what the window
 * shows, what a screen reader is told.
 */
typedef struct
{
  GArray *zones;         /* ArbViewZone */
  GArray *cards;         /* ArbViewCard */
  GArray *counters;      /* ArbViewCounter: the table's and the seats' */
  GArray *card_counters; /* ArbViewCounter: those of single cards */
} ArbView;

/** arb_view_new: an empty view. Free with arb_view_free(). */
ArbView *arb_view_new (void);

/** arb_view_free: frees @view. */
void arb_view_free (ArbView *view);

/** arb_view_add_zone: begins a zone; the cards added after it are in it. @id must be static. */
void arb_view_add_zone (ArbView *view, const char *id, guint seat);

/** arb_view_add_card: adds @count of @card to the last zone; see #ArbViewCard. */
void arb_view_add_card (ArbView *view, ArbArgument card, guint count, guint number, guint face);

/** arb_view_add_card_counter: adds a counter to the last card. @id must be static. */
void arb_view_add_card_counter (ArbView *view, const char *id, gint value, gint limit);

/** arb_view_add_counter: adds a counter of a seat (or 0, the table). @id must be static. */
void arb_view_add_counter (ArbView *view, const char *id, guint seat, gint value, gint limit);

/** arb_view_get_counter: the value of a counter, or @fallback where there is none. */
gint arb_view_get_counter (const ArbView *view, const char *id, guint seat, gint fallback);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbView, arb_view_free)

G_END_DECLS
