/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/session-view.h"
#include "app/turn-panel.h"

G_BEGIN_DECLS

#define ARB_TYPE_TABLE_PAGE (arb_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB, TABLE_PAGE, ArbSessionView)

/**
 * ArbTablePage:
 *
 * A whole table of any system: its middle, its seats, the turn and the log.
 */

/** arb_table_page_get_turn_panel: (transfer none): the part in which moves are made. */
ArbTurnPanel *arb_table_page_get_turn_panel (ArbTablePage *self);

G_END_DECLS
