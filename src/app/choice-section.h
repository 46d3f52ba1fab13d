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

/** arb_choice_section_new: (transfer floating): an empty section. */
GtkWidget *arb_choice_section_new (void);

/**
 * arb_choice_section_show:
 * @self: a section
 * @choices: the session's choices
 * @group: the numbers of those that belong to it, #guint
 */
void arb_choice_section_show (ArbChoiceSection *self, GListModel *choices, const GArray *group);

/** arb_choice_section_would_be_open: whether any of @group can be played. */
gboolean arb_choice_section_would_be_open (GListModel *choices, const GArray *group);

G_END_DECLS
