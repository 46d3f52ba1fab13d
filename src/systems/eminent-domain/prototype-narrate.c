/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-narrate.h"

#include "engine/play/referee.h"
#include "systems/eminent-domain/prototype-colonize.h"
#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-planets.h"
#include "systems/eminent-domain/prototype-verbs.h"

/* The parts of a turn; see `episode.` in rules.json. */
#define SKIP "skip"
#define ACTION "action"
#define LEAD "lead"
#define FOLLOW "follow"
#define DISSENT "dissent"
#define PASS "pass"
#define CLEANUP "cleanup"
#define NO_DISCARD "no-discard"
#define MORE "more"
#define FACES "faces"

/* What each verb begins where it does not go on with a part of a turn, and the deed that it is; the
 * first argument of the move is the thing. */
static const struct
{
  const char *kind;
  const char *deed;
} parts[PROTO_N_VERBS] = {
  [PROTO_VERB_SKIP] = { SKIP, NULL },          [PROTO_VERB_PLAY] = { ACTION, NULL },
  [PROTO_VERB_LEAD] = { LEAD, NULL },          [PROTO_VERB_BOOST] = { MORE, NULL },
  [PROTO_VERB_FOLLOW] = { FOLLOW, NULL },      [PROTO_VERB_DISSENT] = { DISSENT, NULL },
  [PROTO_VERB_PASS] = { PASS, NULL },          [PROTO_VERB_DISCARD] = { CLEANUP, NULL },
  [PROTO_VERB_DONE] = { MORE, NULL },          [PROTO_VERB_KEEP] = { MORE, "keeps" },
  [PROTO_VERB_COLONY] = { MORE, "tucks" },     [PROTO_VERB_SETTLE] = { MORE, "settles" },
  [PROTO_VERB_ATTACK] = { MORE, "attacks" },   [PROTO_VERB_COLLECT] = { MORE, NULL },
  [PROTO_VERB_PRODUCE] = { MORE, NULL },       [PROTO_VERB_TRADE] = { MORE, NULL },
  [PROTO_VERB_ACQUIRE] = { MORE, "acquires" }, [PROTO_VERB_IS] = { FACES, NULL },
  [PROTO_VERB_SHOWS] = { FACES, NULL },        [PROTO_VERB_NUMBER] = { FACES, NULL },
  [PROTO_VERB_EMPTY] = { FACES, NULL },
};

/* One move, and the states before and after it. */
typedef struct
{
  const ProtoState *before;
  const ProtoState *after;
  ArbMove move;
} Step;

static gboolean
is_adjustment (ArbMove move)
{
  return move.verb == PROTO_VERB_ADJUST || move.verb == PROTO_VERB_ADJUST_HAND;
}

/* Adjustments of the player who carries out a card by hand are what the card brings. */
static const char *
find_kind (const Step *step)
{
  ProtoEffect now = proto_effect (step->before);

  if (step->move.verb == PROTO_VERB_BOOST && now == PROTO_EFFECT_ANSWERS)
    return FOLLOW;
  if (step->move.verb == PROTO_VERB_DONE && now == PROTO_EFFECT_CLEANUP)
    return CLEANUP;
  if (now == PROTO_EFFECT_BY_HAND && is_adjustment (step->move)
      && step->move.seat == arb_agenda_top_const (&step->before->agenda)->seat)
    return MORE;
  return parts[step->move.verb].kind;
}

static gboolean
is_one_of (const char *kind, const char *const *kinds)
{
  return kind != NULL && g_strv_contains (kinds, kind);
}

/* Whether a move of @kind goes on with @episode. What the table says of cards belongs to the part of
 * the turn in which it was asked for it. */
static gboolean
goes_on (const Step *step, const char *kind, const ArbEpisode *episode)
{
  static const char *const carried_out[] = { ACTION, LEAD, FOLLOW, MORE, NULL };
  static const char *const shared[] = { DISSENT, PASS, NULL };

  if (kind == NULL || g_str_equal (kind, FACES))
    return kind != NULL;
  if (is_one_of (kind, shared))
    return g_str_equal (kind, episode->kind);
  if (episode->seats != 1u << step->move.seat)
    return FALSE;
  if (g_str_equal (kind, MORE))
    return is_one_of (episode->kind, carried_out);
  if (g_str_equal (kind, LEAD))
    return g_str_equal (episode->kind, SKIP);
  return g_str_equal (kind, CLEANUP) && g_str_equal (episode->kind, CLEANUP);
}

static guint
count_cards (ArbMove move)
{
  return arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT
             ? arb_argument_value (move.arguments[0])
             : 1;
}

