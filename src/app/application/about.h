/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_about_new:
 * @parent: the window below
 *
 * Returns: (transfer none): the window that says what this program is
 */
GtkWidget *arb_about_new (GtkWindow *parent);

G_END_DECLS
