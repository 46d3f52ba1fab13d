/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"
#include "engine/core/episode.h"
#include "systems/microcosm/state.h"

#include "systems/microcosm/verbs.h"

/* The parts of a turn that are more than their verb; see `episode.` in rules.json. */
#define TAKE "take"
#define PLAY "play"
#define PICK_UP "pick-up"
#define SUPPLY "supply"

static const ArbVerb *
get_verb (const MicroState *before, ArbMove move)
{
  return arb_ruleset_of (&before->parent)->verbs[move.verb];
}

static void
add_deed (ArbEpisode *episode, const char *id, guint seat, ArbArgument what)
{
  arb_episode_add_deed (episode,
                        &(ArbDeed){ .id = id, .seat = (guint8) seat, .what = what, .amount = 1 });
}

/* A planet that nobody knows has no name but its number. */
static void
add_planet_deed (const MicroState *after, ArbEpisode *episode, const char *id, guint seat,
                 guint slot)
{
  guint planet = after->slots[slot].planet;
  ArbDeed deed = { .id = id,
                   .seat = (guint8) seat,
                   .what = planet != 0 ? micro_planet_name (planet - 1u) : micro_slot_number (slot),
                   .amount = 1 };

  arb_episode_add_deed (episode, &deed);
}

/* Adds what happened to planets: colonized, or taken as Spoils. */
static void
add_planets (const MicroState *before, const MicroState *after, ArbEpisode *episode)
{
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (before->slots[slot].place != after->slots[slot].place && micro_owner (after, slot) != 0)
      add_planet_deed (after, episode,
                       after->slots[slot].place >= MICRO_SPOILS ? "conquers" : "colonizes",
                       micro_owner (after, slot), slot);
}

/* An attempt that was given up has brought nothing. */
static void
add_failure (const MicroState *before, ArbEpisode *episode, guint seat)
{
  if (before->target != 0)
    add_planet_deed (before, episode,
                     micro_effect (before) == MICRO_EFFECT_ATTACK ? "fails-to-conquer"
                                                                  : "fails-to-colonize",
                     seat, before->target - 1u);
}

static void
add_picked (const MicroState *before, const MicroState *after, ArbEpisode *episode, guint seat)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (before->places[i] == micro_place (MICRO_IN_DISCARD, seat)
        && before->places[i] != after->places[i])
      add_deed (episode, "picks-up", seat, micro_domain_name (i));
}

static void
add_deeds (const MicroState *before, ArbMove move, const MicroState *after, ArbEpisode *episode)
{
  gint slot = micro_slot_argument (move.arguments[0]);

  if (move.verb == MICRO_VERB_PICK_UP)
    add_picked (before, after, episode, move.seat);
  else if (get_verb (before, move)->deed != NULL)
    add_deed (episode, get_verb (before, move)->deed, move.seat, move.arguments[0]);
  else if (move.verb == MICRO_VERB_SUPPLY && g_strcmp0 (episode->kind, SUPPLY) == 0)
    add_deed (episode, "lies", ARB_TABLE, move.arguments[0]);
  else if (move.verb == MICRO_VERB_PEEK)
    add_planet_deed (after, episode, "peeks", move.seat, (guint) slot);
  else if (move.verb == MICRO_VERB_DEFEND)
    add_planet_deed (after, episode, "defends", move.seat, (guint) slot);
  else if (move.verb == MICRO_VERB_REVEAL && slot >= 0 && !before->slots[slot].face_up)
    add_planet_deed (after, episode, "turns-up", move.seat, (guint) slot);
  else if (move.verb == MICRO_VERB_DONE)
    add_failure (before, episode, move.seat);
  add_planets (before, after, episode);
}

/* Whether no card is being carried out. */
static gboolean
is_at_rest (const MicroState *state)
{
  return micro_effect (state) == MICRO_EFFECT_TAKE || micro_effect (state) == MICRO_EFFECT_CHOOSE;
}

/* Whether @move continues the episode: the effects of a card, further cards that are picked up, and
 * the new card of the supply after taking one. */
static gboolean
goes_on (const MicroState *before, ArbMove move, const ArbEpisode *episode)
{
  const char *kind = get_verb (before, move)->episode;

  if (g_strcmp0 (episode->kind, PLAY) == 0)
    return move.verb > MICRO_VERB_PASS && move.verb <= MICRO_VERB_DONE
           && (move.verb != MICRO_VERB_REVEAL || !is_at_rest (before));
  if (g_strcmp0 (episode->kind, PICK_UP) == 0)
    return move.verb == MICRO_VERB_PICK_UP || move.verb == MICRO_VERB_DONE;
  if (g_strcmp0 (episode->kind, TAKE) == 0)
    return move.verb == MICRO_VERB_SUPPLY;
  return kind != NULL && g_strcmp0 (kind, episode->kind) == 0;
}

gboolean
micro_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  if (episode->n > 0 && !goes_on (micro_state (before), move, episode))
    return FALSE;
  if (episode->n == 0)
    {
      episode->kind = get_verb (micro_state (before), move)->episode;
      if (move.verb == MICRO_VERB_PLAY)
        episode->subject = move.arguments[0];
      if (move.seat != ARB_TABLE)
        episode->seats = (guint8) (1u << move.seat);
      if (move.verb == MICRO_VERB_DRAW)
        add_deed (episode, "draws", move.seat, ARB_ARGUMENT_NONE);
    }
  episode->count += move.verb == MICRO_VERB_SHOWS;
  if (episode->kind != NULL && move.verb >= ARB_VERB_OWN)
    add_deeds (micro_state (before), move, micro_state (after), episode);
  return TRUE;
}

guint
micro_leader (const ArbState *state)
{
  return micro_active (micro_state (state));
}
