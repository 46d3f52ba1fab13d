/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/describe.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/turn.h"

/* Every zone of this table: its enumerator and its id. */
#define PROTO_ZONES(ZONE) \
  ZONE (PILES, "piles") \
  ZONE (UNCOUNTED, "uncounted-piles") \
  ZONE (TECHNOLOGIES, "technologies") \
  ZONE (SHOWN, "shown") \
  ZONE (PLANETS, "planets") \
  ZONE (UNDER, "under-planets") \
  ZONE (HAND, "hand") \
  ZONE (PLAY, "play") \
  ZONE (DISCARD, "discard") \
  ZONE (OWNED, "owned") \
  ZONE (DECK, "deck")

#define PROTO_ZONE_ENUMERATOR(name, id) PROTO_ZONE_##name,
typedef enum
{
  PROTO_ZONES (PROTO_ZONE_ENUMERATOR) PROTO_N_ZONES,
} ProtoZone;

/* Every counter of this table and of a seat. The piles are in the order of the roles. */
#define PROTO_VIEW_COUNTERS(COUNTER) \
  COUNTER (POINTS, ARB_COUNTER_POINTS) \
  COUNTER (INFLUENCE, "influence") \
  COUNTER (ARMIES, "armies") \
  COUNTER (RESOURCES, "resources") \
  COUNTER (HAND, "hand") \
  COUNTER (DECK, "deck") \
  COUNTER (DISCARD, "discard") \
  COUNTER (SURVEY_PILE, "survey-pile") \
  COUNTER (WARFARE_PILE, "warfare-pile") \
  COUNTER (COLONIZE_PILE, "colonize-pile") \
  COUNTER (HARVEST_PILE, "harvest-pile") \
  COUNTER (TRADE_PILE, "trade-pile") \
  COUNTER (RESEARCH_PILE, "research-pile") \
  COUNTER (INFLUENCE_SUPPLY, "influence-supply") \
  COUNTER (PLANET_DECK, "planet-deck") \
  COUNTER (PLANET_DISCARD, "planet-discard") \
  COUNTER (HAND_SIZE, "hand-size") \
  COUNTER (ICONS, "icons") \
  COUNTER (TURN, "turn") \
  COUNTER (LEADER, "leader")

#define PROTO_VIEW_ENUMERATOR(name, id) PROTO_VIEW_##name,
typedef enum
{
  PROTO_VIEW_COUNTERS (PROTO_VIEW_ENUMERATOR) PROTO_N_VIEW_COUNTERS,
} ProtoViewCounter;

/* All counters of planets. The numbers are in the order of #ProtoFeature. */
#define PROTO_CARD_COUNTERS(COUNTER) \
  COUNTER (SETTLE_COST, "colonize-cost") \
  COUNTER (ARMY_COST, "army-cost") \
  COUNTER (INFLUENCE, "printed-influence") \
  COUNTER (TYPE_1, "type-1") \
  COUNTER (TYPE_2, "type-2") \
  COUNTER (TYPE_3, "type-3") \
  COUNTER (TYPE_4, "type-4") \
  COUNTER (COLOUR_1, "colour-1") \
  COUNTER (COLOUR_2, "colour-2") \
  COUNTER (COLOUR_3, "colour-3") \
  COUNTER (COLOUR_4, "colour-4") \
  COUNTER (UNDER, "colonies") \
  COUNTER (SETTLE_SHOWN, "colonize-shown") \
  COUNTER (ARMY_SHOWN, "army-shown")

#define PROTO_ON_CARD_ENUMERATOR(name, id) PROTO_ON_CARD_##name,
typedef enum
{
  PROTO_CARD_COUNTERS (PROTO_ON_CARD_ENUMERATOR) PROTO_N_CARD_COUNTERS,
} ProtoCardCounter;

#define PROTO_ID(name, id) id,
const char *const proto_zones[] = { PROTO_ZONES (PROTO_ID) NULL };
const char *const proto_view_counters[] = { PROTO_VIEW_COUNTERS (PROTO_ID) NULL };
const char *const proto_card_counters[] = { PROTO_CARD_COUNTERS (PROTO_ID) NULL };

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
add_counter (ArbView *view, ProtoViewCounter counter, guint seat, gint value, gint limit)
{
  arb_view_add_counter (view, proto_view_counters[counter], seat, value, limit);
}

