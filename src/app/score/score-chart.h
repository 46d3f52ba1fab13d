/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbScoreColors:
 * @text: for text and axes
 * @line: for hairlines
 * @markers: of the players
 *
 * What a score is drawn in: on the screen the colours of its style, on paper dark ones.
 */
typedef struct
{
  GdkRGBA text;
  GdkRGBA line;
  GdkRGBA markers[ARB_N_MARKERS];
} ArbScoreColors;

/** arb_score_colors_init_paper: colours for white paper. */
void arb_score_colors_init_paper (ArbScoreColors *colors);

/**
 * arb_score_chart_draw:
 * @cairo: where to, at the origin
 * @width: how wide
 * @height: how high
 * @session: the game
 * @proof: its rounds
 * @colors: the colours
 *
 * Draws the score of every seat over the rounds. A seat is told from others by its dashes and the
 * shape of its marks, too.
 */
void arb_score_chart_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                           const ArbScoreProof *proof, const ArbScoreColors *colors);

/**
 * arb_score_chart_new:
 * @session: a game
 * @proof: its rounds; they must outlive the widget
 *
 * Returns: (transfer floating): the chart as a picture
 */
GtkWidget *arb_score_chart_new (ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_chart_table_new:
 * @session: a game
 * @proof: its proof
 *
 * Returns: (transfer floating): the numbers of the chart as a table that can be read aloud
 */
GtkWidget *arb_score_chart_table_new (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
