/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Research: the player draws a number of cards from the technology deck of a type of which he has a
 * face-up planet; one of them goes to his discard pile, the others below the deck. The others do
 * not see them, so each can be any technology of the deck. Source: 8.2.
 */

/** proto_technology_owner: the owner of a technology; 0 for none. */
guint proto_technology_owner (const ProtoState *state, guint technology);

ArbAsksFunc proto_asks_research;
ArbAsksFunc proto_could_research;
ArbListFunc proto_list_acquire;

extern const ArbVerb proto_verb_acquire;

G_END_DECLS
