/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SWITCH_LIST (arb_switch_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbSwitchList, arb_switch_list, ARB, SWITCH_LIST, AdwExpanderRow)

/**
 * ArbSwitchList:
 *
 * The house rules of a table: an expander with a row for each switch, which chooses the value of
 * the edition or another one and shows its source. Switches that only the variants of the game set
 * are not listed.
 */

/**
 * arb_switch_list_set_catalogue: shows the switches of another game, with the values of its first
 * edition.
 */
void arb_switch_list_set_catalogue (ArbSwitchList *self, const ArbCatalogue *catalogue);

/**
 * arb_switch_list_set_edition: sets the edition whose values apply where people have chosen none.
 */
void arb_switch_list_set_edition (ArbSwitchList *self, guint edition);

/**
 * arb_switch_list_choose: chooses the values in @pairs (`switch=value`); pairs that are not offered
 * here are ignored.
 */
void arb_switch_list_choose (ArbSwitchList *self, const char *const *pairs);

/**
 * arb_switch_list_dup_chosen: (transfer full): the values that differ from the edition, as
 * `switch=value`.
 */
GStrv arb_switch_list_dup_chosen (ArbSwitchList *self);

G_END_DECLS
