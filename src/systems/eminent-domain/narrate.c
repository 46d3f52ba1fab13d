/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/narrate.h"

#include "systems/eminent-domain/contract.h"
#include "engine/play/referee.h"
#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planets.h"

guint
em_leader (const ArbState *state)
{
  return ((const EmState *) state)->leader;
}

/* After the end of the game there is no moment. */
static EmMoment
get_moment (const EmStep *step)
{
  return step->before->agenda.n > 0 ? em_moment (step->before) : EM_MOMENT_ROLE;
}

static const ArbVerb *
get_verb (const EmStep *step)
{
  return arb_ruleset_of (&step->before->parent)->verbs[step->move.verb];
}

static gboolean
is_one_of (const char *kind, const char *const *kinds)
{
  return kind != NULL && g_strv_contains (kinds, kind);
}

/* Returns the kind of the part of a turn that a move begins, unless it continues one. */
static const char *
find_kind (const EmStory *story, const EmStep *step)
{
  const char *kind = get_verb (step)->episode;

  if (step->move.verb == EM_VERB_BOOST && get_moment (step) == EM_MOMENT_ANSWERS)
    return EM_EPISODE_FOLLOW;
  if (step->move.verb == EM_VERB_DONE && get_moment (step) == EM_MOMENT_CLEANUP)
    return EM_EPISODE_CLEANUP;
  return story->find_kind != NULL ? story->find_kind (step, kind) : kind;
}

/* Whether a move of @kind goes on with @episode. What the table says of cards belongs to the part of
 * the turn in which it was asked for it. */
static gboolean
belongs (const EmStep *step, const char *kind, const ArbEpisode *episode)
{
  static const char *const carried_out[] = { EM_EPISODE_ACTION, EM_EPISODE_LEAD, EM_EPISODE_FOLLOW,
                                             EM_EPISODE_DEEDS,  EM_EPISODE_MORE, NULL };
  static const char *const shared[] = { EM_EPISODE_DISSENT, EM_EPISODE_PASS, NULL };
  static const char *const repeated[] = { EM_EPISODE_CLEANUP, EM_EPISODE_DEEDS, NULL };

  if (kind == NULL || g_str_equal (kind, EM_EPISODE_FACES))
    return kind != NULL;
  if (is_one_of (kind, shared))
    return g_str_equal (kind, episode->kind);
  if (episode->seats != 1u << step->move.seat)
    return FALSE;
  if (g_str_equal (kind, EM_EPISODE_LEAD))
    return g_strcmp0 (episode->kind, EM_EPISODE_SKIP) == 0;
  if (g_str_equal (kind, EM_EPISODE_MORE))
    return is_one_of (episode->kind, carried_out);
  return is_one_of (kind, repeated) && g_strcmp0 (kind, episode->kind) == 0;
}

/* In Cleanup a player says how many cards are kept, before the hand is filled. */
static void
count (const EmStep *step, ArbEpisode *episode)
{
  switch (step->move.verb)
    {
    case EM_VERB_BOOST:
      episode->count += (guint16) em_count_cards (step->move);
      break;
    case EM_VERB_DISCARD:
      episode->count += (guint16) em_count_cards (step->move);
      episode->rest = em_seat_const (step->after, step->move.seat)->hand.size;
      break;
    case EM_VERB_DONE:
      if (!g_str_equal (episode->kind, EM_EPISODE_CLEANUP))
        break;
      episode->rest = em_seat_const (step->before, step->move.seat)->hand.size;
      if (episode->count == 0 && episode->n_deeds == 0)
        episode->kind = EM_EPISODE_NO_DISCARD;
      break;
    default:
      break;
    }
}

static void
add_deed (const EmStory *story, const EmStep *step, ArbEpisode *episode)
{
  ArbDeed deed = { .id = get_verb (step)->deed,
                   .seat = step->move.seat,
                   .what = step->move.arguments[0],
                   .amount = 1 };

  if (deed.id == NULL)
    return;
  story->name (step, &deed);
  arb_episode_add_deed (episode, &deed);
}

/* Returns how many cards are drawn because of a move; the cards that the move takes from the hand
 * are added. Filling the hand in Cleanup is no result. */
static gint
count_drawn (const EmStep *step)
{
  gint more = em_seat_const (step->after, step->move.seat)->hand.size
              - em_seat_const (step->before, step->move.seat)->hand.size;

  if (step->move.verb == EM_VERB_DISSENT)
    return more;
  if (step->move.verb == EM_VERB_PLAY)
    return more + 1;
  return step->move.verb == EM_VERB_DONE && get_moment (step) == EM_MOMENT_SCRIPT ? more : 0;
}

static void
add_results (const EmStory *story, const EmStep *step, ArbEpisode *episode)
{
  EmBelongings before, after;

  if (step->move.verb == EM_VERB_DISSENT)
    {
      arb_episode_add_share (episode, "drawn", count_drawn (step));
      return;
    }
  story->count (step->before, step->move.seat, &before);
  story->count (step->after, step->move.seat, &after);
  arb_episode_add_result (episode, story->fighters, after.fighters - before.fighters);
  arb_episode_add_result (episode, "resources", after.resources - before.resources);
  arb_episode_add_result (episode, "colonies", after.colonies - before.colonies);
  arb_episode_add_result (episode, "planets", after.planets - before.planets);
  arb_episode_add_result (episode, "drawn", count_drawn (step));
  if (story->add_more != NULL)
    story->add_more (step, episode);
}

