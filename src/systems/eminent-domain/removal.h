/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Removing cards from the game: by the Action of Research and of technologies, and by permanents in
 * the turn of their owner. Source: 3.6, 4.2.
 */

/** em_remove_card: moves a card of @kind, which has left its pile, out of the game. */
void em_remove_card (EmState *state, guint seat, guint kind);

/**
 * em_could_scrap: whether the card being played may remove itself, or could by an answer that the table
 * has not given; until then its effect waits. Source: 3.6; DS20.
 */
gboolean em_could_scrap (const EmState *state, const ArbItem *item, const ArbStep *step);

/**
 * em_standing_removals: how many cards a permanent allows @seat to remove from the hand now;
 * %ARB_ALL for any number.
 */
guint em_standing_removals (const EmState *state, guint seat);

/** em_has_standing_removals: whether @seat has a permanent that lets it remove cards. */
static inline gboolean
em_has_standing_removals (const EmState *state, guint seat)
{
  return (em_seat_const (state, seat)->standings
          & (1u << EM_STANDING_REMOVE_ANY | 1u << EM_STANDING_REMOVE_ONE))
         != 0;
}

/** em_list_removals_of_standings: adds the removals that a permanent of @seat allows. */
void em_list_removals_of_standings (const EmState *state, guint seat, ArbMoves *moves);

/** em_list_standing_removals: adds the removals that a permanent allows @seat now. */
static inline void
em_list_standing_removals (const EmState *state, guint seat, ArbMoves *moves)
{
  if (G_UNLIKELY (em_has_standing_removals (state, seat)))
    em_list_removals_of_standings (state, seat, moves);
}

/** em_offer_standing_removals: offers cards that a permanent allows @seat to remove in its own turn. */
void em_offer_standing_removals (ArbOffering *offering, guint seat);

G_END_DECLS
