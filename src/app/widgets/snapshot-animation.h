/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbSnapshotAnimation:
 * @widget: the widget, which is redrawn for each frame, but not laid out
 * @animation: (nullable): the running animation
 * @value: its present value
 *
 * An animation that a widget draws itself. The fields may be read.
 */
typedef struct
{
  GtkWidget *widget;
  AdwAnimation *animation;
  double value;
} ArbSnapshotAnimation;

/**
 * arb_snapshot_animation_play:
 * @self: an animation of @widget, zeroed at first
 * @widget: the widget
 * @from: the first value
 * @to: the last value
 * @duration: in milliseconds
 *
 * If animations are off or @widget is not visible, the value is @to at once, and no animation is
 * made.
 */
void arb_snapshot_animation_play (ArbSnapshotAnimation *self, GtkWidget *widget, double from,
                                  double to, guint duration);

/** arb_snapshot_animation_is_playing: whether the animation is running. */
gboolean arb_snapshot_animation_is_playing (const ArbSnapshotAnimation *self);

/** arb_snapshot_animation_clear: to be called before the widget is destroyed. */
void arb_snapshot_animation_clear (ArbSnapshotAnimation *self);

G_END_DECLS
