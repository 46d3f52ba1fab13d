/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Warfare: armies are collected, one for each icon; instead, its leader can pay them to turn up a
 * planet. Source: 8.2.
 */

ArbAsksFunc proto_asks_army;
ArbEnterFunc proto_enter_army;
ArbListFunc proto_list_collect;
ArbAsksFunc proto_could_attack;
ArbListFunc proto_list_attack;

extern const ArbVerb proto_verb_attack;
extern const ArbVerb proto_verb_collect;

G_END_DECLS
