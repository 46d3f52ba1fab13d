/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Warfare: the player turns up a planet of a pile, or a Colony of the opponent, and attacks it; it
 * becomes Spoils if the revealed icons equal its shield. The defender of a Colony may answer by
 * turning up a planet with a bonus, and the attacker may then reveal more. Source: rules, Warfare.
 */

/** micro_needed: the icons that the present attempt needs. */
guint micro_needed (const MicroState *state);

/** micro_defends: whether the planet card of @slot adds to the defence of the target. */
gboolean micro_defends (const MicroState *state, guint slot);

/** micro_bonus: how much is added to the shield of the target. */
guint micro_bonus (const MicroState *state);

/**
 * micro_settle_attack: moves the card to the attacker, if enough icons are shown; asks the defender
 * first.
 */
void micro_settle_attack (MicroState *state);

/** micro_is_attacked: whether a Colony of @seat is under attack. */
gboolean micro_is_attacked (const MicroState *state, guint seat);

/** micro_is_defence: whether turning up @planet defends a Colony of @seat that is under attack. */
gboolean micro_is_defence (const MicroState *state, guint seat, ArbArgument planet);

/** micro_answer_attack: the defender has answered: settles the attack if enough icons are shown. */
void micro_answer_attack (MicroState *state);

/** micro_settle_defence: answers for a defender who cannot turn up anything more. */
void micro_settle_defence (MicroState *state);

/** micro_list_defences: adds turning up each Colony of @seat that can be one with a bonus. */
void micro_list_defences (const MicroState *state, guint seat, ArbMoves *moves);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_attack;
ArbListFunc micro_list_attack;

G_END_DECLS
