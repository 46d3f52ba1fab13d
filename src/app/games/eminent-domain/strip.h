/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/strip-tile.h"
#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define EM_TYPE_STRIP (em_strip_get_type ())
G_DECLARE_FINAL_TYPE (EmStrip, em_strip, EM, STRIP, ArbSessionView)

/**
 * EmStrip:
 *
 * The middle of the table: the role stacks, influence, planets and technologies.
 */

/**
 * em_strip_set_form: with less room it is pictures and numbers alone, and with the least planets
 * and technologies share a tile.
 */
void em_strip_set_form (EmStrip *self, EmStripForm form);

G_END_DECLS
