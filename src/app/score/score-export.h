/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_score_make_file: (transfer full): the contents of a file with the extension @id: `pdf`,
 * `png`, `csv` or `bgsplay`.
 */
GBytes *arb_score_make_file (const char *id, ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_save_file: asks for a file with the extension @id and writes it. @toasts names the
 * written file; a dialog over its window shows an error.
 */
void arb_score_save_file (const char *id, ArbSession *session, AdwToastOverlay *toasts);

/** arb_score_print: asks for a printer, over @parent, and prints the score sheet on one page. */
void arb_score_print (ArbSession *session, GtkWindow *parent);

G_END_DECLS
