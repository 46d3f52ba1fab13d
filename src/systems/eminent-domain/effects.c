/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/effects.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"

#define ABUNDANCE_ACQUIRED 4
#define ABUNDANCE_TURNED_UP 2

const EmStep *
em_card_script (const EmState *state, guint kind)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  return kind < EM_N_ROLE_CARDS ? catalogue->role_cards[kind].script
                                : catalogue->technologies[kind - EM_N_ROLE_CARDS].script;
}

gboolean
em_may_scrap (const EmState *state, const EmItem *item, const EmStep *step)
{
  if (item->source != EM_SOURCE_ACTION || item->card == EM_UNTOLD || !step->itself)
    return FALSE;

  return item->card < EM_N_ROLE_CARDS
         || em_switch (state, EM_SWITCH_SELF_REMOVAL) != EM_SELF_REMOVAL_RESEARCH;
}

void
em_gain_influence (EmState *state, guint seat, guint n)
{
  guint from_supply = MIN (n, state->supply);

  em_seat (state, seat)->influence += (guint16) n;
  state->supply -= (guint8) from_supply;
  state->influence_owed += (guint16) (n - from_supply);
}

void
em_return_influence (EmState *state, guint seat, guint n)
{
  guint owed = MIN (n, state->influence_owed);

  em_seat (state, seat)->influence -= (guint16) n;
  state->influence_owed -= (guint16) owed;
  state->supply += (guint8) (n - owed);
}

void
em_gain_fighters (EmState *state, guint seat, guint n)
{
  em_seat (state, seat)->fighters += (guint16) n;
  state->fighters_made += (guint16) n;
}

/* Returns @n fighters, which must be there. */
static void
pay_fighters (EmState *state, guint seat, guint n)
{
  g_assert (n <= em_seat (state, seat)->fighters);

  em_seat (state, seat)->fighters -= (guint16) n;
  state->fighters_paid += (guint16) n;
}

void
em_adjust_fighters (EmState *state, guint seat, gint change)
{
  em_seat (state, seat)->fighters += (guint16) change;
  state->fighter_inflow += (guint16) change;
}

/* An attack later this turn. Where the role phase is over already, the edition decides. */
static void
mobilize (EmState *state, guint seat)
{
  EmItem attack = {
    .task = EM_TASK_SCRIPT, .seat = (guint8) seat, .source = EM_SOURCE_MOBILIZED, .card = EM_UNTOLD
  };

  if (!state->role_over || em_switch (state, EM_SWITCH_MOBILIZATION) == EM_MOBILIZATION_AFTER_ANY)
    state->mobilized = TRUE;
  else if (em_switch (state, EM_SWITCH_MOBILIZATION) == EM_MOBILIZATION_AFTER_ROLE)
    em_push (state, attack);
}

void
em_do_automatic (EmState *state, const EmItem *item, const EmStep *step)
{
  EmSeat *seat = em_seat (state, item->seat);
  guint amount = em_amount (state, item, step);

  switch ((EmEffect) step->effect)
    {
    case EM_EFFECT_DRAW:
      em_draw (seat, amount);
      break;
    case EM_EFFECT_FIGHTER:
      em_gain_fighters (state, item->seat, amount);
      break;
    case EM_EFFECT_INFLUENCE:
      em_gain_influence (state, item->seat, amount);
      break;
    case EM_EFFECT_MARKETS:
      state->markets = TRUE;
      if (em_switch (state, EM_SWITCH_EARLIER) != EM_EARLIER_COUNTED)
        state->traded = 0;
      break;
    case EM_EFFECT_ENGINEER:
      state->engineered = TRUE;
      if (em_switch (state, EM_SWITCH_EARLIER) != EM_EARLIER_COUNTED)
        state->produced = 0;
      break;
    case EM_EFFECT_MOBILIZE:
      mobilize (state, item->seat);
      break;
    case EM_EFFECT_SCRAP:
      em_remove_card (state, item->seat, item->card);
      em_top (state)->card = EM_UNTOLD;
      break;
    case EM_EFFECT_END:
    case EM_EFFECT_ATTACK:
    case EM_EFFECT_SETTLE:
    case EM_EFFECT_COLONY:
    case EM_EFFECT_TERRAFORM:
    case EM_EFFECT_LOOK:
    case EM_EFFECT_PRODUCE:
    case EM_EFFECT_TRADE:
    case EM_EFFECT_ACQUIRE:
    case EM_EFFECT_REMOVE:
    case EM_EFFECT_TAKE:
    case EM_EFFECT_NAME:
      g_assert_not_reached ();
    }
}

