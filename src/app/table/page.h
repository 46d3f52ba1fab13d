/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-layout.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PAGE (arb_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbPage, arb_page, ARB, PAGE, ArbSessionView)

/**
 * ArbPage:
 *
 * The page with the whole table of any game. Property `table-mode`: everything is as large as fits,
 * so that people can read it from across the table. Property `scores-hidden`: scores are hidden
 * until the end of the game; a part of `look`. Property `choices-turned`, also the action
 * `table.choices-turned`: the turn panel is upside down if the panel of the deciding seat is
 * turned. Property `narrow`: the table is arranged as for a phone. Property `log-below`: the page
 * may scroll, and the log is at its end. Property `look`: the display options that people have
 * chosen for this table, `a{sv}`. Property `board`: the widget that only this game has, in the
 * middle of the table.
 *
 * All parts of the page can use its actions: `table.say` (a line of the notation) enters the line
 * as if it were typed into the turn panel; `table.offer` (the moves of an offer in the notation) takes the
 * offer as if it were tapped there; `table.more` opens a drawer of it; `table.insert` (the number of a
 * line, and a line of the notation) asks whether to insert the second before the first. F6 moves
 * the focus to the next part of the table, Shift+F6 to the previous one.
 */
/** arb_page_get_layout: (transfer none): the layout of the parts of the table. */
ArbTableLayout *arb_page_get_layout (ArbPage *self);

/**
 * arb_page_only_look: makes a table that people only look at: they can scroll it and choose a seat,
 * but nothing in it can be tapped, focused, or recorded.
 */
void arb_page_only_look (ArbPage *self);

/** arb_page_dup_look: (transfer full): the chosen display options; empty if there are none. */
GVariant *arb_page_dup_look (ArbPage *self);

/** arb_page_hides_scores: whether people have chosen to hide the scores until the end. */
gboolean arb_page_hides_scores (ArbPage *self);

/** arb_page_get_turn_panel: (transfer none): the part in which people make moves. */
ArbTurnPanel *arb_page_get_turn_panel (ArbPage *self);

G_END_DECLS
