/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_show_card: notes that a played card is in play; a special kind was unknown before. */
void nine_show_card (NineState *state, guint card);

G_END_DECLS
