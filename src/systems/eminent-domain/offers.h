/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/offer.h"

G_BEGIN_DECLS

/** em_offers: see #ArbHelp and %EM_OFFER_KINDS. */
void em_offers (const ArbState *state, ArbOffering *offering);

G_END_DECLS
