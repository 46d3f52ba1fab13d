/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

G_BEGIN_DECLS

/**
 * arb_switch_describe_value:
 * @catalogue: the catalogue of the system
 * @a_switch: one of its switches
 * @value: one of the switch's values, by its place
 * @source: (out) (optional) (transfer none): the source of the value; %NULL if there is none
 *
 * Returns: (transfer full): the value in words: the word `switch.SWITCH.VALUE`, or the word
 *   `value.VALUE`, or else the id written as words: “After role phase”
 */
char *arb_switch_describe_value (const ArbCatalogue *catalogue, const ArbSwitch *a_switch,
                                 guint value, const char **source);

/**
 * arb_switch_describe_answer: (transfer full): the value that @move, an answer to an open rule,
 * gives its switch, see arb_switch_describe_value().
 */
char *arb_switch_describe_answer (const ArbCatalogue *catalogue, ArbMove move, const char **source);

G_END_DECLS
