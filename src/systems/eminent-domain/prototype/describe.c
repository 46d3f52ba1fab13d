/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/core/lists.h"
#include "engine/play/counters.h"
#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/turn.h"

/* Every zone of this table: its enumerator and its id. */
#define PROTO_ZONES(ZONE) \
  ZONE (PROTO_ZONE_PILES, "piles") \
  ZONE (PROTO_ZONE_UNCOUNTED, "uncounted-piles") \
  ZONE (PROTO_ZONE_TECHNOLOGIES, "technologies") \
  ZONE (PROTO_ZONE_SHOWN, "shown") \
  ZONE (PROTO_ZONE_PLANETS, "planets") \
  ZONE (PROTO_ZONE_UNDER, "under-planets") \
  ZONE (PROTO_ZONE_HAND, "hand") \
  ZONE (PROTO_ZONE_PLAY, "play") \
  ZONE (PROTO_ZONE_DISCARD, "discard") \
  ZONE (PROTO_ZONE_OWNED, "owned") \
  ZONE (PROTO_ZONE_DECK, "deck")

typedef enum
{
  PROTO_ZONES (ARB_LIST_NAME) PROTO_N_ZONES,
} ProtoZone;

/* All counters of planets. The numbers are in the order of #ProtoFeature. */
#define PROTO_CARD_COUNTERS(COUNTER) \
  COUNTER (PROTO_ON_CARD_SETTLE_COST, "colonize-cost") \
  COUNTER (PROTO_ON_CARD_ARMY_COST, "army-cost") \
  COUNTER (PROTO_ON_CARD_INFLUENCE, "printed-influence") \
  COUNTER (PROTO_ON_CARD_TYPE_1, "type-1") \
  COUNTER (PROTO_ON_CARD_TYPE_2, "type-2") \
  COUNTER (PROTO_ON_CARD_TYPE_3, "type-3") \
  COUNTER (PROTO_ON_CARD_TYPE_4, "type-4") \
  COUNTER (PROTO_ON_CARD_COLOUR_1, "colour-1") \
  COUNTER (PROTO_ON_CARD_COLOUR_2, "colour-2") \
  COUNTER (PROTO_ON_CARD_COLOUR_3, "colour-3") \
  COUNTER (PROTO_ON_CARD_COLOUR_4, "colour-4") \
  COUNTER (PROTO_ON_CARD_UNDER, "colonies") \
  COUNTER (PROTO_ON_CARD_SETTLE_SHOWN, "colonize-shown") \
  COUNTER (PROTO_ON_CARD_ARMY_SHOWN, "army-shown")

typedef enum
{
  PROTO_CARD_COUNTERS (ARB_LIST_NAME) PROTO_N_CARD_COUNTERS,
} ProtoCardCounter;

const char *const proto_zones[] = { PROTO_ZONES (ARB_LIST_ID) NULL };
const char *const proto_card_counters[] = { PROTO_CARD_COUNTERS (ARB_LIST_ID) NULL };

static void
begin_zone (ArbView *view, ProtoZone zone, guint seat)
{
  arb_view_add_zone (view, proto_zones[zone], seat);
}

static void
add_pile (ArbView *view, ProtoZone zone, guint seat, const EmPile *pile)
{
  begin_zone (view, zone, seat);
  em_describe_pile (pile, view);
}

static void
add_to_card (ArbView *view, ProtoCardCounter counter, gint value, gint limit)
{
  arb_view_add_card_counter (view, proto_card_counters[counter], value, limit);
}

/* Adds the known printed values of a planet. */
static void
add_face (const EmState *state, ArbView *view, const ProtoPlanet *own)
{
  guint card = own->card;

  for (guint i = 0; i < PROTO_N_NUMBERS; i++)
    if (proto_number (state, card, i) >= 0)
      add_to_card (view, PROTO_ON_CARD_SETTLE_COST + i, proto_number (state, card, i), -1);
  if (proto_planet_type (state, card) != 0)
    add_to_card (view, PROTO_ON_CARD_TYPE_1 + proto_planet_type (state, card) - 1, 1, -1);
  for (guint colour = 0; colour < PROTO_N_COLOURS; colour++)
    {
      gint slots = (gint) proto_slots (state, card, colour);

      if (slots > 0 || own->resources[colour] > 0)
        add_to_card (view, PROTO_ON_CARD_COLOUR_1 + colour, own->resources[colour], slots);
    }
}

void
proto_face (const ArbState *state, ArbArgument card, ArbView *view)
{
  ProtoPlanet planet = { .card = (guint8) arb_argument_value (card) };

  if (arb_argument_is_name (card, EM_SORT_PLANET))
    add_face ((const EmState *) state, view, &planet);
}

