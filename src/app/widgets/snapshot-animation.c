/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/snapshot-animation.h"

static void
step (double value, gpointer data)
{
  ArbSnapshotAnimation *self = data;

  self->value = value;
  gtk_widget_queue_draw (self->widget);
}

void
arb_snapshot_animation_clear (ArbSnapshotAnimation *self)
{
  g_return_if_fail (self != NULL);

  /* A running animation holds a reference to its widget until it is skipped. */
  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
}

void
arb_snapshot_animation_play (ArbSnapshotAnimation *self, GtkWidget *widget, double from, double to,
                             guint duration)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  arb_snapshot_animation_clear (self);
  self->widget = widget;
  self->value = to;
  if (!adw_get_enable_animations (widget) || !gtk_widget_get_mapped (widget))
    {
      gtk_widget_queue_draw (widget);
      return;
    }
  self->animation = adw_timed_animation_new (widget, from, to, duration,
                                             adw_callback_animation_target_new (step, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
  adw_animation_play (self->animation);
}

gboolean
arb_snapshot_animation_is_playing (const ArbSnapshotAnimation *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->animation != NULL
         && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
