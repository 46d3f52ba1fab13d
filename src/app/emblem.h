/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_emblem_get_name: what people call @emblem, like “Blue circle”. */
const char *arb_emblem_get_name (ArbPlayerMarker emblem);

/** arb_emblem_get_glyph: the shape of @emblem as a letter. */
const char *arb_emblem_get_glyph (ArbPlayerMarker emblem);

/** arb_emblem_get_icon: the shape of @emblem as an icon of ours. */
const char *arb_emblem_get_icon (ArbPlayerMarker emblem);

/** arb_emblem_get_color: what the style sheets call the colour of @emblem. */
const char *arb_emblem_get_color (ArbPlayerMarker emblem);

/** arb_emblem_frame_set: gives @widget the frame of who decides; none for that of the table. */
void arb_emblem_frame_set (GtkWidget *widget, ArbPlayerMarker emblem);

/** arb_emblem_image_set: makes @image the shape of @emblem in its colour, called so. */
void arb_emblem_image_set (GtkImage *image, ArbPlayerMarker emblem);

/** arb_emblem_label_set: makes @label the shape of @emblem in its colour. */
void arb_emblem_label_set (GtkLabel *label, ArbPlayerMarker emblem);

/** arb_emblem_label_new: (transfer floating): the shape of @emblem in its colour. */
GtkWidget *arb_emblem_label_new (ArbPlayerMarker emblem);

/**
 * ArbEmblemWish:
 * @kept: what a seat has for sure, if it can; %ARB_MARKER_TABLE for nothing
 * @known: what who sits there usually has; %ARB_MARKER_TABLE for nothing
 */
typedef struct
{
  ArbPlayerMarker kept;
  ArbPlayerMarker known;
} ArbEmblemWish;

/**
 * arb_emblems_assign:
 * @wishes: (array length=n_seats): of each seat
 * @n_seats: how many, at most %ARB_MAX_SEATS
 * @emblems: (out caller-allocates) (array length=n_seats): an emblem for each seat, no two the same
 *
 * First all get what is kept, then what they are known by, then what is that of their seat; who is
 * left over gets the first that is left. Where two wish the same, the one who plays first has it.
 */
void arb_emblems_assign (const ArbEmblemWish *wishes, guint n_seats, ArbPlayerMarker *emblems);

G_END_DECLS
