/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/ends.h"
#include "systems/nine-domains/place.h"
#include "systems/nine-domains/turn.h"

/* Whether the present swap offer is of this kind and for this seat. */
static gboolean
is_offered (const NineState *state, guint seat, NineOnWin on_win)
{
  const NineSwap *swap = nine_open_swap (state);

  return swap != NULL && swap->seat == seat && swap->on_win == on_win;
}

static NineOnWin
get_kind (ArbMove move)
{
  if (nine_domain_argument (move.arguments[0]) >= 0
      && nine_domain_argument (move.arguments[1]) >= 0)
    return NINE_ON_WIN_SWAP_DOMAINS;
  if (nine_card_argument (move.arguments[0]) >= 0 && nine_card_argument (move.arguments[1]) >= 0)
    return NINE_ON_WIN_SWAP_CARDS;
  return NINE_ON_WIN_NOTHING;
}

static gint16
get_owner (const NineState *state, guint domain)
{
  return state->now.location[domain] <= NINE_N_SEATS ? state->now.location[domain] : 0;
}

static void
check_domains (const NineState *state, ArbMove move, ArbVerdict *verdict)
{
  guint given = (guint) nine_domain_argument (move.arguments[0]);
  guint taken = (guint) nine_domain_argument (move.arguments[1]);

  if (state->now.location[given] != move.seat)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_OWN,
                     move.arguments[0])[NINE_SWAP_OWN_OWNER] = get_owner (state, given);
  else if (state->now.location[taken] != nine_opponent (move.seat))
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_OTHER,
                     move.arguments[1])[NINE_SWAP_OTHER_OWNER] = get_owner (state, taken);
  else
    for (guint i = 0; i < 2; i++)
      if (!nine_may_swap_domain (state, i == 0 ? given : taken))
        arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_FRESH,
                         move.arguments[i])[NINE_SWAP_FRESH_ROUND] = (gint16) state->parent.turn;
}

static void
check_cards (const NineState *state, ArbMove move, ArbVerdict *verdict)
{
  guint16 given = nine_bit ((guint) nine_card_argument (move.arguments[0]));
  guint16 taken = nine_bit ((guint) nine_card_argument (move.arguments[1]));
  guint how = nine_switch (state, NINE_SWITCH_RETURN);

  if ((nine_possible (state, move.seat) & given) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_HAND, move.arguments[0]);
  else if ((state->now.used[move.seat] & taken) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_USED, move.arguments[1]);
  else if ((nine_returnable (state, move.seat, how) & taken) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_ROUND,
                     move.arguments[1])[NINE_SWAP_ROUND_ROUND] = (gint16) state->parent.turn;
}

static void
make_swap (NineState *state, ArbMove move, NineOnWin kind)
{
  if (kind == NINE_ON_WIN_SWAP_DOMAINS)
    {
      nine_move_domain (state, (guint) nine_domain_argument (move.arguments[0]),
                        nine_opponent (move.seat));
      nine_move_domain (state, (guint) nine_domain_argument (move.arguments[1]), move.seat);
    }
  else
    {
      guint given = (guint) nine_card_argument (move.arguments[0]);
      guint taken = (guint) nine_card_argument (move.arguments[1]);

      nine_show_card (state, given);
      state->now.used[move.seat] =
          (guint16) ((state->now.used[move.seat] | nine_bit (given)) & ~nine_bit (taken));
    }
}

static void
go_on (NineState *state)
{
  state->next_swap++;
  nine_go_on (state);
}

/* Returns the first offer of @seat that is still to come; NULL if there is none. */
static const NineSwap *
find_swap (const NineState *state, guint seat)
{
  for (guint i = state->next_swap; i < state->n_swaps; i++)
    if (state->swaps[i].seat == seat)
      return &state->swaps[i];
  return NULL;
}

static void
add_pairs (ArbMoves *moves, guint seat, guint sort, guint16 given, guint16 taken)
{
  for (guint16 own = given; own != 0; own &= (guint16) (own - 1))
    for (guint16 other = taken; other != 0; other &= (guint16) (other - 1))
      arb_moves_add (moves, ARB_MOVE (seat, NINE_VERB_SWAP,
                                      arb_argument_name (sort, (guint) __builtin_ctz (own)),
                                      arb_argument_name (sort, (guint) __builtin_ctz (other))));
}

static guint16
domains_of (const NineState *state, guint seat)
{
  guint16 domains = 0;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    if (state->now.location[i] == seat)
      domains |= nine_bit (i);
  return domains;
}

/* Every swap that @seat has now or later in the round. */
static void
about_swap (const ArbState *parent, guint seat, ArbMoves *moves)
{
  const NineState *state = nine_state (parent);
  const NineSwap *swap = find_swap (state, seat);

  if (swap != NULL && swap->on_win == NINE_ON_WIN_SWAP_DOMAINS)
    add_pairs (moves, seat, NINE_SORT_DOMAIN, domains_of (state, seat),
               domains_of (state, nine_opponent (seat)));
  else if (swap != NULL)
    add_pairs (moves, seat, NINE_SORT_CARD, nine_possible (state, seat), state->now.used[seat]);
}

static void
check_swap (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  NineOnWin kind = get_kind (move);

  if (kind == NINE_ON_WIN_NOTHING)
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[1]);
      return;
    }

  if (!is_offered (state, move.seat, kind))
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_RIGHT, ARB_ARGUMENT_NONE);
  if (kind == NINE_ON_WIN_SWAP_DOMAINS)
    check_domains (state, move, verdict);
  else
    check_cards (state, move, verdict);
}

/* Play continues only if the swap was offered; the table can allow another. */
static void
apply_swap (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  NineState *state = (NineState *) parent;
  NineOnWin kind = get_kind (move);
  gboolean offered = is_offered (state, move.seat, kind);

  make_swap (state, move, kind);
  if (offered)
    go_on (state);
}

const ArbVerb nine_verb_swap = {
  .name = "swap",
  .kind = ARB_VERB_DECISION,
  .slots = { ARB_MUST (NINE_A_CARD | NINE_A_DOMAIN), ARB_MUST (NINE_A_CARD | NINE_A_DOMAIN) },
  .asked_by = 1u << NINE_PHASE_SWAPS,
  .about = about_swap,
  .why_not = check_swap,
  .apply = apply_swap,
  .episode = "swap",
};

static void
about_skip (const ArbState *parent, guint seat, ArbMoves *moves)
{
  if (find_swap (nine_state (parent), seat) != NULL)
    arb_moves_add (moves, ARB_MOVE (seat, NINE_VERB_SKIP, ARB_ARGUMENT_NONE));
}

static void
check_skip (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  const NineSwap *swap = nine_open_swap (state);

  if (swap != NULL && swap->seat == move.seat)
    return;
  if (nine_has_later_swap (state, move.seat, NINE_ON_WIN_NOTHING))
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SWAP_OPEN,
                     ARB_ARGUMENT_NONE)[NINE_SWAP_OPEN_DECIDES] = swap->seat;
  else
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SKIP, ARB_ARGUMENT_NONE);
}

static void
apply_skip (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  go_on ((NineState *) parent);
}

const ArbVerb nine_verb_skip = {
  .name = "skip",
  .kind = ARB_VERB_CLOSING,
  .asked_by = 1u << NINE_PHASE_SWAPS,
  .about = about_skip,
  .why_not = check_skip,
  .apply = apply_skip,
  .episode = "no-swap",
};
