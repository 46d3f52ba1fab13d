/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/table-arrangement.h"
#include "app/window/window.h"

/** sized_window_new: (transfer none): a new window of that size, once it is arranged so. */
ArbWindow *sized_window_new (ArbSession *session, gint width, gint height,
                             ArbArrangement arrangement);

/** sized_resize: gives @window that size, and waits until it is arranged so. */
void sized_resize (ArbWindow *window, gint width, gint height, ArbArrangement arrangement);

/** sized_assert_in_sight: fails if any of @widget is scrolled out of the pane it is in. */
void sized_assert_in_sight (GtkWidget *widget);

/** sized_assert_all_in_sight: the same of all planets under @root; returns how many there are. */
guint sized_assert_all_in_sight (GtkWidget *root);

/** sized_get_bounds: the bounds of the first widget with the CSS class @class in @window. */
void sized_get_bounds (ArbWindow *window, const char *class, graphene_rect_t *bounds);

/** sized_get_end: how far @bounds reach. */
float sized_get_end (const graphene_rect_t *bounds);

/**
 * sized_get_tiles_end: where the last tile of the middle of the table ends, under @root: its box may
 * be narrower than they are.
 */
float sized_get_tiles_end (GtkWidget *root, GtkWidget *window);
