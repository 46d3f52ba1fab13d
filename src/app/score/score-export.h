/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ArbScoreMaker: makes a file of a score.
 *
 * Returns: (transfer full): its contents
 */
typedef GBytes *(*ArbScoreMaker) (ArbSession *session, const ArbScoreProof *proof);

/**
 * ArbScoreFormat:
 * @id: the end of the file's name
 * @make: makes the file
 */
typedef struct
{
  const char *id;
  ArbScoreMaker make;
} ArbScoreFormat;

/** arb_score_format_find: (transfer none) (nullable): the format whose files end so. */
const ArbScoreFormat *arb_score_format_find (const char *id);

/**
 * arb_score_format_save:
 * @format: a format
 * @session: a game
 * @toasts: where it is said what became of it
 *
 * Asks for a file and writes it; @toasts names the file, and its window shows an error as a message.
 */
void arb_score_format_save (const ArbScoreFormat *format, ArbSession *session,
                            AdwToastOverlay *toasts);

G_END_DECLS
