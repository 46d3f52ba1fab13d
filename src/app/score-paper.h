/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_score_paper_to_pdf: (transfer full): the page as a PDF document, in A4 or Letter. */
GBytes *arb_score_paper_to_pdf (ArbSession *session, const ArbProof *proof);

/** arb_score_paper_to_png: (transfer full): the page as a PNG picture. */
GBytes *arb_score_paper_to_png (ArbSession *session, const ArbProof *proof);

/** arb_score_paper_print: asks for a printer, over @parent, and prints the page. */
void arb_score_paper_print (ArbSession *session, GtkWindow *parent);

G_END_DECLS
