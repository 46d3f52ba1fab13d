/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/turn/offer-sheet.h"

G_BEGIN_DECLS

/*
 * Parts are offers of which people choose several; another offer of the same section, the set, makes
 * all of them with one tap.
 */

/**
 * arb_part_choice_update: makes each set of the sheet take the chosen parts. A set that is new, or
 * has new parts, begins with the parts that the game proposes.
 */
void arb_part_choice_update (ArbOfferSheet *sheet);

/**
 * arb_part_choice_toggle: chooses the part @cell, which is allowed, or drops it. If the rules allow no
 * more parts, the one that was chosen first makes room.
 */
void arb_part_choice_toggle (ArbOfferSheet *sheet, ArbOfferCell *cell);

G_END_DECLS
