/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choice.h"

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

/** arb_choice_section_new: (transfer floating): an empty section named @title. */
GtkWidget *arb_choice_section_new (const char *title);

/** arb_choice_section_add: adds a button for @choice, number @index in the session's list. */
void arb_choice_section_add (ArbChoiceSection *self, ArbChoice *choice, guint index);

/** arb_choice_section_finish: to be called after the last arb_choice_section_add(). */
void arb_choice_section_finish (ArbChoiceSection *self);

/** arb_choice_section_get_title: what its choices have in common. */
const char *arb_choice_section_get_title (ArbChoiceSection *self);

/** arb_choice_section_is_open: whether any of its choices can be played. */
gboolean arb_choice_section_is_open (ArbChoiceSection *self);

G_END_DECLS
