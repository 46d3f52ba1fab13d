/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_TABS (arb_seat_tabs_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatTabs, arb_seat_tabs, ARB, SEAT_TABS, ArbSessionView)

/**
 * ArbSeatTabs:
 *
 * The seats in a row, each with its points, of which one is chosen: where one only is shown.
 * Property `seat`: the one that is chosen, from 1. When somebody else decides, he is chosen.
 */

G_END_DECLS