/* How much of what turns up a face-down planet is there, where its costs are known. */
static void
add_progress (const EmState *state, ArbView *view, guint seat, const ProtoPlanet *own)
{
  gint icons = own->card != EM_UNKNOWN ? proto_number (state, own->card, PROTO_FEATURE_SETTLE) : -1;
  gint armies =
      own->card != EM_UNKNOWN ? proto_number (state, own->card, PROTO_FEATURE_ARMIES) : -1;

  if (icons >= 0)
    add_to_card (view, PROTO_ON_CARD_SETTLE_SHOWN, (gint) proto_count_under (state, own), icons);
  if (armies >= 0)
    add_to_card (view, PROTO_ON_CARD_ARMY_SHOWN, em_seat_const (state, seat)->fighters, armies);
}

static void
add_planet (const EmState *state, ArbView *view, guint seat, guint number)
{
  const ProtoPlanet *own = proto_find (state, seat, number);
  gboolean up = (proto_face_up (state, seat) >> number & 1) != 0;

  arb_view_add_card (view,
                     own->card != EM_UNKNOWN ? proto_planet_name (own->card)
                                             : arb_argument_unknown (),
                     1, number, up ? ARB_FACE_UP : ARB_FACE_DOWN);
  if (own->card != EM_UNKNOWN)
    add_face (state, view, own);
  if (!up || proto_count_under (state, own) > 0)
    add_to_card (view, PROTO_ON_CARD_UNDER, (gint) proto_count_under (state, own), -1);
  if (!up)
    add_progress (state, view, seat, own);
}

static void
describe_piles (const EmState *state, ArbView *view)
{
  begin_zone (view, PROTO_ZONE_PILES, ARB_TABLE);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] != PROTO_NOT_COUNTED)
      {
        arb_view_add_card (view, proto_card_name (role), state->piles[role], 0, ARB_FACE_ANY);
        arb_view_name_count (view, proto_counters[role].id);
      }
  begin_zone (view, PROTO_ZONE_UNCOUNTED, ARB_TABLE);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] == PROTO_NOT_COUNTED)
      arb_view_add_card (view, proto_card_name (role), 1, 0, ARB_FACE_ANY);
}

static void
describe_table (const EmState *state, ArbView *view)
{
  describe_piles (state, view);
  begin_zone (view, PROTO_ZONE_TECHNOLOGIES, ARB_TABLE);
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    if ((state->gone >> i & 1) == 0)
      arb_view_add_card (view, proto_card_name (EM_N_ROLES + i), 1, 0, ARB_FACE_ANY);
  add_pile (view, PROTO_ZONE_SHOWN, ARB_TABLE, &state->shown);
}

static void
describe_piles_of (const EmSeat *owner, guint seat, ArbView *view)
{
  add_pile (view, PROTO_ZONE_HAND, seat, &owner->hand);
  add_pile (view, PROTO_ZONE_PLAY, seat, &owner->play);
  add_pile (view, PROTO_ZONE_DISCARD, seat, &owner->discard);
  add_pile (view, PROTO_ZONE_DECK, seat, &owner->deck);
  begin_zone (view, PROTO_ZONE_OWNED, seat);
  for (guint64 rest = owner->owned; rest != 0; rest &= rest - 1)
    arb_view_add_card (view, proto_card_name (EM_N_ROLES + em_first (rest)), 1, 0, ARB_FACE_ANY);
}

static void
describe_seat (const EmState *state, guint seat, ArbView *view)
{
  begin_zone (view, PROTO_ZONE_PLANETS, seat);
  for (guint32 rest = proto_face_up (state, seat) | proto_face_down (state, seat); rest != 0;
       rest &= rest - 1)
    add_planet (state, view, seat, em_first (rest));
  begin_zone (view, PROTO_ZONE_UNDER, seat);
  for (guint32 rest = proto_face_up (state, seat) | proto_face_down (state, seat); rest != 0;
       rest &= rest - 1)
    {
      const ProtoPlanet *own = proto_find (state, seat, em_first (rest));

      if (own->colonize > 0)
        arb_view_add_card (view, proto_card_name (EM_COLONIZE), own->colonize, em_first (rest),
                           ARB_FACE_ANY);
      for (guint64 under = own->technologies; under != 0; under &= under - 1)
        arb_view_add_card (view, proto_card_name (EM_N_ROLES + em_first (under)), 1,
                           em_first (rest), ARB_FACE_ANY);
    }
  describe_piles_of (em_seat_const (state, seat), seat, view);
}

void
proto_describe (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;

  describe_table (state, view);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    describe_seat (state, seat, view);
  arb_counters_describe (parent, view);
}