static void
add_pieces (ArbView *view, ProtoViewCounter counter, guint seat, gint value, gint limit)
{
  arb_view_add_pieces (view, proto_view_counters[counter], seat, value, limit);
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
        arb_view_name_count (view, proto_view_counters[PROTO_VIEW_SURVEY_PILE + role]);
      }
  begin_zone (view, PROTO_ZONE_UNCOUNTED, ARB_TABLE);
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] == PROTO_NOT_COUNTED)
      arb_view_add_card (view, proto_card_name (role), 1, 0, ARB_FACE_ANY);
}

static void
describe_table (const EmState *state, ArbView *view)
{
  guint performer = arb_agenda_waits (&state->agenda) && state->agenda.n > 0
                        ? arb_agenda_top_const (&state->agenda)->seat
                        : 0;

  describe_piles (state, view);
  add_pieces (view, PROTO_VIEW_INFLUENCE_SUPPLY, ARB_TABLE, state->supply,
              proto_catalogue (state)->setups[0].influence);
  add_pieces (view, PROTO_VIEW_PLANET_DECK, ARB_TABLE, state->planet_deck, -1);
  add_counter (view, PROTO_VIEW_PLANET_DISCARD, ARB_TABLE, state->planet_discard, -1);
  if (state->hand_size != 0)
    add_counter (view, PROTO_VIEW_HAND_SIZE, ARB_TABLE, state->hand_size, -1);
  add_counter (view, PROTO_VIEW_TURN, ARB_TABLE, state->parent.turn, -1);
  add_counter (view, PROTO_VIEW_LEADER, ARB_TABLE, (gint) state->leader, -1);
  if (performer != 0 && state->shown.size > 0)
    add_counter (view, PROTO_VIEW_ICONS, ARB_TABLE, (gint) proto_count_icons (state, performer),
                 -1);
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
describe_seat (const EmState *state, guint seat, gint points, ArbView *view)
{
  const EmSeat *owner = em_seat_const (state, seat);

  add_counter (view, PROTO_VIEW_POINTS, seat, arb_get_total (&state->parent, seat, points), -1);
  add_pieces (view, PROTO_VIEW_INFLUENCE, seat, owner->influence, -1);
  add_pieces (view, PROTO_VIEW_ARMIES, seat, owner->fighters, -1);
  add_counter (view, PROTO_VIEW_RESOURCES, seat, (gint) proto_resources (state, seat), -1);
  add_pieces (view, PROTO_VIEW_HAND, seat, owner->hand.size, -1);
  add_pieces (view, PROTO_VIEW_DECK, seat, owner->deck.size, -1);
  add_pieces (view, PROTO_VIEW_DISCARD, seat, owner->discard.size, -1);
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
  describe_piles_of (owner, seat, view);
}

void
proto_describe (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;
  ArbScoreSheet sheet;

  proto_score (parent, &sheet);
  describe_table (state, view);
  for (guint seat = 1; seat <= parent->n_seats; seat++)
    describe_seat (state, seat, sheet.totals[seat], view);
}

/* The influence, and each pile that was counted; of the others, when one of them must be empty. */
void
proto_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock)
{
  const EmState *state = (const EmState *) now;
  guint n_piles;
  gint left;

  clock->triggered = proto_end_triggered (state);
  clock->lines[clock->n_lines++] = (ArbClockLine){ proto_triggers[0], state->supply, -1 };
  for (guint role = 0; role < EM_N_ROLES; role++)
    if (state->piles[role] != PROTO_NOT_COUNTED)
      clock->lines[clock->n_lines++] =
          (ArbClockLine){ proto_triggers[1 + role], state->piles[role], -1 };
  left = proto_count_uncounted (state, &n_piles);
  if (n_piles > 0)
    clock->lines[clock->n_lines++] =
        (ArbClockLine){ proto_triggers[1 + EM_N_ROLES], MAX (0, left - (gint) n_piles + 1), -1 };
}

ArbArgument
proto_identify (const ArbState *state, guint seat, guint number)
{
  const ProtoPlanet *own = proto_find ((const EmState *) state, seat, number);

  return own != NULL && own->card != EM_UNKNOWN ? proto_planet_name (own->card) : ARB_ARGUMENT_NONE;
}
