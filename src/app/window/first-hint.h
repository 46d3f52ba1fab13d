/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_FIRST_HINT (arb_first_hint_get_type ())
G_DECLARE_FINAL_TYPE (ArbFirstHint, arb_first_hint, ARB, FIRST_HINT, ArbSessionView)

/**
 * ArbFirstHint:
 *
 * Guides people through the first turn of a first game, one hint at a time. A hint lies over the
 * page, at the thing that it speaks of, where it covers nothing and moves nothing. It goes when a
 * move is made or it is acknowledged; that is noted in the settings, and it never comes again. It
 * is to be the overlay of a #GtkOverlay.
 */

/** arb_first_hint_get_hint: (nullable): the id of the hint that is shown. */
const char *arb_first_hint_get_hint (ArbFirstHint *self);

G_END_DECLS
