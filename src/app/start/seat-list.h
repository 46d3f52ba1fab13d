/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_LIST (arb_seat_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatList, arb_seat_list, ARB, SEAT_LIST, AdwBin)

/**
 * ArbSeatList:
 *
 * Who sits where: a name and an marker for each seat, in the order of play. Players are moved by
 * dragging, by the buttons beside them and by Ctrl with the arrow keys; they keep their marker.
 */

/** arb_seat_list_set_n_seats: shows so many seats; names of seats taken away are remembered. */
void arb_seat_list_set_n_seats (ArbSeatList *self, guint n_seats);

/** arb_seat_list_set_names: seats @names, the first to play first. */
void arb_seat_list_set_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_known_names: the names that typing is completed to. */
void arb_seat_list_set_known_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_usual_markers: which #ArbPlayerMarker a player has who is called so, by name. */
void arb_seat_list_set_usual_markers (ArbSeatList *self, GHashTable *markers);

/** arb_seat_list_get_marker: the colour and shape of who sits at @seat, from 1. */
ArbPlayerMarker arb_seat_list_get_marker (ArbSeatList *self, guint seat);

/** arb_seat_list_pick: gives @seat that @marker; who has it takes that of @seat for it. */
void arb_seat_list_pick (ArbSeatList *self, guint seat, ArbPlayerMarker marker);

/** arb_seat_list_has_news: whether who sits at @seat has a name, and another marker from now on: it
 * was chosen here, or nothing was known of that name. */
gboolean arb_seat_list_has_news (ArbSeatList *self, guint seat);

/** arb_seat_list_dup_names: (transfer full): the names; where none was given, “Player 2”. */
GStrv arb_seat_list_dup_names (ArbSeatList *self);

/** arb_seat_list_dup_typed_names: (transfer full): the names as typed; empty where none was. */
GStrv arb_seat_list_dup_typed_names (ArbSeatList *self);

/** arb_seat_list_move: moves the player at seat @from to seat @to, both from 1. */
void arb_seat_list_move (ArbSeatList *self, guint from, guint to);

/**
 * arb_seat_list_draw_first:
 * @self: a list
 *
 * Lets chance choose who begins, and turns the order so that they are the first. How it comes about
 * is shown if animations are; asking again meanwhile skips that. Who begins stands there in large
 * letters until a name changes.
 */
void arb_seat_list_draw_first (ArbSeatList *self);

/** arb_seat_list_settle: ends a drawing of lots under way at once. */
void arb_seat_list_settle (ArbSeatList *self);

G_END_DECLS
