/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/narrate.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/planets.h"
#include "engine/play/referee.h"

/** EM_EPISODES: the parts of a turn, each with the id of its words. */
#define EM_EPISODES(X) \
  X (NONE, NULL) \
  X (SKIP, "skip") \
  X (ACTION, "action") \
  X (LEAD, "lead") \
  X (FOLLOW, "follow") \
  X (DISSENT, "dissent") \
  X (CLEANUP, "cleanup") \
  X (NO_DISCARD, "no-discard") \
  X (DEEDS, "deeds") \
  X (MORE, "more")

typedef enum
{
#define EM_EPISODE_ENUMERATOR(name, id) EM_EPISODE_##name,
  EM_EPISODES (EM_EPISODE_ENUMERATOR)
#undef EM_EPISODE_ENUMERATOR
} EmEpisode;

static const char *const ids[] = {
#define EM_EPISODE_ID(name, id) id,
  EM_EPISODES (EM_EPISODE_ID)
#undef EM_EPISODE_ID
};

/* One move, and the states before and after it. */
typedef struct
{
  const EmState *before;
  const EmState *after;
  ArbMove move;
} Step;

guint
em_leader (const ArbState *state)
{
  return ((const EmState *) state)->leader;
}

/* After the end of the game there is no moment. */
static EmMoment
get_moment (const Step *step)
{
  return step->before->agenda.n > 0 ? em_moment (step->before) : EM_MOMENT_ROLE;
}

static EmEpisode
get_kind (const ArbEpisode *episode)
{
  guint kind = 0;

  while (kind < EM_EPISODE_MORE && ids[kind] != episode->kind)
    kind++;
  return (EmEpisode) kind;
}

/* Returns the kind of episode to which the use of an effect belongs: that of the card or role, or
 * of a permanent technology. */
static EmEpisode
find_kind_of_effect (const Step *step)
{
  gboolean removes = step->move.verb == EM_VERB_REMOVE || step->move.verb == EM_VERB_SCRAP;

  if (get_moment (step) == EM_MOMENT_SCRIPT)
    return em_top_step (step->before)->origin == EM_ORIGIN_MOBILIZED ? EM_EPISODE_DEEDS
                                                                     : EM_EPISODE_MORE;
  if (removes && get_moment (step) == EM_MOMENT_CLEANUP)
    return EM_EPISODE_CLEANUP;
  return removes ? EM_EPISODE_DEEDS : EM_EPISODE_MORE;
}

/* Returns the kind of episode that a move begins, unless it continues one. */
static EmEpisode
find_kind (const Step *step)
{
  EmMoment moment = get_moment (step);

  if (em_verb_effect (&step->after->parent, step->move.verb) != EM_EFFECT_END)
    return find_kind_of_effect (step);

  switch (step->move.verb)
    {
    case EM_VERB_SKIP:
      return EM_EPISODE_SKIP;
    case EM_VERB_PLAY:
      return EM_EPISODE_ACTION;
    case EM_VERB_LEAD:
      return EM_EPISODE_LEAD;
    case EM_VERB_FOLLOW:
      return EM_EPISODE_FOLLOW;
    case EM_VERB_BOOST:
      return moment == EM_MOMENT_ANSWERS ? EM_EPISODE_FOLLOW : EM_EPISODE_MORE;
    case EM_VERB_DISSENT:
      return EM_EPISODE_DISSENT;
    case EM_VERB_DISCARD:
      return EM_EPISODE_CLEANUP;
    case EM_VERB_DONE:
      return moment == EM_MOMENT_CLEANUP ? EM_EPISODE_CLEANUP : EM_EPISODE_MORE;
    default:
      return EM_EPISODE_NONE;
    }
}

static gboolean
belongs (const Step *step, EmEpisode kind, const ArbEpisode *episode)
{
  EmEpisode running = get_kind (episode);

  if (kind == EM_EPISODE_DISSENT)
    return running == EM_EPISODE_DISSENT;
  if (episode->seats != 1u << step->move.seat)
    return FALSE;
  if (kind == EM_EPISODE_LEAD)
    return running == EM_EPISODE_SKIP;
  if (kind == EM_EPISODE_MORE)
    return running == EM_EPISODE_ACTION || running == EM_EPISODE_LEAD
           || running == EM_EPISODE_FOLLOW || running == EM_EPISODE_DEEDS
           || running == EM_EPISODE_MORE;
  return running == kind && (kind == EM_EPISODE_CLEANUP || kind == EM_EPISODE_DEEDS);
}

/* Returns how many cards of the hand a move contains. */
static guint
count_cards (ArbMove move)
{
  return em_is_counted (move.arguments[0]) ? arb_argument_value (move.arguments[0]) : 1;
}

static void
count (const Step *step, ArbEpisode *episode)
{
  switch (step->move.verb)
    {
    case EM_VERB_BOOST:
      episode->count += (guint16) count_cards (step->move);
      break;
    case EM_VERB_DISCARD:
      episode->count += (guint16) count_cards (step->move);
      episode->rest = em_seat_const (step->after, step->move.seat)->hand.size;
      break;
    case EM_VERB_DONE:
      if (get_kind (episode) == EM_EPISODE_CLEANUP)
        episode->rest = em_seat_const (step->before, step->move.seat)->hand.size;
      break;
    default:
      break;
    }
}

