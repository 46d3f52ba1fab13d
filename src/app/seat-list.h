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
 * Who sits where: a name and an emblem for each seat, in the order of play. Players are moved by
 * dragging, by the buttons beside them and by Ctrl with the arrow keys; they keep their emblem.
 */

/** arb_seat_list_set_n_seats: shows so many seats; names of seats taken away are remembered. */
void arb_seat_list_set_n_seats (ArbSeatList *self, guint n_seats);

/** arb_seat_list_set_names: seats @names, the first to play first. */
void arb_seat_list_set_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_known_names: the names that typing is completed to. */
void arb_seat_list_set_known_names (ArbSeatList *self, const char *const *names);

/** arb_seat_list_set_usual_emblems: which #ArbPlayerMarker a player has who is called so, by name. */
void arb_seat_list_set_usual_emblems (ArbSeatList *self, GHashTable *emblems);

/** arb_seat_list_get_emblem: the colour and shape of who sits at @seat, from 1. */
ArbPlayerMarker arb_seat_list_get_emblem (ArbSeatList *self, guint seat);

/** arb_seat_list_pick: gives @seat that @emblem; who has it takes that of @seat for it. */
void arb_seat_list_pick (ArbSeatList *self, guint seat, ArbPlayerMarker emblem);

/** arb_seat_list_has_news: whether who sits at @seat has a name, and another emblem from now on: it
 * was chosen here, or nothing was known of that name. */
gboolean arb_seat_list_has_news (ArbSeatList *self, guint seat);

/** arb_seat_list_dup_names: (transfer full): the names; where none was given, “Player 2”. */
GStrv arb_seat_list_dup_names (ArbSeatList *self);

/** arb_seat_list_dup_typed_names: (transfer full): the names as typed; empty where none was. */
GStrv arb_seat_list_dup_typed_names (ArbSeatList *self);

/** arb_seat_list_move: moves the player at seat @from to seat @to, both from 1. */
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
