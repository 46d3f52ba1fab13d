/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/choice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_phrase_button_new: (transfer floating): says @choice by `turn.say`; it tells what it means and
 * how it is written, so that it can be written the next time. */
GtkWidget *arb_phrase_button_new (ArbChoice *choice);

G_END_DECLS
