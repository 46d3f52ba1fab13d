/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/offer-kinds.h"

#define OFFER_KIND_ID(name, id) id,
const char *const em_offer_kinds[] = { EM_OFFER_KINDS (OFFER_KIND_ID) NULL };
