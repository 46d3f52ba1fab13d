/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_questions_add: adds to @box what only the table can say about the end of the game, each in
 * a panel: the answers to the rule for which the winner waits, `score.answer` with the answer in the
 * notation; and the players with unknown points, `score.count` with the seat. Before that comes what the
 * table has said last, with `score.undo`. Adds nothing if nothing is asked and nothing was said.
 */
void arb_score_questions_add (GtkBox *box, ArbSession *session);

/**
 * arb_score_questions_install: installs these actions for widgets of @klass, which have a property
 * `session`.
 */
void arb_score_questions_install (GtkWidgetClass *klass);

G_END_DECLS
