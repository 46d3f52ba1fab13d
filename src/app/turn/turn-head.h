/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbTurnHeadForm:
 * @ARB_TURN_HEAD_FULL: who decides in as many lines as it takes, what about in one below
 * @ARB_TURN_HEAD_STEADY: who decides in one line, what about in one below: as high at every turn
 * @ARB_TURN_HEAD_BRIEF: both in one line, and what else can be told is in the menu only
 *
 * How the head of a turn panel says who decides, and what about. What has no room in its line is
 * told under the pointer; a screen reader tells all of it anyway.
 */
typedef enum
{
  ARB_TURN_HEAD_FULL,
  ARB_TURN_HEAD_STEADY,
  ARB_TURN_HEAD_BRIEF,
} ArbTurnHeadForm;

/** arb_turn_head_set_form: gives @form to what arb_turn_panel_take_head() gave. */
void arb_turn_head_set_form (GtkWidget *head, ArbTurnHeadForm form);

/** arb_turn_head_set_whole: says all of what it is about in as many lines as that takes, or not. */
void arb_turn_head_set_whole (GtkWidget *head, gboolean whole);

G_END_DECLS
