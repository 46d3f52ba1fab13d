/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Survey: a number of planets is drawn, only their backs are looked at, and one is kept face down.
 * It is open what happens to the others. Source: 8.2; 8.4, 2.
 */

ArbAsksFunc proto_asks_look;
ArbListFunc proto_list_keep;

extern const ArbVerb proto_verb_keep;

G_END_DECLS
