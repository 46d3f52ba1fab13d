/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-frame.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PAGE (arb_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbPage, arb_page, ARB, PAGE, ArbSessionView)

/**
 * ArbPage:
 *
 * The page that shows a whole table, whatever the game. Property `table-mode`: all is as large as
 * fits, to be read from across the table. Property `scores-hidden`: no score is shown before the end
 * of the game; a part of the look. Property `choices-turned`, also the action
 * `table.choices-turned`: the turn panel turns to who decides, if the seat's panel is turned.
 * Property `narrow`: the table is arranged as for a phone. Property `log-below`: the page scrolls, and
 * the log is at its end. Property `look`: how it is shown that people have chosen for this table,
 * `a{sv}`; notified when they choose. Property `board`: the widget that only this game has, in the
 * middle of the table.
 *
 * Its action `table.say` (a line of the notation) is for all parts of it: it enters the line as if
 * it were typed into the turn panel; `table.offer` (the number of an offer) takes it as if it were
 * tapped there; `table.tell` opens what tells what was seen; `table.insert` (the number of a line,
 * and a line of the notation) asks whether that is to go in before it. F6 leads from part to part of
 * the table, with Shift back.
 */
/** arb_page_dup_look: (transfer full): what people have chosen; empty where all is as usual. */
GVariant *arb_page_dup_look (ArbPage *self);

/** arb_page_hides_scores: whether people have chosen not to see a score before the end. */
gboolean arb_page_hides_scores (ArbPage *self);

/** arb_page_get_turn_panel: (transfer none): the part in which moves are made. */
ArbTurnPanel *arb_page_get_turn_panel (ArbPage *self);

G_END_DECLS
