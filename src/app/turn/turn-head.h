/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbTurnHeadForm:
 * @ARB_TURN_HEAD_FULL: who decides in as many lines as necessary, and below it one line with what
 *   about
 * @ARB_TURN_HEAD_STEADY: one line with each, so that the height never changes; the line for typed
 *   moves is opened by the menu only
 * @ARB_TURN_HEAD_BRIEF: both in one line, without buttons
 *
 * How the head of a turn panel shows who decides, and what about. Text that is cut off is in a
 * tooltip; a screen reader announces all of it.
 */
typedef enum
{
  ARB_TURN_HEAD_FULL,
  ARB_TURN_HEAD_STEADY,
  ARB_TURN_HEAD_BRIEF,
} ArbTurnHeadForm;

/** arb_turn_head_set_form: sets the form of a head from arb_turn_panel_take_head(). */
void arb_turn_head_set_form (GtkWidget *head, ArbTurnHeadForm form);

/**
 * arb_turn_head_set_whole: sets whether the subtitle is shown in full, in as many lines as
 * necessary.
 */
void arb_turn_head_set_whole (GtkWidget *head, gboolean whole);

G_END_DECLS
