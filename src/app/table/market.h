/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_market_is_wanted: whether the looks of @catalogue have tiles in the middle of the table. */
gboolean arb_market_is_wanted (const ArbCatalogue *catalogue);

/**
 * arb_market_new: (transfer floating): a box for the cards in the middle of the table, of a game
 * that has tiles there. Where there is no room for it the supply bar shows their numbers.
 */
GtkWidget *arb_market_new (void);

/** arb_market_show: shows the zones of the supply bar, in lines. Returns whether there are any. */
gboolean arb_market_show (GtkWidget *self, ArbSession *session);

G_END_DECLS
