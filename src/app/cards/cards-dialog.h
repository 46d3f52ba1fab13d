/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/dialog.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_CARDS_DIALOG (arb_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ArbCardsDialog, arb_cards_dialog, ARB, CARDS_DIALOG, ArbDialog)

/**
 * ArbCardsDialog:
 *
 * Lists the cards whose faces were never published, or can be printed otherwise in a copy, with a form
 * for each. In a game, the dialog shows what a typed face would change before it is entered.
 */

/**
 * arb_cards_dialog_new:
 * @session: (nullable): a game; if its cards are all known, or without one, those of the owner's
 *   catalogues are meant
 * @system: (nullable): the system that is meant, where several have a card with this id; %NULL for that
 *   of the game, or the first that has @card
 * @card: (nullable): the id of a card whose form is shown at once
 * @parent: the window below
 *
 * Returns: (transfer floating): the dialog
 */
GtkWidget *arb_cards_dialog_new (ArbSession *session, const char *system, const char *card,
                                 GtkWindow *parent);

/**
 * arb_cards_dialog_import: imports the faces in the file @path; in a game, the dialog first shows
 * what they would change.
 */
void arb_cards_dialog_import (ArbCardsDialog *self, const char *path);

/** arb_cards_dialog_export: writes the typed faces to the file @path. */
void arb_cards_dialog_export (ArbCardsDialog *self, const char *path);

G_END_DECLS
