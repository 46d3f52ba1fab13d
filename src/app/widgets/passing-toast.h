/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbPassingToast:
 * @toast: (nullable): the toast that is shown now
 * @since: when it last appeared, by g_get_monotonic_time()
 * @source: the source that dismisses it once that is safe; 0 for none
 *
 * A toast that is withdrawn when something else happens, even at once. The fields are private.
 */
typedef struct
{
  AdwToast *toast;
  gint64 since;
  guint source;
} ArbPassingToast;

/**
 * arb_passing_toast_show:
 * @self: a toast, zeroed at first
 * @overlay: the overlay that shows it
 * @title: its text
 * @label: (nullable): the text of its button, if it has one
 * @action: (nullable): the action of its button
 * @seconds: how long it stays; 0 for no limit
 *
 * Shows a toast at once, in place of the previous one. Another toast that is visible comes back
 * after this one.
 */
void arb_passing_toast_show (ArbPassingToast *self, AdwToastOverlay *overlay, const char *title,
                             const char *label, const char *action, guint seconds);

/** arb_passing_toast_withdraw: dismisses the toast, now or as soon as it has appeared. */
void arb_passing_toast_withdraw (ArbPassingToast *self);

/** arb_passing_toast_clear: to be called before the overlay is destroyed. */
void arb_passing_toast_clear (ArbPassingToast *self);

/**
 * arb_toast_show:
 * @overlay: the overlay that shows it
 * @message: the text, without markup
 *
 * Shows a toast at once for a moment, in as many lines as it needs, in place of the last one of
 * this function. A toast that offers to undo comes back after it.
 */
void arb_toast_show (AdwToastOverlay *overlay, const char *message);

G_END_DECLS
