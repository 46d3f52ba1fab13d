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

/** ArbTitledZone: the cards of @zone (nullable) with the heading @title, which may be %NULL. */
typedef struct
{
  const char *title;
  ArbZone *zone;
} ArbTitledZone;

/**
 * arb_cards_popover_new: (transfer floating): a popover with the cards of @n_zones zones of a game.
 */
GtkWidget *arb_cards_popover_new (ArbSession *session, const ArbTitledZone *zones, guint n_zones);

G_END_DECLS
