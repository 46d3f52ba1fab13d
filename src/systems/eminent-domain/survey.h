/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Survey: the Action draws cards; the role looks at planets and keeps one. Source: 3.1.
 */

/** em_recorded_planets: the candidates for `voson`, `advanced 4/5` or `?`. */
guint64 em_recorded_planets (const EmState *state, ArbArgument first, ArbArgument second);

G_END_DECLS
