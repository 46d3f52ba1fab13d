/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CARDS_DIALOG (arb_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardsDialog, arb_cards_dialog, ARB, CARDS_DIALOG, AdwWindow)

/**
 * ArbCardsDialog:
 *
 * The cards whose faces were never published, and a form for each. In a game, what would change by
 * typing a card in is shown before it is entered.
 */

/**
 * arb_cards_dialog_new:
 * @session: (nullable): a game; if its cards are all known, or without one, those of the owner's
 *   catalogues are meant
 * @card: (nullable): the id of a card whose form is shown at once
 * @parent: the window below
 *
 * Returns: (transfer floating): the dialog
 */
GtkWidget *arb_cards_dialog_new (ArbSession *session, const char *card, GtkWindow *parent);

/**
 * arb_cards_dialog_import:
 * @self: a dialog
 * @path: a file that somebody has exported
 *
 * Takes over what is typed in there; in a game what would change by it is shown before.
 */
void arb_cards_dialog_import (ArbCardsDialog *self, const char *path);

/** arb_cards_dialog_export: writes what is typed in to the file at @path. */
void arb_cards_dialog_export (ArbCardsDialog *self, const char *path);

G_END_DECLS
