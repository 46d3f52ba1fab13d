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

/* See #ArbEffect. */
ArbAsksFunc micro_asks_attack;
ArbListFunc micro_list_attack;

extern const ArbVerb micro_verb_attack;
extern const ArbVerb micro_verb_defend;
extern const ArbVerb micro_verb_concede;

G_END_DECLS
