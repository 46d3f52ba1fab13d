/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/counters.h"
#include "engine/help/offer.h"
#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/lead.h"
#include "systems/eminent-domain/prototype/planets.h"
#include "systems/eminent-domain/prototype/verbs.h"

#define COLUMNS 4    /* so many cards are always offered */
#define LEAST_HAND 3 /* a hand size that is offered; others can be typed */
#define MOST_HAND 8

/* The offers that no verb in a file of its own has. */
const char *const proto_offer_kinds[] = { "face", NULL };

static void
offer_move (ArbOffering *offering, const char *kind, ArbMove move, ArbArgument row, guint column)
{
  arb_offering_begin (offering, kind, move.seat, row, column);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

static const EmState *
offered (const ArbOffering *offering)
{
  return (const EmState *) arb_offering_get_state (offering);
}

/* Nothing goes on after a refused move, so that the table can allow that move alone. */
static gboolean
play (ArbOffering *offering, guint seat, guint verb, ArbArgument argument)
{
  return arb_offering_is_allowed (offering)
         && arb_offering_play (offering, ARB_MOVE (seat, verb, argument, 0, 0));
}

/* Returns the most cards of a gesture that shows all cards. */
static guint
most_cards (const EmState *state, guint seat)
{
  guint most = MAX (COLUMNS, em_seat_const (state, seat)->hand.size);

  return MIN (most, ARB_MAX_OFFER_MOVES - 2);
}

static void
show_cards (ArbOffering *offering, guint seat, guint role, guint n)
{
  for (guint i = 0; i < n; i++)
    play (offering, seat, EM_VERB_BOOST, proto_card_name (role));
}

/* Without armies nobody pays for a planet, so armies are collected. */
static gboolean
can_only_collect (const EmState *state, guint seat)
{
  return em_asked (state, EM_EFFECT_FIGHTER) != NULL && em_seat_const (state, seat)->fighters == 0;
}

/* Ends showing cards, and does what needs no choice. The result is how many icons are shown. */
static void
end_role (ArbOffering *offering, guint seat)
{
  guint icons = proto_count_icons (offered (offering), seat);

  if (play (offering, seat, EM_VERB_DONE, 0))
    {
      if (em_asked (offered (offering), EM_EFFECT_LOOK) != NULL)
        play (offering, seat, EM_VERB_KEEP, 0);
      else if (can_only_collect (offered (offering), seat))
        play (offering, seat, EM_VERB_COLLECT, 0);
    }
  arb_offering_end (offering, "icons", (gint) icons);
}

/* More cards than there are columns are shown after leading. */
static void
offer_lead (ArbOffering *offering, guint seat, guint role)
{
  ArbArgument name = arb_argument_name (EM_SORT_ROLE, role);
  ArbMove lead = ARB_MOVE (seat, EM_VERB_LEAD, name, 0, 0);

  for (guint n = 0; n <= COLUMNS; n++)
    {
      arb_offering_begin (offering, "lead", seat, name, n);
      arb_offering_play (offering, lead);
      show_cards (offering, seat, role, n);
      end_role (offering, seat);
    }
  offer_move (offering, "lead-open", lead, name, 0);
}

/* Cards of the role are shown at once; others are shown one after the other. A player who has not
 * answered yet can follow without a card. */
static void
offer_boosts (ArbOffering *offering, const EmState *state, guint seat, gboolean answers)
{
  const char *kind = answers ? "answer" : "boost";
  ArbArgument name = arb_argument_name (EM_SORT_ROLE, state->role);

  for (guint n = 0; n <= most_cards (state, seat); n++)
    {
      arb_offering_begin (offering, kind, seat, name, n);
      if (n == 0 && answers)
        play (offering, seat, EM_VERB_FOLLOW, 0);
      show_cards (offering, seat, state->role, n);
      end_role (offering, seat);
    }
}

/* Everybody who has still to answer draws a card, in order. */
static void
offer_everyone_draws (ArbOffering *offering, const EmState *state)
{
  if ((state->waiting & (state->waiting - 1)) == 0)
    return;
  arb_offering_begin (offering, "everyone-draws",
                      (guint) __builtin_ctz (proto_to_decide (&state->parent)), ARB_ARGUMENT_NONE,
                      0);
  for (guint seats; (seats = proto_to_decide (arb_offering_get_state (offering))) != 0
                    && proto_effect (offered (offering)) == EM_EFFECT_ANSWERS;)
    if (!play (offering, (guint) __builtin_ctz (seats), EM_VERB_DISSENT, 0))
      break;
  arb_offering_end (offering, NULL, 0);
}

/* So many cards are discarded, without their names, and the turn ends. */
static void
offer_discards (ArbOffering *offering, const EmState *state, guint seat)
{
  guint hand = em_seat_const (state, seat)->hand.size;
  guint above = state->hand_size != 0 && hand > state->hand_size ? hand - state->hand_size : 0;

  for (guint n = 0; n <= MAX (above, 1); n++)
    {
      arb_offering_begin (offering, "discard", seat, ARB_ARGUMENT_NONE, n);
      if (n > 0)
        play (offering, seat, EM_VERB_DISCARD, arb_argument_count (n));
      play (offering, seat, EM_VERB_DONE, 0);
      arb_offer_set_remaining (arb_offering_end (offering, NULL, 0), "cards-kept",
                               hand - MIN (n, hand));
    }
}

/* The kind of the offer of a single move: playing a technology is apart from role cards. */
static const char *
find_kind (const EmState *state, ArbMove move)
{
  if (move.verb == EM_VERB_PLAY && arb_argument_value (move.arguments[0]) >= EM_N_ROLES)
    return "play-technology";
  return arb_ruleset_of (&state->parent)->verbs[move.verb]->kinds[0];
}

/* Whether gestures stand for @move, or nobody would ask for it: a role card with another icon, a colour
 * that the planet lacks. An unknown planet is identified by `is` first, because it has too many
 * candidates. */
static gboolean
is_offered_otherwise (const EmState *state, guint seat, ArbMove move)
{
  const ProtoPlanet *own;

  switch (move.verb)
    {
    case EM_VERB_LEAD:
    case EM_VERB_FOLLOW:
      return TRUE;
    case EM_VERB_BOOST:
      return arb_argument_value (move.arguments[0]) < EM_N_ROLES
             && arb_argument_value (move.arguments[0]) != state->role;
    case EM_VERB_DONE:
      return proto_effect (state) == EM_EFFECT_BOOST || proto_effect (state) == EM_EFFECT_CLEANUP;
    case EM_VERB_PRODUCE:
      own = proto_find (state, seat, arb_argument_value (move.arguments[0]));
      return own->card != EM_UNKNOWN && proto_knows_slots (state, own->card)
             && proto_slots (state, own->card, arb_argument_value (move.arguments[1])) == 0;
    default:
      return arb_argument_is_name (move.arguments[1], EM_SORT_PLANET);
    }
}

/* Role cards are in the order of the roles and drawn with their icons, like the roles. */
static ArbArgument
find_row (ArbMove move)
{
  ArbArgument what = move.arguments[0];

  if (arb_argument_is_name (what, EM_SORT_CARD) && arb_argument_value (what) < EM_N_ROLES)
    return arb_argument_name (EM_SORT_ROLE, arb_argument_value (what));
  return what;
}

/* A player who does not follow draws a card. */
static void
offer_draw (ArbOffering *offering, ArbMove move)
{
  arb_offering_begin (offering, "dissent", move.seat, ARB_ARGUMENT_NONE, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, "drawn", 1);
}

static void
offer_choices (ArbOffering *offering, const EmState *state, guint seat)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n = proto_questions (offering->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    if (moves[i].verb == EM_VERB_DISSENT)
      offer_draw (offering, moves[i]);
    else if (!is_offered_otherwise (state, seat, moves[i]))
      offer_move (offering, find_kind (state, moves[i]), moves[i], find_row (moves[i]), 0);
}

/* The player who leads now, or next: closing Cleanup is implied. */
static void
offer_turn (ArbOffering *offering, const EmState *state)
{
  EmEffect now = proto_effect (state);
  guint seat = now == EM_EFFECT_CLEANUP ? arb_next_seat (&state->parent, state->leader) : state->leader;

  if (now != EM_EFFECT_ACTION && now != EM_EFFECT_ROLE && now != EM_EFFECT_CLEANUP)
    return;
  for (guint role = 0; role < EM_N_ROLES; role++)
    offer_lead (offering, seat, role);
}

static void
offer_role (ArbOffering *offering, const EmState *state, guint seat)
{
  if (proto_effect (state) == EM_EFFECT_BOOST)
    offer_boosts (offering, state, seat, FALSE);
  if (proto_effect (state) == EM_EFFECT_CLEANUP)
    offer_discards (offering, state, seat);
  if (proto_effect (state) != EM_EFFECT_ANSWERS)
    return;
  offer_boosts (offering, state, seat, TRUE);
  offer_everyone_draws (offering, state);
}

/* Offers what @card shows, if nobody knows it; returns whether it does. */
static gboolean
offer_feature (ArbOffering *offering, const EmState *state, ArbArgument card, ProtoFeature feature)
{
  ArbMove moves[ARB_MAX_FACE_VALUES];
  ArbMoves list = { moves, 0, G_N_ELEMENTS (moves) };

  if (arb_shows_is_known (&state->parent, card, feature))
    return FALSE;
  arb_shows_list (&state->parent, card, feature, &list);
  for (guint i = 0; i < list.n; i++)
    offer_move (offering, "face", moves[i], moves[i].arguments[2], 0);
  return TRUE;
}

/* Offers to identify the first unknown planet of @planets. */
static gboolean
offer_identity (ArbOffering *offering, const EmState *state, guint seat, guint32 planets)
{
  for (; planets != 0; planets &= planets - 1)
    {
      guint number = em_first (planets);
      const ProtoPlanet *own = proto_find (state, seat, number);

      if (own->card != EM_UNKNOWN)
        continue;
      for (guint card = 0; card < PROTO_N_PLANETS; card++)
        if (proto_can_be (state, own, card))
          offer_move (offering, "is",
                      ARB_MOVE (seat, PROTO_VERB_IS, arb_argument_number (number),
                                proto_planet_name (card)),
                      proto_planet_name (card), 0);
      return TRUE;
    }
  return FALSE;
}

/* One thing after the other that @feature of the planets is needed for. */
static gboolean
offer_planets (ArbOffering *offering, const EmState *state, guint seat, guint32 planets,
               ProtoFeature feature)
{
  for (guint32 rest = planets; rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;

      if (card != EM_UNKNOWN && offer_feature (offering, state, proto_planet_name (card), feature))
        return TRUE;
    }
  return offer_identity (offering, state, seat, planets);
}

/* Offers the features that the present decision needs. */
static void
offer_faces (ArbOffering *offering, const EmState *state, guint seat)
{
  guint32 up = proto_face_up (state, seat);
  guint32 down = proto_face_down (state, seat);

  if (em_asked (state, EM_EFFECT_ATTACK) != NULL)
    offer_planets (offering, state, seat, down, PROTO_FEATURE_ARMIES);
  else if (em_asked (state, EM_EFFECT_SETTLE) != NULL)
    offer_planets (offering, state, seat, down, PROTO_FEATURE_SETTLE);
  else if (em_asked (state, EM_EFFECT_PRODUCE) != NULL)
    offer_planets (offering, state, seat, up, PROTO_FEATURE_SLOT);
  else if (em_asked (state, EM_EFFECT_ACQUIRE) != NULL)
    offer_planets (offering, state, seat, up, PROTO_FEATURE_TYPE);
}

/* Offers the hand size, which is recorded once, and that a pile which nobody counted is empty. */
static void
offer_numbers (ArbOffering *offering, const EmState *state)
{
  ArbArgument hand = arb_counter_name (state->parent.catalogue, "hand-size");
  guint role = state->role;

  for (guint n = LEAST_HAND; n <= MOST_HAND && state->hand_size == 0; n++)
    offer_move (offering, "number",
                ARB_MOVE (ARB_TABLE, PROTO_VERB_NUMBER, hand, arb_argument_count (n)), hand, n);
  if (em_asked (state, EM_EFFECT_CLEANUP) != NULL && state->piles[role] == PROTO_NOT_COUNTED)
    offer_move (offering, "empty",
                ARB_MOVE (ARB_TABLE, PROTO_VERB_EMPTY,
                          arb_counter_name (state->parent.catalogue, proto_counters[role].id)),
                arb_argument_name (EM_SORT_ROLE, role), 0);
}

/* At the end, one thing after the other that is missing on the score sheet. */
static void
offer_points (ArbOffering *offering, const EmState *state)
{
  for (guint seat = 1; seat <= state->parent.n_seats; seat++)
    {
      if (offer_planets (offering, state, seat, proto_face_up (state, seat),
                         PROTO_FEATURE_INFLUENCE))
        return;
      for (guint64 rest = em_seat_const (state, seat)->owned; rest != 0; rest &= rest - 1)
        if (offer_feature (offering, state, proto_card_name (EM_N_ROLES + em_first (rest)),
                           PROTO_FEATURE_INFLUENCE))
          return;
    }
}

void
proto_offers (const ArbState *parent, ArbOffering *offering)
{
  const EmState *state = (const EmState *) parent;
  guint seats = proto_to_decide (parent);

  if (parent->over)
    {
      offer_points (offering, state);
      return;
    }
  if (seats == 0)
    return;
  offer_role (offering, state, (guint) __builtin_ctz (seats));
  offer_choices (offering, state, (guint) __builtin_ctz (seats));
  offer_turn (offering, state);
  offer_faces (offering, state, (guint) __builtin_ctz (seats));
  offer_numbers (offering, state);
}