/* Returns the subject of the part of the turn that a move begins. */
static ArbArgument
find_subject (const EmStep *step, const char *kind)
{
  if (g_str_equal (kind, EM_EPISODE_ACTION) || g_str_equal (kind, EM_EPISODE_LEAD))
    return step->move.arguments[0];
  return g_str_equal (kind, EM_EPISODE_FOLLOW)
             ? arb_argument_name (EM_SORT_ROLE, step->before->role)
             : ARB_ARGUMENT_NONE;
}

gboolean
em_narrate_by (const EmStory *story, const EmStep *step, ArbEpisode *episode)
{
  const char *kind = find_kind (story, step);

  if (episode->n > 0 && !belongs (step, kind, episode))
    return FALSE;
  if (kind == NULL)
    return TRUE;

  if (episode->n == 0 || g_str_equal (kind, EM_EPISODE_LEAD))
    {
      episode->kind = kind;
      episode->subject = find_subject (step, kind);
    }
  if (g_str_equal (kind, EM_EPISODE_FACES))
    {
      episode->count += g_str_equal (episode->kind, EM_EPISODE_FACES);
      return TRUE;
    }
  episode->seats |= (guint8) (1u << step->move.seat);
  add_deed (story, step, episode);
  add_results (story, step, episode);
  count (step, episode);
  return TRUE;
}

/* What an effect brings belongs to the card or role, or is a deed of its own: of Mobilization, or of a
 * permanent technology. */
static const char *
find_kind_of_effect (const EmStep *step, const char *kind)
{
  if (em_verb_effect (&step->after->parent, step->move.verb) == EM_EFFECT_END)
    return kind;
  if (get_moment (step) == EM_MOMENT_SCRIPT)
    return em_top_step (step->before)->origin == EM_ORIGIN_MOBILIZED ? EM_EPISODE_DEEDS
                                                                     : EM_EPISODE_MORE;
  return g_str_equal (kind, EM_EPISODE_DEEDS) && get_moment (step) == EM_MOMENT_CLEANUP
             ? EM_EPISODE_CLEANUP
             : kind;
}

/* Names a kept planet by its back and its number, unless only one planet is possible. */
static void
name_back (const EmStep *step, ArbDeed *deed)
{
  guint number = em_seat_const (step->after, step->move.seat)->n_planets;
  ArbArgument back = deed->what;

  deed->what = arb_identify (&step->after->parent, step->move.seat, arb_argument_number (number));
  if (arb_argument_kind (deed->what) == ARB_ARGUMENT_NUMBER
      && arb_argument_is_name (back, EM_SORT_TYPE))
    {
      deed->what = back;
      deed->number = (guint8) number;
    }
}

static void
name_deed (const EmStep *step, ArbDeed *deed)
{
  guint verb = step->move.verb;

  if (deed->what == arb_argument_unknown () || arb_argument_is_name (deed->what, EM_SORT_TYPE))
    name_back (step, deed);
  else if (verb == EM_VERB_REMOVE || verb == EM_VERB_SCRAP)
    {
      deed->what = ARB_ARGUMENT_NONE;
      deed->amount = verb == EM_VERB_REMOVE ? (gint16) em_count_cards (step->move) : 1;
    }
  else
    deed->what = arb_identify (&step->after->parent, step->move.seat, deed->what);
}

static void
count_belongings (const EmState *state, guint seat, EmBelongings *belongings)
{
  const EmSeat *owner = em_seat_const (state, seat);

  *belongings = (EmBelongings){ .fighters = owner->fighters,
                                .resources = (gint) em_seat_resources (state, seat),
                                .planets = owner->n_planets };
  for (guint32 rest = owner->face_down; rest != 0; rest &= rest - 1)
    belongings->colonies +=
        (gint) em_count_colonies (state, em_planet_const (state, seat, em_first (rest)));
}

/* The cards that are removed are gone from the hand, unless they were drawn or played. */
static void
add_removed (const EmStep *step, ArbEpisode *episode)
{
  gint from_hand = step->move.verb == EM_VERB_REMOVE ? (gint) em_count_cards (step->move) : 0;

  if (step->move.verb != EM_VERB_REMOVE && step->move.verb != EM_VERB_SCRAP)
    return;
  arb_episode_add_result (episode, "drawn",
                          em_seat_const (step->after, step->move.seat)->hand.size
                              - em_seat_const (step->before, step->move.seat)->hand.size
                              + from_hand);
  arb_episode_add_result (episode, "removed", MAX (from_hand, 1));
}

static const EmStory story = { "fighters", find_kind_of_effect, name_deed, count_belongings,
                               add_removed };

gboolean
em_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const EmStep step = { (const EmState *) before, (const EmState *) after, move };

  return em_narrate_by (&story, &step, episode);
}
