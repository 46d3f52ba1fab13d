/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Survey: the Action draws cards; the role looks at planets and keeps one. Source: 3.1.
 */

/** em_recorded_planets: the candidates for `voson`, `advanced 4/5` or `?`. */
guint64 em_recorded_planets (const EmState *state, ArbArgument first, ArbArgument second);

/* The effect `draw`, see #ArbEffect. */
ArbAsksFunc em_asks_draw;
ArbEnterFunc em_enter_draw;

/* The effect `look`. */
ArbAsksFunc em_asks_look;
ArbAsksFunc em_could_look;
ArbEnterFunc em_enter_look;

/* The verb `keep`. */
ArbListFunc em_list_keep;

G_END_DECLS
