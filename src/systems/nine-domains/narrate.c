/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"
#include "systems/nine-domains/state.h"

#include "systems/nine-domains/turn.h"

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
add_deeds (const ArbVerb *verb, ArbMove move, ArbEpisode *episode)
{
  if (verb->deed != NULL)
    add_deed (episode, verb->deed, move.seat, move.arguments[0]);
  else if (move.verb == NINE_VERB_PILE)
    add_deed (episode, "lies-open", ARB_TABLE, move.arguments[1]);
  else if (move.verb == NINE_VERB_MARK)
    /* Only the number: the moves contain the domains. */
    add_deed (episode, "shows", ARB_TABLE, ARB_ARGUMENT_NONE);
  else if (move.verb == NINE_VERB_SWAP)
    {
      add_deed (episode, "gives", move.seat, move.arguments[0]);
      add_deed (episode, "gets", move.seat, move.arguments[1]);
    }
}

gboolean
nine_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const ArbVerb *verb = arb_ruleset_of (before)->verbs[move.verb];
  const char *kind = verb->episode;
  gboolean alone = kind == NULL || move.verb == NINE_VERB_SWAP || move.verb == NINE_VERB_SKIP;

  if (episode->n > 0 && (alone || g_strcmp0 (kind, episode->kind) != 0))
    return FALSE;
  if (kind == NULL)
    return TRUE;

  episode->kind = kind;
  if (move.seat != ARB_TABLE)
    episode->seats |= (guint8) (1u << move.seat);
  episode->count += move.verb == NINE_VERB_PLACE || move.verb == NINE_VERB_REVEAL;
  add_deeds (verb, move, episode);
  add_combats (nine_state (before), nine_state (after), episode);
  return TRUE;
}
