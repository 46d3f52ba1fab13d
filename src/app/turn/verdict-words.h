/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/choice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_verdict_get_name: what the verdict on @choice is called, as in “Against the rules”; what the
 * rules leave open is a question where people are @asked. */
const char *arb_verdict_get_name (ArbChoice *choice, gboolean asked);

/** arb_verdict_join: (transfer full): what a verdict is called, and the reason if there is one. */
char *arb_verdict_join (const char *name, const char *reason);

/** arb_verdict_dup_words: (transfer full): both for @choice; empty where it is simply legal. */
char *arb_verdict_dup_words (ArbChoice *choice);

/**
 * arb_verdict_tell:
 * @widget: what has the keyboard
 * @words: what is told of it
 *
 * Describes @widget in @words, for who hears them. A screen reader hears of what changes, so that
 * @words are told anew even if they are those that were told last.
 */
void arb_verdict_tell (GtkWidget *widget, const char *words);

G_END_DECLS
