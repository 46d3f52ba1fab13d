/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * The answers to a role: each opponent either follows or dissents. Source: 2.2, 2.3.
 */

#define EM_SURVEY_MINIMUM 2   /* a follower with fewer symbols looks at no planet */
#define EM_RESEARCH_MINIMUM 3 /* the cheapest technology */

/** em_follow_minimum: the fewest symbols with which a seat may follow now. Source: DS2, 6.4. */
static inline guint
em_follow_minimum (const EmState *state)
{
  if (em_switch (state, EM_SWITCH_EMPTY_FOLLOW) == EM_EMPTY_FOLLOW_VOID)
    return 1;
  if (state->role == EM_SURVEY)
    return EM_SURVEY_MINIMUM;
  return state->role == EM_RESEARCH ? EM_RESEARCH_MINIMUM : 1;
}

/** em_follow_potential: the most symbols that @seat can show by following now. */
guint em_follow_potential (const EmState *state, guint seat);

/** em_check_follow_with_cards: whether @seat may follow by showing a card. */
void em_check_follow_with_cards (const EmState *state, guint seat, ArbVerdict *verdict);

/** em_refuse_minimum: adds the reason that @seat, who follows, shows too few symbols. */
void em_refuse_minimum (const EmState *state, guint seat, ArbVerdict *verdict);

/** em_miss_symbols: adds the symbols that @seat lacks for following with the @shown ones. */
void em_miss_symbols (const EmState *state, guint seat, guint shown, ArbAdjustments *adjustments);

/** em_begin_follow: begins following by @seat, with boosting open. Source: S4. */
void em_begin_follow (EmState *state, guint seat);

/**
 * em_check_answered: if @move is an answer to the role, and its seat has answered already, adds that.
 * Returns: whether it has
 */
gboolean em_check_answered (const EmState *state, ArbMove move, ArbVerdict *verdict);

/** em_offer_answers: offers each opponent to dissent or to follow, and all of them to dissent. */
void em_offer_answers (ArbOffering *offering);

G_END_DECLS
