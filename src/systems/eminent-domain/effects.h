/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_card_script: (not nullable): the script of a kind of card's Action; empty if none. */
const EmStep *em_card_script (const EmState *state, guint kind);

/** em_do_automatic: does a step that needs no decision. */
void em_do_automatic (EmState *state, const EmItem *item, const EmStep *step);

/** em_may_scrap: whether the card being played may, or could, remove itself. Source: 3.6; DS20. */
gboolean em_may_scrap (const EmState *state, const EmItem *item, const EmStep *step);

/** em_gain_influence: takes @n tokens, from the supply while it lasts. Source: 1.4. */
void em_gain_influence (EmState *state, guint seat, guint n);

/** em_return_influence: puts @n tokens back, those beyond the supply first. */
void em_return_influence (EmState *state, guint seat, guint n);

/** em_gain_fighters: takes @n fighters, of which there are always enough. */
void em_gain_fighters (EmState *state, guint seat, guint n);

/** em_adjust_fighters: @change fighters more or fewer, outside the rules. */
void em_adjust_fighters (EmState *state, guint seat, gint change);

/** em_fill: fills every free slot of @seat (Abundance). */
void em_fill (EmState *state, guint seat);

/** em_produce: puts a resource on the first free slot of that kind. */
void em_produce (EmState *state, EmWorld *world, guint resource);

/** em_trade: returns a resource of that kind from @world, or a fighter, and takes influence. */
void em_trade (EmState *state, guint seat, EmWorld *world, guint resource);

/** em_attack: pays for and turns up @world. */
void em_attack (EmState *state, guint seat, EmWorld *world);

/** em_turn_up: turns up @world, without what that sets off; its colonies go. */
void em_turn_up (EmState *state, EmWorld *world);

/** em_turn_down: takes back what @world gives while it is face up; its colonies go. */
void em_turn_down (EmState *state, EmWorld *world);

/** em_settle: turns up @world; its colonies go. */
void em_settle (EmState *state, EmWorld *world);

/** em_tuck: puts a card of @kind under @world as a colony; from the played cards. */
void em_tuck (EmState *state, guint seat, EmWorld *world, guint kind);

/** em_give_technology: a technology becomes @seat's, without what that sets off. */
void em_give_technology (EmState *state, guint seat, guint technology);

/** em_acquire: takes a technology, by its index. */
void em_acquire (EmState *state, guint seat, guint technology);

/** em_remove_card: a card of @kind that has left its pile leaves the game. */
void em_remove_card (EmState *state, guint seat, guint kind);

/** em_take_role_card: takes the top card of a stack into @pile. */
void em_take_role_card (EmState *state, guint stack, EmPile *pile);

G_END_DECLS
