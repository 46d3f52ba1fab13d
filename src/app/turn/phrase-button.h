/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/choice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_phrase_button_new: (transfer floating): a button that enters @choice by `turn.say`. It shows
 * the meaning and the notation, so that people learn how to write the move.
 */
GtkWidget *arb_phrase_button_new (ArbChoice *choice);

G_END_DECLS
