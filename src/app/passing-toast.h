/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbPassingToast:
 * @toast: (nullable): what is shown now
 * @since: when it was added, by g_get_monotonic_time()
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
 * @label: what its button is called
 * @action: the action of its button
 *
 * Shows a message in place of the one before.
 */
void arb_passing_toast_show (ArbPassingToast *self, AdwToastOverlay *overlay, const char *title,
                             const char *label, const char *action);

/** arb_passing_toast_withdraw: takes the message back, now or as soon as it has arrived. */
void arb_passing_toast_withdraw (ArbPassingToast *self);

/** arb_passing_toast_clear: to be called before the overlay goes. */
void arb_passing_toast_clear (ArbPassingToast *self);

/** arb_toast_tell: shows @message, as it is, for a moment, in as many lines as it needs. */
void arb_toast_tell (AdwToastOverlay *overlay, const char *message);

G_END_DECLS
