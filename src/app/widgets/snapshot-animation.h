/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbSnapshotAnimation:
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
} ArbSnapshotAnimation;

/**
 * arb_snapshot_animation_play:
 * @self: a movement of @widget, zeroed at first
 * @widget: what moves
 * @from: where it begins
 * @to: where it ends
 * @duration: in milliseconds
 *
 * Where animations are switched off or @widget is not in sight, it is at @to at once, and nothing
 * is made for it.
 */
void arb_snapshot_animation_play (ArbSnapshotAnimation *self, GtkWidget *widget, double from,
                                  double to, guint duration);

/** arb_snapshot_animation_is_playing: whether it moves just now. */
gboolean arb_snapshot_animation_is_playing (const ArbSnapshotAnimation *self);

/** arb_snapshot_animation_clear: to be called before the widget goes. */
void arb_snapshot_animation_clear (ArbSnapshotAnimation *self);

G_END_DECLS
