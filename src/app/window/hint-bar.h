/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_HINT_BAR (arb_hint_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbHintBar, arb_hint_bar, ARB, HINT_BAR, ArbSessionView)

/**
 * ArbHintBar:
 *
 * Explains the first turn of a first game, one hint at a time. A hint that was acknowledged is
 * noted in the settings and never comes again.
 */

/** arb_hint_bar_set_settings: sets the settings, which store the dismissed hints. */
void arb_hint_bar_set_settings (ArbHintBar *self, GSettings *settings);

/** arb_hint_bar_get_hint: (nullable): the id of the hint that is shown. */
const char *arb_hint_bar_get_hint (ArbHintBar *self);

G_END_DECLS
