/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * `done`: no more of what is open.
 */

/** em_canonicalize_closing: `done` and `skip` mean the same to people; each moment has one. */
EmCanonicalizeFunc em_canonicalize_closing;

EmCheckFunc em_check_done;
EmApplyFunc em_apply_done;
EmShortfallFunc em_done_shortfall;

G_END_DECLS