static void
fill_slot (EmState *state, EmWorld *world, guint slot)
{
  const ArbNicks *slots = &em_catalogue (state)->planets[world->card].slots;

  world->filled |= (guint8) (1u << slot);
  if (world->owner == state->leader)
    state->produced |= (guint8) (1u << slots->nicks[slot]);
}

void
em_fill (EmState *state, guint seat)
{
  for (guint number = 1; number <= em_seat_const (state, seat)->n_worlds; number++)
    {
      EmWorld *world = em_world (state, seat, number);

      for (guint free = world == NULL ? 0 : em_free_slots (state, world); free != 0;
           free &= free - 1)
        fill_slot (state, world, em_first (free));
    }
}

void
em_produce (EmState *state, EmWorld *world, guint resource)
{
  const ArbNicks *slots = &em_catalogue (state)->planets[world->card].slots;

  /* A ruling may fill even a slot that Scorched Earth Policy blocks. */
  for (guint free = ((1u << slots->n) - 1) & ~world->filled; free != 0; free &= free - 1)
    if (slots->nicks[em_first (free)] == resource)
      {
        fill_slot (state, world, em_first (free));
        return;
      }
}

void
em_trade (EmState *state, guint seat, EmWorld *world, guint resource)
{
  const ArbNicks *slots;

  em_gain_influence (state, seat, 1);
  if (resource == EM_FIGHTER)
    {
      pay_fighters (state, seat, 1);
      return;
    }

  if (seat == state->leader)
    {
      state->traded |= (guint8) (1u << resource);
      if (state->named == resource)
        em_gain_influence (state, seat, 1);
    }

  slots = &em_catalogue (state)->planets[world->card].slots;
  for (guint slot = 0; slot < slots->n; slot++)
    if (slots->nicks[slot] == resource && (world->filled >> slot & 1))
      {
        world->filled &= (guint8) ~(1u << slot);
        return;
      }
}

/* The colonies under a planet that is turned up go to their owner's discard pile, in the online
 * version at the end of the turn. Source: DS5b. */
static void
free_colonies (EmState *state, EmWorld *world)
{
  EmSeat *owner = em_seat (state, world->owner);
  EmPile *to = em_switch (state, EM_SWITCH_ACTION_ZONE) == EM_ACTION_ZONE_ASIDE ? &owner->play
                                                                                : &owner->discard;

  em_pile_add (to, EM_STACK_COLONIZE, world->colonize);
  em_pile_add (to, EM_STACK_RESEARCH, world->research);
  for (guint64 rest = world->technologies; rest != 0; rest &= rest - 1)
    em_pile_add (to, EM_N_ROLE_CARDS + em_first (rest), 1);
  world->colonize = 0;
  world->research = 0;
  world->technologies = 0;
}

static void
trigger_abundance (EmState *state, EmWorld *world)
{
  if (!em_has (state, world->owner, EM_STANDING_FILL))
    return;

  if (em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    em_insert (state, (EmItem){ .task = EM_TASK_SCRIPT,
                                .seat = world->owner,
                                .source = EM_SOURCE_FILL,
                                .card = EM_UNTOLD,
                                .waiting = ABUNDANCE_TURNED_UP });
  else
    world->filled = (guint8) em_free_slots (state, world);
}

void
em_turn_up (EmState *state, EmWorld *world)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[world->card];
  EmSeat *owner = em_seat (state, world->owner);

  free_colonies (state, world);
  world->face_up = TRUE;
  owner->face_up[planet->type]++;
  owner->hand_bonus += (guint8) planet->hand_bonus;
  for (guint i = 0; i < planet->symbols.n; i++)
    owner->planet_symbols[planet->symbols.nicks[i]]++;
}

