/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/choice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_verdict_get_name: the name of the verdict on @choice, for example “Against the rules”; with
 * @asked, an open rule is named as a question.
 */
const char *arb_verdict_get_name (ArbChoice *choice, gboolean asked);

/** arb_verdict_join: (transfer full): the name of a verdict, and the reason if there is one. */
char *arb_verdict_join (const char *name, const char *reason);

/** arb_verdict_dup_words: (transfer full): both for @choice; empty if it is legal. */
char *arb_verdict_dup_words (ArbChoice *choice);

/**
 * arb_verdict_announce: sets the accessible description of @widget, which has the focus. A screen
 * reader announces only changes, so @words are announced again even if they are the same as last
 * time.
 */
void arb_verdict_announce (GtkWidget *widget, const char *words);

G_END_DECLS
