/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_style_sheets_init:
 *
 * From here on the windows look as style.css says, and as the sheet of the dark or the
 * high-contrast style does where the system wants that. libadwaita would do so by itself for a
 * program with a resource base path; but for such a one GTK reads the whole icon theme twice, one
 * time while the first window waits for it. To be called once, with libadwaita initialized.
 */
void arb_style_sheets_init (void);

G_END_DECLS
