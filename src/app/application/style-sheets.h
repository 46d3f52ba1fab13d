/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_style_sheets_init:
 *
 * Applies style.css, and those of style-dark.css, style-hc.css and style-hc-dark.css that the style
 * of the system needs, whenever it changes. Call it once, after libadwaita is initialized.
 *
 * libadwaita would do so for a program with a resource base path. But then GTK begins to read the
 * icon theme in a thread before libadwaita has added its own icons to it: most often, the start
 * waits for the thread, GTK throws away what it has read, and the first window waits until the
 * theme is read again. tests/bench/README.md has the measurement.
 */
void arb_style_sheets_init (void);

G_END_DECLS
