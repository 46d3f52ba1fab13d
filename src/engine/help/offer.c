/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/offer.h"

#include "engine/play/referee.h"
#include "engine/core/score.h"
#include "engine/core/view.h"

#include <string.h>

void
arb_offering_begin (ArbOffering *offering, const char *kind, guint seat, ArbArgument row,
                    guint column)
{
  ArbOffer *offer = &offering->current;

  memset (offer, 0, sizeof *offer);
  offer->kind = kind;
  offer->seat = (guint8) seat;
  offer->row = row;
  offer->column = (guint8) column;
  offering->supposed = FALSE;
  memcpy (&offering->table, offering->state, arb_ruleset_of (offering->state)->state_size);
}

/* The verdict on an offer is that of its first refused move, or else the worst one so far. */
static void
take_verdict (ArbOffer *offer, const ArbVerdict *verdict)
{
  if (verdict->value > offer->verdict.value)
    offer->verdict = *verdict;
}

/* Applies @move after the moves before it. */
static gboolean
make (ArbOffering *offering, ArbMove move, ArbVerdict *verdict)
{
  return arb_say (&offering->table.state, &move, verdict);
}

gboolean
arb_offering_play (ArbOffering *offering, ArbMove move)
{
  ArbOffer *offer = &offering->current;
  ArbVerdict verdict;

  g_return_val_if_fail (offer->n_moves < ARB_MAX_OFFER_MOVES, FALSE);

  offer->moves[offer->n_moves++] = move;
  if (!arb_verdict_allows (&offer->verdict))
    {
      offering->supposed = offering->supposed && make (offering, move, &verdict);
      return FALSE;
    }

  offer->n_made += make (offering, move, &verdict);
  take_verdict (offer, &verdict);
  return arb_verdict_allows (&verdict);
}

void
arb_offering_close (ArbOffering *offering)
{
  ArbOffer *offer = &offering->current;
  const ArbState *state = arb_offering_get_state (offering);
  const ArbVerb *const *verbs = arb_ruleset_of (state)->verbs;
  ArbMove moves[ARB_MAX_MOVES];
  gboolean asked = FALSE;
  gint closing = -1;
  guint n;

  g_return_if_fail (offer->n_moves > 0);

  if (!arb_offering_is_allowed (offering) || offer->n_moves == ARB_MAX_OFFER_MOVES
      || !(arb_to_decide (state) >> offer->seat & 1))
    return;
  n = arb_list (state, offer->seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      asked = asked || moves[i].verb == offer->moves[offer->n_moves - 1].verb;
      if (verbs[moves[i].verb]->kind == ARB_VERB_CLOSING)
        closing = (gint) i;
    }
  if (asked && closing >= 0)
    arb_offering_play (offering, moves[closing]);
}

gboolean
arb_offering_suppose (ArbOffering *offering)
{
  ArbVerdict verdict;

  g_return_val_if_fail (!arb_offering_is_allowed (offering), FALSE);

  offering->supposed =
      make (offering, offering->current.moves[offering->current.n_moves - 1], &verdict);
  return offering->supposed;
}

/* Returns the offer one column to the left, if it can be made. */
static const ArbOffer *
find_before (const ArbOffering *offering, const ArbOffer *offer)
{
  for (guint i = offering->n; i > 0; i--)
    {
      const ArbOffer *other = &offering->offers[i - 1];

      if (g_str_equal (other->kind, offer->kind) && other->seat == offer->seat
          && other->row == offer->row && other->column + 1 == offer->column
          && arb_verdict_allows (&other->verdict))
        return other;
    }

  return NULL;
}

ArbOffer *
arb_offering_end (ArbOffering *offering, const char *outcome, gint amount)
{
  ArbOffer *offer = &offering->current;

  if (arb_offering_is_allowed (offering) || (offering->supposed && amount > 0))
    {
      offer->outcome = outcome;
      offer->amount = amount;
    }
  if (outcome != NULL && arb_verdict_allows (&offer->verdict))
    {
      const ArbOffer *before = find_before (offering, offer);

      offer->adds_nothing = amount <= 0 || (before != NULL && before->amount >= amount);
    }

  if (offering->n == offering->max)
    return NULL;

  offering->offers[offering->n] = *offer;
  return &offering->offers[offering->n++];
}

void
arb_offer_set_remaining (ArbOffer *offer, const char *remaining, guint n_remaining)
{
  g_return_if_fail (remaining != NULL);

  if (offer == NULL || !arb_verdict_allows (&offer->verdict))
    return;
  offer->remaining = remaining;
  offer->n_remaining = n_remaining;
}

static gint
count_outcome (const ArbState *state, const ArbOffer *set)
{
  g_autoptr (ArbView) view = arb_view_new ();

  arb_describe (state, view);
  return arb_view_get_counter (view, set->outcome, set->seat, 0);
}

void
arb_offer_join (const ArbState *state, const ArbOffer *set, const ArbMove *moves, guint n_moves,
                ArbOffer *joined)
{
  ArbOffering offering = { .state = state, .offers = joined, .max = 1 };

  g_return_if_fail (n_moves > 0 && n_moves <= ARB_MAX_OFFER_MOVES);

  arb_offering_begin (&offering, set->kind, set->seat, set->row, set->column);
  for (guint i = 0; i < n_moves; i++)
    arb_offering_play (&offering, moves[i]);
  arb_offering_close (&offering);
  arb_offering_end (&offering, set->outcome,
                    count_outcome (arb_offering_get_state (&offering), set)
                        - count_outcome (state, set));
}

