/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/reveal.h"

#include "systems/microcosm/colonize.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/icons.h"
#include "systems/microcosm/planets.h"
#include "systems/microcosm/research.h"
#include "systems/microcosm/turn.h"
#include "systems/microcosm/verbs.h"
#include "systems/microcosm/warfare.h"

static gboolean
check_domain (const MicroState *state, guint seat, guint domain, ArbVerdict *verdict)
{
  ArbArgument card = micro_domain_name (domain);
  guint place = state->places[domain];

  if ((state->shown_domains & 1u << domain) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, card);
  else if ((state->played & 1u << domain) != 0 || micro_can_hold (state, seat, domain))
    return TRUE;
  else if (place == micro_place (MICRO_IN_DISCARD, seat))
    {
      if (micro_switch (state, MICRO_SWITCH_REVEAL_DISCARD) == MICRO_NO)
        arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_DISCARD, card);
      return TRUE;
    }
  else if (place == MICRO_UNSEEN)
    micro_add_not_held (state, seat, domain, verdict);
  else
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, card);
  return FALSE;
}

static gboolean
check_slot (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  guint slot = (guint) micro_slot_argument (move.arguments[0]);
  guint place = state->slots[slot].place;

  if ((state->shown_slots & 1u << slot) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, move.arguments[0]);
  else if (place != micro_planet_place (MICRO_COLONY, move.seat)
           && place != micro_planet_place (MICRO_SPOILS, move.seat))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else
    {
      if (place == micro_planet_place (MICRO_SPOILS, move.seat))
        arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SPOILS, move.arguments[0]);
      return micro_check_planet (state, move, verdict);
    }
  return FALSE;
}

static gboolean
check_technology (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  guint technology = (guint) micro_technology_argument (move.arguments[0]);

  if ((state->shown_technologies & 1u << technology) != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, move.arguments[0]);
  else if (state->owners[technology] != move.seat)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else
    return TRUE;
  return FALSE;
}

/* Returns the card whose icons are revealed; for a planet, its name. */
static ArbArgument
card_of (ArbMove move)
{
  return micro_slot_argument (move.arguments[0]) >= 0 ? move.arguments[1] : move.arguments[0];
}

/* The same as people call it. */
static ArbArgument
called_of (const MicroState *state, ArbMove move)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  return slot >= 0 ? micro_name_slot (state, (guint) slot,
                                      (guint) micro_planet_argument (move.arguments[1]))
                   : move.arguments[0];
}

/* How many icons the move reveals: a card with two equal ones shows both. One without the icon counts
 * as one if the table allows it. */
static guint
count_shown (const MicroState *state, ArbMove move)
{
  return MAX (micro_count_icon (state, card_of (move), micro_asked_role (state)), 1);
}

static void
check_icon (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  MicroRole role = micro_asked_role (state);
  ArbArgument card = card_of (move);
  gint16 *numbers;

  if (!micro_knows (state, card, MICRO_FEATURE_ICON))
    arb_shows_add_unknown (&state->parent, verdict, called_of (state, move), MICRO_FEATURE_ICON);
  else if (micro_count_icon (state, card, role) == 0)
    {
      numbers = arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_ICON, card);
      numbers[MICRO_REVEAL_ICON_NEEDED] = (gint16) micro_needed (state);
      numbers[MICRO_REVEAL_ICON_SHOWN] = (gint16) state->n_shown;
    }
}

/* Whether the move shows no icons, but turns up a Colony, which needs no reason: because nobody asks the
 * player for icons, or because it has none of those that are asked for. */
static gboolean
only_turns_up (const MicroState *state, ArbMove move)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  if (!micro_shows_icons (state, move.seat))
    return TRUE;
  if (slot < 0 || state->slots[slot].face_up || micro_planet_argument (move.arguments[1]) < 0)
    return FALSE;
  return micro_can_show (state, move.arguments[1], micro_asked_role (state)) == 0
         && micro_switch (state, MICRO_SWITCH_TURN_UP) != MICRO_TURN_UP_FOR_ICONS;
}

/* Source: rules, a note on timing. */
static void
check_turning_up (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  if (slot < 0)
    micro_add_phase (state, verdict);
  else if (!micro_is_face_down_colony (state, move.seat, (guint) slot))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_SOURCE, move.arguments[0]);
  else if (micro_check_planet (state, move, verdict)
           && micro_switch (state, MICRO_SWITCH_TURN_UP) == MICRO_TURN_UP_FOR_ICONS)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_NEEDLESS, move.arguments[0]);
}

/* Whether the move says only how many icons were shown, or `?`: as many as were needed. */
static gboolean
names_no_card (ArbMove move)
{
  guint kind = arb_argument_kind (move.arguments[0]);

  return kind == ARB_ARGUMENT_COUNT || kind == ARB_ARGUMENT_UNKNOWN;
}

/* A `?` is left where it is not known how many icons are needed: before the planet is chosen. */
static void
check_count (const MicroState *state, ArbMove move, ArbVerdict *verdict)
{
  guint most;
  gint16 *numbers;

  if (!micro_shows_icons (state, move.seat)
      || arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_UNKNOWN)
    {
      micro_add_phase (state, verdict);
      return;
    }
  most = micro_most_icons (state, move.seat);
  if (arb_argument_value (move.arguments[0]) <= most)
    return;
  numbers = arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_COUNT, ARB_ARGUMENT_NONE);
  numbers[MICRO_REVEAL_COUNT_SAID] = (gint16) arb_argument_value (move.arguments[0]);
  numbers[MICRO_REVEAL_COUNT_MOST] = (gint16) most;
}

