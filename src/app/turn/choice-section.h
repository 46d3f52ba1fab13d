/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/child-pool.h"
#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE_SECTION (arb_choice_section_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoiceSection, arb_choice_section, ARB, CHOICE_SECTION, AdwBin)

/**
 * ArbChoiceSection:
 *
 * The choices of one seat that share a verb, a button each: first those that can be played, then
 * the refused ones, folded away when they are many. A button activates `turn.choose` with the
 * number of its choice.
 */

/**
 * arb_choice_sections_show:
 * @parts: where they are shown
 * @session: the game whose choices they are
 *
 * All choices of the moment in sections: seat by seat, each under his name if several decide, and
 * of each seat those with something to play first.
 */
void arb_choice_sections_show (ArbChildPool *parts, ArbSession *session);

/**
 * arb_choice_sections_unfold_like:
 * @parts: the sections of a game
 * @old: the same sections in another window
 *
 * Unfolds the refused choices that are unfolded there.
 */
void arb_choice_sections_unfold_like (GtkWidget *parts, GtkWidget *old);

G_END_DECLS
