/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"
#include "systems/eminent-domain/effects.h"

G_BEGIN_DECLS

/** em_offers: see #ArbHelp. */
void em_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
