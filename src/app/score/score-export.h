/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_score_make_file:
 * @id: the extension of the file: `pdf`, `png`, `csv` or `bgsplay`
 * @session: a game
 * @proof: its proof
 *
 * Returns: (transfer full): the contents of the file
 */
GBytes *arb_score_make_file (const char *id, ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_save_file:
 * @id: the extension of the file
 * @session: a game
 * @toasts: shows whether it was saved
 *
 * Asks for a file and writes it. @toasts names the written file; a dialog over its window shows an
 * error.
 */
void arb_score_save_file (const char *id, ArbSession *session, AdwToastOverlay *toasts);

G_END_DECLS
