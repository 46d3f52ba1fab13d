/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_START_BUTTON (arb_start_button_get_type ())
G_DECLARE_FINAL_TYPE (ArbStartButton, arb_start_button, ARB, START_BUTTON, GtkButton)

/**
 * ArbStartButton:
 *
 * A wide button of the start page. Properties: `symbol` (the name of an icon), `title` with a
 * mnemonic, and `subtitle`, which says what the button does.
 */

const char *arb_start_button_get_subtitle (ArbStartButton *self);

G_END_DECLS
