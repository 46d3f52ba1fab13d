/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** changed_cards_read: (transfer full): the shipped cards.json of @ruleset. */
char *changed_cards_read (const ArbRuleset *ruleset);

/**
 * changed_cards_replace:
 * @ruleset: a system
 * @there: a text that cards.json has; its first occurrence is replaced
 * @instead: what it is replaced with
 *
 * Returns: (transfer full): the shipped cards.json with that change
 */
char *changed_cards_replace (const ArbRuleset *ruleset, const char *there, const char *instead);

/**
 * changed_cards_load:
 * @ruleset: a system
 * @cards: the contents of its cards.json
 * @error: what is wrong with it
 *
 * Returns: (transfer full) (nullable): the catalogue of these cards and the other shipped files
 */
ArbCatalogue *changed_cards_load (const ArbRuleset *ruleset, const char *cards, GError **error);

G_END_DECLS
