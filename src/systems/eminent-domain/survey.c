/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/survey.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/hands.h"
#include "systems/eminent-domain/planet-inference.h"

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
    em_refuse (verdict, EM_RULE_MALFORMED, move.arguments[0]);
  else if (!(em_look_candidates (state)
             & em_recorded_planets (state, move.arguments[0], move.arguments[1])))
    em_refuse (verdict, EM_RULE_SURVEY_OFFERED, move.arguments[0])[EM_SURVEY_OFFERED_LOOKED] =
        (gint16) em_look_size (state);
}

static void
apply_keep (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;

  em_look_keep (state, move.seat,
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
  .why_not = check_keep,
  .apply = apply_keep,
  .episode = EM_EPISODE_MORE,
  .deed = "keeps",
};
