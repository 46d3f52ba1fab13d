/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/child-pool.h"
#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * arb_offer_sections_show:
 * @parts: where they are shown
 * @session: the game whose offers they are
 *
 * What can be recorded with one tap, kind by kind in the order of `look.json`, each in its form.
 * All other moves are in a list below, which is folded unless it is all there is.
 */
void arb_offer_sections_show (ArbChildPool *parts, ArbSession *session);

/** arb_offer_sections_unfold_like: unfolds the other moves in @parts if they are so in @old. */
void arb_offer_sections_unfold_like (GtkWidget *parts, GtkWidget *old);

G_END_DECLS
