/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * Warfare: a planet of a pile, or a Colony of the opponent, is turned up and attacked; it becomes
 * Spoils if as many icons are revealed as its shield says. The defender of a Colony may answer by
 * turning up a planet that adds to it, and the attacker may then reveal more. Source: rules,
 * Warfare.
 */

MicroCheckFunc micro_check_attack;
MicroApplyFunc micro_apply_attack;
MicroCheckFunc micro_check_defend;
MicroApplyFunc micro_apply_defend;
MicroCheckFunc micro_check_concede;
MicroApplyFunc micro_apply_concede;

/** micro_needed: the icons that what is revealed for needs. */
guint micro_needed (const MicroState *state);

/** micro_defends: whether the planet card of @slot adds to the defence of the target. */
gboolean micro_defends (const MicroState *state, guint slot);

/** micro_bonus: how much is added to the shield of the target. */
guint micro_bonus (const MicroState *state);

/**
 * micro_check_bonuses:
 * @n_shown: icons shown after the move
 * @n_more: planets turned up by it that defend
 * @verdict: takes that it is open whether two bonuses add up, if that decides the attack
 */
void micro_check_bonuses (const MicroState *state, guint n_shown, guint n_more,
                          ArbVerdict *verdict);

/** micro_settle_attack: takes the card, if enough icons are shown; asks the defender before. */
void micro_settle_attack (MicroState *state);

/* See #ArbEffect. */
ArbAsksFunc micro_asks_attack;
ArbListFunc micro_list_attack;

G_END_DECLS