/* Returns the id of the deed of a move, if it has one. */
static const char *
find_deed (ArbMove move)
{
  switch (move.verb)
    {
    case EM_VERB_ATTACK:
      return "attacks";
    case EM_VERB_SETTLE:
      return "settles";
    case EM_VERB_COLONY:
      return "tucks";
    case EM_VERB_KEEP:
      return "keeps";
    case EM_VERB_ACQUIRE:
      return "acquires";
    case EM_VERB_TAKE:
      return "takes";
    case EM_VERB_NAME:
      return "names";
    case EM_VERB_REMOVE:
    case EM_VERB_SCRAP:
      return "removes";
    default:
      return NULL;
    }
}

/* Names a kept planet by its back and its number, unless only one planet is possible. */
static void
name_back (const Step *step, ArbDeed *deed)
{
  guint number = em_seat_const (step->after, step->move.seat)->n_planets;

  deed->what = arb_identify (&step->after->parent, step->move.seat, arb_argument_number (number));
  if (arb_argument_kind (deed->what) == ARB_ARGUMENT_NUMBER
      && arb_argument_is_name (step->move.arguments[0], EM_SORT_TYPE))
    {
      deed->what = step->move.arguments[0];
      deed->number = (guint8) number;
    }
}

static void
add_deed (const Step *step, ArbEpisode *episode)
{
  ArbArgument what = step->move.arguments[0];
  ArbDeed deed = { .id = find_deed (step->move), .seat = step->move.seat, .amount = 1 };

  if (deed.id == NULL)
    return;
  if (step->move.verb == EM_VERB_REMOVE)
    deed.amount = (gint16) count_cards (step->move);
  else if (step->move.verb == EM_VERB_KEEP && !arb_argument_is_name (what, EM_SORT_PLANET))
    name_back (step, &deed);
  else if (step->move.verb != EM_VERB_SCRAP)
    deed.what = arb_identify (&step->after->parent, step->move.seat, what);
  arb_episode_add_deed (episode, &deed);
}

/* Returns how many cards are drawn because of a move; the cards that the move takes from the hand
 * are added. */
static gint
count_drawn (const Step *step)
{
  gint more = em_seat_const (step->after, step->move.seat)->hand.size
              - em_seat_const (step->before, step->move.seat)->hand.size;

  switch (step->move.verb)
    {
    case EM_VERB_PLAY:
      return more + 1;
    case EM_VERB_REMOVE:
      return more + (gint) count_cards (step->move);
    case EM_VERB_DONE:
      return get_moment (step) == EM_MOMENT_SCRIPT ? more : 0;
    case EM_VERB_SCRAP:
    case EM_VERB_DISSENT:
      return more;
    default:
      return 0;
    }
}

static guint
count_colonies (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = em_seat_const (state, seat)->face_down; rest != 0; rest &= rest - 1)
    n += em_count_colonies (state, em_planet_const (state, seat, em_first (rest)));
  return n;
}

static void
add_results (const Step *step, ArbEpisode *episode)
{
  guint seat = step->move.seat;
  const EmSeat *before = em_seat_const (step->before, seat);
  const EmSeat *after = em_seat_const (step->after, seat);

  if (step->move.verb == EM_VERB_DISSENT)
    {
      arb_episode_add_share (episode, "drawn", count_drawn (step));
      return;
    }
  arb_episode_add_result (episode, "fighters", after->fighters - before->fighters);
  arb_episode_add_result (episode, "resources",
                          (gint) em_seat_resources (step->after, seat)
                              - (gint) em_seat_resources (step->before, seat));
  arb_episode_add_result (episode, "colonies",
                          (gint) count_colonies (step->after, seat)
                              - (gint) count_colonies (step->before, seat));
  arb_episode_add_result (episode, "planets", after->n_planets - before->n_planets);
  arb_episode_add_result (episode, "drawn", count_drawn (step));
  if (step->move.verb == EM_VERB_REMOVE)
    arb_episode_add_result (episode, "removed", (gint) count_cards (step->move));
  else if (step->move.verb == EM_VERB_SCRAP)
    arb_episode_add_result (episode, "removed", 1);
}

/* Returns the subject of the episode that a move begins. */
static ArbArgument
find_subject (const Step *step, EmEpisode kind)
{
  if (kind == EM_EPISODE_ACTION || kind == EM_EPISODE_LEAD)
    return step->move.arguments[0];
  return kind == EM_EPISODE_FOLLOW ? arb_argument_name (EM_SORT_ROLE, step->before->role)
                                   : ARB_ARGUMENT_NONE;
}

gboolean
em_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const Step step = { (const EmState *) before, (const EmState *) after, move };
  EmEpisode kind = find_kind (&step);

  if (episode->n > 0 && !belongs (&step, kind, episode))
    return FALSE;
  if (kind == EM_EPISODE_NONE)
    return TRUE;

  if (episode->n == 0 || kind == EM_EPISODE_LEAD)
    {
      episode->kind = ids[kind];
      episode->subject = find_subject (&step, kind);
    }
  episode->seats |= (guint8) (1u << move.seat);
  count (&step, episode);
  add_deed (&step, episode);
  add_results (&step, episode);
  if (get_kind (episode) == EM_EPISODE_CLEANUP && move.verb == EM_VERB_DONE && episode->count == 0
      && episode->n_deeds == 0)
    episode->kind = ids[EM_EPISODE_NO_DISCARD];
  return TRUE;
}
