/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_elements: the marks of the domains of @seat, as bits of #NineMark; two halves are a whole. */
guint nine_elements (const NineState *state, guint seat);

/** nine_n_elements_with: how many elements @seat would have with the domains @more, too. */
guint nine_n_elements_with (const NineState *state, guint seat, guint16 more);

/**
 * nine_n_elements: how many of the four elements @seat has with the domains of @holdings, by the
 * marks that are known.
 */
guint nine_n_elements (const NineState *state, const NineHoldings *holdings, guint seat);

G_END_DECLS
