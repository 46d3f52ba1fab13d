/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/**
 * em_rule:
 * @state: a state
 * @move: a move against the rules that the table allows, not yet made
 * @adjustments: told what was missing
 *
 * Makes up for what a move lacks, as an adjustment right before it would: after that it can be
 * made and paid for like any other. Symbols, colonies and places in the hand are only told; they
 * are nothing that could lie on the table.
 */
void em_rule (EmState *state, ArbMove move, ArbAdjustments *adjustments);

G_END_DECLS
