/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype/state.h"

G_BEGIN_DECLS

/*
 * The Action, and the choice of a role: its card is taken from the pile and counts, and cards of the
 * hand with its icon are added. Source: 8.2, P0 and P1.
 */

/** proto_count_icons: the icons of the role that @seat shows: X. Source: 8.2; 8.4, 8. */
guint proto_count_icons (const EmState *state, guint seat);

/** proto_shows_role: whether a kind of card is known to show the icon of the role. */
gboolean proto_shows_role (const EmState *state, guint kind);

/** proto_icon_planets: the numbers of the planets of @seat whose icons count, as bits. */
guint32 proto_icon_planets (const EmState *state, guint seat);

/** proto_planet_icons: how many icons those are. */
guint proto_planet_icons (const EmState *state, guint seat);

/** proto_symbols: see #ArbScripts. */
guint proto_symbols (const ArbState *state, const ArbItem *item);

/** proto_boosts: the kinds of cards that the hand of @seat can hold and that show the icon of the
 * role; with @known only those that it is known to hold. */
guint64 proto_boosts (const EmState *state, guint seat, gboolean known);

/** proto_check_icon: whether a card of @kind shows the icon of the role; otherwise the reason. */
void proto_check_icon (const EmState *state, guint kind, ArbVerdict *verdict);

G_END_DECLS
