/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_paper_draw:
 * @cairo: the context to draw in, from its origin on
 * @width: the width of the page without margins, in points
 * @height: the height of the page without margins
 * @session: a game
 * @proof: its score
 * @broken: (out) (optional): whether a word of the game was broken because there was too little
 *   room
 *
 * Draws the score sheet on one page.
 *
 * Returns: the height of the sheet, at most @height if it fits
 */
double arb_score_paper_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                             const ArbScoreProof *proof, gboolean *broken);

/** arb_score_paper_to_pdf: (transfer full): the sheet as a PDF document, in A4 or Letter. */
GBytes *arb_score_paper_to_pdf (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_paper_to_png: (transfer full): the sheet as a PNG picture. */
GBytes *arb_score_paper_to_png (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
