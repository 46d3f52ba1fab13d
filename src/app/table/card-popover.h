/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_card_popover_new:
 * @session: the game
 * @seat: the seat of the player before whom the card lies
 * @card: a card
 *
 * Returns: (transfer floating): a popover with what the card needs, which cards it can be, and
 *   buttons for its offers, which activate `table.offer`
 */
GtkWidget *arb_card_popover_new (ArbSession *session, guint seat, ArbZoneCard *card);

G_END_DECLS
