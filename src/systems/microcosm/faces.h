/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/state.h"

G_BEGIN_DECLS

/*
 * The faces of the cards. They were never published in full: for a card that the catalogue does not
 * know, the table can record what it sees, `planet-03 shows shield 2`.
 */

/** micro_read_faces: reads the faces from the catalogue. */
void micro_read_faces (MicroState *state);

/** micro_number: a number of a planet; -1 if it is unknown. */
static inline gint
micro_number (const MicroState *state, guint planet, MicroFeature feature)
{
  return state->faces.numbers[planet][feature] - 1;
}

/** micro_icons: the icons of a card of any sort; %MICRO_ICONS_UNKNOWN if they are unknown. */
guint16 micro_icons (const MicroState *state, ArbArgument card);

/** micro_script: where the action of @domain begins in the program. */
guint micro_script (const MicroState *state, guint domain);

/** micro_add_unknown: makes the verdict depend on an unknown feature of @card. */
void micro_add_unknown (ArbVerdict *verdict, ArbArgument card, MicroFeature feature);

/** micro_has_value: whether cards of the sort of @card have @feature, with @value. */
gboolean micro_has_value (ArbArgument card, MicroFeature feature, guint value);

/** micro_knows: whether @feature of @card is known. */
gboolean micro_knows (const MicroState *state, ArbArgument card, MicroFeature feature);

extern const ArbVerb micro_verb_shows;

G_END_DECLS
