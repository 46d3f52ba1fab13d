/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Survey: the Action draws cards; the role looks at planets and keeps one. Source: 3.1.
 */

/** em_recorded_planets: the candidates for `voson`, `advanced 4/5` or `?`. */
guint64 em_recorded_planets (const EmState *state, ArbArgument first, ArbArgument second);

/**
 * em_offer_kept: after Survey, offers to say which planet was kept, if its back is known: that is a step
 * of its own, which people leave out by going on.
 */
void em_offer_kept (ArbOffering *offering);

/* The ends of the offers of the role, and of the Action. */
EmRoleOfferFunc em_end_survey;
EmActionOfferFunc em_act_survey;

G_END_DECLS
