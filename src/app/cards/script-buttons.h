/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/cards/card.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_script_buttons_new:
 * @card: a card
 * @field: the number of a field that is a script
 * @text: the entry of the script
 *
 * Returns: (transfer floating): buttons that write the steps of the script, so that people need not
 *   know the notation
 */
GtkWidget *arb_script_buttons_new (ArbCard *card, guint field, GtkEditable *text);

G_END_DECLS
