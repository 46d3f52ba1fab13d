/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbScoreMaker: makes the contents of an exported file.
 *
 * Returns: (transfer full): the contents
 */
typedef GBytes *(*ArbScoreMaker) (ArbSession *session, const ArbScoreProof *proof);

/**
 * ArbScoreFormat:
 * @id: the extension of the file
 * @make: makes the contents of the file
 */
typedef struct
{
  const char *id;
  ArbScoreMaker make;
} ArbScoreFormat;

/** arb_score_format_find: (transfer none) (nullable): the format with the extension @id. */
const ArbScoreFormat *arb_score_format_find (const char *id);

/**
 * arb_score_format_save:
 * @format: a format
 * @session: a game
 * @toasts: shows whether it was saved
 *
 * Asks for a file and writes it. @toasts names the written file; a dialog over its window shows an
 * error.
 */
void arb_score_format_save (const ArbScoreFormat *format, ArbSession *session,
                            AdwToastOverlay *toasts);

G_END_DECLS
