/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbScoreMaker: makes a file of a score.
 *
 * Returns: (transfer full): its contents
 */
typedef GBytes *(*ArbScoreMaker) (ArbSession *session, const ArbProof *proof);

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
 * @parent: the window that asks
 *
 * Asks for a file and writes it; @parent shows an error as a message.
 */
void arb_score_format_save (const ArbScoreFormat *format, ArbSession *session, GtkWindow *parent);

G_END_DECLS
