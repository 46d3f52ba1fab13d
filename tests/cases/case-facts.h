/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/**
 * case_fact_holds:
 * @state: a state
 * @fact: `[SEAT] WHAT=NUMBER`
 * @found: (out): what it is instead
 *
 * Returns: whether @fact is so; %FALSE with “no such fact” where nothing has that name
 */
gboolean case_fact_holds (const ArbState *state, const char *fact, char **found);

G_END_DECLS
