/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_about_new:
 * @parent: the window over which it opens
 *
 * Returns: (transfer none): the window with the name, version and authors of this program
 */
GtkWidget *arb_about_new (GtkWindow *parent);

G_END_DECLS
