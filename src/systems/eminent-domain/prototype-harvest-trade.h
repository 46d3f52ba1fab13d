/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Harvest puts resources on face-up planets, Trade returns them for influence, one for each icon.
 * They are two roles with a pile each. Source: 8.2; 8.4, 10 and 11.
 */

/**
 * proto_gain_influence: gives @seat @n tokens; a switch decides about those that the supply lacks.
 */
void proto_gain_influence (ProtoState *state, guint seat, guint n);

ArbAsksFunc proto_asks_produce;
ArbListFunc proto_list_produce;
ArbAsksFunc proto_asks_trade;
ArbListFunc proto_list_trade;

extern const ArbVerb proto_verb_produce;
extern const ArbVerb proto_verb_trade;

G_END_DECLS
