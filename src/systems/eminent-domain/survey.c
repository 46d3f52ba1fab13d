/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/survey.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/offer-moves.h"
#include "systems/eminent-domain/planet-inference.h"
#include "systems/eminent-domain/planets.h"

#define PLANETS_OF_A_BACK 3

gboolean
em_asks_draw (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmSeat *owner = em_seat_const ((const EmState *) state, item->seat);

  return owner->deck.size + owner->discard.size > 0;
}

gboolean
em_enter_draw (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  em_draw (em_seat ((EmState *) state, item->seat), amount);
  return TRUE;
}

gboolean
em_asks_look (const ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  return em_look_size ((const EmState *) state) > 0;
}

gboolean
em_could_look (const ArbState *parent, const ArbItem *item, const ArbStep *step, guint amount)
{
  const EmState *state = (const EmState *) parent;

  return em_look_size (state) > 0
         || (amount > 0
             && (state->planet_deck > 0 || state->discard_known != 0
                 || state->discard_unknown > 0));
}

gboolean
em_enter_look (ArbState *state, const ArbItem *item, const ArbStep *step, guint amount)
{
  if (amount > 0)
    em_look ((EmState *) state, amount);
  return FALSE;
}

static guint64
planets_of_back (const EmState *state, guint type, ArbArgument costs)
{
  const EmCatalogue *catalogue = em_catalogue (state);
  guint64 planets = 0;

  for (guint64 rest = catalogue->of_type[type]; rest != 0; rest &= rest - 1)
    {
      const EmPlanet *planet = &catalogue->planets[em_first (rest)];

      if (arb_argument_pair ((guint) planet->settle_cost, (guint) planet->warfare_cost) == costs)
        planets |= em_bit (em_first (rest));
    }

  return planets;
}

guint64
em_recorded_planets (const EmState *state, ArbArgument first, ArbArgument second)
{
  if (arb_argument_kind (first) == ARB_ARGUMENT_UNKNOWN)
    return ~G_GUINT64_CONSTANT (0);
  if (arb_argument_is_name (first, EM_SORT_PLANET))
    return em_bit (arb_argument_value (first));
  return planets_of_back (state, arb_argument_value (first), second);
}

void
em_list_keep (const ArbState *state, const ArbItem *item, const ArbStep *step, ArbMoves *moves)
{
  for (guint64 planets = em_look_candidates ((const EmState *) state); planets != 0;
       planets &= planets - 1)
    em_list_move (moves, item->seat, EM_VERB_KEEP,
                  arb_argument_name (EM_SORT_PLANET, em_first (planets)), 0);
}

static void
check_keep (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  gboolean back = arb_argument_is_name (move.arguments[0], EM_SORT_TYPE);

  /* Checks whether the form of the arguments fits: a back is a type and two costs; all other forms
   * are one word. */
  if (em_asked (state, EM_EFFECT_LOOK) == NULL)
    {
      em_refuse_phase (state, ARB_ARGUMENT_NONE, verdict);
      em_check_last_effect (state, move, verdict);
    }
  else if (back != (arb_argument_kind (move.arguments[1]) == ARB_ARGUMENT_PAIR))
    em_refuse (verdict, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (!(em_look_candidates (state)
             & em_recorded_planets (state, move.arguments[0], move.arguments[1])))
    em_refuse (verdict, EM_RULE_SURVEY_OFFERED, move.arguments[0])[EM_SURVEY_OFFERED_LOOKED] =
        (gint16) em_look_size (state);
}

static void
apply_keep (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_look_choose (state, move.seat,
                  em_recorded_planets (state, move.arguments[0], move.arguments[1]));
  em_use_up (state, EM_EFFECT_LOOK, 1);
}

static void
about_keep (const ArbState *parent, guint seat, ArbMoves *moves)
{
  em_list_asked ((const EmState *) parent, EM_EFFECT_LOOK, moves);
}

const ArbVerb em_verb_keep = {
  .name = "keep",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (EM_A_PLANET | EM_A_TYPE | EM_A_UNKNOWN), ARB_MAY (EM_A_PAIR) },
  .asked_by = EM_ASKED_BY (LOOK),
  .about = about_keep,
  .kinds = { "keep", "keep-unsaid", "kept" },
  .unit = "planets",
  .why_not = check_keep,
  .apply = apply_keep,
  .episode = EM_EPISODE_MORE,
  .deed = "keeps",
};

