/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbMotion:
 * @widget: what moves, drawn anew for each frame and never laid out
 * @animation: (nullable): how it moves now
 * @value: how far it is
 *
 * A movement that a widget draws itself. The fields may be read.
 */
typedef struct
{
  GtkWidget *widget;
  AdwAnimation *animation;
  double value;
} ArbMotion;

/**
 * arb_motion_play:
 * @self: a movement of @widget, zeroed at first
 * @widget: what moves
 * @from: where it begins
 * @to: where it ends
 * @duration: in milliseconds
 *
 * Where animations are switched off or @widget is not in sight, it is at @to at once, and nothing
 * is made for it.
 */
void arb_motion_play (ArbMotion *self, GtkWidget *widget, double from, double to, guint duration);

/** arb_motion_is_playing: whether it moves just now. */
gboolean arb_motion_is_playing (const ArbMotion *self);

/** arb_motion_clear: to be called before the widget goes. */
void arb_motion_clear (ArbMotion *self);

G_END_DECLS
