/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/*
 * The Nine Domains: what its ruleset names. Each function is in the file of its subject,
 * which has the same name in every game, and is explained where the table of functions is: #ArbRules,
 * #ArbPresentation, #ArbHelp.
 */

extern const ArbRuleset arb_nine_domains_ruleset;

extern const ArbVerb *const nine_verbs[];

/** nine_setup: sets up three unknown piles and round 1. */
void nine_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/** nine_to_decide: the seats that may place, reveal or swap now. */
guint nine_to_decide (const ArbState *state);
guint64 nine_get_phases (const ArbState *state, guint seat);

/** nine_conserve: whether every domain and card is where the played rounds have put it. */
gboolean nine_conserve (const ArbState *state, const char **problem);

/**
 * nine_score: adds the points with their sources. The four elements win at any points; otherwise the
 * most points win; the switch `final-tie` decides equal points. (Game help, “Elements” and the end.)
 */
void nine_score (const ArbState *state, ArbScoreSheet *sheet);

extern const char *const nine_zones[];
extern const ArbCounterDefinition nine_counters[];
extern const char *const nine_card_counters[];

/** nine_describe: piles, hands, the cards at each place, and the combats of the last round. */
void nine_describe (const ArbState *state, ArbView *view);
void nine_face (const ArbState *state, ArbArgument card, ArbView *view);
extern const char *const nine_triggers[];
guint nine_triggered (const ArbState *state);
gboolean nine_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                       ArbEpisode *episode);

/** nine_offers: what two players record with one tap in a round. */
void nine_offers (const ArbState *state, ArbOffering *offering);

/** nine_add_answers: whichever tile can lie open at a place. */
void nine_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                       ArbMoves *moves);

/** nine_position_words: see data/position.md. */
extern const ArbPositionWord nine_position_words[];
guint nine_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

/**
 * nine_most: the points of all domains, and what cards bring that win by enough. Source: B.1, B.2.
 */
gint nine_most (const ArbState *state, ArbArgument what);

G_END_DECLS
