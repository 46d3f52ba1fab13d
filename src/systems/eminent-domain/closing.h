/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/*
 * `done`: the player does nothing more of the open choice.
 */

/**
 * em_canonicalize_closing: people use `done` and `skip` for the same; each moment has one of them
 * in canonical form.
 */
ArbCanonicalizeFunc em_canonicalize_closing;

/** em_apply_done: leaves what is waited for. */
ArbApplyFunc em_apply_done;

G_END_DECLS
