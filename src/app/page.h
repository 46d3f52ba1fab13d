/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/session-view.h"
#include "app/turn-panel.h"

G_BEGIN_DECLS

#define ARB_TYPE_PAGE (arb_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbPage, arb_page, ARB, PAGE, ArbSessionView)

/**
 * ArbPageClass:
 * @get_turn_panel: the part in which moves are made
 *
 * A page that shows a whole table: the one for any system, or a system's own. Its action
 * `table.say` (a line of the notation) is for all parts of it: it enters the line as if it were
 * typed into the turn panel.
 */
struct _ArbPageClass
{
  ArbSessionViewClass parent_class;

  ArbTurnPanel *(*get_turn_panel) (ArbPage *self);
};

/** arb_page_new: (transfer floating): the page of the system of @session, which it shows. */
ArbPage *arb_page_new (ArbSession *session);

/** arb_page_get_turn_panel: (transfer none): the part in which moves are made. */
ArbTurnPanel *arb_page_get_turn_panel (ArbPage *self);

G_END_DECLS
