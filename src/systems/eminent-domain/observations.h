/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * Observations of the table. They narrow what is known, and must agree with it.
 */

/* The verb `discarded`, which in the prototype is only about cards. */
ArbWhyNotFunc em_check_discarded;
ArbApplyFunc em_apply_discarded;

G_END_DECLS