/* Whether @offer consists of @move and at most a closing move after it. */
static gboolean
is_just (const ArbOffering *offering, const ArbOffer *offer, ArbMove move)
{
  const ArbRuleset *ruleset = arb_ruleset_of (offering->state);
  ArbMove first = offer->moves[0];

  if (offer->n_moves == 0 || offer->verdict.value == ARB_ILLEGAL)
    return FALSE;

  arb_canonicalize (offering->state, &first);
  if (!arb_move_equal (first, move))
    return FALSE;
  for (guint i = 1; i < offer->n_moves; i++)
    if (ruleset->verbs[offer->moves[i].verb]->kind != ARB_VERB_CLOSING)
      return FALSE;

  return TRUE;
}

static gboolean
is_offered (const ArbOffering *offering, guint n, ArbMove move)
{
  for (guint i = 0; i < n; i++)
    if (is_just (offering, &offering->offers[i], move))
      return TRUE;

  return FALSE;
}

/* The choices of a seat as far as open rules matter. */
typedef struct
{
  gboolean can_choose; /* whether it can do more now than leave the decision */
  gboolean hidden;     /* whether the system has no offer of the choice @waiting */
  ArbMove waiting;     /* a choice that waits for an open rule; a null move if none does */
  ArbVerdict why;
} Choices;

static void
add_choice (Choices *choices, const ArbState *state, ArbMove move, const ArbVerdict *verdict,
            gboolean offered)
{
  gboolean decides = arb_ruleset_of (state)->verbs[move.verb]->kind == ARB_VERB_DECISION;
  gboolean waits = verdict->value == ARB_UNDECIDABLE && verdict->reasons[0].rule == ARB_RULE_OPEN;

  choices->can_choose |= decides && arb_verdict_allows (verdict);
  if (!waits || (choices->waiting.seat != 0 && (offered || choices->hidden)))
    return;
  choices->hidden = !offered;
  choices->waiting = move;
  choices->why = *verdict;
}

static void
offer_move (ArbOffering *offering, ArbMove move)
{
  const char *kind = arb_ruleset_of (offering->state)->verbs[move.verb]->offer;

  arb_offering_begin (offering, kind != NULL ? kind : ARB_OFFER_OTHER, move.seat,
                      kind != NULL ? move.arguments[0] : ARB_ARGUMENT_NONE, 0);
  arb_offering_play (offering, move);
  arb_offering_end (offering, NULL, 0);
}

/* Offers all other moves, also those that an open rule leaves undecided: the table is asked when
 * people take one. */
static void
offer_others (ArbOffering *offering, guint seat, Choices *choices)
{
  ArbMove moves[ARB_MAX_MOVES];
  guint n_moves = arb_questions (offering->state, seat, moves, ARB_MAX_MOVES);
  const ArbVerb *const *verbs = arb_ruleset_of (offering->state)->verbs;
  guint n_offers = offering->n;

  for (guint i = 0; i < n_moves; i++)
    {
      gboolean offered = is_offered (offering, n_offers, moves[i]);
      gboolean has_kind = verbs[moves[i].verb]->offer != NULL;
      ArbVerdict verdict;

      arb_check (offering->state, moves[i], &verdict);
      if (verdict.value == ARB_ILLEGAL && !has_kind)
        continue;
      if (verdict.value != ARB_ILLEGAL)
        add_choice (choices, offering->state, moves[i], &verdict, offered || has_kind);
      if (!offered)
        offer_move (offering, moves[i]);
    }
}

static gboolean
is_asked (const ArbOffering *offering, ArbArgument rule)
{
  for (guint i = 0; i < offering->n; i++)
    if (g_str_equal (offering->offers[i].kind, ARB_OFFER_RULE) && offering->offers[i].row == rule)
      return TRUE;
  return FALSE;
}

static void
offer_answers (ArbOffering *offering, guint which)
{
  const ArbCatalogue *catalogue = offering->state->catalogue;

  for (guint reading = 0; reading < catalogue->switches[which].n_readings; reading++)
    {
      ArbMove answer = arb_open_rules_answer (catalogue, which, reading);

      arb_offering_begin (offering, ARB_OFFER_RULE, ARB_TABLE, answer.arguments[0], 0);
      arb_offering_play (offering, answer);
      arb_offering_end (offering, NULL, 0);
    }
}

/* Offers the answers to the open rule for which the choices of a seat wait: a list of moves, all of
 * which ask the same, is no question that people would look for. */
static void
offer_rule (ArbOffering *offering, const Choices *choices)
{
  ArbArgument rule = choices->why.reasons[0].subject;

  if (choices->waiting.seat != 0 && (!choices->can_choose || choices->hidden)
      && !is_asked (offering, rule))
    offer_answers (offering, arb_argument_value (rule));
}

/* Offers the answers to the open rule for which the winner of a finished game waits. */
static void
offer_rule_of_end (ArbOffering *offering)
{
  ArbScoreSheet sheet;

  arb_score (offering->state, &sheet);
  if (sheet.open != ARB_ARGUMENT_NONE)
    offer_answers (offering, arb_argument_value (sheet.open));
}

guint
arb_offers (const ArbState *state, ArbOffer *offers, guint max)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  ArbOffering offering = { .state = state, .offers = offers, .max = max };
  guint seats = arb_to_decide (state);

  if (ruleset->help.offers != NULL && !state->over)
    ruleset->help.offers (state, &offering);
  if (state->over)
    offer_rule_of_end (&offering);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if ((seats & 1u << seat) != 0)
      {
        Choices choices = { 0 };

        offer_others (&offering, seat, &choices);
        offer_rule (&offering, &choices);
      }

  return offering.n;
}
