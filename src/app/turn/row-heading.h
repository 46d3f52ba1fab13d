/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_ROW_HEADING (arb_row_heading_get_type ())
G_DECLARE_FINAL_TYPE (ArbRowHeading, arb_row_heading, ARB, ROW_HEADING, AdwBin)

/**
 * ArbRowHeading:
 *
 * The name of a role or player at the head of a row of the turn panel. In a narrow window the name
 * stands under its sign, on two lines if it must.
 */

/** arb_row_heading_new: (transfer floating): a heading without a name. */
GtkWidget *arb_row_heading_new (void);

/** arb_row_heading_set_stacked: whether the name stands under its sign. */
void arb_row_heading_set_stacked (ArbRowHeading *self, gboolean stacked);

/**
 * arb_row_heading_set_role:
 * @self: a heading
 * @icon: the name of an icon
 * @title: the name of the role
 * @caption: (nullable): what is counted in the row; not shown when stacked
 * @last: whether whatever is chosen in the row takes the last card of a stack
 */
void arb_row_heading_set_role (ArbRowHeading *self, const char *icon, const char *title,
                               const char *caption, gboolean last);

/** arb_row_heading_set_player: heads the row of the player with @marker; @caption is as that of a
 * role. */
void arb_row_heading_set_player (ArbRowHeading *self, ArbPlayerMarker marker, const char *title,
                                 const char *caption);

/** arb_row_heading_set_hint: shows the @keys (nullable) with which whatever is in the row begins. */
void arb_row_heading_set_hint (ArbRowHeading *self, const char *keys);

G_END_DECLS
