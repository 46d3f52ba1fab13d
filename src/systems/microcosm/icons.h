/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/* What icons are asked for, and which cards may show them. */

/** micro_asked_role: the role whose icons are being revealed; %MICRO_N_ROLES for none. */
MicroRole micro_asked_role (const MicroState *state);

/**
 * micro_count_icons:
 *
 * Returns: how many known cards @seat could reveal for @role: cards of the hand, Colonies,
 *   technologies
 */
guint micro_count_icons (const MicroState *state, guint seat, MicroRole role);

/** micro_shows_icons: whether @seat is asked for icons. */
gboolean micro_shows_icons (const MicroState *state, guint seat);

/**
 * micro_most_icons:
 *
 * Returns: how many more icons of the role that is asked for @seat can show, as far as is known:
 *   unknown icons and unknown cards count as the most that they can be
 */
guint micro_most_icons (const MicroState *state, guint seat);

/**
 * micro_lacks_icons: whether the cards that @seat can still name have fewer icons than nobody has named
 * a card for.
 */
gboolean micro_lacks_icons (const MicroState *state, guint seat);

/** micro_list_reveals: adds revealing each card, and up to @most icons on cards that nobody names. */
void micro_list_reveals (const MicroState *state, guint seat, guint most, ArbMoves *moves);

G_END_DECLS
