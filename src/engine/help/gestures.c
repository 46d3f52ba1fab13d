/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/repair-search.h"

#include "engine/help/offer.h"

#include <string.h>

/* How many choices are added to an offer that opens them. */
#define MAX_ADDED 3

/* The gestures of a place while they are listed. */
typedef struct
{
  ArbReplay *replay;
  const ArbState *state;
  GArray *gestures;
  guint first; /* the first one of the present seat */
} Listing;

static gboolean
is_kind (const ArbState *state, ArbMove move, ArbVerbKind kind)
{
  return arb_ruleset_of (state)->verbs[move.verb]->kind == kind;
}

static gboolean
is_full (const Listing *listing)
{
  return listing->gestures->len - listing->first >= ARB_MAX_GESTURES;
}

static gboolean
is_listed (const Listing *listing, const ArbGesture *gesture)
{
  for (guint i = listing->first; i < listing->gestures->len; i++)
    {
      const ArbGesture *other = &g_array_index (listing->gestures, ArbGesture, i);

      if (other->n_moves == gesture->n_moves
          && memcmp (other->moves, gesture->moves, gesture->n_moves * sizeof (ArbMove)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether @gesture names cards of which the table records only how many there are. */
static gboolean
names_what_is_counted (const Listing *listing, const ArbGesture *gesture)
{
  for (guint i = 0; i < gesture->n_moves; i++)
    if (arb_replay_is_counted (listing->replay, gesture->moves[i].verb)
        && arb_argument_kind (gesture->moves[i].arguments[0]) >= ARB_ARGUMENT_NAME)
      return TRUE;
  return FALSE;
}

/* Whether @gesture has a number of cards of which the table could say which they are. */
static gboolean
is_vague (const Listing *listing, const ArbGesture *gesture)
{
  for (guint i = 0; i < gesture->n_moves; i++)
    if (arb_argument_kind (gesture->moves[i].arguments[0]) == ARB_ARGUMENT_COUNT
        && !arb_replay_is_counted (listing->replay, gesture->moves[i].verb))
      return TRUE;
  return FALSE;
}

static void
add (Listing *listing, const ArbGesture *gesture)
{
  ArbGesture added = *gesture;

  if (gesture->n_moves == 0 || is_full (listing) || is_listed (listing, gesture)
      || names_what_is_counted (listing, gesture))
    return;
  added.vague = is_vague (listing, gesture);
  g_array_append_val (listing->gestures, added);
}

/* Says @gesture in @state. Cards are named as far as the table names them. Returns whether all of it is
 * allowed. */
static gboolean
say_all (const Listing *listing, ArbGesture *gesture, ArbState *state)
{
  for (guint i = 0; i < gesture->n_moves; i++)
    {
      ArbMove said = gesture->moves[i];
      ArbVerdict verdict;

      if (!arb_say (state, &said, &verdict))
        return FALSE;
      if (!arb_replay_is_counted (listing->replay, said.verb))
        gesture->moves[i] = said;
    }
  return TRUE;
}

/* Whether @move goes on with the gesture: it was not possible before, or is another card of the same
 * sort. The order of such cards does not matter. */
static gboolean
goes_on (const Listing *listing, const ArbGesture *gesture, ArbMove move)
{
  ArbMove last = gesture->moves[gesture->n_moves - 1];

  if (!is_kind (listing->state, move, ARB_VERB_DECISION))
    return FALSE;
  if (move.verb == last.verb)
    return move.arguments[0] >= last.arguments[0];
  return !arb_can_be_said (listing->state, move);
}

/* Adds the choices that @gesture, which led to @state, has opened and that its player may leave out:
 * the next line would close them. What has to be chosen is filled in when the rest is replayed. */
static void
add_choices (Listing *listing, const ArbGesture *gesture, const ArbState *state, guint depth)
{
  guint seat = gesture->moves[0].seat;
  g_autofree ArbMove *moves = NULL;
  ArbMove closing;
  guint n;

  if (depth == MAX_ADDED || gesture->n_moves == ARB_MAX_GESTURE || is_full (listing)
      || !arb_find_closing (state, seat, &closing))
    return;
  moves = g_new (ArbMove, ARB_MAX_MOVES);
  n = arb_replay_list_sayable (listing->replay, state, seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n && !is_full (listing); i++)
    {
      ArbGesture longer = *gesture;
      ArbStateRoom room;

      if (!goes_on (listing, gesture, moves[i]))
        continue;
      longer.moves[longer.n_moves++] = moves[i];
      longer.idle = FALSE;
      add (listing, &longer);
      memcpy (&room, state, arb_ruleset_of (state)->state_size);
      arb_apply (&room.state, moves[i], FALSE);
      add_choices (listing, &longer, &room.state, depth + 1);
    }
}

/* Adds @gesture, without its last closing move too, and with the choices that it opens. */
static void
add_all (Listing *listing, ArbGesture *gesture)
{
  ArbGesture open;
  ArbStateRoom room;

  memcpy (&room, listing->state, arb_ruleset_of (listing->state)->state_size);
  if (!say_all (listing, gesture, &room.state))
    return;
  add (listing, gesture);
  open = *gesture;
  if (open.n_moves > 1 && is_kind (listing->state, open.moves[--open.n_moves], ARB_VERB_CLOSING))
    add (listing, &open);
  if (is_kind (listing->state, gesture->moves[0], ARB_VERB_DECISION))
    add_choices (listing, gesture, &room.state, 0);
}

static void
add_offers (Listing *listing, const ArbOffer *offers, guint n, guint seat)
{
  for (guint i = 0; i < n; i++)
    {
      const ArbOffer *offer = &offers[i];
      ArbGesture gesture = { .n_moves = offer->n_moves,
                             .idle = offer->adds_nothing || offer->verdict.value == ARB_VOID };

      if (offer->seat != seat || offer->over || !arb_verdict_allows (&offer->verdict))
        continue;
      memcpy (gesture.moves, offer->moves, offer->n_moves * sizeof (ArbMove));
      for (guint j = 0; j < gesture.n_moves; j++)
        gesture.moves[j].seat = (guint8) seat;
      add_all (listing, &gesture);
    }
}

/* Adds the single moves that are not offered, such as numbers of cards. */
static void
add_single (Listing *listing, guint seat)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n = arb_replay_list_sayable (listing->replay, listing->state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbGesture gesture = { .moves = { moves[i] }, .n_moves = 1 };

      if (!is_listed (listing, &gesture))
        add_all (listing, &gesture);
    }
}

void
arb_list_gestures (ArbReplay *replay, const ArbState *state, guint seats, GArray *gestures)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS);
  Listing listing = { .replay = replay, .state = state, .gestures = gestures };

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      if ((seats >> seat & 1) == 0)
        continue;
      listing.first = gestures->len;
      add_offers (&listing, offers, n, seat);
      add_single (&listing, seat);
    }
}
