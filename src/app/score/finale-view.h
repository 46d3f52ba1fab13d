/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_FINALE_VIEW (arb_finale_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbFinaleView, arb_finale_view, ARB, FINALE_VIEW, ArbSessionView)

/**
 * ArbFinaleView:
 *
 * The page of a game that is over: who wins, the places, the score over the rounds, what decided it,
 * how long it was, and what people can do next, always in this order. It uses the actions of the
 * window.
 */

/**
 * arb_finale_view_reveal: reveals the places one by one, from the last to the first; a tap or a key
 * ends that. Does nothing if animations are off, or if nobody has a place.
 */
void arb_finale_view_reveal (ArbFinaleView *self);

/** arb_finale_view_count_awaited: how many places are not revealed yet. */
guint arb_finale_view_count_awaited (ArbFinaleView *self);

G_END_DECLS
