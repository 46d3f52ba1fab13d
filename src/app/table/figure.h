/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/counter.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_FIGURE (arb_figure_get_type ())
G_DECLARE_FINAL_TYPE (ArbFigure, arb_figure, ARB, FIGURE, AdwBin)

/**
 * ArbFigure:
 *
 * A picture with its number. What the number counts is written below it or, without room, in its
 * tooltip.
 */

/** arb_figure_new: (transfer floating): a figure without a number. */
GtkWidget *arb_figure_new (void);

/**
 * arb_figure_set:
 * @self: a figure
 * @counter: the counter, whose name goes to the tooltip and to screen readers
 * @captioned: whether the caption of its look, if there is one, is shown below the number
 */
void arb_figure_set (ArbFigure *self, ArbCounter *counter, gboolean captioned);

G_END_DECLS
