/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_SUPPLY_BAR (arb_supply_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbSupplyBar, arb_supply_bar, ARB, SUPPLY_BAR, ArbSessionView)

/**
 * ArbSupplyBar:
 *
 * What lies in the middle of the table: its counters and zones, a tile each, and the cards that
 * lie open there; with property `brief` these are only counted.
 */

G_END_DECLS
