/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"
#include "model/session/zone.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_card_popover_new: (transfer floating): a popover with what @card, which lies before @seat,
 * needs, which cards it can be, and buttons for its offers, which activate `table.offer`.
 */
GtkWidget *arb_card_popover_new (ArbSession *session, guint seat, ArbZoneCard *card);

G_END_DECLS
