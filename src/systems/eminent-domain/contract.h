/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/clock.h"
#include "engine/core/ruleset.h"
#include "engine/core/script.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/*
 * Eminent Domain: what its ruleset names. Each function is in the file of its subject,
 * which has the same name in every game, and is explained where the table of functions is: #ArbRules,
 * #ArbPresentation, #ArbHelp.
 */

extern const ArbRuleset arb_eminent_domain_ruleset;

/** em_scripts: the effects and words of the scripts. */
extern const ArbScripts em_scripts;
extern const ArbVerb *const em_verbs[];

/** em_setup: lays out the game. Source: 1.2, 1.3; the variants. */
void em_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
guint64 em_get_phases (const ArbState *state, guint seat);
guint em_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
gboolean em_check_seat (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void em_order_reasons (const ArbState *state, ArbMove move, ArbVerdict *verdict);
void em_leave (ArbState *state, guint seat);
void em_go_on (ArbState *state);
gboolean em_conserve (const ArbState *state, const char **problem);

/** em_score: the points of each seat, and ties. Source: 6.1, 6.2. */
void em_score (const ArbState *state, ArbScoreSheet *sheet);

extern const char *const em_zones[];
extern const ArbCounterDefinition em_counters[];
extern const char *const em_card_counters[];
void em_describe (const ArbState *state, ArbView *view);
void em_describe_face (const ArbState *state, ArbArgument card, ArbView *view);
ArbArgument em_other_face (const ArbCatalogue *catalogue, ArbArgument card);
ArbArgument em_identify (const ArbState *state, guint seat, guint number);
void em_deduce_view (const ArbState *state, ArbView *view);
void em_prospects (const ArbState *state, ArbView *view);
void em_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);
extern const char *const em_triggers[];
guint em_triggered (const ArbState *state);

/**
 * em_find_moment:
 *
 * - `action`, `role`: the leader may play an Action, or has only the role left
 * - `boost`: the leader or a follower shows cards for the role
 * - `answers`: opponents answer the role that @leader leads
 * - `cleanup`: the leader ends the turn
 * - `play`, `lead`, `follow`: a player has a choice of a played card, or of a role led or followed
 */
void em_find_moment (const ArbState *state, ArbMoment *moment);
guint em_leader (const ArbState *state);
gboolean em_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                     ArbEpisode *episode);

void em_offers (const ArbState *state, ArbOffering *offering);

/**
 * em_offer_picture: adds a back with its costs and the number of unseen planets with it, a technology
 * with its costs and symbols, a card of a hand, or a planet that is turned up, as far as the offer
 * identifies it.
 */
void em_offer_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

/** em_contributions: the planets and permanents that the numbers of @reason contain. */
guint em_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                        ArbContribution *contributions);

/**
 * em_supposes: whether the hand need not have the card that a move takes from it, or the planet need
 * not be the one that it names.
 */
gboolean em_supposes (const ArbState *state, ArbMove move);

/** em_add_answers: whichever card a planet can be. */
void em_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves);

/** em_position_words: see data/position.md. */
extern const ArbPositionWord em_position_words[];
guint em_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

/** em_most: what people can have at most. Source: 1.1. */
gint em_most (const ArbState *state, ArbArgument what);

G_END_DECLS