/* In Cleanup a player says how many cards are kept, before the hand is filled. */
static void
count_cleanup (const Step *step, ArbEpisode *episode)
{
  gboolean done = step->move.verb == PROTO_VERB_DONE;
  const ProtoState *state = done ? step->before : step->after;

  episode->count += done ? 0 : (guint16) count_cards (step->move);
  episode->rest = proto_seat_const (state, step->move.seat)->hand.size;
  if (done && episode->count == 0)
    episode->kind = NO_DISCARD;
}

static void
count (const Step *step, const char *kind, ArbEpisode *episode)
{
  if (g_str_equal (kind, CLEANUP))
    count_cleanup (step, episode);
  else
    episode->count += step->move.verb == PROTO_VERB_BOOST || g_str_equal (episode->kind, FACES);
}

/* Returns the thing of a deed: a kept planet has only its new number. */
static ArbArgument
find_thing (const Step *step)
{
  guint seat = step->move.seat;
  guint32 kept = proto_face_down (step->after, seat) & ~proto_face_down (step->before, seat);
  ArbArgument what = step->move.arguments[0];

  if (step->move.verb == PROTO_VERB_KEEP && kept != 0)
    what = arb_argument_number (em_first (kept));
  return arb_identify (&step->after->parent, seat, what);
}

static void
add_deed (const Step *step, ArbEpisode *episode)
{
  ArbDeed deed = { .id = parts[step->move.verb].deed, .seat = step->move.seat, .amount = 1 };

  if (deed.id == NULL)
    return;
  deed.what = find_thing (step);
  arb_episode_add_deed (episode, &deed);
}

static guint
count_planets (const ProtoState *state, guint seat)
{
  return (guint) __builtin_popcount (proto_face_up (state, seat) | proto_face_down (state, seat));
}

/* Returns how many cards are under planets that are still face down. */
static guint
count_under (const ProtoState *state, guint seat)
{
  guint n = 0;

  for (guint32 rest = proto_face_down (state, seat); rest != 0; rest &= rest - 1)
    n += proto_count_under (state, proto_find (state, seat, em_first (rest)));
  return n;
}

/* Returns how many cards a move draws; those that it takes from the hand are added. Filling the hand
 * in Cleanup is no result. */
static gint
count_drawn (const Step *step)
{
  guint seat = step->move.seat;
  gint more = proto_seat_const (step->after, seat)->hand.size
              - proto_seat_const (step->before, seat)->hand.size;

  if (step->move.verb == PROTO_VERB_PLAY)
    return more + 1;
  return step->move.verb == PROTO_VERB_DISSENT ? more : 0;
}

static void
add_results (const Step *step, ArbEpisode *episode)
{
  guint seat = step->move.seat;

  if (step->move.verb == PROTO_VERB_DISSENT)
    {
      arb_episode_add_share (episode, "drawn", count_drawn (step));
      return;
    }
  arb_episode_add_result (episode, "armies",
                          proto_seat_const (step->after, seat)->fighters
                              - proto_seat_const (step->before, seat)->fighters);
  arb_episode_add_result (episode, "resources",
                          (gint) proto_resources (step->after, seat)
                              - (gint) proto_resources (step->before, seat));
  arb_episode_add_result (episode, "colonies",
                          (gint) count_under (step->after, seat)
                              - (gint) count_under (step->before, seat));
  arb_episode_add_result (episode, "planets",
                          (gint) count_planets (step->after, seat)
                              - (gint) count_planets (step->before, seat));
  arb_episode_add_result (episode, "drawn", count_drawn (step));
}

/* Returns the subject of the part of the turn that a move begins. */
static ArbArgument
find_subject (const Step *step, const char *kind)
{
  if (g_str_equal (kind, ACTION) || g_str_equal (kind, LEAD))
    return step->move.arguments[0];
  return g_str_equal (kind, FOLLOW) ? arb_argument_name (PROTO_SORT_ROLE, step->before->role)
                                    : ARB_ARGUMENT_NONE;
}

gboolean
proto_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const Step step = { proto_state (before), proto_state (after), move };
  const char *kind = find_kind (&step);

  if (episode->n > 0 && !goes_on (&step, kind, episode))
    return FALSE;
  if (kind == NULL)
    return TRUE;
  if (episode->n == 0 || g_str_equal (kind, LEAD))
    {
      episode->kind = kind;
      episode->subject = find_subject (&step, kind);
    }
  if (!g_str_equal (kind, FACES))
    {
      episode->seats |= (guint8) (1u << move.seat);
      add_deed (&step, episode);
      add_results (&step, episode);
    }
  count (&step, kind, episode);
  return TRUE;
}
