/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbScoreColors:
 * @text: for text and axes
 * @line: for hairlines
 * @mark: for the round in which the lead changed for the last time
 * @markers: of the players
 *
 * The colours in which a score is drawn: those of the style on the screen, dark ones on paper.
 */
typedef struct
{
  GdkRGBA text;
  GdkRGBA line;
  GdkRGBA mark;
  GdkRGBA markers[ARB_N_MARKERS];
} ArbScoreColors;

/** arb_score_colors_init_paper: colours for white paper. */
void arb_score_colors_init_paper (ArbScoreColors *colors);

/**
 * arb_score_chart_draw: draws the score of every seat over the rounds of @proof, from the origin of
 * @cairo on. Seats differ not only in colour, but also in the dashes of their line and the shape of
 * their marks. A dashed line is at the round in which the lead changed for the last time.
 */
void arb_score_chart_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                           const ArbScoreProof *proof, const ArbScoreColors *colors);

/**
 * arb_score_chart_new: (transfer floating): a widget that draws the chart; @proof must outlive it.
 */
GtkWidget *arb_score_chart_new (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
