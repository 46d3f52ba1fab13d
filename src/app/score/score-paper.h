/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_paper_draw:
 * @cairo: where, from the origin on
 * @width: how wide the page is without its margins, in points
 * @height: how high it is without them
 * @session: a game
 * @proof: its score
 * @broken: (out) (optional): whether a word of the game had to be broken for want of room
 *
 * Draws the score sheet on one page.
 *
 * Returns: how much of @height it takes
 */
double arb_score_paper_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                             const ArbScoreProof *proof, gboolean *broken);

/** arb_score_paper_to_pdf: (transfer full): the page as a PDF document, in A4 or Letter. */
GBytes *arb_score_paper_to_pdf (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_paper_to_png: (transfer full): the page as a PNG picture. */
GBytes *arb_score_paper_to_png (ArbSession *session, const ArbScoreProof *proof);

G_END_DECLS