void
em_turn_down (EmState *state, EmWorld *world)
{
  const EmPlanet *planet = &em_catalogue (state)->planets[world->card];
  EmSeat *owner = em_seat (state, world->owner);

  free_colonies (state, world);
  if (!world->face_up)
    return;

  world->face_up = FALSE;
  world->filled = 0;
  world->blocked = FALSE;
  owner->face_up[planet->type]--;
  owner->hand_bonus -= (guint8) planet->hand_bonus;
  for (guint i = 0; i < planet->symbols.n; i++)
    owner->planet_symbols[planet->symbols.nicks[i]]--;
}

void
em_settle (EmState *state, EmWorld *world)
{
  em_turn_up (state, world);
  trigger_abundance (state, world);
}

void
em_attack (EmState *state, guint seat, EmWorld *world)
{
  pay_fighters (state, seat, em_warfare_cost (state, seat, world->card, NULL));
  /* Before Abundance: the fighter that stays leaves no room for resources. */
  world->blocked = em_has (state, seat, EM_STANDING_SCORCHED_EARTH);
  em_settle (state, world);
}

void
em_tuck (EmState *state, guint seat, EmWorld *world, guint kind)
{
  EmItem *item = em_top (state);

  if (item->task == EM_TASK_SCRIPT && item->source == EM_SOURCE_ACTION && item->card == kind)
    item->card = EM_UNTOLD;
  else
    {
      em_pile_take (&em_seat (state, seat)->play, kind);
      em_pile_take (&state->shown, kind);
    }

  if (kind == EM_STACK_RESEARCH)
    world->research++;
  else if (kind < EM_N_ROLE_CARDS)
    world->colonize++;
  else
    world->technologies |= em_bit (kind - EM_N_ROLE_CARDS);
}

void
em_give_technology (EmState *state, guint seat, guint technology)
{
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];
  EmSeat *owner = em_seat (state, seat);

  state->gone |= em_bit (technology);
  if (card->other >= 0)
    state->gone |= em_bit ((guint) card->other);
  owner->owned |= em_bit (technology);

  if (!card->permanent)
    {
      em_pile_add (&owner->hand, EM_N_ROLE_CARDS + technology, 1);
      return;
    }

  owner->permanents |= em_bit (technology);
  owner->standings |= 1u << card->standing;
  for (guint i = 0; i < card->symbols.n; i++)
    owner->technology_symbols[card->symbols.nicks[i]]++;
}

void
em_acquire (EmState *state, guint seat, guint technology)
{
  const EmTechnology *card = &em_catalogue (state)->technologies[technology];

  em_give_technology (state, seat, technology);
  if (card->standing == EM_STANDING_FILL && em_switch (state, EM_SWITCH_ERRATA) == EM_ON)
    em_insert (state, (EmItem){ .task = EM_TASK_SCRIPT,
                                .seat = (guint8) seat,
                                .source = EM_SOURCE_FILL,
                                .card = EM_UNTOLD,
                                .waiting = ABUNDANCE_ACQUIRED });
}

void
em_remove_card (EmState *state, guint seat, guint kind)
{
  if (kind < EM_N_ROLE_CARDS)
    {
      state->removed[kind]++;
      return;
    }

  state->removed_technologies |= em_bit (kind - EM_N_ROLE_CARDS);
  em_seat (state, seat)->owned &= ~em_bit (kind - EM_N_ROLE_CARDS);
}

void
em_take_role_card (EmState *state, guint stack, EmPile *pile)
{
  state->stacks[stack]--;
  em_pile_add (pile, stack, 1);
}
