/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "case-parse.h"
#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * case_coverage_has_effect:
 * @a_case: a case
 * @catalogue: the cards of its system
 * @word: an effect, by its word in scripts
 *
 * Returns: whether the case plays a card, or leads a role, whose script has that effect, or says
 *   that a card has it
 */
gboolean case_coverage_has_effect (const Case *a_case, const ArbCatalogue *catalogue,
                                   const char *word);

/**
 * case_coverage_has_value:
 * @a_case: a case
 * @catalogue: the cards of its system
 * @field: the name of a field with nicks
 * @nick: the number of a nick
 *
 * Returns: whether the case says what a score is, and names a card whose field has that nick
 */
gboolean case_coverage_has_value (const Case *a_case, const ArbCatalogue *catalogue,
                                  const char *field, guint nick);

/** case_coverage_find_nicks: (nullable): the nicks of the field of that name, ended by %NULL. */
const char *const *case_coverage_find_nicks (const ArbRuleset *ruleset, const char *field);

G_END_DECLS
