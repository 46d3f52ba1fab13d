/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_score_paper_draw: draws the score sheet on one page of @width and @height, in points without
 * margins, from the origin of @cairo on. Sets @broken (out, optional) to whether a word of the game
 * was broken because there was too little room.
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
