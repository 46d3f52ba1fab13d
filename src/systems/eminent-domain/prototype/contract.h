/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/clock.h"
#include "engine/core/ruleset.h"
#include "engine/core/script.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/*
 * The designer's rules of January 2010: what the table of functions of this game names. Each function
 * is in the file of its subject and is explained where the table is: #ArbRules, #ArbPresentation,
 * #ArbHelp.
 */

extern const ArbRuleset arb_prototype_2010_ruleset;

/** proto_scripts: the effects and words of the scripts. */
extern const ArbScripts proto_scripts;
extern const ArbVerb *const proto_verbs[];

/** proto_setup: lays out the game. Source: 8.1. */
void proto_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
guint proto_to_decide (const ArbState *state);
guint proto_list (const ArbState *state, guint seat, ArbMove *moves, guint max);
void proto_go_on (ArbState *state);
gboolean proto_conserve (const ArbState *state, const char **problem);

/**
 * proto_score: influence, face-up planets and technologies; at equal totals armies and resources.
 * Something unknown has a line without points. Source: 8.2.
 */
void proto_score (const ArbState *state, ArbScoreSheet *sheet);

/**
 * proto_catalogue_doubt: contradictions to the text of January 2010. The owner's copy may differ from
 * it, so these are warnings, not defects. Unknown values are no contradictions. Source: 8.1.
 */
void proto_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts);

extern const char *const proto_zones[];
extern const ArbCounterDefinition proto_counters[];
extern const char *const proto_card_counters[];
void proto_describe (const ArbState *state, ArbView *view);
void proto_face (const ArbState *state, ArbArgument card, ArbView *view);
ArbArgument proto_identify (const ArbState *state, guint seat, guint number);

/**
 * proto_prospects: the technologies that Research could bring each seat, by the planet type of their
 * deck. What depends on an unknown type has no limit.
 */
void proto_prospects (const ArbState *state, ArbView *view);
void proto_clock (const ArbState *now, const ArbState *earlier, ArbClock *clock);
extern const char *const proto_triggers[];
guint proto_triggered (const ArbState *state);
void proto_moment (const ArbState *state, ArbMoment *moment);
gboolean proto_narrate (const ArbState *before, ArbMove move, const ArbState *after,
                        ArbEpisode *episode);

guint proto_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);
extern const char *const proto_offer_kinds[];
void proto_offers (const ArbState *state, ArbOffering *offering);

/** proto_contributions: the cards from which the icons of @reason come, under a planet or shown. */
guint proto_contributions (const ArbState *state, guint seat, const ArbReason *reason,
                           ArbContribution *contributions);

/** proto_add_answers: what the table can say of what nobody knows. */
void proto_add_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                        ArbMoves *moves);
extern const ArbPositionWord proto_position_words[];
guint proto_arrange (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);

/** proto_most: what people can have at most. Source: 8.1. */
gint proto_most (const ArbState *state, ArbArgument what);

G_END_DECLS