/* Returns the back of the planet deck with @type that costs @settle colonies, or -1. */
static gint
find_back (const EmCatalogue *catalogue, guint type, guint settle)
{
  for (guint back = 0; back < catalogue->n_backs; back++)
    {
      const EmPlanet *planet = &catalogue->planets[em_first (catalogue->backs[back])];

      if ((catalogue->backs[back] & catalogue->deck_planets) != 0 && planet->type == type
          && (guint) planet->settle_cost == settle)
        return (gint) back;
    }

  return -1;
}

static void
offer_back (ArbOffering *offering, guint seat, guint back)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);
  const EmPlanet *planet = &catalogue->planets[em_first (catalogue->backs[back])];

  arb_offering_begin (offering, "keep", seat, ARB_ARGUMENT_NONE, 0);
  em_offer_move (offering, seat, EM_VERB_KEEP, arb_argument_name (EM_SORT_TYPE, planet->type),
                 arb_argument_pair ((guint) planet->settle_cost, (guint) planet->warfare_cost));
  arb_offering_end (offering, NULL, 0);
}

void
em_offer_backs (ArbOffering *offering, guint seat, EmEffect effect)
{
  const EmCatalogue *catalogue = em_catalogue ((const EmState *) offering->state);

  for (guint settle = 0; settle <= EM_MAX_COST; settle++)
    for (guint type = 0; type < EM_N_TYPES; type++)
      {
        gint back = find_back (catalogue, type, settle);

        if (back >= 0)
          offer_back (offering, seat, (guint) back);
      }
  em_offer_single (offering, "keep-unsaid", ARB_ARGUMENT_NONE,
                   ARB_MOVE (seat, EM_VERB_KEEP, arb_argument_unknown (), 0, 0));
}

/* Returns who performed the role last, the leader or a player who followed. */
static guint
find_last_performer (const EmState *state)
{
  guint last = state->leader;

  for (guint seat = em_next_seat (state, last); seat != state->leader;
       seat = em_next_seat (state, seat))
    if (state->answers[seat - 1] >= EM_ANSWER_FOLLOWS)
      last = seat;
  return last;
}

void
em_offer_kept (ArbOffering *offering)
{
  const EmState *state = em_offer_table (offering);
  guint seat = find_last_performer (state);
  guint number = em_seat_const (state, seat)->n_planets;
  guint64 planets;

  if (state->role != EM_SURVEY || !(em_seat_const (state, seat)->face_down >> number & 1)
      || em_planet_const (state, seat, number)->card != EM_UNKNOWN)
    return;
  planets = em_candidates_of (em_planet_const (state, seat, number));
  for (guint64 rest = em_count (planets) <= PLANETS_OF_A_BACK ? planets : 0; rest != 0;
       rest &= rest - 1)
    {
      ArbArgument planet = arb_argument_name (EM_SORT_PLANET, em_first (rest));

      em_offer_single (offering, "kept", planet,
                       ARB_MOVE (seat, EM_VERB_IS, arb_argument_number (number), planet, 0));
    }
}

void
em_end_survey (ArbOffering *offering, guint seat)
{
  arb_offering_end (offering, "look-at", (gint) em_look_size (em_offered (offering)));
}

void
em_act_survey (ArbOffering *offering, guint seat, guint hand)
{
  /* the card itself left the hand, unless it was only supposed to be there */
  guint before = hand - !offering->supposed;

  arb_offering_end (offering, "cards",
                    (gint) (em_hand_size (em_offered (offering), seat) - before));
}
