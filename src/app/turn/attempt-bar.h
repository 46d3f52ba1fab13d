/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-parts.h"

G_BEGIN_DECLS

#define ARB_TYPE_ATTEMPT_BAR (arb_attempt_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbAttemptBar, arb_attempt_bar, ARB, ATTEMPT_BAR, GtkBox)

/**
 * ArbAttemptBar:
 *
 * Shows the card of an attempt that takes several moves: the card, a bar with how much of its needs
 * is there, the parts of that number, and how much is missing.
 */

/** arb_attempt_bar_add: adds a bar for each card of the zones that lie above the choices. */
void arb_attempt_bar_add (const ArbOfferParts *parts);

G_END_DECLS
