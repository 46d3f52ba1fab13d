/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_LIST (arb_seat_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatList, arb_seat_list, ARB, SEAT_LIST, AdwBin)

/**
 * ArbSeatList:
 *
 * Who sits where: a name for each seat, in the order of play. Names are moved by dragging, by the
 * buttons beside them and by Ctrl with the arrow keys.
 */

/** arb_seat_list_set_n_seats: shows so many seats; names of seats taken away are remembered. */
void arb_seat_list_set_n_seats (ArbSeatList *self, guint n_seats);

/** arb_seat_list_set_names: seats @names, the first to play first. */
void arb_seat_list_set_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_known_names: the names that typing is completed to. */
void arb_seat_list_set_known_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_dup_names: (transfer full): the names; where none was given, “Player 2”. */
GStrv arb_seat_list_dup_names (ArbSeatList *self);

/** arb_seat_list_dup_typed_names: (transfer full): the names as typed; empty where none was. */
GStrv arb_seat_list_dup_typed_names (ArbSeatList *self);

/** arb_seat_list_move: moves the name at seat @from to seat @to, both from 1. */
void arb_seat_list_move (ArbSeatList *self, guint from, guint to);

/**
 * arb_seat_list_draw_lots:
 * @self: a list
 *
 * Lets chance choose who begins, and turns the order so that they are the first. How it comes about
 * is shown if animations are; asking again meanwhile skips that. Who begins stands there in large
 * letters until a name changes.
 */
void arb_seat_list_draw_lots (ArbSeatList *self);

/** arb_seat_list_settle: ends a drawing of lots under way at once. */
void arb_seat_list_settle (ArbSeatList *self);

G_END_DECLS
