/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Observations of the table. They narrow what is known, and must agree with it.
 */

/** em_is_common: whether the move is about common piles, so that it needs no seat. */
gboolean em_is_common (ArbMove move);

/* The verbs `start`, `drew`, `holds`, `discarded`, `saw`, `is`. */
EmCheckFunc em_check_start;
EmApplyFunc em_apply_start;
EmCheckFunc em_check_drew;
EmApplyFunc em_apply_drew;
EmCheckFunc em_check_holds;
EmApplyFunc em_apply_holds;
EmCheckFunc em_check_discarded;
EmApplyFunc em_apply_discarded;
EmCheckFunc em_check_saw;
EmApplyFunc em_apply_saw;
EmCheckFunc em_check_is;
EmApplyFunc em_apply_is;

G_END_DECLS
