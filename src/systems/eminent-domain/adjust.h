/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * `adjust` makes the record agree with the table: this file adjusts counters and resources;
 * adjust-cards.c adjusts planets and technologies.
 */

/** em_count_counter: see `count` of #ArbRules. */
gint em_count_counter (const ArbState *parent, guint seat, guint counter);

G_END_DECLS
