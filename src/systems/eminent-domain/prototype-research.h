/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Research: so many cards are drawn from the technology deck of a type of which the player has a
 * face-up planet; one of them goes to the own discard pile, the others under the deck. Which they
 * are nobody else sees, so any technology of the deck can be it. Source: 8.2.
 */

/** proto_technology_owner: who has a technology; 0 if nobody. */
guint proto_technology_owner (const ProtoState *state, guint technology);

ArbAsksFunc proto_asks_research;
ArbAsksFunc proto_could_research;
ArbListFunc proto_list_acquire;
ProtoCheckFunc proto_check_acquire;
ProtoApplyFunc proto_apply_acquire;

G_END_DECLS
