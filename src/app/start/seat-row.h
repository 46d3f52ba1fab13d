/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SEAT_ROW (arb_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbSeatRow, arb_seat_row, ARB, SEAT_ROW, GtkListBoxRow)

/**
 * ArbSeatRow:
 *
 * A row with the marker and the name of the player at a seat. The signal `move` (seat, seat) asks
 * to move the player from the first seat to the second; `entered` is emitted when Enter is pressed
 * in the name, `named` when the name has changed. `picking` is emitted before the picker opens, and
 * asks for arb_seat_row_show_holders(); `picked` (seat, marker) when somebody has chosen a marker.
 */

/**
 * arb_seat_row_new:
 * @seat: the seat, from 1
 * @known: names in column 0 that typing is completed to
 *
 * Returns: (transfer floating): a row without a name
 */
GtkWidget *arb_seat_row_new (guint seat, GtkTreeModel *known);

/** arb_seat_row_set_place: sets whether there are seats before and after this one. */
void arb_seat_row_set_place (ArbSeatRow *self, gboolean has_before, gboolean has_after);

/** arb_seat_row_set_marker: shows @marker; before the first call the row shows that of its seat. */
void arb_seat_row_set_marker (ArbSeatRow *self, ArbPlayerMarker marker);

/**
 * arb_seat_row_show_holders: shows who else has which marker; see arb_player_marker_picker_show().
 */
void arb_seat_row_show_holders (ArbSeatRow *self, const char *const *holders);

void arb_seat_row_set_name (ArbSeatRow *self, const char *name);

/** arb_seat_row_get_typed: (transfer none): the name as it was typed. */
const char *arb_seat_row_get_typed (ArbSeatRow *self);

/** arb_seat_row_dup_name: (transfer full): the name, or “Player 2” where none was typed. */
char *arb_seat_row_dup_name (ArbSeatRow *self);

G_END_DECLS
