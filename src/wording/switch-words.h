/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

G_BEGIN_DECLS

/**
 * arb_switch_describe_value:
 * @catalogue: the catalogue of the system
 * @a_switch: one of its switches
 * @value: one of the switch's values, by its place
 * @source: (out) (optional) (transfer none): where the value comes from; %NULL where nobody says
 *
 * Returns: (transfer full): the value for a reader: the word `switch.SWITCH.VALUE`, or the word
 *   `value.VALUE`, or else what the id says by itself: “After role phase”
 */
char *arb_switch_describe_value (const ArbCatalogue *catalogue, const ArbSwitch *a_switch,
                                 guint value, const char **source);

G_END_DECLS
