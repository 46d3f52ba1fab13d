/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_REFERENCE_WINDOW (arb_reference_window_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferenceWindow, arb_reference_window, ARB, REFERENCE_WINDOW, ArbDialog)

/**
 * ArbReferenceWindow:
 *
 * Shows help, and the rules, cards and editions of a game, which people can search. With a session
 * it shows the rules by which that game is played and who owns which cards, and follows the changes
 * of the game.
 *
 * Its actions: `reference.open` (a page), `reference.list` (the list, and a page beside it),
 * `reference.back`, `reference.leave`, `reference.search`.
 */

/**
 * ARB_REFERENCE_COMPARISON:
 *
 * Opens the comparison of editions instead of a page.
 */
#define ARB_REFERENCE_COMPARISON "compare"

/** arb_reference_window_new: (transfer none): a window about @session (nullable), not yet shown. */
GtkWidget *arb_reference_window_new (ArbSession *session, GtkWindow *parent);

/**
 * arb_reference_window_open:
 * @self: a reference
 * @id: the id of a page or of a table, see arb_reference_find(), or %ARB_REFERENCE_COMPARISON;
 *   empty for the list as it is
 *
 * Shows a page; Back returns to what was shown before. An unknown id changes nothing.
 */
void arb_reference_window_open (ArbReferenceWindow *self, const char *id);

/** arb_reference_window_get_session: (transfer none) (nullable): the game it is about. */
ArbSession *arb_reference_window_get_session (ArbReferenceWindow *self);

/** arb_reference_window_get_id: the page that is shown. */
const char *arb_reference_window_get_id (ArbReferenceWindow *self);

/**
 * arb_reference_window_read_cards: without a game, reads the owner's cards again, for some may have
 * been typed in. A reference follows its game by itself.
 */
void arb_reference_window_read_cards (ArbReferenceWindow *self);

G_END_DECLS
