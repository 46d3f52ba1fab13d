/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_LIST (arb_seat_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatList, arb_seat_list, ARB, SEAT_LIST, AdwBin)

#define ARB_TYPE_SEAT_ROW (arb_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatRow, arb_seat_row, ARB, SEAT_ROW, GtkListBoxRow)

/**
 * ArbSeatList:
 *
 * A list of the seats in the order of play, with an #ArbSeatRow for the name and the marker of each
 * player. People move players by dragging, by the buttons beside them and by Ctrl with the arrow
 * keys; they keep their marker.
 */

/**
 * arb_seat_list_set_n_seats: shows @n_seats seats, and remembers the names of those that are
 * removed.
 */
void arb_seat_list_set_n_seats (ArbSeatList *self, guint n_seats);

/** arb_seat_list_set_names: fills in @names, in the order of play. */
void arb_seat_list_set_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_known_names: sets the names to which typed text is completed. */
void arb_seat_list_set_known_names (ArbSeatList *self, const char *const *names);

/**
 * arb_seat_list_set_usual_markers: sets the #ArbPlayerMarker that players usually have, by name.
 */
void arb_seat_list_set_usual_markers (ArbSeatList *self, GHashTable *markers);

/** arb_seat_list_get_marker: the marker of the player at @seat, from 1. */
ArbPlayerMarker arb_seat_list_get_marker (ArbSeatList *self, guint seat);

/** arb_seat_list_pick: gives @marker to @seat; the seat that has it gets the marker of @seat. */
void arb_seat_list_pick (ArbSeatList *self, guint seat, ArbPlayerMarker marker);

/**
 * arb_seat_list_has_news: whether the marker of a named player has to be stored: somebody chose it
 * here, or the player had none before.
 */
gboolean arb_seat_list_has_news (ArbSeatList *self, guint seat);

/** arb_seat_list_dup_names: (transfer full): the names; “Player 2” where none was typed. */
GStrv arb_seat_list_dup_names (ArbSeatList *self);

/**
 * arb_seat_list_dup_typed_names: (transfer full): the names as typed; empty strings where none was.
 */
GStrv arb_seat_list_dup_typed_names (ArbSeatList *self);

/** arb_seat_list_move: moves the player at seat @from to seat @to, both from 1. */
void arb_seat_list_move (ArbSeatList *self, guint from, guint to);

/**
 * arb_seat_list_draw_first: chooses the first player at random, and rotates the order of play
 * accordingly. An animation shows that, unless animations are off; a second call during the
 * animation ends it. The name of the first player is shown in large letters until a name changes.
 */
void arb_seat_list_draw_first (ArbSeatList *self);

/** arb_seat_list_settle: ends a running animation at once. */
void arb_seat_list_settle (ArbSeatList *self);

G_END_DECLS
