/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/seat-tabs.h"
#include "app/table/table-frame.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PAGE (arb_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbPage, arb_page, ARB, PAGE, ArbSessionView)

/**
 * ArbPageClass:
 * @get_turn_panel: the part in which moves are made
 * @dup_look: (nullable) (transfer full): see arb_page_dup_look()
 * @set_look: (nullable): gives the page such a look; unknown entries are passed over
 * @hides_score: (nullable): whether a seat keeps its score to itself
 *
 * A page that shows a whole table: the one for any system, or a system's own. Property
 * `table-mode`: all is as large as fits, to be read from across the table. Property
 * `scores-hidden`: no score is shown before the end of the game; a part of the look. Property
 * `narrow`: the table is arranged as for a phone. Property `look`: how it is shown that people have
 * chosen for this table, `a{sv}`; notified when they choose. Its action `table.say` (a line of the
 * notation) is for all parts of it: it enters the line as if it were typed into the turn panel;
 * `table.offer` (the number of an offer) takes it as if it were tapped there; `table.tell` opens
 * what tells what was seen; `table.insert` (the number of a line, and a line of the notation) asks
 * whether that is to go in before it. F6 leads from part to part of the table, with Shift back.
 */
struct _ArbPageClass
{
  ArbSessionViewClass parent_class;

  ArbTurnPanel *(*get_turn_panel) (ArbPage *self);
  GVariant *(*dup_look) (ArbPage *self);
  void (*set_look) (ArbPage *self, GVariant *look);
  gboolean (*hides_score) (ArbPage *self);
};

/**
 * arb_page_take_table:
 * @self: a page
 * @table: the frame in which its parts lie
 * @tabs: the one of them that chooses what is shown where there is little room
 *
 * To be called once: from then on the page lets its table choose how large all is.
 */
void arb_page_take_table (ArbPage *self, ArbTableFrame *table, ArbSeatTabs *tabs);

/** arb_page_dup_look: (transfer full): what people have chosen; empty where all is as usual. */
GVariant *arb_page_dup_look (ArbPage *self);

/** arb_page_hides_scores: whether people have chosen not to see a score before the end. */
gboolean arb_page_hides_scores (ArbPage *self);

/** arb_page_get_turn_panel: (transfer none): the part in which moves are made. */
ArbTurnPanel *arb_page_get_turn_panel (ArbPage *self);

G_END_DECLS
