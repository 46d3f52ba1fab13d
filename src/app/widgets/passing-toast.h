/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbPassingToast:
 * @toast: (nullable): what is shown now
 * @since: when it was last brought into sight, by g_get_monotonic_time()
 * @source: takes it back once that can be done; 0 if nothing does
 *
 * A message that is out of date as soon as something else happens, however soon that is. The
 * fields are private.
 */
typedef struct
{
  AdwToast *toast;
  gint64 since;
  guint source;
} ArbPassingToast;

/**
 * arb_passing_toast_show:
 * @self: a message, zeroed at first
 * @overlay: where it is shown
 * @title: what it says
 * @label: (nullable): what its button is called, if it has one
 * @action: (nullable): the action of its button
 * @seconds: how long it stays; 0 for as long as any
 *
 * Shows a message at once, in place of the one before. Another one that is in sight comes back once
 * this one has gone.
 */
void arb_passing_toast_show (ArbPassingToast *self, AdwToastOverlay *overlay, const char *title,
                             const char *label, const char *action, guint seconds);

/** arb_passing_toast_withdraw: takes the message back, now or as soon as it has arrived. */
void arb_passing_toast_withdraw (ArbPassingToast *self);

/** arb_passing_toast_clear: to be called before the overlay goes. */
void arb_passing_toast_clear (ArbPassingToast *self);

/**
 * arb_toast_tell:
 * @overlay: where it is shown
 * @message: what is said, as it is
 *
 * Shows a message at once and for a moment, in as many lines as it needs, in place of the last one
 * that was told here. What can still be undone is offered again after it.
 */
void arb_toast_tell (AdwToastOverlay *overlay, const char *message);

G_END_DECLS
