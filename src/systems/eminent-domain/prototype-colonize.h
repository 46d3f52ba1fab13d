/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Colonize: all cards played for it go under one face-down planet; instead, its leader can turn up a
 * planet with enough Colonize icons under it. Source: 8.2.
 */

/** proto_is_colony: whether a kind of card is known to show a Colonize icon. */
gboolean proto_is_colony (const ProtoState *state, guint kind);

/** proto_count_under: the Colonize icons under a planet. */
guint proto_count_under (const ProtoState *state, const ProtoPlanet *own);

ArbAsksFunc proto_could_settle;
ArbListFunc proto_list_settle;
ArbAsksFunc proto_asks_colony;
ArbListFunc proto_list_colony;

extern const ArbVerb proto_verb_colony;
extern const ArbVerb proto_verb_settle;

G_END_DECLS
