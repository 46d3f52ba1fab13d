/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/conserve.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/turn.h"

static void
setup_piles (EmState *state)
{
  const ProtoCatalogue *catalogue = proto_catalogue (state);

  for (guint role = 0; role < EM_N_ROLES; role++)
    {
      gint dealt = catalogue->roles[role].starting * state->parent.n_seats;

      state->taken[role] = (guint8) dealt;
      state->piles[role] = catalogue->roles[role].cards == 0
                               ? PROTO_NOT_COUNTED
                               : (guint8) (catalogue->roles[role].cards - dealt);
    }
}

void
proto_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *parent)
{
  EmState *state = (EmState *) parent;
  const ProtoSetup *numbers = &proto_catalogue (state)->setups[0];

  state->supply = (guint8) numbers->influence;
  state->hand_size = (guint8) numbers->hand_size;
  state->planet_deck = PROTO_N_PLANETS - EM_MAX_SEATS;
  setup_piles (state);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    {
      EmSeat *owner = em_seat (state, seat);

      for (guint role = 0; role < EM_N_ROLES; role++)
        em_pile_add (&owner->pool, role, (guint) proto_catalogue (state)->roles[role].starting);
      owner->deck.unknown = owner->deck.size = owner->pool.size;
      em_draw (owner, (guint) numbers->opening);
      proto_add_planet (state, seat, EM_UNKNOWN, TRUE);
    }
  proto_begin_turn (state, 1);
}
