/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/shows.h"
#include "systems/nine-domains/ends.h"

static void
check_pile (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint place = nine_place_argument (move.arguments[0]);
  gint domain = nine_domain_argument (move.arguments[1]);

  if (place < 0 || domain < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[place < 0 ? 0 : 1]);
  else if (state->visible[place] == domain + 1)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[1]);
  else if (state->visible[place] != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_CONTRADICTION,
                     arb_argument_name (NINE_SORT_DOMAIN, state->visible[place] - 1u));
  else if (state->now.location[domain] != NINE_HIDDEN)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_CONTRADICTION, move.arguments[1]);
}

static void
open_domain (NineState *state, guint place, guint domain)
{
  state->visible[place] = (guint8) (domain + 1);
  state->now.location[domain] = NINE_VISIBLE;
}

/* Opens the last of the nine domains: there is only one place for it. */
static void
open_last_domain (NineState *state)
{
  gint place = -1, domain = -1;

  for (guint i = 0; i < NINE_N_PLACES; i++)
    if (state->visible[i] == 0)
      place = (gint) i;
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    if (state->now.location[i] == NINE_HIDDEN)
      {
        if (domain >= 0)
          return;
        domain = (gint) i;
      }
  if (domain >= 0 && place >= 0)
    open_domain (state, (guint) place, (guint) domain);
}

static void
apply_pile (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  NineState *state = (NineState *) parent;

  open_domain (state, (guint) nine_place_argument (move.arguments[0]),
               (guint) nine_domain_argument (move.arguments[1]));
  open_last_domain (state);
}

/* `pile left domain-7`: the domain that lies open on a pile in this round. */
const ArbVerb nine_verb_pile = {
  .name = "pile",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (NINE_A_PLACE), ARB_MUST (NINE_A_DOMAIN) },
  .why_not = check_pile,
  .apply = apply_pile,
  .episode = "table",
};

static void
check_special (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint card = nine_card_argument (move.arguments[0]);
  guint n_kinds = nine_n_kinds (state);

  if (card < 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if ((state->specials & nine_bit ((guint) card)) != 0)
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
  else if ((nine_catalogue (state)->special_set & nine_bit ((guint) card)) == 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SPECIAL_KIND, move.arguments[0]);
  else if ((guint) __builtin_popcount (state->specials) >= n_kinds)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_SPECIAL_FULL,
                     move.arguments[0])[NINE_SPECIAL_FULL_KINDS] = (gint16) n_kinds;
}

static void
apply_special (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  NineState *state = (NineState *) parent;
  state->specials |= nine_bit ((guint) nine_card_argument (move.arguments[0]));
}

/* `special 4+`: this kind is in play, so both hands can hold it from now on. */
const ArbVerb nine_verb_special = {
  .name = "special",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (NINE_A_CARD) },
  .why_not = check_special,
  .apply = apply_special,
  .episode = "table",
  .deed = "in-play",
};

static void
check_mark (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint domain = nine_domain_argument (move.arguments[0]);

  if (domain >= 0 && nine_catalogue (state)->domains[domain].blank)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_BLANK, move.arguments[0]);
  else
    arb_shows_why_not (parent, move, verdict);
}

static void
apply_mark (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  arb_shows_apply (parent, move, adjustments);
  nine_judge_ends ((NineState *) parent);
}

/* `mark domain-5 half-purple`: what a domain shows, at any time, also after the end of the
 * game. The ends of all rounds are judged again. */
const ArbVerb nine_verb_mark = {
  .name = "mark",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (NINE_A_DOMAIN), ARB_MUST (NINE_A_MARK) },
  .why_not = check_mark,
  .apply = apply_mark,
  .episode = "table",
};

/* The table has a domain that nobody should have: it lies aside. */
static guint
find_location (ArbMove move)
{
  return move.seat != ARB_TABLE ? move.seat : NINE_REMOVED;
}

static void
check_adjust (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const NineState *state = nine_state (parent);
  gint domain = nine_domain_argument (move.arguments[0]);
  guint location = domain >= 0 ? nine_counted (state)->location[domain] : NINE_HIDDEN;

  /* A domain is adjusted without a number. */
  if (domain < 0 || move.arguments[1] != ARB_ARGUMENT_NONE)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_MALFORMED, move.arguments[0]);
  else if (location == NINE_HIDDEN || location == NINE_VISIBLE)
    arb_verdict_add (verdict, ARB_ILLEGAL, NINE_RULE_ADJUST, move.arguments[0]);
  else if (location == find_location (move))
    arb_verdict_add (verdict, ARB_VOID, ARB_RULE_KNOWN, move.arguments[0]);
}

static void
apply_adjust (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  NineState *state = (NineState *) parent;
  guint domain = (guint) nine_domain_argument (move.arguments[0]);

  if (nine_counted (state)->location[domain] == find_location (move))
    return;
  nine_put_right (state, domain, find_location (move));
  arb_adjustments_add (adjustments, "domain", move.arguments[0], move.seat, 1);
}

/* `1 adjust points +7`, `1 adjust domain-7`, or `adjust domain-7` for a domain that nobody
 * should have: makes the record agree with the table after a slip. Only a domain that has left the
 * piles can change hands; see nine_put_right(). */
const ArbVerb nine_verb_adjust = {
  .name = "adjust",
  .kind = ARB_VERB_TABLE,
  .slots = { ARB_MUST (ARB_A_COUNTER | NINE_A_DOMAIN), ARB_MAY (ARB_ACCEPT (ARB_ARGUMENT_CHANGE)) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_adjust,
  .apply = apply_adjust,
};
