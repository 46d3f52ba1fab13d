/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/counter.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define EM_TYPE_FIGURE (em_figure_get_type ())
G_DECLARE_FINAL_TYPE (EmFigure, em_figure, EM, FIGURE, AdwBin)

/**
 * EmFigure:
 *
 * A picture with its number, and what that counts below it or, without room, in its tooltip.
 */

/**
 * em_figure_new:
 * @icon: the name of its picture
 * @caption: (nullable): what it counts, as a word below it
 * @class: style class
 *
 * Returns: (transfer floating): a figure without a number
 */
GtkWidget *em_figure_new (const char *icon, const char *caption, const char *class);

/** em_figure_set: shows @counter, for tooltip and screen reader with what it is called. */
void em_figure_set (EmFigure *self, ArbCounter *counter);

/** em_figure_set_captioned: whether the word below the number is there. */
void em_figure_set_captioned (EmFigure *self, gboolean captioned);

G_END_DECLS
