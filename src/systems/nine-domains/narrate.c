/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/narrate.h"

#include "systems/nine-domains/resolve.h"

/* The parts of a round, in their order; see `episode.` in rules.json. */
#define PLACE "place"
#define REVEAL "reveal"
#define TABLE "table"
#define SWAP "swap"
#define NO_SWAP "no-swap"

static const char *
find_kind (ArbMove move)
{
  switch ((NineVerb) move.verb)
    {
    case NINE_VERB_PLACE:
      return PLACE;
    case NINE_VERB_REVEAL:
      return REVEAL;
    case NINE_VERB_PILE:
    case NINE_VERB_SPECIAL:
    case NINE_VERB_MARK:
      return TABLE;
    case NINE_VERB_SWAP:
      return SWAP;
    case NINE_VERB_SKIP:
      return NO_SWAP;
    case NINE_VERB_ADJUST:
      break;
    }
  return NULL;
}

static void
add_deed (ArbEpisode *episode, const char *id, guint seat, ArbArgument what)
{
  arb_episode_add_deed (episode,
                        &(ArbDeed){ .id = id, .seat = (guint8) seat, .what = what, .amount = 1 });
}

/* Adds the points that the winning card brings besides the domain. */
static void
add_points (const NineState *after, guint row, guint place, ArbEpisode *episode)
{
  guint winner = after->winners[row][place];
  gint points = nine_win_points (after, row, place);

  if (points > 0)
    arb_episode_add_deed (episode,
                          &(ArbDeed){ .id = "scores",
                                      .seat = (guint8) winner,
                                      .what = arb_argument_name (NINE_SORT_CARD,
                                                                 after->cards[row][winner][place]
                                                                     - NINE_CARD),
                                      .amount = (gint16) points });
}

/* Adds who took which domain in the combats of the round, and what else that brings. */
static void
add_combats (const NineState *before, const NineState *after, ArbEpisode *episode)
{
  guint row = before->n_fought;

  if (after->n_fought == before->n_fought)
    return;
  for (guint place = 0; place < NINE_N_PLACES; place++)
    {
      guint winner = after->winners[row][place];

      add_deed (episode, winner != ARB_TABLE ? "takes" : "removed", winner,
                arb_argument_name (NINE_SORT_DOMAIN, after->fought[row][place] - 1u));
      add_points (after, row, place, episode);
    }
}

static void
add_deeds (ArbMove move, ArbEpisode *episode)
{
  switch ((NineVerb) move.verb)
    {
    case NINE_VERB_PILE:
      add_deed (episode, "lies-open", ARB_TABLE, move.arguments[1]);
      break;
    case NINE_VERB_SPECIAL:
      add_deed (episode, "in-play", ARB_TABLE, move.arguments[0]);
      break;
    case NINE_VERB_MARK:
      /* Only the number: the moves contain the domains. */
      add_deed (episode, "shows", ARB_TABLE, ARB_ARGUMENT_NONE);
      break;
    case NINE_VERB_SWAP:
      add_deed (episode, "gives", move.seat, move.arguments[0]);
      add_deed (episode, "gets", move.seat, move.arguments[1]);
      break;
    case NINE_VERB_PLACE:
    case NINE_VERB_REVEAL:
    case NINE_VERB_SKIP:
    case NINE_VERB_ADJUST:
      break;
    }
}

gboolean
nine_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const char *kind = find_kind (move);
  gboolean alone = kind == NULL || move.verb == NINE_VERB_SWAP || move.verb == NINE_VERB_SKIP;

  if (episode->n > 0 && (alone || g_strcmp0 (kind, episode->kind) != 0))
    return FALSE;
  if (kind == NULL)
    return TRUE;

  episode->kind = kind;
  if (move.seat != ARB_TABLE)
    episode->seats |= (guint8) (1u << move.seat);
  episode->count += move.verb == NINE_VERB_PLACE || move.verb == NINE_VERB_REVEAL;
  add_deeds (move, episode);
  add_combats (nine_state (before), nine_state (after), episode);
  return TRUE;
}
