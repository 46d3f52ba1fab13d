/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_card_popover_new:
 * @session: the game
 * @seat: before whom the card lies
 * @card: a card
 *
 * Returns: (transfer floating): how much of what it needs is there, what it can be, and what can be
 *   done with it now, which activates `table.offer`
 */
GtkWidget *arb_card_popover_new (ArbSession *session, guint seat, ArbZoneCard *card);

G_END_DECLS
