/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/clock.h"
#include "engine/core/ruleset.h"
#include "engine/core/script.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/*
 * Microcosm: what its ruleset names. Each function is in the file of its subject,
 * which has the same name in every game, and is explained where the table of functions is: #ArbRules,
 * #ArbPresentation, #ArbHelp.
 */

extern const ArbRuleset arb_microcosm_ruleset;

/** micro_scripts: the effects of the scripts, by #MicroEffect. */
extern const ArbScripts micro_scripts;
extern const ArbVerb *const micro_verbs[];

/** micro_setup: sets up three cards in the supply, fifteen in the deck, and no owned cards. */
void micro_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
guint micro_to_decide (const ArbState *state);
guint micro_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
gboolean micro_check_seat (const ArbState *state, ArbMove move, ArbVerdict *verdict);
gboolean micro_conserve (const ArbState *state, const char **problem);

/** micro_score: the influence of Colonies and Spoils, and what each Domain card counts. Source: rules,
 * scoring. */
void micro_score (const ArbState *state, ArbScoreSheet *sheet);

/**
 * micro_catalogue_doubt: contradictions to what is known of the deck. The owner's copy may differ from
 * it, so these are warnings, not defects. Unknown values are no contradictions.
 */
void micro_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts);

extern const char *const micro_zones[];
extern const ArbCounterDefinition micro_counters[];
extern const char *const micro_card_counters[];
void micro_describe (const ArbState *state, ArbView *view);
void micro_face (const ArbState *state, ArbArgument card, ArbView *view);
ArbArgument micro_identify (const ArbState *state, guint seat, guint number);

/** micro_deduce: adds the cards that a hand must hold because there is no other place for them. */
void micro_deduce (const ArbState *state, ArbView *view);

/** micro_prospects: the planets that each seat could colonize, by the icons that it is known to have. */
void micro_prospects (const ArbState *state, ArbView *view);

/** micro_clock: each card that is left is a turn. */
void micro_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);
extern const char *const micro_triggers[];
guint micro_triggered (const ArbState *state);
void micro_moment (const ArbState *state, ArbMoment *moment);
guint micro_leader (const ArbState *state);
gboolean micro_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                        ArbEpisode *episode);

guint micro_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** micro_list_step: the moves that the step which is waited for asks about, legal or not. */
guint micro_list_step (const ArbState *state, guint seat, ArbMove *moves, guint max);

/** micro_offer_kinds: the ids of the kinds that no verb in a file of its own has, ended by %NULL. */
extern const char *const micro_offer_kinds[];
void micro_offers (const ArbState *state, ArbOffering *offering);
void micro_picture (const ArbState *state, const ArbOffer *offer, ArbView *view);

/** micro_contributions: the icons that an attempt needs, and those that are shown. */
guint micro_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                           ArbContribution *contributions);

/**
 * micro_supposes: whether a card that the move names was never seen, or it says which planet an unknown
 * one is.
 */
gboolean micro_supposes (const ArbState *state, ArbMove move);

/** micro_add_answers: whatever a face can show. */
void micro_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                        ArbMoves *moves);

/** micro_position_words: see data/position.md. */
extern const ArbPositionWord micro_position_words[];
guint micro_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

/**
 * micro_most: the influence of all planets, and what all Domain cards could count at most. What nobody
 * knows of a card counts as much as it can be. Source: rules, scoring.
 */
gint micro_most (const ArbState *state, ArbArgument what);

G_END_DECLS
