/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/catalogue.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SWITCH_LIST (arb_switch_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbSwitchList, arb_switch_list, ARB, SWITCH_LIST, AdwExpanderRow)

/**
 * ArbSwitchList:
 *
 * The house rules of a table, to be unfolded: for each switch its edition's value or another one,
 * and where that comes from. What the variants of the game offer alone is not among them.
 */

/**
 * arb_switch_list_set_catalogue: shows the switches of another game, as its first edition has them.
 */
void arb_switch_list_set_catalogue (ArbSwitchList *self, const ArbCatalogue *catalogue);

/**
 * arb_switch_list_set_edition: tells what the edition of this number says where nothing is chosen.
 */
void arb_switch_list_set_edition (ArbSwitchList *self, guint edition);

/** arb_switch_list_choose: chooses each of @pairs (`switch=value`) that is offered here. */
void arb_switch_list_choose (ArbSwitchList *self, const char *const *pairs);

/** arb_switch_list_dup_chosen: (transfer full): what differs from the edition: `switch=value`. */
GStrv arb_switch_list_dup_chosen (ArbSwitchList *self);

G_END_DECLS