static void
note_shown (MicroState *state, ArbMove move)
{
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);

  if (domain >= 0)
    {
      state->shown_domains |= 1u << domain;
      if (state->places[domain] == MICRO_UNSEEN)
        micro_take_out (state, move.seat, (guint) domain, micro_place (MICRO_IN_HAND, move.seat));
    }
  else if (slot >= 0)
    {
      state->shown_slots |= (guint16) (1u << slot);
      micro_turn_up (state, (guint) slot, (guint) micro_planet_argument (move.arguments[1]));
    }
  else
    state->shown_technologies |= (guint8) (1u << micro_technology_argument (move.arguments[0]));
}

/* Whether the card must be one whose icons were shown without its name: no others could have them. */
static gboolean
must_be_shown (const MicroState *state, ArbMove move)
{
  MicroState after = *state;

  if (state->n_unnamed == 0)
    return FALSE;
  note_shown (&after, move);
  return micro_lacks_icons (&after, move.seat);
}

static void
check_reveal (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  gint domain = micro_domain_argument (move.arguments[0]);
  gint slot = micro_slot_argument (move.arguments[0]);
  gboolean there;

  /* A planet whose place is unknown has no number. */
  if (slot < 0
      && (move.arguments[1] != ARB_ARGUMENT_NONE || micro_planet_argument (move.arguments[0]) >= 0))
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  if (names_no_card (move))
    {
      check_count (state, move, verdict);
      return;
    }
  if (domain < 0 && slot < 0 && micro_technology_argument (move.arguments[0]) < 0)
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
      return;
    }
  if (only_turns_up (state, move))
    {
      check_turning_up (state, move, verdict);
      return;
    }
  there = domain >= 0 ? check_domain (state, move.seat, (guint) domain, verdict)
          : slot >= 0 ? check_slot (state, move, verdict)
                      : check_technology (state, move, verdict);
  if (!there)
    return;
  check_icon (state, move, verdict);
  if (verdict->value != ARB_ILLEGAL && must_be_shown (state, move))
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_REVEAL_TWICE, move.arguments[0]);
}

/* Goes on if enough icons are shown; before the planet is chosen, nobody knows how many are needed. */
static void
settle (MicroState *state)
{
  if (micro_effect (state) == MICRO_EFFECT_AGAIN)
    micro_settle_repeat (state);
  else if (state->target != 0 && micro_effect (state) == MICRO_EFFECT_COLONIZE)
    micro_settle_colony (state);
  else if (state->target != 0)
    micro_settle_attack (state);
}

static void
show_unnamed (MicroState *state, ArbMove move)
{
  guint said = arb_argument_value (move.arguments[0]);
  guint8 n = (guint8) MIN (said, (guint) (G_MAXUINT8 - state->n_shown));

  /* The table can allow any number; more than the state can count changes nothing. */
  state->n_shown += n;
  state->n_unnamed += n;
  settle (state);
}

static void
apply_reveal (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;

  if (names_no_card (move))
    show_unnamed (state, move);
  else if (only_turns_up (state, move))
    {
      micro_turn_up (state, (guint) micro_slot_argument (move.arguments[0]),
                     (guint) micro_planet_argument (move.arguments[1]));
      micro_settle_defence (state);
    }
  else
    {
      guint n = count_shown (state, move);

      note_shown (state, move);
      state->n_shown = (guint8) (state->n_shown + n);
      settle (state);
    }
}

/* Returns how many icons are missing; 0 before the planet is chosen. */
static guint
find_missing (const MicroState *state)
{
  guint needed = micro_needed (state);

  return needed > state->n_shown ? needed - state->n_shown : 0;
}

/* `?` is as many icons as are missing, and nobody shows more of them to colonize or to repeat Research,
 * if there can be more; a planet that defends is a defence. */
static void
canonicalize_reveal (const ArbState *parent, ArbMove *move)
{
  const MicroState *state = micro_state (parent);
  guint missing = micro_shows_icons (state, move->seat) ? find_missing (state) : 0;
  guint kind = arb_argument_kind (move->arguments[0]);

  micro_canonicalize_planet (parent, move);
  if (missing > 0
      && (kind == ARB_ARGUMENT_UNKNOWN
          || (kind == ARB_ARGUMENT_COUNT && micro_effect (state) != MICRO_EFFECT_ATTACK
              && arb_argument_value (move->arguments[0]) > missing
              && arb_argument_value (move->arguments[0]) <= micro_most_icons (state, move->seat))))
    move->arguments[0] = arb_argument_count (missing);
  else if (micro_is_defence (state, move->seat, move->arguments[1]))
    move->verb = MICRO_VERB_DEFEND;
}

const ArbVerb micro_verb_reveal = {
  .name = "reveal",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (MICRO_A_DOMAIN | MICRO_A_NUMBER | MICRO_A_PLANET | MICRO_A_TECHNOLOGY
                       | MICRO_A_COUNT | MICRO_A_UNKNOWN),
             ARB_MAY (MICRO_A_PLANET) },
  .canonicalize = canonicalize_reveal,
  .kinds = { "reveal", "reveal-unseen", "reveal-up", "reveal-count", "colonize-icons-first",
             "attack-icons-first", "turn-up" },
  .why_not = check_reveal,
  .apply = apply_reveal,
  .episode = "turn-up",
};

void
micro_list_turning_up (const MicroState *state, guint seat, ArbMoves *moves)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    for (guint planet = 0; planet < MICRO_N_PLANETS; planet++)
      if (micro_is_face_down_colony (state, seat, slot)
          && (micro_candidates (state, slot) & 1u << planet) != 0
          && !micro_is_defence (state, seat, micro_planet_name (planet)))
        arb_moves_add (moves, ARB_MOVE (seat, MICRO_VERB_REVEAL, micro_slot_number (slot),
                                        micro_planet_name (planet)));
}
